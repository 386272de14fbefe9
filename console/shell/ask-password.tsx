import { Dialog } from '../dialog.tsx'
import { Fault, Field, textsOf, useAttempt } from '../form.tsx'
import { confirmPassword, passwordWanted } from '../session.ts'

/** Asks for the password again where an act needs it, and then lets that act go on. */
export function AskPassword() {
  const answer = passwordWanted.value
  return answer ? <Asked answer={answer} /> : null
}

function Asked({ answer }: { answer(given: boolean): void }) {
  const { busy, fault, issues, run } = useAttempt()

  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const { password } = textsOf(event.currentTarget, ['password'])
    if (await run(() => confirmPassword(password))) answer(true)
  }

  return (
    <Dialog title="Your password, once more" close={() => answer(false)}>
      <p class="soft">Asked for acts on keys and people, then not for ten minutes.</p>
      <form onSubmit={submit}>
        <Fault said={fault} />
        <Field
          name="password"
          label="Password"
          type="password"
          autocomplete="current-password"
          required
          autoFocus
          issues={issues}
        />
        <footer>
          <button class="button" type="button" onClick={() => answer(false)}>
            Not now
          </button>
          <button class="button" data-kind="main" type="submit" disabled={busy}>
            Go on
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
