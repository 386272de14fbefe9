import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { PART_REST } from './part-rest.ts'
import { says } from './strings/panel.ts'

interface Part {
  sheets: CSSStyleSheet[]
}

interface Props<Fetched extends Part> {
  load: () => Promise<Fetched>
  class?: string
  children: (part: Fetched) => ComponentChildren
}

/** A part of the panel that is fetched when it is first shown, with the sheets it needs. */
export function Late<Fetched extends Part>({ load, class: name, children }: Props<Fetched>) {
  const place = useRef<HTMLDivElement>(null)
  const part = useSignal<Fetched | undefined>(undefined)
  const failed = useSignal(false)

  async function fetchPart() {
    if (!place.current) return
    try {
      const fetched = await load()
      adopt(place.current, fetched.sheets)
      part.value = fetched
    } catch (error) {
      console.warn('chaxi:', error)
      failed.value = true
      setTimeout(fetchPart, PART_REST)
    }
  }

  useEffect(() => void fetchPart(), [])

  return (
    <div class={name} ref={place}>
      {part.value
        ? children(part.value)
        : failed.value && (
            <p class="aside" role="alert">
              <span>{says.partFailed}</span>{' '}
              <button class="plain" type="button" onClick={fetchPart}>
                <span>{says.tryAgain}</span>
              </button>
            </p>
          )}
    </div>
  )
}

function adopt(place: HTMLElement | null, sheets: CSSStyleSheet[]) {
  const root = place?.getRootNode()
  if (!(root instanceof ShadowRoot)) return
  const adopted = root.adoptedStyleSheets
  adopted.push(...sheets.filter((sheet) => !adopted.includes(sheet)))
}
