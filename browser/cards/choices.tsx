import { useSignal } from '@preact/signals'
import type { Choice } from '../../contract/conversations.ts'
import { Onward } from '../icons.tsx'

const atMost = 4

interface Props {
  choices: Choice[]
  /** The language they are in, where it is not the panel's. */
  lang?: string
  more: string
  onSay: (words: string) => void
}

/** Ruled rows; pressing one says it. In a log they are nothing that was said. */
export function Choices({ choices, lang, more, onSay }: Props) {
  const all = useSignal(choices.length <= atMost)
  const shown = all.value ? choices : choices.slice(0, atMost - 1)

  return (
    <ul class="choices" aria-live="off">
      {shown.map(({ label, say }) => (
        <li key={say}>
          <button type="button" onClick={() => onSay(say)}>
            <span>
              <bdi lang={lang}>{label}</bdi>
            </span>
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
