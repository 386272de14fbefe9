import type { Scope } from '../../contract/api-keys.ts'
import { callerOf } from '../caller.ts'
import { visitorIn } from '../interventions/visitor-for-tests.ts'
import { createKey } from '../keys/keys.ts'
import { ada, demoMerchant, rpc, type seeded } from '../seeded.ts'
import { minutesAfter, now } from '../time.ts'
import { importRecord } from '../workspaces/import.ts'
import { findWorkspace, type Workspace } from '../workspaces/workspaces.ts'

export type Shop = Awaited<ReturnType<typeof seeded>>

interface Ask {
  body?: unknown
  headers?: Record<string, string>
}

/** A merchant's program with a key of its own. */
export async function programOf(shop: Shop, scope: Scope = 'read_write', workspace?: Workspace) {
  const { id: workspaceId } = workspace ?? (await shop.workspace())
  const { key, value } = await createKey(shop.db, workspaceId, { label: `${scope} of a test`, scope, by: 'a test' })
  const asks = (method: string, path: string, { body, headers }: Ask = {}) =>
    shop.call(method, `/api/v1${path}`, { body, headers, token: value })
  return {
    key,
    value,
    workspaceId,
    asks,
    gets: (path: string) => asks('GET', path),
    posts: (path: string, body?: unknown, headers?: Record<string, string>) => asks('POST', path, { body, headers }),
    /** A JSON-RPC request. */
    rpc: (method: string, params?: object) => asks('POST', '/mcp', { body: rpc(method, params) }),
    /** Calls a tool, and answers what it says. */
    async tool(name: string, args: object = {}) {
      return (await asks('POST', '/mcp', { body: rpc('tools/call', { name, arguments: args }) })).body
    },
    /** Everything in the trail so far, the oldest first. */
    trail: () =>
      shop.db.selectFrom('audit').selectAll().where('workspace_id', '=', workspaceId).orderBy('seq').execute(),
  }
}
export type Program = Awaited<ReturnType<typeof programOf>>

/** A second merchant on the same server, who came an hour later. */
export async function secondShop(shop: Shop) {
  const { workspaceId } = await importRecord(shop.db, await demoMerchant(), 'other-shop')
  await shop.db
    .updateTable('workspace')
    .set({ created_at: minutesAfter(now(), 60) })
    .where('id', '=', workspaceId)
    .execute()
  const base = '/w/other-shop'
  const there = { ...shop, ...callerOf((path, init) => shop.app.request(base + path, init)) }
  return { shop: there, workspace: await findWorkspace(shop.db, shop.site, 'other-shop') }
}

/** Something of everything that a key can ask for: a visitor who waits for a person, and a booking. */
export async function inhabited(shop: Shop) {
  const visitor = await visitorIn(shop)
  await visitor.says('Could we bring a cake?')
  await visitor.asks('POST', 'forms', { subject: 'gongfu-hour' })
  await shop.turns.settled()
  const { id: intervention } = await visitor.asksForPerson()
  const form = await shop.opensForm()
  const slot = (await shop.slots(form, 'gongfu-hour')).at(-1)
  const { booking } = (await shop.books(form, { slot_id: slot.id, seats: 2, ...ada })).body.data
  return { visitor, conversation: visitor.id, intervention: String(intervention), booking: String(booking.reference) }
}
