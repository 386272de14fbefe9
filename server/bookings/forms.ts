import { randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod'
import { type Form, type Hold, Origin, Prefill, Suggestion } from '../../contract/bookings.ts'
import { listPlans, listServices } from '../catalogue/catalogue.ts'
import type { FormTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { minutesAfter, now } from '../time.ts'
import { shopOf, type Workspace } from '../workspaces/workspaces.ts'
import { closedTo, type Guest, guestOfForm } from './guests.ts'
import { findBookingRow, presentBooking } from './present.ts'
import { releaseExpiredHolds } from './seats.ts'
import { suggestSlot } from './suggestion.ts'

/** How long a form stays open. */
const FORM_MINUTES = 24 * 60
export const EXTENSIONS = 2

/** What the opener knows: the tool's arguments, or the page's. */
export interface Known {
  subject?: string
  summary?: string
  urgency?: string
  name?: string
  email?: string
  slot_id?: string
}

export interface Opening {
  guest: Guest
  conversationId?: string
  saidBy: 'message' | 'page'
}

/**
 * Opens a form with whatever is known, or opens the conversation's live one again with what was said since.
 * Writes no booking and holds no seat. A member's own name and address win over what was typed.
 */
export async function openForm(db: Database, workspace: Workspace, known: Known, opening: Opening): Promise<Form> {
  const live = opening.conversationId ? await liveForm(db, workspace.id, opening.conversationId) : undefined
  const heard = await heardPrefill(db, workspace, known, opening)
  const before = live && kept(live)
  const prefill = { ...before?.prefill, ...heard.prefill }
  const filled = {
    prefill: JSON.stringify(prefill),
    prefilled_from: JSON.stringify({ ...before?.prefilled_from, ...heard.from }),
    suggestion: JSON.stringify(await suggestSlot(db, workspace, prefill, known.slot_id)),
  }
  const id = live?.id ?? randomBytes(18).toString('base64url')
  if (live)
    await db.updateTable('form').set(filled).where('workspace_id', '=', workspace.id).where('id', '=', id).execute()
  else
    await db
      .insertInto('form')
      .values({
        workspace_id: workspace.id,
        id,
        conversation_id: opening.conversationId ?? null,
        visitor_id: opening.guest.visitorId ?? null,
        ...filled,
        idempotency_key: randomUUID(),
        booking_reference: null,
        created_at: now(),
        expires_at: minutesAfter(now(), FORM_MINUTES),
      })
      .execute()
  return presentForm(db, workspace, await findForm(db, workspace.id, id))
}

/** The form with this id. Throws `not_found`. */
export async function findForm(db: Database, workspaceId: string, id: string): Promise<FormTable> {
  const row = await db
    .selectFrom('form')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such form. Open a new one.')

  return row
}

const liveForm = (db: Database, workspaceId: string, conversationId: string) =>
  db
    .selectFrom('form')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', conversationId)
    .where('booking_reference', 'is', null)
    .where('expires_at', '>', now())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

const kept = (row: FormTable) => ({
  prefill: Prefill.parse(JSON.parse(row.prefill)),
  prefilled_from: z.record(z.string(), Origin).parse(JSON.parse(row.prefilled_from)),
})

async function heardPrefill(db: Database, workspace: Workspace, known: Known, { guest, saidBy }: Opening) {
  const service = known.subject && (await serviceCode(db, workspace, known.subject))
  const said: Prefill = { ...(service && { service }), ...pick(known, ['summary', 'urgency', 'name', 'email']) }
  const member: Prefill = guest.member ? { name: guest.member.name, email: guest.member.email } : {}
  return {
    prefill: { ...said, ...member },
    from: { ...originOf(said, saidBy), ...originOf(member, 'member') },
  }
}

const originOf = (prefill: Prefill, origin: Origin): Record<string, Origin> =>
  Object.fromEntries(Object.keys(prefill).map((field) => [field, origin]))

const pick = <Key extends keyof Known>(known: Known, keys: Key[]): Partial<Pick<Known, Key>> =>
  Object.fromEntries(keys.flatMap((key) => (known[key]?.trim() ? [[key, known[key]]] : []))) as Partial<
    Pick<Known, Key>
  >

/** The service somebody means by its code or its name; undefined when it is neither, so the guest chooses. */
async function serviceCode(db: Database, workspace: Workspace, subject: string): Promise<string | undefined> {
  const wanted = subject.trim().toLowerCase()
  const services = await listServices(db, workspace)
  return services.find(({ code, name }) => code === wanted || name.toLowerCase() === wanted)?.code
}

/** A form on the wire, read afresh: its hold, its booking and its services as they stand now. */
export async function presentForm(db: Database, workspace: Workspace, row: FormTable): Promise<Form> {
  await releaseExpiredHolds(db)
  const { prefill, prefilled_from } = kept(row)
  const services = await formServices(db, workspace, row)
  const booked = row.booking_reference ? await findBookingRow(db, workspace.id, row.booking_reference) : undefined
  return {
    id: row.id,
    url: `${workspace.baseUrl}/forms/${row.id}`,
    state: booked ? 'submitted' : row.expires_at > now() ? 'open' : 'expired',
    prefill,
    prefilled_from,
    missing: (['service', 'name', 'email'] as const).filter((field) => !prefill[field]),
    suggestion: Suggestion.parse(JSON.parse(row.suggestion)),
    services,
    idempotency_key: row.idempotency_key,
    workspace: shopOf(workspace),
    hold: await currentHold(db, row),
    booking: booked && presentBooking(workspace, booked, 'guest'),
  }
}

async function formServices(db: Database, workspace: Workspace, row: FormTable): Promise<Form['services']> {
  const closed = await closedTo(db, workspace.id, await guestOfForm(db, row))
  const plans = new Map((await listPlans(db, workspace)).map((plan) => [plan.code, plan.name]))
  return (await listServices(db, workspace)).map(
    ({ code, name, covers, duration_minutes, price, plan, next_slots }) => ({
      code,
      name,
      covers,
      duration_minutes,
      price,
      members_only: closed.has(code),
      plan_name: plans.get(plan) ?? plan,
      next_at: next_slots[0]?.starts_at,
    }),
  )
}

/** The seats this form keeps for its guest, if any. */
export async function currentHold(
  db: Database,
  form: Pick<FormTable, 'workspace_id' | 'id'>,
): Promise<Hold | undefined> {
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
  seats: number
  held_until: string | null
  extensions: number
}): Hold => ({
  slot_id: row.slot_id,
  seats: row.seats,
  expires_at: row.held_until ?? now(),
  extensions_left: EXTENSIONS - row.extensions,
})

/** Runs `work` on a form that may still be filled in, in one transaction. Throws `conflict` when it may not. */
export function withOpenForm<T>(
  db: Database,
  workspaceId: string,
  id: string,
  work: (trx: Database, form: FormTable) => Promise<T>,
): Promise<T> {
  return transact(db, async (trx) => {
    await releaseExpiredHolds(trx)
    const form = await findForm(trx, workspaceId, id)
    if (form.booking_reference)
      throw new AppError('conflict', 'This form has been submitted already. Open a new one to book again.')
    if (form.expires_at <= now()) throw new AppError('conflict', 'This form has run out. Open a new one.')

    return work(trx, form)
  })
}
