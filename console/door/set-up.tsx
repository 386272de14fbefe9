import { Field, NewPasswordField, textsOf, useAttempt } from '../form.tsx'
import { go, href } from '../place.ts'
import { setUp } from '../session.ts'
import { Greeting } from './door.tsx'
import { DoorForm, NameField } from './door-form.tsx'

/** The first person of the shop: the token came in the link's fragment, which no server and no log ever sees. */
export function SetUpForm({ shop }: { shop: string }) {
  const attempt = useAttempt()
  const { issues, run } = attempt

  async function send(form: HTMLFormElement) {
    const known = textsOf(form, ['name', 'email', 'password'])
    if (await run(() => setUp({ token: location.hash.slice(1), ...known }))) go(href('inbox'), { replace: true })
  }

  return (
    <>
      <Greeting title="Set up the console">{shop && `You will be the first owner of ${shop}.`}</Greeting>
      <DoorForm attempt={attempt} act="Set up" send={send}>
        <NameField issues={issues} />
        <Field name="email" label="E-mail" type="email" autocomplete="username" required issues={issues} />
        <NewPasswordField issues={issues} />
      </DoorForm>
    </>
  )
}
