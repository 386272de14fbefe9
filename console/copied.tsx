import { useSignal } from '@preact/signals'

interface Props {
  title: string
  value: string
  /** It is stored elsewhere; from here it goes. */
  done(): void
}

/** A value that is shown this once: copied, then said to be stored, then gone. */
export function Copied({ title, value, done }: Props) {
  const copied = useSignal(false)
  const stored = useSignal(false)
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => (copied.value = true),
      () => (copied.value = false),
    )
  return (
    <div class="once">
      <b>{title}</b>
      <p class="soft">It is shown this once.</p>
      <div class="once__value">
        <code>{value}</code>
        <button class="button" type="button" onClick={() => void copy()}>
          {copied.value ? 'Copied' : 'Copy'}
        </button>
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={stored.value}
          onChange={({ currentTarget }) => (stored.value = currentTarget.checked)}
        />
        I stored it
      </label>
      <button class="button" data-kind="main" type="button" disabled={!stored.value} onClick={done}>
        Done
      </button>
    </div>
  )
}
