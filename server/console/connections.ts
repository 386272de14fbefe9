import { Hono } from 'hono'
import { type Connections, type IdentitySecret, type MadeKey, NewKey } from '../../contract/connections.ts'
import { whoDid } from '../audit/trail.ts'
import { json } from '../body.ts'
import type { Deps } from '../deps.ts'
import { createKey, keyById, listKeys, revokeKey, rotateKey } from '../keys/keys.ts'
import { listOperators } from '../operators/operators.ts'
import { minutesAfter, now } from '../time.ts'
import { listSecrets, retireSecret, rotateSecret } from '../visitors/identity-secrets.ts'
import { readSamples } from '../visitors/samples.ts'
import { listSightings } from '../workspaces/sightings.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { type OperatorEnv, requireOwner } from './access.ts'
import { act } from './trail.ts'

const DAY_MINUTES = 24 * 60

/** How others reach the shop, under `/console/api/connections`. Everybody may look; keys and secrets are an owner's. */
export const connectionRoutes = (deps: Deps) =>
  new Hono<OperatorEnv>()
    .get('/', async (c) => c.json({ ok: true, data: await readConnections(deps, c.var.workspace) }))
    .route('/keys', keyRoutes(deps))
    .route('/secrets', secretRoutes(deps))

async function readConnections({ db, widgets }: Deps, workspace: Workspace): Promise<Connections> {
  const { id } = workspace
  const revokers = await whoDid(db, id, 'revoke_api_key')
  const people = await listOperators(db, id)
  return {
    keys: (await listKeys(db, id)).map((key) => ({
      ...key,
      ...(key.revoked_at && { revoked_by: revokers.get(key.id) }),
    })),
    secrets: (await listSecrets(db, id)).map(presentSecret),
    sightings: await listSightings(db, workspace),
    samples: await readSamples(),
    pinned: await widgets.pinned(),
    owners: people.filter(({ role }) => role === 'owner').map(({ name }) => name),
  }
}

const presentSecret = (
  { kid, created_at, retired_at }: { kid: string; created_at: string; retired_at: string | null },
  place: number,
): IdentitySecret => ({
  kid,
  state: retired_at ? 'retired' : place === 0 ? 'signs' : 'verifies',
  created_at,
  retired_at,
})

const keyRoutes = (deps: Deps) =>
  new Hono<OperatorEnv>()
    .post('/', json(NewKey), async (c) => {
      const { workspace, operator } = c.var
      const { label, scope, days } = c.req.valid('json')
      const expiresAt = days === undefined ? undefined : minutesAfter(now(), days * DAY_MINUTES)
      const made = await act(
        deps,
        c,
        { action: 'create_api_key', status: 201, target: ({ key }: MadeKey) => ({ type: 'api_key', id: key.id }) },
        (trx) => {
          requireOwner(c.var)
          return createKey(trx, workspace.id, { label, scope, expiresAt, by: operator.name })
        },
      )
      return c.json({ ok: true, data: made }, 201)
    })
    .post('/:id/rotate', async (c) => {
      const id = c.req.param('id')
      const made = await act(deps, c, onKey('rotate_api_key', id), async (trx) => {
        requireOwner(c.var)
        return rotateKey(trx, await keyById(trx, c.var.workspace.id, id))
      })
      return c.json({ ok: true, data: made })
    })
    .post('/:id/revoke', async (c) => {
      const id = c.req.param('id')
      const data = await act(deps, c, onKey('revoke_api_key', id), async (trx) => {
        requireOwner(c.var)
        return revokeKey(trx, await keyById(trx, c.var.workspace.id, id))
      })
      return c.json({ ok: true, data })
    })

const onKey = (action: string, id: string) => ({ action, target: { type: 'api_key', id } })

const secretRoutes = (deps: Deps) =>
  new Hono<OperatorEnv>()
    .post('/', async (c) => {
      const rotated = await act(
        deps,
        c,
        { action: 'rotate_identity_secret', status: 201, target: ({ made }: Rotated) => onSecret(made.kid) },
        (trx) => {
          requireOwner(c.var)
          return rotateSecret(trx, c.var.workspace.id)
        },
      )
      const { made, retired } = rotated
      return c.json({ ok: true, data: { kid: made.kid, secret: made.secret, retired } }, 201)
    })
    .post('/:kid/retire', async (c) => {
      const kid = c.req.param('kid')
      await act(deps, c, { action: 'retire_identity_secret', target: onSecret(kid) }, (trx) => {
        requireOwner(c.var)
        return retireSecret(trx, c.var.workspace.id, kid)
      })
      return c.body(null, 204)
    })

type Rotated = Awaited<ReturnType<typeof rotateSecret>>

const onSecret = (kid: string) => ({ type: 'identity_secret', id: kid })
