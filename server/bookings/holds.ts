import type { Hold, NewHold } from '../../contract/bookings.ts'
import type { FormTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { minutesAfter, now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { formSlots } from './form-slots.ts'
import { EXTENSIONS, presentHold, takeHeldRow } from './form-view.ts'
import { withOpenForm } from './forms.ts'
import { closedTo, guestOfForm } from './guests.ts'
import { newReference } from './reference.ts'
import { giveBackSeats, takeSeats } from './seats.ts'

const HOLD_MINUTES = 10
/** A repeated PUT counts as an extension only this close to the end, so that a retry costs nothing. */
const EXTENSION_WINDOW_MINUTES = 2

/**
 * Keeps seats for a form's guest for 10 minutes; another slot or party size moves the hold.
 * Throws `sold_out` with alternatives, `forbidden` for a members' service, `not_found`, `bad_request` for too large a party.
 */
export function holdSeats(db: Database, workspace: Workspace, formId: string, wanted: NewHold): Promise<Hold> {
  return withOpenForm(db, workspace.id, formId, async (trx, form) => {
    const held = await takeHeldRow(trx, form)
    if (held?.slot_id === wanted.slot_id && held.seats === wanted.seats) return extended(trx, held)
    return presentHold(await takeForForm(trx, workspace, form, wanted))
  })
}

/** Lets the form's seats go. Letting go of nothing is fine. */
export function letGo(db: Database, workspace: Workspace, formId: string): Promise<void> {
  return withOpenForm(db, workspace.id, formId, async (trx, form) => {
    const held = await takeHeldRow(trx, form)
    if (!held) return

    await giveBackSeats(trx, workspace.id, held.slot_id, held.seats)
    await changeHeld(trx, held).set({ state: 'expired', updated_at: now() }).execute()
  })
}

/** Has the wanted seats held for this form, moving its hold or making one. Runs inside the form's transaction. */
export async function takeForForm(trx: Database, workspace: Workspace, form: FormTable, wanted: NewHold) {
  await mayBook(trx, workspace, form, wanted)
  const held = await takeHeldRow(trx, form)
  if (held?.slot_id === wanted.slot_id && held.seats === wanted.seats) return held

  // The own seats go back first: a guest who asks for three instead of two must not be refused by their own two.
  if (held) await giveBackSeats(trx, workspace.id, held.slot_id, held.seats)
  const slot = await takeSeats(trx, workspace.id, wanted.slot_id, wanted.seats)
  if (!slot)
    throw new AppError('sold_out', 'Those seats were just taken. Choose one of the alternatives.', {
      alternatives: await alternatives(trx, workspace, form, wanted),
    })

  const until = { held_until: minutesAfter(now(), HOLD_MINUTES), extensions: 0, updated_at: now() }
  return held
    ? changeHeld(trx, held)
        .set({ ...wanted, ...until })
        .returningAll()
        .executeTakeFirstOrThrow()
    : trx
        .insertInto('booking')
        .values({
          workspace_id: workspace.id,
          reference: newReference(),
          form_id: form.id,
          state: 'held',
          name: '',
          email: '',
          email_key: '',
          guest_key: '',
          party: wanted.seats,
          sequence: 0,
          queue_place: null,
          link_version: 1,
          reason: '',
          summary: '',
          created_at: now(),
          ...wanted,
          ...until,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
}

async function mayBook(trx: Database, workspace: Workspace, form: FormTable, { slot_id, seats }: NewHold) {
  const slot = await trx
    .selectFrom('slot')
    .innerJoin('service', (join) =>
      join.onRef('service.workspace_id', '=', 'slot.workspace_id').onRef('service.code', '=', 'slot.service_code'),
    )
    .selectAll('slot')
    .select('service.retired_at')
    .where('slot.workspace_id', '=', workspace.id)
    .where('slot.id', '=', slot_id)
    .executeTakeFirst()
  if (!slot) throw new AppError('not_found', 'There is no such time. Choose one from the list.')
  if (slot.status !== 'scheduled' || slot.retired_at !== null || slot.starts_at <= now())
    throw new AppError('conflict', 'That time can no longer be booked. Choose another one.')
  if (seats > slot.capacity)
    throw new AppError('bad_request', `There are only ${slot.capacity} seats in all. Choose fewer.`, {
      issues: [{ path: '/seats', message: `Choose at most ${slot.capacity} seats.` }],
    })

  const closed = await closedTo(trx, workspace.id, await guestOfForm(trx, form))
  if (closed.has(slot.service_code))
    throw new AppError('forbidden', 'That one is for members whose plan includes it. Sign in, or choose another.')
}

async function extended(trx: Database, held: NonNullable<Awaited<ReturnType<typeof takeHeldRow>>>): Promise<Hold> {
  const soon = minutesAfter(now(), EXTENSION_WINDOW_MINUTES)
  if (!held.held_until || held.held_until > soon) return presentHold(held)
  if (held.extensions >= EXTENSIONS)
    throw new AppError('conflict', 'The seats cannot be kept any longer. Book them now, or choose a time again.')

  const until = { held_until: minutesAfter(now(), HOLD_MINUTES), extensions: held.extensions + 1, updated_at: now() }
  return presentHold(await changeHeld(trx, held).set(until).returningAll().executeTakeFirstOrThrow())
}

const changeHeld = (trx: Database, held: { workspace_id: string; reference: string }) =>
  trx.updateTable('booking').where('workspace_id', '=', held.workspace_id).where('reference', '=', held.reference)

/** Up to five other times of the same service with room for the party, the nearest first. */
async function alternatives(trx: Database, workspace: Workspace, form: FormTable, { slot_id, seats }: NewHold) {
  const slots = await formSlots(trx, workspace, form, {})
  const missed = slots.find(({ id }) => id === slot_id)
  const distance = (startsAt: string) => Math.abs(Date.parse(startsAt) - Date.parse(missed?.starts_at ?? now()))
  return slots
    .filter(
      ({ id, service, state, seats_left }) =>
        id !== slot_id && service === missed?.service && state === 'free' && seats_left >= seats,
    )
    .sort((a, b) => distance(a.starts_at) - distance(b.starts_at))
    .slice(0, 5)
    .map(({ id, starts_at, seats_left }) => ({ id, starts_at, seats_left }))
}
