import { Field, textsOf, useAttempt } from '../form.tsx'
import { signIn } from '../session.ts'
import { Greeting } from './door.tsx'

interface Props {
  shop: string
  isSetUp: boolean
}

export function SignInForm({ shop, isSetUp }: Props) {
  const { busy, fault, issues, run } = useAttempt()

  function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const form = event.currentTarget
    const stay = new FormData(form).has('stay')
    void run(() => signIn({ ...textsOf(form, ['email', 'password']), stay }))
  }

  return (
    <>
      <Greeting title="Sign in to the console">{shop && `Chaxi at ${shop}`}</Greeting>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <form onSubmit={submit}>
        <Field name="email" label="E-mail" type="email" autocomplete="username" required issues={issues} />
        <Field
          name="password"
          label="Password"
          type="password"
          autocomplete="current-password"
          required
          issues={issues}
        />
        <label class="check">
          <input type="checkbox" name="stay" defaultChecked />
          Stay signed in on this computer
        </label>
        <button class="button" data-kind="main" type="submit" disabled={busy}>
          {busy ? 'Signing in' : 'Sign in'}
        </button>
      </form>
      <p class="door__help">
        {isSetUp ? (
          'Forgot the password? An owner can make a new link for you under Settings, People.'
        ) : (
          <>
            First time here? Open the one-time link that <code>npm start</code> printed.
          </>
        )}
      </p>
    </>
  )
}
