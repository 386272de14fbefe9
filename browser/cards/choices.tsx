import { useSignal } from '@preact/signals'
import type { Choice } from '../../contract/conversations.ts'
import { Onward } from '../icons.tsx'

const atMost = 4
const more = 'More'

/** Ruled rows; pressing one says it. */
export function Choices({ choices, onSay }: { choices: Choice[]; onSay: (words: string) => void }) {
  const all = useSignal(choices.length <= atMost)
  const shown = all.value ? choices : choices.slice(0, atMost - 1)

  return (
    <ul class="choices">
      {shown.map(({ label, say }) => (
        <li key={say}>
          <button type="button" onClick={() => onSay(say)}>
            <span>{label}</span>
            <Onward />
          </button>
        </li>
      ))}
      {!all.value && (
        <li>
          <button type="button" onClick={() => (all.value = true)}>
            <span>{more}</span>
          </button>
        </li>
      )}
    </ul>
  )
}
