import { createHash, timingSafeEqual } from 'node:crypto'
import { Booking, type NewBooking } from '../../contract/bookings.ts'
import { fingerprintOf, keepAnswer, once } from '../answered.ts'
import { reportBooked } from '../conversations/reports.ts'
import type { BookingTable, FormTable } from '../database/tables.ts'
import { type Database, isTaken } from '../database.ts'
import { AppError } from '../errors.ts'
import { speaking } from '../languages/languages.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { soldOut } from './alternatives.ts'
import { closeForm, withOpenForm } from './forms.ts'
import { letGoOf, seatsFor } from './holds.ts'
import { changeState } from './life.ts'
import { bookerOf, emailKey, type Place } from './new-booking.ts'
import { recordedSentence } from './next-step.ts'
import { sendLetter } from './notices.ts'
import { placeIn } from './open-slot.ts'
import { bookingRows, findBookingRow, presentBooking } from './present.ts'
import { readReference } from './reference.ts'
import { sweep } from './sweep.ts'
import { joinWaitlist } from './waitlist.ts'

/**
 * Books what the guest submitted, or puts them on the list when they asked for that and the seats are gone; tells
 * their conversation and writes their letter in the same commit. The same key with the same body hears the same answer,
 * however often it is sent. Throws `idempotency_mismatch`, `sold_out` with alternatives, `conflict`, `forbidden`,
 * `not_found` or `bad_request`.
 */
export async function book(
  db: Database,
  workspace: Workspace,
  formId: string,
  guest: NewBooking,
  key: string,
): Promise<Booking> {
  const attempt = { key: `${formId}:${key}`, fingerprint: fingerprintOf(asked(guest)), answer: Booking }
  const { answer } = await once(db, workspace.id, attempt, () =>
    withOpenForm(db, workspace, formId, async (trx, form) => {
      const { reference } = await seatOrList(trx, workspace, form, guest)
      await closeForm(trx, form, reference)
      const booking = await readBooking(trx, workspace, reference)
      await keepAnswer(trx, workspace.id, attempt, booking)
      await reportBooked(trx, workspace, form, booking, recordedSentence(speaking(workspace, form.language), booking))
      return booking
    }).catch((error) => {
      throw isTaken(error) ? bookedAlready() : error
    }),
  )
  return answer
}

const asked = ({ slot_id, seats, name, email, summary = '', join_waitlist = false }: NewBooking) => [
  slot_id,
  seats,
  name,
  email,
  summary,
  join_waitlist,
]

// Said last, once the seats were theirs: whoever only asks learns nothing of an address, and it says no more than it must.
const bookedAlready = () =>
  new AppError(
    'conflict',
    'This time cannot be booked under this address. If it is booked already, the link in the confirmation changes it.',
  )

async function seatOrList(
  trx: Database,
  workspace: Workspace,
  form: FormTable,
  guest: NewBooking,
): Promise<BookingTable> {
  const place = await placeIn(trx, workspace, form, guest)
  const held = await seatsFor(trx, workspace, form, place)
  if (held) return confirm(trx, workspace, held, guest)
  if (!guest.join_waitlist) return soldOut(trx, workspace, form, guest)

  return list(trx, workspace, form, place, guest)
}

async function confirm(trx: Database, workspace: Workspace, held: BookingTable, guest: NewBooking) {
  const booked = await changeState(trx, held, 'confirmed', 'guest', { ...bookerOf(guest), held_until: null })
  await sendLetter(trx, workspace, booked.reference, 'confirmation')
  return booked
}

async function list(trx: Database, workspace: Workspace, form: FormTable, place: Place, guest: NewBooking) {
  await letGoOf(trx, workspace, form)
  const listed = await joinWaitlist(trx, form, place, bookerOf(guest))
  await sendLetter(trx, workspace, listed.reference, 'waitlisted')
  return listed
}

/** A booking as its guest sees it. Throws `not_found`. */
export async function readBooking(db: Database, workspace: Workspace, reference: string): Promise<Booking> {
  const row = await findBookingRow(db, workspace.id, reference)
  if (!row) throw new AppError('not_found', 'There is no such booking.')
  return presentBooking(workspace, row, 'guest')
}

/**
 * A booking for whoever knows both its reference and its address. Throws one and the same `not_found` when either is
 * wrong, and does the same work, so that nothing can be learnt by trying.
 */
export async function findBooking(
  db: Database,
  workspace: Workspace,
  reference: string,
  email: string,
): Promise<Booking> {
  await sweep(db, workspace)
  const row = await findBookingRow(db, workspace.id, readReference(reference) ?? '')
  const isTheirs = isSame(row?.email_key ?? '', emailKey(email))
  if (!row || !isTheirs || row.state === 'held') throw bookingNotFound()

  return presentBooking(workspace, row, 'guest')
}

// Takes as long for a near miss as for a wild guess.
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
const digest = (text: string) => createHash('sha256').update(text).digest()

/** The one answer for a wrong reference and a wrong address. */
export const bookingNotFound = () =>
  new AppError(
    'not_found',
    'No booking has that reference and that e-mail address. Check both as they stand in the confirmation.',
  )

/** What was booked by the forms that a conversation opened, the latest first. */
export async function bookedIn(db: Database, workspace: Workspace, conversationId: string): Promise<Booking[]> {
  const rows = await bookingRows(db, workspace.id)
    .innerJoin('form', (join) =>
      join
        .onRef('form.workspace_id', '=', 'booking.workspace_id')
        .onRef('form.booking_reference', '=', 'booking.reference'),
    )
    .where('form.conversation_id', '=', conversationId)
    .orderBy('booking.created_at', 'desc')
    .execute()
  return rows.map((row) => presentBooking(workspace, row, 'guest'))
}

/** A verified member's own coming and past bookings, the next one first. */
export async function bookingsOf(db: Database, workspace: Workspace, email: string): Promise<Booking[]> {
  await sweep(db, workspace)
  const rows = await bookingRows(db, workspace.id)
    .where('booking.email_key', '=', emailKey(email))
    .where('booking.state', 'not in', ['held', 'expired'])
    .orderBy('slot.starts_at')
    .execute()
  const coming = rows.filter((row) => row.ends_at > now())
  const past = rows.filter((row) => row.ends_at <= now()).reverse()
  return [...coming, ...past].map((row) => presentBooking(workspace, row, 'guest'))
}
