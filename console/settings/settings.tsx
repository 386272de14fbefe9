import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import * as z from 'zod/mini'
import { type OneTimeLink as Link, OneTimeLink, Operator } from '../../contract/console.ts'
import { ringBell } from '../attention/bell.ts'
import { Copied } from '../copied.tsx'
import { Field, textsOf, useAttempt } from '../form.tsx'
import { Loading } from '../loading.tsx'
import { ask, changeOwn, changePassword, leave, signedIn } from '../session.ts'

/** One's own account, what the console does on its own, and the shop's people. */
export default function SettingsScreen() {
  return (
    <>
      <header class="bar">
        <h1>Settings</h1>
      </header>
      <div class="sections">
        <Own />
        <Manners />
        <PasswordSection />
        <People />
      </div>
    </>
  )
}

function Own() {
  const { operator } = signedIn.value
  const { busy, fault, issues, run } = useAttempt()

  function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const { name } = textsOf(event.currentTarget, ['name'])
    void run(() => changeOwn({ name }))
  }

  return (
    <section class="section">
      <div>
        <h2>You</h2>
        <p>Visitors read your name when you answer them.</p>
      </div>
      <form class="stack" onSubmit={submit}>
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <Field name="name" label="Name" value={operator.name} autocomplete="name" required issues={issues} />
        <p class="faint">
          {operator.email}, {operator.role === 'owner' ? 'an owner' : 'a member'}
        </p>
        <footer>
          <button class="button" type="submit" disabled={busy}>
            Save the name
          </button>
          <button class="button end" data-kind="plain" type="button" onClick={() => void run(() => leave())}>
            Sign out
          </button>
          <button
            class="button"
            data-kind="plain"
            type="button"
            onClick={() => void run(() => leave({ everywhere: true }))}
          >
            Sign out everywhere
          </button>
        </footer>
      </form>
    </section>
  )
}

function Manners() {
  const { preferences } = signedIn.value.operator
  const { fault, run } = useAttempt()
  const change = (changed: Partial<typeof preferences>) =>
    void run(() => changeOwn({ preferences: { ...preferences, ...changed } }))

  async function notify(wanted: boolean) {
    const may = wanted && (await Notification.requestPermission()) === 'granted'
    change({ notifications: may })
  }

  return (
    <section class="section">
      <div>
        <h2>Manners</h2>
        <p>Sound and notifications come for whoever waits unclaimed or is yours, at most three times.</p>
      </div>
      <div class="stack">
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <label class="field">
          <span>Sound, {preferences.sound === 0 ? 'off' : `${preferences.sound} %`}</span>
          <input
            type="range"
            min="0"
            max="100"
            step="10"
            value={preferences.sound}
            onChange={({ currentTarget }) => change({ sound: currentTarget.valueAsNumber })}
          />
        </label>
        <footer>
          <button
            class="button"
            type="button"
            disabled={preferences.sound === 0}
            onClick={() => ringBell(preferences.sound)}
          >
            Hear it
          </button>
        </footer>
        <label class="check">
          <input
            type="checkbox"
            checked={preferences.notifications}
            onChange={({ currentTarget }) => void notify(currentTarget.checked)}
          />
          Notifications of this browser
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={preferences.shortcuts}
            onChange={({ currentTarget }) => change({ shortcuts: currentTarget.checked })}
          />
          Keys do something outside of fields
        </label>
      </div>
    </section>
  )
}

function PasswordSection() {
  const { busy, fault, issues, run } = useAttempt()
  const done = useSignal(false)

  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const form = event.currentTarget
    const { old, password } = textsOf(form, ['old', 'password'])
    done.value = await run(() => changePassword({ password: old, new_password: password }))
    if (done.value) form.reset()
  }

  return (
    <section class="section">
      <div>
        <h2>Password</h2>
        <p>A new one signs you out everywhere else.</p>
      </div>
      <form class="stack" onSubmit={submit}>
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <Field name="old" label="The present one" type="password" autocomplete="current-password" required />
        <Field
          name="password"
          label="The new one"
          type="password"
          autocomplete="new-password"
          required
          issues={issues}
          hint="12 characters or more; several words make a good one."
        />
        <footer>
          <button class="button" type="submit" disabled={busy}>
            Change the password
          </button>
          <span role="status">{done.value && 'Changed.'}</span>
        </footer>
      </form>
    </section>
  )
}

function People() {
  const people = useSignal<Operator[] | undefined>(undefined)
  const link = useSignal<(Link & { name: string }) | undefined>(undefined)
  const { busy, fault, issues, run } = useAttempt()
  const { operator: own } = signedIn.value
  const look = async () => {
    people.value = await ask('/people', z.array(Operator))
  }
  useEffect(() => void run(look), [])

  const makeLink = (path: string, name: string, body?: object) =>
    run(async () => {
      link.value = { ...(await ask(path, OneTimeLink, { method: 'POST', body })), name }
    })

  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const form = event.currentTarget
    const { name, email, role } = textsOf(form, ['name', 'email', 'role'])
    if (await makeLink('/people/invitations', name, { name, email, role })) form.reset()
  }

  const remove = ({ id }: Operator) =>
    run(async () => {
      await ask(`/people/${id}`, z.unknown(), { method: 'DELETE' })
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
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
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
                    <button class="button" data-kind="danger-plain" type="button" onClick={() => void remove(person)}>
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
