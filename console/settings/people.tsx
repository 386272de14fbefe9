import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import * as z from 'zod/mini'
import { type OneTimeLink as Link, OneTimeLink, OpenInvitation, Operator } from '../../contract/console.ts'
import { Copied } from '../copied.tsx'
import { Fault, Field, textsOf, useAttempt } from '../form.tsx'
import { Loading } from '../loading.tsx'
import { ask, signedIn } from '../session.ts'

/** The shop's people, and for an owner the links that let somebody in. */
export function People() {
  const people = useSignal<Operator[] | undefined>(undefined)
  const links = useSignal<OpenInvitation[]>([])
  const link = useSignal<(Link & { name: string }) | undefined>(undefined)
  const { busy, fault, issues, run } = useAttempt()
  const { operator: own } = signedIn.value
  const look = async () => {
    people.value = await ask('/people', z.array(Operator))
    if (own.role === 'owner') links.value = await ask('/people/invitations', z.array(OpenInvitation))
  }
  useEffect(() => void run(look), [])

  const makeLink = (path: string, name: string, body?: object) =>
    run(async () => {
      link.value = { ...(await ask(path, OneTimeLink, { method: 'POST', body })), name }
      await look()
    })

  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const form = event.currentTarget
    const { name, email, role } = textsOf(form, ['name', 'email', 'role'])
    if (await makeLink('/people/invitations', name, { name, email, role })) form.reset()
  }

  const remove = (path: string) =>
    run(async () => {
      await ask(path, z.unknown(), { method: 'DELETE' })
      await look()
    })

  return (
    <section class="section">
      <div>
        <h2>People</h2>
        <p>
          Each has an account of their own. A link lets one person in, once, within seven days; hand it on yourself.
        </p>
      </div>
      <div class="stack">
        <Fault said={fault} />
        {link.value && (
          <Copied
            title={`The link for ${link.value.name} is ready. Copy it now.`}
            name={`The link for ${link.value.name}`}
            value={link.value.url}
            done={() => {
              link.value = undefined
            }}
          />
        )}
        {people.value ? (
          <ul class="people">
            {people.value.map((person) => (
              <li key={person.id}>
                <b>{person.name}</b>
                <span class="faint">
                  {person.email}, {person.role}
                </span>
                {own.role === 'owner' && person.id !== own.id && (
                  <span class="end">
                    <button
                      class="button"
                      data-kind="plain"
                      type="button"
                      onClick={() => void makeLink(`/people/${person.id}/invitations`, person.name)}
                    >
                      New link<span class="unseen"> for {person.name}</span>
                    </button>
                    <button
                      class="button"
                      data-kind="danger-plain"
                      type="button"
                      onClick={() => void remove(`/people/${person.id}`)}
                    >
                      Remove<span class="unseen"> {person.name}</span>
                    </button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <Loading what="the people" />
        )}
        {links.value.length > 0 && (
          <Links links={links.value} withdraw={({ id }) => void remove(`/people/invitations/${id}`)} />
        )}
        {own.role === 'owner' && (
          <form class="stack" onSubmit={submit}>
            <Field name="name" label="Name" required issues={issues} />
            <Field name="email" label="E-mail" type="email" required issues={issues} />
            <label class="field">
              <span>May</span>
              <select class="input" name="role">
                <option value="member">answer, book and edit the record</option>
                <option value="owner">do all that, and keys and people</option>
              </select>
            </label>
            <footer>
              <button class="button" type="submit" disabled={busy}>
                Make a link
              </button>
            </footer>
          </form>
        )}
      </div>
    </section>
  )
}

function Links({ links, withdraw }: { links: OpenInvitation[]; withdraw: (link: OpenInvitation) => void }) {
  return (
    <>
      <h3>Links nobody has used yet</h3>
      <ul class="people">
        {links.map((link) => (
          <li key={link.id}>
            <b>{link.name}</b>
            <span class="faint">
              {link.email}, {link.known ? 'a new password' : link.role}, until {dayOf(link.expires_at)}
            </span>
            <span class="end">
              <button class="button" data-kind="danger-plain" type="button" onClick={() => withdraw(link)}>
                Withdraw<span class="unseen"> the link for {link.name}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const dayOf = (instant: string) => new Date(instant).toLocaleDateString(undefined, { day: 'numeric', month: 'long' })
