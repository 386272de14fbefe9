import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { CopyButton } from './copy.tsx'
import { held } from './place.ts'

interface Props {
  title: string
  /** What it is called where somebody is about to leave it. */
  name: string
  value: string
  /** It is stored elsewhere; from here it goes. */
  done(): void
}

/** A value that is shown this once: copied, then said to be stored, then gone. Whoever leaves before that is asked. */
export function Copied({ title, name, value, done }: Props) {
  const stored = useSignal(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    return hold(`${name} is shown this once. Nobody can read it again once you leave.`)
  }, [value])
  return (
    <section class="once" aria-label={title}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p class="soft">It is shown this once. Keep it where secrets are kept; nobody can read it here again.</p>
      <div class="once__value">
        <output aria-label={name}>{value}</output>
        <CopyButton text={value} what={name} kind="words" />
      </div>
      <footer>
        <label class="check">
          <input
            type="checkbox"
            checked={stored.value}
            onChange={({ currentTarget }) => (stored.value = currentTarget.checked)}
          />
          I stored it
        </label>
        <button class="button" type="button" disabled={!stored.value} onClick={done}>
          Done
        </button>
      </footer>
    </section>
  )
}

/** Keeps whoever leaves for a moment; answers how to let them go. */
function hold(words: string): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  held.value = words
  addEventListener('beforeunload', ask)
  return () => {
    held.value = undefined
    removeEventListener('beforeunload', ask)
  }
}
