import type { Slot } from '../../contract/bookings.ts'
import type { BookingTable } from '../database/tables.ts'
import { type Database, isTaken, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { soldOut } from './alternatives.ts'
import { formSlots } from './form-slots.ts'
import { findForm } from './forms.ts'
import { moveSeats } from './holds.ts'
import { changeBooking, type Doer, isShop, lockBooking } from './life.ts'
import { tellGuest } from './notices.ts'
import { anyPlaceIn, findSlot, placeIn } from './open-slot.ts'
import type { BookingRow } from './present.ts'
import { sweep } from './sweep.ts'
import { freeUntil } from './words.ts'

/** For the shop, who moves; without a reason the letter says that the guest asked for it. */
interface Moving {
  by?: Exclude<Doer, 'clock'>
  why?: { by: 'shop'; reason: string }
}

/**
 * Moves a booking to another time of the same service, in one step: its reference and calendar entry stay, and when the
 * new time has no room the old one is kept. The shop moves it until it begins, whoever may book the service.
 * Throws `sold_out` with alternatives, `conflict`, `forbidden` or `not_found`.
 */
export async function moveBooking(
  db: Database,
  workspace: Workspace,
  reference: string,
  slotId: string,
  { by = 'guest', why }: Moving = {},
): Promise<void> {
  await sweep(db, workspace)
  await transact(db, async (trx) => {
    const booking = await lockBooking(trx, workspace.id, reference)
    const slot = await findSlot(trx, workspace.id, booking.slot_id)
    mayMove(booking, slot, isShop(by) ? slot.starts_at : freeUntil(workspace, slot.starts_at))
    const to = await findSlot(trx, workspace.id, slotId)
    if (to.id === slot.id) throw new AppError('conflict', 'The booking is for this time already. Choose another one.')
    if (to.service_code !== slot.service_code)
      throw new AppError(
        'conflict',
        `A booking moves to another time of ${slot.service_name} only. Book the other anew.`,
      )

    const form = await findForm(trx, workspace.id, booking.form_id)
    const wanted = { slot_id: slotId, seats: booking.party }
    const place = isShop(by) ? await anyPlaceIn(trx, workspace.id, wanted) : await placeIn(trx, workspace, form, wanted)
    if (!(await moveSeats(trx, workspace, booking, place))) await soldOut(trx, workspace, form, wanted, slot.id)
    const { slot_id, seats, party } = place
    await changeBooking(trx, booking, by, { slot_id, seats, party, sequence: booking.sequence + 1 })
    await tellGuest(trx, workspace, reference, 'change', why)
  }).catch((error) => {
    if (!isTaken(error)) throw error
    throw new AppError(
      'conflict',
      isShop(by)
        ? 'This guest has a booking for that time already.'
        : 'You have a booking for that time already. Choose another one.',
    )
  })
}

function mayMove({ state }: BookingTable, slot: { starts_at: string }, until: string) {
  if (state !== 'confirmed')
    throw new AppError('conflict', 'Only a confirmed booking can be moved. Nothing was changed.')
  if (slot.starts_at <= now()) throw new AppError('conflict', 'This booking has begun and can no longer be moved.')
  if (until <= now())
    throw new AppError('conflict', 'It is too late to move this booking here. Ask the shop, or cancel it.')
}

/** The other times a booking could move to, soonest first; none where it can no longer be moved. */
export async function timesToMoveTo(db: Database, workspace: Workspace, booking: BookingRow): Promise<Slot[]> {
  if (booking.state !== 'confirmed' || freeUntil(workspace, booking.starts_at) <= now()) return []

  const form = await findForm(db, workspace.id, booking.form_id)
  const slots = await formSlots(db, workspace, form, { service: booking.service_code, seats: booking.party })
  return slots.filter(({ id, state }) => id !== booking.slot_id && state === 'free')
}
