import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { LaterSteps } from './later-steps.tsx'
import type { Face } from './parts.ts'

export interface Later {
  steps?: LaterSteps
  failed: boolean
  fetchSteps(): Promise<void>
}

/** Fetches what comes after the choosing as soon as the card is drawn, with the sheets that it needs. */
export function useLaterSteps(card: RefObject<HTMLElement | null>, load: () => Promise<LaterSteps>): Later {
  const steps = useSignal<LaterSteps | undefined>(undefined)
  const failed = useSignal(false)

  async function fetchSteps() {
    failed.value = false
    try {
      const fetched = await load()
      adopt(card.current?.getRootNode(), fetched.sheets)
      steps.value = fetched
    } catch (error) {
      console.warn('chaxi:', error)
      failed.value = true
    }
  }

  useEffect(() => void fetchSteps(), [])

  return { steps: steps.value, failed: failed.value, fetchSteps }
}

/** Stands where a later step belongs that has not come: whoever gets there asks for it once more by getting there. */
export function Awaited({ later: { failed, fetchSteps }, words }: Face & { later: Later }) {
  useEffect(() => {
    if (failed) void fetchSteps()
  }, [])

  return (
    <footer>
      <p role="status">{failed && <span>{words.silence.unsure}</span>}</p>
      {failed && (
        <button type="button" class="button" onClick={fetchSteps}>
          <span>{words.tryAgain}</span>
        </button>
      )}
    </footer>
  )
}

function adopt(root: Node | undefined, sheets: CSSStyleSheet[]) {
  if (!(root instanceof ShadowRoot || root instanceof Document)) return
  const { adoptedStyleSheets } = root
  adoptedStyleSheets.push(...sheets.filter((sheet) => !adoptedStyleSheets.includes(sheet)))
}
