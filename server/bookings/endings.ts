import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { changeBooking, changeState, type Doer, isSeated, isShop, lockBooking } from './life.ts'
import { reportBooking, tellGuest } from './notices.ts'
import { findSlot } from './open-slot.ts'
import { sweep } from './sweep.ts'
import { giveBackSeats } from './waitlist.ts'

/**
 * Cancels a booking, an offer or a place on the list; seats it had go back once, and to whoever waits. The shop gives
 * its reason, which the guest reads. Throws `conflict` when it is over, or cancelled already.
 */
export async function cancelBooking(
  db: Database,
  workspace: Workspace,
  reference: string,
  by: Exclude<Doer, 'clock'> = 'guest',
  reason = '',
): Promise<void> {
  await sweep(db, workspace)
  await transact(db, async (trx) => {
    const booking = await lockBooking(trx, workspace.id, reference)
    const slot = await findSlot(trx, workspace.id, booking.slot_id)
    const closes = isShop(by) ? slot.ends_at : slot.starts_at
    if (booking.state === 'confirmed' && closes <= now())
      throw new AppError('conflict', 'This booking can no longer be cancelled. Ask the shop.')

    // The guest's calendar knows a confirmed booking, and must be told; of the rest it knows nothing.
    const inCalendar = booking.state === 'confirmed'
    const sequence = booking.sequence + (inCalendar ? 1 : 0)
    await changeState(trx, booking, 'cancelled', by, { sequence, reason, held_until: null })
    if (isSeated(booking)) await giveBackSeats(trx, workspace, booking)
    const isSomebodys = booking.state !== 'held'
    if (inCalendar || (isShop(by) && isSomebodys)) await tellGuest(trx, workspace, reference, 'cancellation')
    else if (isSomebodys) await reportBooking(trx, workspace, reference)
  })
}

/**
 * The shop says whether a guest came, once the time has begun; it may put right what it said, or take it back by
 * `confirmed`. Throws `conflict`.
 */
export function markAttendance(
  db: Database,
  workspace: Workspace,
  reference: string,
  came: 'attended' | 'no_show' | 'confirmed',
  by: Doer = 'shop',
): Promise<void> {
  return transact(db, async (trx) => {
    const booking = await lockBooking(trx, workspace.id, reference)
    const slot = await findSlot(trx, workspace.id, booking.slot_id)
    if (slot.starts_at > now()) throw new AppError('conflict', 'It has not begun yet. Say who came when it has.')
    if (came === 'confirmed' && !isMarked(booking))
      throw new AppError('conflict', 'Nobody has said yet whether this guest came. Nothing was changed.')

    await changeState(trx, booking, came, by)
    await reportBooking(trx, workspace, reference)
  })
}

const isMarked = ({ state }: { state: string }) => state === 'attended' || state === 'no_show'

/** Makes every link to this booking that is out there worthless; its next letter, or the shop, gives the new one. */
export function revokeLinks(db: Database, workspace: Workspace, reference: string): Promise<void> {
  return transact(db, async (trx) => {
    const booking = await lockBooking(trx, workspace.id, reference)
    await changeBooking(trx, booking, 'shop', { link_version: booking.link_version + 1 })
  })
}
