import { reportChanged } from '../conversations/reports.ts'
import { type Database, transact } from '../database.ts'
import { drop, post } from '../mail/outbox.ts'
import { minutesAfter, now } from '../time.ts'
import { everyWorkspace, type Site, type Workspace } from '../workspaces/workspaces.ts'
import { findForm } from './forms.ts'
import { type LetterKind, letterFor } from './letters.ts'
import { manageUrl } from './links.ts'
import { type BookingRow, findBookingRow, presentBooking } from './present.ts'
import { freeUntil } from './words.ts'

/** The day before, to the minute. */
const REMINDER_MINUTES = 24 * 60

/** Who wanted the change, where it was not the guest, and what the letter says of it. */
type Why = { by?: 'shop'; reason?: string }

/** Tells the guest what became of their booking, by letter and in its conversation, in the transaction it became so. */
export async function tellGuest(
  trx: Database,
  workspace: Workspace,
  reference: string,
  kind: LetterKind,
  why: Why = {},
): Promise<void> {
  await sendLetter(trx, workspace, reference, kind, why)
  await reportBooking(trx, workspace, reference)
}

/** Puts the letter into the outbox, and the reminder of a confirmed booking with it. */
export async function sendLetter(
  trx: Database,
  workspace: Workspace,
  reference: string,
  kind: LetterKind,
  why: Why = {},
): Promise<void> {
  const booking = { ...(await readRow(trx, workspace, reference)), ...why }
  await drop(trx, workspace.id, topicOf(reference), 'reminder')
  await write(trx, workspace, booking, kind)

  const dayBefore = minutesAfter(booking.starts_at, -REMINDER_MINUTES)
  if (booking.state === 'confirmed' && dayBefore > now()) await write(trx, workspace, booking, 'reminder', dayBefore)
}

/** Its conversation learns that the letter about a booking has left: "we're sending" becomes "we've sent". */
export async function reportSent(
  db: Database,
  site: Site,
  { workspace_id, topic, kind }: { workspace_id: string; topic: string; kind: string },
): Promise<void> {
  const reference = /^booking:(.+)$/.exec(topic)?.[1]
  const workspace = (await everyWorkspace(db, site)).find(({ id }) => id === workspace_id)
  if (reference && workspace && kind !== 'reminder')
    await transact(db, (trx) => reportBooking(trx, workspace, reference))
}

/** Shows in the booking's conversation how it stands now. */
export async function reportBooking(trx: Database, workspace: Workspace, reference: string): Promise<void> {
  const booking = await readRow(trx, workspace, reference)
  const form = await findForm(trx, workspace.id, booking.form_id)
  await reportChanged(trx, workspace, form, presentBooking(workspace, booking, 'guest'))
}

function write(trx: Database, workspace: Workspace, booking: BookingRow, kind: LetterKind, sendAt?: string) {
  const letter = letterFor(kind, workspace, {
    ...booking,
    whole_slot: booking.whole_slot === 1,
    free_until: freeUntil(workspace, booking.starts_at),
    manage_url: manageUrl(workspace, booking),
  })
  const dedupe = `${booking.reference}:${booking.sequence}:${kind}`
  return post(trx, workspace.id, { topic: topicOf(booking.reference), kind, dedupe, letter, sendAt })
}

export const topicOf = (reference: string) => `booking:${reference}`

async function readRow(trx: Database, workspace: Workspace, reference: string): Promise<BookingRow> {
  const row = await findBookingRow(trx, workspace.id, reference)
  if (!row) throw new Error(`${reference} was there a moment ago.`)
  return row
}
