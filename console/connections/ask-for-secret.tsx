import type { IdentitySecret } from '../../contract/connections.ts'
import { Dialog } from '../dialog.tsx'
import { Fault, useAttempt } from '../form.tsx'
import type { Links } from './links.ts'

interface Props {
  model: Links
  secret: IdentitySecret
  live: readonly IdentitySecret[]
  close(): void
}

/** Says what comes of replacing the secret that signs, or of retiring the one before it. */
export function AskForSecret({ model, secret: { kid, state }, live, close }: Props) {
  const { busy, fault, run } = useAttempt()
  const isNew = state === 'signs'

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (await run(() => (isNew ? model.makeSecret() : model.retireSecret(kid)))) close()
  }

  return (
    <Dialog title={isNew ? 'Replace the secret that signs?' : `Retire ${kid}?`} close={close}>
      <p class="soft">{isNew ? replacing(kid, live) : RETIRING}</p>
      <form onSubmit={submit}>
        <Fault said={fault} />
        <footer>
          <button class="button" type="button" onClick={close}>
            Keep it
          </button>
          <button class="button" data-kind={isNew ? 'main' : 'danger'} type="submit" disabled={busy}>
            {isNew ? 'Make a new secret' : 'Retire secret'}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

function replacing(kid: string, live: readonly IdentitySecret[]): string {
  const older = live.find((secret) => secret.kid !== kid)
  const goes = older ? ` ${older.kid} is retired at once: two live at most.` : ''
  return `A new one is shown once and signs from now on. ${kid} is accepted until you retire it.${goes}`
}

const RETIRING =
  'What it has signed is refused from now on. Members who are signed in stay so until their session ends.'
