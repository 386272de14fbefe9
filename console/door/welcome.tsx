import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Invitation } from '../../contract/console.ts'
import { Field, textsOf, useAttempt } from '../form.tsx'
import { go, href } from '../place.ts'
import { accept, ask } from '../session.ts'
import { Greeting } from './door.tsx'

/** Lets in whom a link was made for: somebody new, or somebody who needs another password. */
export function WelcomeForm() {
  const token = location.hash.slice(1)
  const invitation = useSignal<Invitation | undefined>(undefined)
  const { busy, fault, issues, run } = useAttempt()
  useEffect(() => {
    void run(async () => {
      invitation.value = await ask('/invitation', Invitation, { method: 'POST', body: { token } })
    })
  }, [])

  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const known = textsOf(event.currentTarget, ['name', 'password'])
    if (await run(() => accept({ token, ...known }))) go(href('inbox'), { replace: true })
  }

  const { name, email, shop, known } = invitation.value ?? { name: '', email: '', shop: '', known: false }
  return (
    <>
      <Greeting title={known ? 'A new password' : 'Welcome'}>{email && `${email}, at ${shop}`}</Greeting>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {invitation.value && (
        <form onSubmit={submit}>
          <Field name="name" label="Your name" autocomplete="name" required value={name} issues={issues} />
          <Field
            name="password"
            label="Password"
            type="password"
            autocomplete="new-password"
            required
            issues={issues}
            hint="12 characters or more; several words make a good one."
          />
          <button class="button" data-kind="main" type="submit" disabled={busy}>
            Come in
          </button>
        </form>
      )}
    </>
  )
}
