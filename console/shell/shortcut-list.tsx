import { useSignal } from '@preact/signals'
import { Dialog } from '../dialog.tsx'
import { Fault, useAttempt } from '../form.tsx'
import { go, href } from '../place.ts'
import { rooms } from '../rooms.ts'
import { changePreferences, signedIn } from '../session.ts'
import { type Shortcut, shortcuts, useShortcuts } from '../shortcuts.ts'

/** What can be pressed here, with the switch that turns all of it off. `?` opens it. */
export function ShortcutList() {
  const open = useSignal(false)
  const { fault, run } = useAttempt()
  useShortcuts([...toRooms, { keys: '?', words: 'This list', run: () => (open.value = true) }])
  if (!open.value) return null

  const { preferences } = signedIn.value.operator
  return (
    <Dialog title="Keys" close={() => (open.value = false)}>
      <dl class="shortcuts">
        {[...shortcuts.value.flat(), ...inFields].map(({ keys, words }) => (
          <>
            <dt key={keys}>{keys.toUpperCase()}</dt>
            <dd>{words}</dd>
          </>
        ))}
      </dl>
      <Fault said={fault} />
      <label class="check">
        <input
          type="checkbox"
          checked={preferences.shortcuts}
          onChange={({ currentTarget: { checked } }) => void run(() => changePreferences({ shortcuts: checked }))}
        />
        Keys do something outside of fields
      </label>
      <footer>
        <button class="button" type="button" onClick={() => (open.value = false)}>
          Close
        </button>
      </footer>
    </Dialog>
  )
}

const toRooms: Shortcut[] = rooms.flatMap(({ key, name, path }) =>
  key ? [{ keys: `g ${key}`, words: name, run: () => go(href(path)) }] : [],
)

// The field itself hears these, whatever the switch says.
const inFields = [
  { keys: 'Ctrl Enter', words: 'Send or save, in a field' },
  { keys: 'Escape', words: 'Back or close; a draft is kept' },
]
