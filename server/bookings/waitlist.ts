import { sql } from 'kysely'
import type { BookingTable, FormTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { minutesAfter, now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { changeState, type Doer, lockBooking, noteChange } from './life.ts'
import { type Booker, newBooking, type Place } from './new-booking.ts'
import { tellGuest } from './notices.ts'
import { findSlot } from './open-slot.ts'
import { returnSeats, takeSeats } from './seats.ts'
import { sweep } from './sweep.ts'

/** How long offered seats wait for their guest, though never beyond the beginning of the slot. */
const OFFER_MINUTES = 120

/** Puts a party on a slot's list, behind everyone who is there. It takes no seats. */
export async function joinWaitlist(
  trx: Database,
  form: FormTable,
  place: Place,
  guest: Booker,
  by: Doer = 'guest',
): Promise<BookingTable> {
  const { queued } = await trx
    .updateTable('slot')
    .set((slot) => ({ queued: slot('queued', '+', 1) }))
    .where('workspace_id', '=', form.workspace_id)
    .where('id', '=', place.slot_id)
    .returning('queued')
    .executeTakeFirstOrThrow()
  const booking = await trx
    .insertInto('booking')
    .values({ ...newBooking(form, place), ...guest, state: 'waitlisted', queue_place: queued })
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteChange(trx, booking, by)
  return booking
}

/** Gives a booking's seats back, and in the same breath offers them to whoever waits for them. */
export async function giveBackSeats(
  trx: Database,
  workspace: Workspace,
  { slot_id, seats }: Pick<BookingTable, 'slot_id' | 'seats'>,
): Promise<void> {
  await returnSeats(trx, workspace.id, slot_id, seats)
  await offerSeats(trx, workspace, slot_id)
}

/**
 * Offers a slot's free seats down its list. They are taken now, so that no newcomer gets them; a party that they do not
 * fit is passed over and keeps its place.
 */
export async function offerSeats(trx: Database, workspace: Workspace, slotId: string): Promise<void> {
  for (const { reference, starts_at, seats } of await waitingFor(trx, workspace.id, slotId)) {
    const booking = await lockBooking(trx, workspace.id, reference)
    const isTheirs = booking.state === 'waitlisted' && (await takeSeats(trx, workspace.id, slotId, seats))
    if (!isTheirs) continue

    await changeState(trx, booking, 'offered', 'clock', { seats, held_until: offeredUntil(starts_at) })
    await tellGuest(trx, workspace, reference, 'offer')
  }
}

function offeredUntil(startsAt: string) {
  const until = minutesAfter(now(), OFFER_MINUTES)
  return until < startsAt ? until : startsAt
}

/**
 * The shop offers a waiting party the seats there are, which are fewer than it asked for: no offer would come by itself.
 * Throws `sold_out` when they are not free any more, `conflict` for a party that does not wait, `bad_request`.
 */
export async function offerFewer(
  db: Database,
  workspace: Workspace,
  reference: string,
  { seats, by }: { seats: number; by: Doer },
): Promise<void> {
  await sweep(db, workspace)
  await transact(db, async (trx) => {
    const booking = await lockBooking(trx, workspace.id, reference)
    const { starts_at, whole_slot } = await findSlot(trx, workspace.id, booking.slot_id)
    if (booking.state !== 'waitlisted')
      throw new AppError('conflict', 'This party waits no longer. Nothing was changed.')
    if (seats >= booking.party || whole_slot === 1)
      throw new AppError('bad_request', 'Offer fewer seats than the party asked for; as many come to it by themselves.')
    if (!(await takeSeats(trx, workspace.id, booking.slot_id, seats)))
      throw new AppError('sold_out', 'Those seats were just taken, or the time is closed. Nothing was offered.')

    await changeState(trx, booking, 'offered', by, { party: seats, seats, held_until: offeredUntil(starts_at) })
    await tellGuest(trx, workspace, reference, 'offer', { wanted: booking.party })
  })
}

/** The parties waiting for a slot, those who came first first, where it has as many seats as each would take now. */
const waitingFor = (trx: Database, workspaceId: string, slotId: string) =>
  fittingParties(trx, workspaceId)
    .select(['booking.reference', 'slot.starts_at', seatsNow.as('seats')])
    .where('booking.slot_id', '=', slotId)
    .orderBy('booking.queue_place')
    .execute()

/** Waiting parties that the free seats of their slot are enough for. */
export const fittingParties = (db: Database, workspaceId: string) =>
  db
    .selectFrom('booking')
    .innerJoin('slot', (join) =>
      join.onRef('slot.workspace_id', '=', 'booking.workspace_id').onRef('slot.id', '=', 'booking.slot_id'),
    )
    .innerJoin('service', (join) =>
      join.onRef('service.workspace_id', '=', 'slot.workspace_id').onRef('service.code', '=', 'slot.service_code'),
    )
    .where('booking.workspace_id', '=', workspaceId)
    .where('booking.state', '=', 'waitlisted')
    .whereRef('booking.party', '<=', 'slot.capacity')
    .where((row) => row(seatsNow, '<=', row('slot.capacity', '-', row.ref('slot.taken'))))

// An import may have changed since they joined what "all of it" means.
const seatsNow = sql<number>`case service.whole_slot when 1 then slot.capacity else booking.party end`

/** The guest takes the seats that were offered. Throws `conflict` when there is no offer, or no longer. */
export async function acceptOffer(db: Database, workspace: Workspace, reference: string): Promise<void> {
  await sweep(db, workspace)
  await transact(db, async (trx) => {
    const booking = await lockBooking(trx, workspace.id, reference)
    const ranOut = booking.held_until !== null && booking.held_until <= now()
    if (booking.state === 'offered' && ranOut)
      throw new AppError(
        'conflict',
        'The time for this offer is over and the seats went to the next guest. Book again.',
      )
    const { status } = await findSlot(trx, workspace.id, booking.slot_id)
    if (booking.state === 'offered' && status !== 'scheduled')
      throw new AppError('conflict', 'The shop has taken this time back. Nothing was booked: choose another one.')
    if (booking.state === 'held') throw new AppError('conflict', 'These seats were not offered, they are only kept.')

    await changeState(trx, booking, 'confirmed', 'guest', { held_until: null })
    await tellGuest(trx, workspace, reference, 'confirmation')
  })
}
