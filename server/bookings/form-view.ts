import * as z from 'zod'
import { type Form, type Hold, Origin, Prefill, Suggestion } from '../../contract/bookings.ts'
import type { ShopForm } from '../../contract/shop-view.ts'
import { listPlans, listServices } from '../catalogue/catalogue.ts'
import type { FormTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { now } from '../time.ts'
import { shopOf, type Workspace } from '../workspaces/workspaces.ts'
import { closedTo, type Guest, guestOfForm } from './guests.ts'
import { findBookingRow, presentBooking } from './present.ts'
import { suggestionFor } from './suggestion.ts'
import { sweep } from './sweep.ts'

/** How often a hold may be lengthened. */
export const EXTENSIONS = 2

/** A form on the wire, read afresh: its hold, its booking and its services as they stand now. */
export async function presentForm(db: Database, workspace: Workspace, row: FormTable): Promise<Form> {
  await sweep(db, workspace)
  const guest = await guestOfForm(db, row)
  const { prefill, prefilled_from } = shownTo(guest, kept(row))
  const services = await formServices(db, workspace, guest)
  const booked = row.booking_reference ? await findBookingRow(db, workspace.id, row.booking_reference) : undefined
  return {
    id: row.id,
    url: `${workspace.baseUrl}/forms/${row.id}`,
    state: stateOf(row, booked),
    prefill,
    prefilled_from,
    missing: missingIn(prefill),
    suggestion: suggestionFor(workspace, row.suggestion, row.language || workspace.language),
    services,
    idempotency_key: row.idempotency_key,
    workspace: shopOf(workspace),
    hold: await currentHold(db, row),
    booking: booked && presentBooking(workspace, booked, 'guest'),
  }
}

/** The same for the shop's own people and programs, who have no business booking by it. */
export async function presentShopForm(db: Database, workspace: Workspace, row: FormTable): Promise<ShopForm> {
  const { prefill, prefilled_from } = kept(row)
  const booked = row.booking_reference ? await findBookingRow(db, workspace.id, row.booking_reference) : undefined
  return {
    state: stateOf(row, booked),
    prefill,
    prefilled_from,
    missing: missingIn(prefill),
    suggestion: Suggestion.parse(JSON.parse(row.suggestion)),
    hold: await currentHold(db, row),
    booking: booked && presentBooking(workspace, booked, 'other'),
  }
}

const stateOf = (row: FormTable, booked: object | undefined): Form['state'] =>
  booked ? 'submitted' : row.expires_at > now() ? 'open' : 'expired'

const missingIn = (prefill: Prefill) => (['service', 'name', 'email'] as const).filter((field) => !prefill[field])

/** A form as this guest may see it: what it has of a member, nobody else. */
function shownTo({ member }: Guest, { prefill, prefilled_from }: ReturnType<typeof kept>): ReturnType<typeof kept> {
  const theirs = (name: string) => !member && prefilled_from[name] === 'member'
  const without = <Value>(entries: Record<string, Value>) =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => !theirs(name)))
  return { prefill: without(prefill), prefilled_from: without(prefilled_from) }
}

async function formServices(db: Database, workspace: Workspace, guest: Guest): Promise<Form['services']> {
  const closed = await closedTo(db, workspace.id, guest)
  const plans = await listPlans(db, workspace)
  return (await listServices(db, workspace)).map(
    ({ code, name, covers, duration_minutes, price, next_slots, whole_slot }) => ({
      code,
      name,
      covers,
      duration_minutes,
      price,
      members_only: closed.has(code),
      plans: plans.filter(({ services }) => services.includes(code)).map(({ name, price }) => ({ name, price })),
      next_at: next_slots[0]?.starts_at,
      ...(whole_slot && { whole_slot }),
    }),
  )
}

/** The seats this form keeps for its guest, if any. */
async function currentHold(db: Database, form: Pick<FormTable, 'workspace_id' | 'id'>): Promise<Hold | undefined> {
  const row = await heldRow(db, form)
  return row && presentHold(row)
}

export const heldRow = (db: Database, form: Pick<FormTable, 'workspace_id' | 'id'>) =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('workspace_id', '=', form.workspace_id)
    .where('form_id', '=', form.id)
    .where('state', '=', 'held')
    .executeTakeFirst()

export const presentHold = (row: {
  slot_id: string
  party: number
  held_until: string | null
  extensions: number
}): Hold => ({
  slot_id: row.slot_id,
  seats: row.party,
  expires_at: row.held_until ?? now(),
  extensions_left: EXTENSIONS - row.extensions,
})

/** The form's hold, its row taken: the sweep cannot let it go between our look and our change. */
export const takeHeldRow = (trx: Database, form: Pick<FormTable, 'workspace_id' | 'id'>) =>
  trx
    .updateTable('booking')
    .set({ updated_at: now() })
    .where('workspace_id', '=', form.workspace_id)
    .where('form_id', '=', form.id)
    .where('state', '=', 'held')
    .returningAll()
    .executeTakeFirst()

/** What a stored form was filled with, and by whom. */
export const kept = (row: FormTable) => ({
  prefill: Prefill.parse(JSON.parse(row.prefill)),
  prefilled_from: z.record(z.string(), Origin).parse(JSON.parse(row.prefilled_from)),
})
