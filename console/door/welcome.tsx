import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Invitation } from '../../contract/console.ts'
import { Fault, NewPasswordField, textsOf, useAttempt } from '../form.tsx'
import { go, href } from '../place.ts'
import { accept, ask } from '../session.ts'
import { Greeting } from './door.tsx'
import { DoorForm, NameField } from './door-form.tsx'

/** Lets in whom a link was made for: somebody new, or somebody who needs another password. */
export function WelcomeForm() {
  const token = location.hash.slice(1)
  const invitation = useSignal<Invitation | undefined>(undefined)
  const attempt = useAttempt()
  const { issues, run } = attempt
  useEffect(() => {
    void run(async () => {
      invitation.value = await ask('/invitation', Invitation, { method: 'POST', body: { token } })
    })
  }, [])

  async function send(form: HTMLFormElement) {
    if (await run(() => accept({ token, ...textsOf(form, ['name', 'password']) }))) go(href('inbox'), { replace: true })
  }

  if (!invitation.value)
    return (
      <>
        <Greeting title="Welcome">{''}</Greeting>
        <Fault said={attempt.fault} />
      </>
    )
  const { name, email, shop, known } = invitation.value
  return (
    <>
      <Greeting title={known ? 'A new password' : 'Welcome'}>
        {email}, at {shop}
      </Greeting>
      <DoorForm attempt={attempt} act="Come in" send={send}>
        <NameField value={name} issues={issues} />
        <NewPasswordField issues={issues} />
      </DoorForm>
    </>
  )
}
