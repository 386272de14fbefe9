import { useSignal } from '@preact/signals'
import { ringBell } from '../attention/bell.ts'
import { Fault, Field, NewPasswordField, textsOf, useAttempt } from '../form.tsx'
import { href, place } from '../place.ts'
import { changeOwn, changePassword, changePreferences, leave, signedIn } from '../session.ts'
import { HandOffSection } from './hand-off.tsx'
import { KeptWords } from './kept-words.tsx'
import { LookScreen } from './look/screen.tsx'
import { People } from './people.tsx'

/** One's own account, what the console does on its own, and the shop's people. */
export default function SettingsScreen() {
  if (place.value.rest[0] === 'look') return <LookScreen />
  return (
    <>
      <header class="bar">
        <h1>Settings</h1>
      </header>
      <div class="sections">
        <Own />
        <Manners />
        <LookSection />
        <KeptWords />
        <HandOffSection />
        <PasswordSection />
        <People />
      </div>
    </>
  )
}

const LookSection = () => (
  <section class="section">
    <div>
      <h2>How the widget looks</h2>
      <p>Your colours, corners and font, seen on the widget itself.</p>
    </div>
    <footer>
      <a class="button" href={href('settings', ['look'])}>
        Try your colours on
      </a>
    </footer>
  </section>
)

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
        <Fault said={fault} />
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
  const change = (changed: Partial<typeof preferences>) => void run(() => changePreferences(changed))

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
        <Fault said={fault} />
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
        <Fault said={fault} />
        <Field name="old" label="The present one" type="password" autocomplete="current-password" required />
        <NewPasswordField label="The new one" issues={issues} />
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
