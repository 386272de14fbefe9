import { useSignal } from '@preact/signals'
import type { ListedKey } from '../../contract/connections.ts'
import { Dialog } from '../dialog.tsx'
import { Fault, Field, textsOf, useAttempt } from '../form.tsx'
import { signedIn } from '../session.ts'
import type { Links } from './links.ts'
import { lastUsed } from './words.ts'

interface Props {
  model: Links
  item: ListedKey
  what: 'rotate' | 'revoke'
  close(): void
}

/** Asks for the label before a key is rotated or revoked; the password is asked for where it was given too long ago. */
export function AskForKey({ model, item, what, close }: Props) {
  const typed = useSignal('')
  const { busy, fault, run } = useAttempt()
  const isRotate = what === 'rotate'
  const name = isRotate ? 'Rotate' : 'Revoke'

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (await run(() => (isRotate ? model.rotateKey(item) : model.revokeKey(item)))) close()
  }

  return (
    <Dialog title={`${name} ${item.label}?`} close={close}>
      <p class="soft">{isRotate ? ROTATED : revoked(item)}</p>
      <form onSubmit={submit} onInput={({ currentTarget }) => (typed.value = textsOf(currentTarget, ['label']).label)}>
        <Fault said={fault} />
        <Field name="label" label="Type the label to go on" placeholder={item.label} autocomplete="off" autoFocus />
        <footer>
          <button class="button" type="button" onClick={close}>
            Keep it
          </button>
          <button
            class="button"
            data-kind={isRotate ? 'main' : 'danger'}
            type="submit"
            disabled={busy || typed.value.trim() !== item.label}
          >
            {name} key
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

const ROTATED = 'A new value is shown once. The old one stops with the next request, so have what uses it at hand.'

function revoked(item: ListedKey): string {
  const used = item.last_used_at
    ? `It was used ${lastUsed(item, signedIn.value.workspace).replace(/^./, (first) => first.toLowerCase())}.`
    : 'It was never used.'
  return `${used} Its next request will be refused, and it cannot be brought back. It stays in this list with its trail.`
}
