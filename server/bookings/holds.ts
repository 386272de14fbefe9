import type { Hold, NewHold } from '../../contract/bookings.ts'
import type { BookingTable, FormTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { minutesAfter, now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { soldOut } from './alternatives.ts'
import { EXTENSIONS, presentHold, takeHeldRow } from './form-view.ts'
import { withOpenForm } from './forms.ts'
import { changeBooking, changeState, noteChange } from './life.ts'
import { newBooking, type Place } from './new-booking.ts'
import { findSlot, placeIn } from './open-slot.ts'
import { lockSlots, takeSeats, takeSeatsAsNew } from './seats.ts'
import { giveBackSeats } from './waitlist.ts'

const HOLD_MINUTES = 10
/** A repeated PUT counts as an extension only this close to the end, so that a retry costs nothing. */
const EXTENSION_WINDOW_MINUTES = 2

/**
 * Keeps seats for a form's guest for 10 minutes; another slot or party size moves the hold.
 * Throws `sold_out` with alternatives, `forbidden` for a members' service, `not_found`, `bad_request` for too large a party.
 */
export function holdSeats(db: Database, workspace: Workspace, formId: string, wanted: NewHold): Promise<Hold> {
  return withOpenForm(db, workspace, formId, async (trx, form) => {
    const held = await takeHeldRow(trx, form)
    if (held && isFor(held, wanted)) return extended(trx, held)

    const place = await placeIn(trx, workspace, form, wanted)
    return presentHold((await seatsFor(trx, workspace, form, place)) ?? (await soldOut(trx, workspace, form, wanted)))
  })
}

/** Lets the form's seats go. Letting go of nothing is fine. */
export function letGo(db: Database, workspace: Workspace, formId: string): Promise<void> {
  return withOpenForm(db, workspace, formId, (trx, form) => letGoOf(trx, workspace, form))
}

/** The same, inside a transaction that has the form's row. */
export async function letGoOf(trx: Database, workspace: Workspace, form: FormTable): Promise<void> {
  const held = await takeHeldRow(trx, form)
  if (!held) return

  await changeState(trx, held, 'expired', 'guest')
  await giveBackSeats(trx, workspace, held)
}

const isFor = (held: BookingTable, wanted: NewHold) => held.slot_id === wanted.slot_id && held.party === wanted.seats

/** The form's hold on just this place, moved there or made; undefined, and nothing changed, when the seats are not free. */
export async function seatsFor(
  trx: Database,
  workspace: Workspace,
  form: FormTable,
  place: Place,
): Promise<BookingTable | undefined> {
  const held = await takeHeldRow(trx, form)
  if (held && isFor(held, { slot_id: place.slot_id, seats: place.party })) return held

  if (!held) {
    const made = await takeSeatsAsNew(trx, {
      ...newBooking(form, place),
      held_until: await keptUntil(trx, form, place),
    })
    if (made) await noteChange(trx, made, 'guest')
    return made
  }
  if (!(await moveSeats(trx, workspace, held, place))) return undefined

  // Another party size in the same slot is the same hold, and lasts no longer for it.
  const until = held.slot_id === place.slot_id ? {} : { held_until: await keptUntil(trx, form, place) }
  return changeBooking(trx, held, 'guest', { ...place, ...until })
}

/** Ten minutes, or until the slot closes: kept longer than they can be booked would be a promise that is not kept. */
async function keptUntil(trx: Database, { workspace_id }: { workspace_id: string }, { slot_id }: { slot_id: string }) {
  const { closes_at } = await findSlot(trx, workspace_id, slot_id)
  const until = minutesAfter(now(), HOLD_MINUTES)
  return until < closes_at ? until : closes_at
}

/**
 * Takes a place for a booking that has another, and gives that one back; false, and nothing changed, when it is not free.
 * In the same slot only the difference moves: the own seats are never in the own way, nor offered to others in between.
 */
export async function moveSeats(
  trx: Database,
  workspace: Workspace,
  booking: BookingTable,
  to: Pick<Place, 'slot_id' | 'seats'>,
): Promise<boolean> {
  if (to.slot_id === booking.slot_id) {
    const more = to.seats - booking.seats
    if (more > 0) return takeSeats(trx, workspace.id, to.slot_id, more, booking.seats)
    await giveBackSeats(trx, workspace, { slot_id: to.slot_id, seats: -more })
    return true
  }

  await lockSlots(trx, workspace.id, [booking.slot_id, to.slot_id])
  if (!(await takeSeats(trx, workspace.id, to.slot_id, to.seats))) return false

  await giveBackSeats(trx, workspace, booking)
  return true
}

async function extended(trx: Database, held: BookingTable): Promise<Hold> {
  const soon = minutesAfter(now(), EXTENSION_WINDOW_MINUTES)
  if (!held.held_until || held.held_until > soon) return presentHold(held)
  if (held.extensions >= EXTENSIONS)
    throw new AppError('conflict', 'The seats cannot be kept any longer. Book them now, or choose a time again.')

  const until = { held_until: await keptUntil(trx, held, held), extensions: held.extensions + 1 }
  return presentHold(await changeBooking(trx, held, 'guest', until))
}
