import { Field, textsOf, useAttempt } from '../form.tsx'
import { signIn } from '../session.ts'
import { Greeting } from './door.tsx'
import { DoorForm } from './door-form.tsx'

interface Props {
  shop: string
  isSetUp: boolean
}

export function SignInForm({ shop, isSetUp }: Props) {
  const attempt = useAttempt()
  const { busy, issues, run } = attempt
  const send = (form: HTMLFormElement) =>
    run(() => signIn({ ...textsOf(form, ['email', 'password']), stay: new FormData(form).has('stay') }))

  return (
    <>
      <Greeting title="Sign in to the console">{shop && `Chaxi at ${shop}`}</Greeting>
      <DoorForm attempt={attempt} act={busy ? 'Signing in' : 'Sign in'} send={send}>
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
      </DoorForm>
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
