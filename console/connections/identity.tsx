import { useSignal } from '@preact/signals'
import type { Connections, IdentitySecret } from '../../contract/connections.ts'
import { Copied } from '../copied.tsx'
import { signedIn } from '../session.ts'
import { AskForSecret } from './ask-for-secret.tsx'
import { Card } from './card.tsx'
import { Whom } from './keys.tsx'
import type { Links } from './links.ts'
import { Samples } from './samples.tsx'
import { day } from './words.ts'

/** The secrets that the shop's own site signs its members' tokens with, and the code that does. */
export function IdentityCard({ model, seen }: { model: Links; seen: Connections }) {
  const asked = useSignal<IdentitySecret | undefined>(undefined)
  const isOwner = signedIn.value.operator.role === 'owner'
  const live = seen.secrets.filter(({ state }) => state !== 'retired')
  const { made, stored } = model
  return (
    <Card
      id="identity"
      title="Identity secret"
      words="Your site signs a short token for each signed-in member, and the assistant knows them. Two secrets may live at once, so you can change over without a gap."
    >
      {made.value?.kind === 'secret' && (
        <Copied
          key={made.value.value}
          title={`The secret ${made.value.name} signs from now on. Copy it now.`}
          name={`The secret ${made.value.name}`}
          value={made.value.value}
          done={stored}
        />
      )}
      <ul class="links__secrets" aria-label="Secrets">
        {live.map((secret) => (
          <Secret key={secret.kid} secret={secret} ask={isOwner ? () => (asked.value = secret) : undefined} />
        ))}
      </ul>
      {!isOwner && <Whom owners={seen.owners} to="replace and retire secrets" />}
      <Samples samples={seen.samples} kid={live[0]?.kid ?? ''} />
      {asked.value && (
        <AskForSecret model={model} secret={asked.value} live={live} close={() => (asked.value = undefined)} />
      )}
    </Card>
  )
}

function Secret({ secret: { kid, state, created_at }, ask }: { secret: IdentitySecret; ask?: () => void }) {
  const made = day(created_at, signedIn.value.workspace)
  const named = <span class="unseen"> {kid}</span>
  return (
    <li>
      <code>kid {kid}</code>
      <span>{state === 'signs' ? `Signing, since ${made}` : `Still accepted, made ${made}`}</span>
      {ask && (
        <button class="button" data-kind={state === 'signs' ? 'plain' : 'danger-plain'} type="button" onClick={ask}>
          {state === 'signs' ? 'Replace' : 'Retire'}
          {named}
        </button>
      )}
    </li>
  )
}
