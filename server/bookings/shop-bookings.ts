import { sql } from 'kysely'
import type { AddedBooking, OpenTime } from '../../contract/diary.ts'
import { type Database, isTaken, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { soldOut } from './alternatives.ts'
import { comingSlots } from './form-slots.ts'
import { closeForm, findForm, openForm } from './forms.ts'
import { changeState, type Doer, noteChange } from './life.ts'
import { bookerOf, newBooking } from './new-booking.ts'
import { sendLetter } from './notices.ts'
import { anyPlaceIn } from './open-slot.ts'
import { takeSeatsAsNew } from './seats.ts'
import { sweep } from './sweep.ts'
import { joinWaitlist } from './waitlist.ts'

/**
 * Books for a guest who telephoned or stood at the counter, whoever may book the service themselves; on the list where
 * that was asked for and the seats are gone. The guest gets their letter. Answers the reference.
 * Throws `sold_out`, `conflict` for a guest who has that time already, `not_found` or `bad_request`.
 */
export async function addBooking(db: Database, workspace: Workspace, guest: AddedBooking, by: Doer): Promise<string> {
  await sweep(db, workspace)
  return transact(db, async (trx) => {
    const { slot, ...place } = await anyPlaceIn(trx, workspace.id, guest)
    const known = { subject: slot.service_code, name: guest.name, email: guest.email, slot_id: slot.id }
    const opened = await openForm(trx, workspace, known, { guest: {}, saidBy: 'page' })
    const form = await findForm(trx, workspace.id, opened.id)

    const held = await takeSeatsAsNew(trx, newBooking(form, place))
    if (!held && !guest.join_waitlist) return soldOut(trx, workspace, form, guest)
    if (held) await noteChange(trx, held, by)
    const { reference } = held
      ? await changeState(trx, held, 'confirmed', by, bookerOf(guest))
      : await joinWaitlist(trx, form, place, bookerOf(guest), by)
    await sendLetter(trx, workspace, reference, held ? 'confirmation' : 'waitlisted')
    await closeForm(trx, form, reference)
    return reference
  }).catch((error) => {
    if (!isTaken(error)) throw error
    throw new AppError('conflict', 'This address has a booking for that time already. Look for it in the list.')
  })
}

/** The coming times of a service that the shop can still put somebody into, full ones with who waits for them. */
export async function openTimes(db: Database, workspace: Workspace, service: string): Promise<OpenTime[]> {
  await sweep(db, workspace)
  const waiting = await db
    .selectFrom('booking')
    .select(['slot_id', sql<number>`cast(count(*) as integer)`.as('parties')])
    .where('workspace_id', '=', workspace.id)
    .where('state', '=', 'waitlisted')
    .groupBy('slot_id')
    .execute()
  const parties = new Map(waiting.map(({ slot_id, parties }) => [slot_id, parties]))
  const slots = await comingSlots(db, workspace.id, { service })
  return slots.map(({ id, starts_at, ends_at, capacity, taken, whole_slot }) => ({
    ...{ id, starts_at, ends_at, capacity },
    seats_left: whole_slot === 1 && taken > 0 ? 0 : capacity - taken,
    waiting: parties.get(id) ?? 0,
  }))
}
