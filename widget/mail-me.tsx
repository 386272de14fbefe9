import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { Refused } from '../browser/failures.ts'
import { Plain, Said, type Step, Wrong } from './menu-parts.tsx'
import { says } from './strings/menu.ts'
import { says as panel } from './strings/panel.ts'

/** Has the conversation sent as a letter: to the member's own address, or to one that the visitor gives. */
export function MailMe({ conversation: { reach, session }, finish, cancel }: Step) {
  const id = useId()
  const address = useSignal(session.value?.visitor.member?.email ?? '')
  const isSending = useSignal(false)
  const problem = useSignal('')

  async function send() {
    isSending.value = true
    problem.value = ''
    const email = address.value.trim()
    try {
      await reach((api, line) => api.mailTranscript(line, { email }))
      finish({ words: <Said>{says.mailed(email)}</Said> })
    } catch (error) {
      // What the browser takes for an address need not be one that a letter could go to.
      const isNone = error instanceof Refused && error.failure.error === 'bad_request'
      problem.value = isNone ? says.noAddress : panel.why(error)
    }
    isSending.value = false
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending.value) void send()
      }}
    >
      <div class="field">
        <label for={id}>
          <b>{says.address}</b>
        </label>
        <p class="field__hint" id={`${id}-hint`}>
          <span>{says.mailHint}</span>
        </p>
        <input
          id={id}
          type="email"
          required
          maxLength={254}
          autocomplete="email"
          enterkeyhint="send"
          aria-describedby={`${id}-hint`}
          value={address}
          onInput={(event) => {
            address.value = event.currentTarget.value
          }}
        />
      </div>
      {problem.value && <Wrong>{problem.value}</Wrong>}
      <div class="menu__acts">
        <button class="button" type="submit" data-kind="primary">
          <span>{isSending.value ? says.sending : says.send}</span>
        </button>
        <Plain says={says.cancel} press={cancel} kind="quiet" />
      </div>
    </form>
  )
}
