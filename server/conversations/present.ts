import * as z from 'zod'
import type { Booking } from '../../contract/bookings.ts'
import { Card, type Conversation, Page } from '../../contract/conversations.ts'
import { presentForm } from '../bookings/form-view.ts'
import { findForm } from '../bookings/forms.ts'
import { bookingRows, findBookingRow, presentBooking } from '../bookings/present.ts'
import type { ConversationTable, VisitorTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { findIntervention, openIntervention } from '../interventions/interventions.ts'
import { knownVisitor } from '../visitors/visitors.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { type KeptCard, KeptHandoff, messageRows, readMessage } from './messages.ts'

/** A conversation with its messages, as the visitor who owns it sees it; up to the number `until`, or all of it. */
export async function presentConversation(
  db: Database,
  workspace: Workspace,
  row: ConversationTable,
  visitor: VisitorTable,
  until = row.last_seq,
): Promise<Conversation> {
  const show = (card: KeptCard) => showCard(db, workspace, card)
  const rows = (await messageRows(db, workspace.id, row.id)).filter(({ seq }) => seq <= until)
  // One after the other: the embedded database has one connection, and a form is read in several steps.
  const messages = []
  for (const message of rows) messages.push(await readMessage(message, show))
  const last = messages.at(-1)
  return {
    id: row.id,
    status: row.status,
    visitor: knownVisitor(visitor),
    ...(row.page && { page: Page.parse(JSON.parse(row.page)) }),
    language: row.language,
    intervention_id: (await openIntervention(db, workspace.id, row.id))?.id ?? null,
    message_count: messages.length,
    last_message: last ? { author: last.author, text: last.text, created_at: last.created_at } : null,
    created_at: row.created_at,
    updated_at: row.updated_at,
    messages,
  }
}

/** A card as it is now: the form with its hold, the booking in its state. One that has gone is left out. */
async function showCard(db: Database, workspace: Workspace, card: KeptCard): Promise<Card | undefined> {
  if ('form_id' in card && typeof card.form_id === 'string')
    return {
      type: 'booking_form',
      form: await presentForm(db, workspace, await findForm(db, workspace.id, card.form_id)),
    }
  if ('reference' in card && typeof card.reference === 'string') {
    const row = await findBookingRow(db, workspace.id, card.reference)
    return row && { type: 'booking', booking: presentBooking(workspace, row, 'guest') }
  }
  if ('references' in card && Array.isArray(card.references))
    return { type: 'bookings', bookings: await showBookings(db, workspace, z.array(z.string()).parse(card.references)) }
  const handoff = KeptHandoff.safeParse(card)
  if (handoff.success)
    return {
      type: 'handoff',
      intervention: await findIntervention(db, workspace.id, handoff.data.intervention.id, 'visitor'),
    }
  return Card.parse(card)
}

async function showBookings(db: Database, workspace: Workspace, references: string[]): Promise<Booking[]> {
  if (references.length === 0) return []
  const rows = await bookingRows(db, workspace.id).where('booking.reference', 'in', references).execute()
  return references
    .flatMap((reference) => rows.find((row) => row.reference === reference) ?? [])
    .map((row) => presentBooking(workspace, row, 'guest'))
}
