import { useSignal } from '@preact/signals'
import type { Connections, ListedKey } from '../../contract/connections.ts'
import { Copied } from '../copied.tsx'
import { signedIn } from '../session.ts'
import { AskForKey } from './ask-for-key.tsx'
import { Card } from './card.tsx'
import { KeyRow } from './key-row.tsx'
import type { Links } from './links.ts'
import { MakeKey } from './make-key.tsx'

interface Props {
  model: Links
  seen: Connections
}

/** The API keys: what each opens, when it was used last, and whose it was. */
export function KeysCard({ model, seen }: Props) {
  const isOwner = signedIn.value.operator.role === 'owner'
  const { made, stored } = model
  return (
    <Card
      id="keys"
      title="API keys"
      words="For your own servers, and for assistants that read conversations, reply and see bookings. A key opens this workspace only."
    >
      {made.value?.kind === 'key' && (
        <Copied
          key={made.value.value}
          title={`${made.value.name} ${made.value.again ? 'has a new value' : 'is ready'}. Copy it now.`}
          name={`The key ${made.value.name}`}
          value={made.value.value}
          done={stored}
        />
      )}
      <KeyTable model={model} seen={seen} />
      {isOwner ? <MakeKey model={model} /> : <Whom owners={seen.owners} to="make, rotate and revoke keys" />}
    </Card>
  )
}

function KeyTable({ model, seen: { keys } }: Props) {
  const asked = useSignal<{ item: ListedKey; what: 'rotate' | 'revoke' } | undefined>(undefined)
  if (keys.length === 0)
    return (
      <p class="links__none">
        <b>No keys yet.</b> Make one for each thing that will use it, so that one can be stopped alone.
      </p>
    )
  return (
    <>
      <table class="rows keys">
        <thead>
          <tr>
            <th>Label</th>
            <th>Begins with</th>
            <th>Scope</th>
            <th>Last used</th>
            <th>
              <span class="unseen">What can be done</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {inOrder(keys).map((item) => (
            <KeyRow key={item.id} item={item} ask={(what) => (asked.value = { item, what })} />
          ))}
        </tbody>
      </table>
      {asked.value && <AskForKey model={model} {...asked.value} close={() => (asked.value = undefined)} />}
    </>
  )
}

/** Those that open something first, each part the newest first. */
const inOrder = (keys: readonly ListedKey[]) => keys.toSorted((a, b) => Number(!!a.revoked_at) - Number(!!b.revoked_at))

/** For who is no owner: whom to ask. */
export const Whom = ({ owners, to }: { owners: readonly string[]; to: string }) => (
  <p class="faint">
    Only an owner may {to}. Ask {owners.join(' or ')}.
  </p>
)
