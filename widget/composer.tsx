import { Send, Stop } from '../browser/icons.tsx'
import { LONGEST_MESSAGE } from '../contract/message-length.ts'
import type { Conversation } from './conversation.ts'
import { says } from './strings/panel.ts'

/** Where the visitor writes. Never disabled, and what is written stays until it is sent. */
export function Composer({ conversation }: { conversation: Conversation }) {
  const { draft, length, canSend, answering, send, stop } = conversation
  const stops = answering.value && !canSend.value

  return (
    <form
      class="composer"
      part="composer"
      onSubmit={(event) => {
        event.preventDefault()
        void (stops ? stop() : send())
      }}
    >
      <div class="composer__box">
        <textarea
          rows={1}
          enterkeyhint="send"
          aria-label={says.message}
          aria-invalid={length.value > LONGEST_MESSAGE}
          aria-describedby="notice"
          placeholder={placeholder(conversation)}
          value={draft}
          onInput={(event) => {
            draft.value = event.currentTarget.value
          }}
          onKeyDown={(event) => {
            if (!sends(event)) return
            event.preventDefault()
            void send()
          }}
        />
        <button
          class="composer__send"
          type="submit"
          data-kind={stops ? 'stop' : canSend.value ? 'ready' : undefined}
          aria-label={stops ? says.stop : says.send}
        >
          {stops ? <Stop /> : <Send />}
        </button>
      </div>
    </form>
  )
}

// Enter also accepts a word from an input method; Safari says so only by the old code 229.
const sends = (event: KeyboardEvent) =>
  event.key === 'Enter' && !event.shiftKey && !event.isComposing && event.keyCode !== 229

function placeholder({ control, answering, operator }: Conversation): string {
  if (control.value === 'operator') return says.writeTo(operator.value)
  return answering.value ? says.askOrStop : says.ask
}
