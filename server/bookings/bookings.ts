import type { Booking, NewBooking } from '../../contract/bookings.ts'
import { reportBooked, reportChanged } from '../conversations/reports.ts'
import type { FormTable } from '../database/tables.ts'
import { type Database, isTaken, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { attemptOf, earlierAnswer, keepAnswer } from './answered.ts'
import { findForm, withOpenForm } from './forms.ts'
import { takeForForm } from './holds.ts'
import { bookingRows, findBookingRow, presentBooking } from './present.ts'
import { readReference } from './reference.ts'
import { giveBackSeats } from './seats.ts'
import { recordedSentence } from './words.ts'

/**
 * Books what the guest submitted, and tells their conversation in the same commit.
 * The same key with the same body hears the same answer, however often it is sent.
 * Throws `idempotency_mismatch`, `sold_out` with alternatives, `conflict`, `forbidden`, `not_found` or `bad_request`.
 */
export async function book(
  db: Database,
  workspace: Workspace,
  formId: string,
  guest: NewBooking,
  key: string,
): Promise<Booking> {
  const attempt = attemptOf(formId, guest, key)
  const answered = await earlierAnswer(db, workspace.id, attempt)
  if (answered) return answered

  return withOpenForm(db, workspace.id, formId, async (trx, form) => {
    await oneBookingPerGuest(trx, workspace.id, guest)
    const held = await takeForForm(trx, workspace, form, { slot_id: guest.slot_id, seats: guest.seats })
    await confirm(trx, workspace.id, held.reference, guest)
    await closeForm(trx, form, held.reference)
    const booking = await readBooking(trx, workspace, held.reference)
    await keepAnswer(trx, workspace.id, attempt, booking)
    await reportBooked(trx, workspace, form, booking, recordedSentence(booking, workspace.profile.locale))
    return booking
  }).catch(async (error) => {
    // Two presses at once: the second finds the form closed by the first, and must hear what the first heard.
    const meanwhile = await earlierAnswer(db, workspace.id, attempt)
    if (meanwhile) return meanwhile
    throw isTaken(error) ? bookedAlready() : error
  })
}

async function oneBookingPerGuest(trx: Database, workspaceId: string, guest: NewBooking) {
  const other = await trx
    .selectFrom('booking')
    .select('reference')
    .where('workspace_id', '=', workspaceId)
    .where('slot_id', '=', guest.slot_id)
    .where('email_key', '=', emailKey(guest.email))
    .where('state', 'in', ['confirmed', 'waitlisted', 'offered'])
    .executeTakeFirst()
  if (other) throw bookedAlready()
}

const bookedAlready = () =>
  new AppError(
    'conflict',
    'There is a booking for this time under this address already. Change that one, or use another address.',
  )

async function confirm(trx: Database, workspaceId: string, reference: string, { name, email, summary }: NewBooking) {
  await trx
    .updateTable('booking')
    .set({
      state: 'confirmed',
      name,
      email,
      email_key: emailKey(email),
      guest_key: emailKey(email),
      summary: summary ?? '',
      held_until: null,
      updated_at: now(),
    })
    .where('workspace_id', '=', workspaceId)
    .where('reference', '=', reference)
    .execute()
}

async function closeForm(trx: Database, form: FormTable, reference: string) {
  await trx
    .updateTable('form')
    .set({ booking_reference: reference })
    .where('workspace_id', '=', form.workspace_id)
    .where('id', '=', form.id)
    .execute()
}

const emailKey = (email: string) => email.trim().toLowerCase()

async function readBooking(db: Database, workspace: Workspace, reference: string): Promise<Booking> {
  const row = await findBookingRow(db, workspace.id, reference)
  if (!row) throw new AppError('not_found', 'There is no such booking.')
  return presentBooking(workspace, row, 'guest')
}

/** The booking behind a verified link. Throws `not_found`. */
export const bookingByLink = readBooking

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
  const row = await findBookingRow(db, workspace.id, readReference(reference) ?? '')
  const known = row && row.email_key === emailKey(email) && row.state !== 'held'
  if (!known) throw bookingNotFound()

  return presentBooking(workspace, row, 'guest')
}

/** The one answer for a wrong reference and a wrong address. */
export const bookingNotFound = () =>
  new AppError(
    'not_found',
    'No booking has that reference and that e-mail address. Check both as they stand in the confirmation.',
  )

/** A verified member's own coming and past bookings, the next one first. */
export async function bookingsOf(db: Database, workspace: Workspace, email: string): Promise<Booking[]> {
  const rows = await bookingRows(db, workspace.id)
    .where('booking.email_key', '=', emailKey(email))
    .where('booking.state', 'not in', ['held', 'expired'])
    .orderBy('slot.starts_at')
    .execute()
  const coming = rows.filter((row) => row.ends_at > now())
  const past = rows.filter((row) => row.ends_at <= now()).reverse()
  return [...coming, ...past].map((row) => presentBooking(workspace, row, 'guest'))
}

/** Cancels a booking and gives its seats back, once: cancelling again changes nothing. Throws `conflict` when it is over. */
export function cancelBooking(db: Database, workspace: Workspace, reference: string): Promise<Booking> {
  return transact(db, async (trx) => {
    const cancelled = await trx
      .updateTable('booking')
      .set({ state: 'cancelled', updated_at: now() })
      .where('workspace_id', '=', workspace.id)
      .where('reference', '=', reference)
      .where('state', '=', 'confirmed')
      .returningAll()
      .executeTakeFirst()
    const booking = await readBooking(trx, workspace, reference)
    if (!cancelled && booking.state === 'cancelled') return booking
    if (!cancelled || booking.starts_at <= now())
      throw new AppError('conflict', 'This booking can no longer be cancelled. Ask the shop.')

    await giveBackSeats(trx, workspace.id, cancelled.slot_id, cancelled.seats)
    await reportChanged(trx, workspace, await findForm(trx, workspace.id, cancelled.form_id), booking)
    return booking
  })
}
