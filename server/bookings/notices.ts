import { reportChanged } from '../conversations/reports.ts'
import { type Database, transact } from '../database.ts'
import { speaking } from '../languages/languages.ts'
import { drop, type Letter, post } from '../mail/outbox.ts'
import { minutesAfter, now } from '../time.ts'
import { everyWorkspace, type Site, type Workspace } from '../workspaces/workspaces.ts'
import { findForm } from './forms.ts'
import { type LetterBooking, type LetterKind, letterFor } from './letters.ts'
import { manageUrl } from './links.ts'
import { type BookingRow, findBookingRow, presentBooking } from './present.ts'
import { freeUntil } from './words.ts'

/** The day before, to the minute. */
const REMINDER_MINUTES = 24 * 60

/** Who wanted the change, where it was not the guest, what the letter says of it, and how many seats were wanted. */
type Why = Pick<Partial<LetterBooking>, 'reason' | 'wanted'> & { by?: 'shop' }

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
  // Superseded: what a newer letter says is all there is to know, and a place on the list was in no calendar.
  for (const kind of ['reminder', 'waitlisted']) await drop(trx, workspace.id, topicOf(reference), kind)
  await write(trx, workspace, booking, kind)

  const dayBefore = minutesAfter(booking.starts_at, -REMINDER_MINUTES)
  if (booking.state === 'confirmed' && dayBefore > now()) await write(trx, workspace, booking, 'reminder', dayBefore)
}

/** A reminder as it is true on its day, with the link that works then; any other letter as it was written. */
export async function renewedLetter(
  db: Database,
  site: Site,
  { workspace_id, topic, kind }: { workspace_id: string; topic: string; kind: string },
  written: Letter,
): Promise<Letter | undefined> {
  if (kind !== 'reminder') return written

  const workspace = await workspaceWith(db, site, workspace_id)
  if (!workspace) return undefined
  const booking = await findBookingRow(db, workspace_id, referenceIn(topic))
  return booking?.state === 'confirmed' && booking.starts_at > now() ? letterOf(workspace, booking, kind) : undefined
}

/** Its conversation learns that the letter about a booking has left: "we're sending" becomes "we've sent". */
export async function reportSent(
  db: Database,
  site: Site,
  { workspace_id, topic, kind }: { workspace_id: string; topic: string; kind: string },
): Promise<void> {
  const workspace = await workspaceWith(db, site, workspace_id)
  if (workspace && kind !== 'reminder') await transact(db, (trx) => reportBooking(trx, workspace, referenceIn(topic)))
}

const workspaceWith = async (db: Database, site: Site, workspaceId: string) =>
  (await everyWorkspace(db, site)).find(({ id }) => id === workspaceId)

/** Shows in the booking's conversation how it stands now. */
export async function reportBooking(trx: Database, workspace: Workspace, reference: string): Promise<void> {
  const booking = await readRow(trx, workspace, reference)
  const form = await findForm(trx, workspace.id, booking.form_id)
  await reportChanged(trx, workspace, form, presentBooking(workspace, booking, 'guest'))
}

function write(trx: Database, workspace: Workspace, booking: BookingRow, kind: LetterKind, sendAt?: string) {
  const letter = letterOf(workspace, booking, kind)
  const dedupe = `${booking.reference}:${booking.sequence}:${kind}`
  return post(trx, workspace.id, { topic: topicOf(booking.reference), kind, dedupe, letter, sendAt })
}

const letterOf = (workspace: Workspace, booking: BookingRow, kind: LetterKind): Letter =>
  letterFor(kind, speaking(workspace, booking.language), {
    ...booking,
    whole_slot: booking.whole_slot === 1,
    free_until: freeUntil(workspace, booking.starts_at),
    manage_url: manageUrl(workspace, booking),
  })

export const topicOf = (reference: string) => `booking:${reference}`
const referenceIn = (topic: string) => topic.replace(/^booking:/, '')

async function readRow(trx: Database, workspace: Workspace, reference: string): Promise<BookingRow> {
  const row = await findBookingRow(trx, workspace.id, reference)
  if (!row) throw new Error(`${reference} was there a moment ago.`)
  return row
}
