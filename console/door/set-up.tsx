import { Field, textsOf, useAttempt } from '../form.tsx'
import { go, href } from '../place.ts'
import { setUp } from '../session.ts'
import { Greeting } from './door.tsx'

/** The first person of the shop: the token came in the link's fragment, which no server and no log ever sees. */
export function SetUpForm({ shop }: { shop: string }) {
  const { busy, fault, issues, run } = useAttempt()

  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const known = textsOf(event.currentTarget, ['name', 'email', 'password'])
    if (await run(() => setUp({ token: location.hash.slice(1), ...known }))) go(href('inbox'), { replace: true })
  }

  return (
    <>
      <Greeting title="Set up the console">{shop && `You will be the first owner of ${shop}.`}</Greeting>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <form onSubmit={submit}>
        <Field
          name="name"
          label="Your name"
          autocomplete="name"
          required
          issues={issues}
          hint="Visitors see it when you answer them."
        />
        <Field name="email" label="E-mail" type="email" autocomplete="username" required issues={issues} />
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
          Set up
        </button>
      </form>
    </>
  )
}
