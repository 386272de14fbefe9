import { useSignal } from '@preact/signals'
import type { NewFeedback } from '../contract/conversations.ts'
import { plain } from '../contract/words/plain.ts'
import { copyText } from './copy.ts'
import type { ShownMessage } from './shown-messages.ts'
import { says } from './strings/thumbs.ts'
import { sheets, Thumbs } from './thumbs.tsx'

export { sheets }

interface Props {
  message: ShownMessage
  /** Absent where it is no answer that could be wrong. Throws `Refused` or `Unreachable`. */
  rate?: (feedback: NewFeedback) => Promise<unknown>
  /** Asks once more what it answers. */
  again?: () => void
}

/** What may be done with an answer: say whether it helped, take it along, have another. */
export function AnswerActs({ message, rate, again }: Props) {
  const acts = (
    <>
      {message.text && <Copy text={message.author.type === 'assistant' ? plain(message.text) : message.text} />}
      {again && (
        <button class="plain" type="button" data-kind="quiet" onClick={again}>
          <span>{says.again}</span>
        </button>
      )}
    </>
  )
  if (!rate)
    return (
      <div class="thumbs" aria-live="off">
        {acts}
      </div>
    )
  return (
    <Thumbs message={message} rate={rate}>
      {acts}
    </Thumbs>
  )
}

/** Says beside itself that it has copied, until it is left. */
function Copy({ text }: { text: string }) {
  const outcome = useSignal<string | undefined>(undefined)
  const rest = () => {
    outcome.value = undefined
  }

  return (
    <>
      <button
        class="plain"
        type="button"
        data-kind="quiet"
        onBlur={rest}
        onPointerLeave={rest}
        onClick={async () => {
          outcome.value = (await copyText(text)) ? says.copied : says.notCopied
        }}
      >
        <span>{outcome.value ?? says.copy}</span>
      </button>
      <span class="unseen" role="status">
        {outcome.value}
      </span>
    </>
  )
}
