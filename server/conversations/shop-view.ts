import * as z from 'zod'
import { Page } from '../../contract/conversations.ts'
import { ShopCard, type ShopConversation, type ShopMessage } from '../../contract/shop-view.ts'
import { presentShopForm } from '../bookings/form-view.ts'
import { findForm } from '../bookings/forms.ts'
import { bookingRows, presentBooking } from '../bookings/present.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { findIntervention } from '../interventions/interventions.ts'
import { knownVisitor } from '../visitors/visitors.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { lastMessage } from './last-message.ts'
import { type KeptCard, KeptHandoff, readMessage } from './messages.ts'

/** How many messages of a conversation are read at once. */
const MESSAGES = 200

/** A workspace's conversations without their messages, the newest first, from below `before` on. */
export async function listConversations(
  db: Database,
  workspaceId: string,
  { limit, before }: { limit: number; before?: Pick<ShopConversation, 'created_at' | 'id'> },
): Promise<ShopConversation[]> {
  const newest = conversationRows(db, workspaceId)
    .orderBy('conversation.created_at', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(limit)
  const page = before
    ? newest.where(({ and, eb, or }) =>
        or([
          eb('conversation.created_at', '<', before.created_at),
          and([eb('conversation.created_at', '=', before.created_at), eb('conversation.id', '<', before.id)]),
        ]),
      )
    : newest
  return (await page.execute()).map(outline)
}

/**
 * One of a workspace's conversations with its latest 200 messages, or those before the number `before`; `earlier` is the
 * number to go on from. Throws `not_found` for another's exactly as for one that never was.
 */
export async function readConversation(
  db: Database,
  workspace: Workspace,
  id: string,
  before?: number,
): Promise<{ conversation: ShopConversation; earlier: number | undefined }> {
  const row = await conversationRows(db, workspace.id).where('conversation.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such conversation.')

  const latest = await latestMessages(db, workspace.id, id, before)
  const shown = latest.slice(0, MESSAGES).reverse()
  const messages: ShopMessage[] = []
  // One after the other: the embedded database has one connection, and a card is read in several steps.
  for (const message of shown) messages.push(await readMessage(message, (card) => showCard(db, workspace, card)))
  return { conversation: { ...outline(row), messages }, earlier: latest.length > MESSAGES ? shown[0]?.seq : undefined }
}

/** One message of a workspace's conversation, or undefined where there is none. */
export async function readShopMessage(
  db: Database,
  workspace: Workspace,
  conversationId: string,
  seq: number,
): Promise<ShopMessage | undefined> {
  const row = await db
    .selectFrom('message')
    .selectAll()
    .where('workspace_id', '=', workspace.id)
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return row && readMessage(row, (card) => showCard(db, workspace, card))
}

const latestMessages = (db: Database, workspaceId: string, id: string, before: number | undefined) =>
  db
    .selectFrom('message')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', id)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(MESSAGES + 1)
    .execute()

const conversationRows = (db: Database, workspaceId: string) =>
  db
    .selectFrom('conversation')
    .innerJoin('visitor', (join) =>
      join
        .onRef('visitor.workspace_id', '=', 'conversation.workspace_id')
        .onRef('visitor.id', '=', 'conversation.visitor_id'),
    )
    .leftJoin('intervention', (join) =>
      join
        .onRef('intervention.workspace_id', '=', 'conversation.workspace_id')
        .onRef('intervention.conversation_id', '=', 'conversation.id')
        .on('intervention.state', '<>', 'resolved'),
    )
    .leftJoin('message', (join) =>
      join
        .onRef('message.workspace_id', '=', 'conversation.workspace_id')
        .onRef('message.conversation_id', '=', 'conversation.id')
        .on('message.seq', '=', ({ selectFrom }) =>
          selectFrom('message as each')
            .select(({ fn }) => fn.max('each.seq').as('last'))
            .whereRef('each.workspace_id', '=', 'conversation.workspace_id')
            .whereRef('each.conversation_id', '=', 'conversation.id'),
        ),
    )
    .select([
      'conversation.id',
      'conversation.status',
      'conversation.page',
      'conversation.language',
      'conversation.message_count',
      'conversation.created_at',
      'conversation.updated_at',
      'visitor.id as visitor_id',
      'visitor.name',
      'visitor.email',
      'visitor.member_sub',
      'intervention.id as intervention_id',
      'message.author_type',
      'message.author_name',
      'message.text',
      'message.created_at as last_at',
    ])
    .where('conversation.workspace_id', '=', workspaceId)

type Row = Awaited<ReturnType<ReturnType<typeof conversationRows>['execute']>>[number]

const outline = (row: Row): ShopConversation => ({
  id: row.id,
  status: row.status,
  visitor: knownVisitor({ ...row, id: row.visitor_id }),
  ...(row.page && { page: Page.parse(JSON.parse(row.page)) }),
  language: row.language,
  intervention_id: row.intervention_id,
  message_count: row.message_count,
  last_message: lastMessage(row),
  created_at: row.created_at,
  updated_at: row.updated_at,
})

/** A card as it is now, with nothing on it that opens anything. One that has gone is left out. */
async function showCard(db: Database, workspace: Workspace, card: KeptCard): Promise<ShopCard | undefined> {
  if ('form_id' in card && typeof card.form_id === 'string') {
    const form = await findForm(db, workspace.id, card.form_id)
    return { type: 'booking_form', form: await presentShopForm(db, workspace, form) }
  }
  if ('reference' in card && typeof card.reference === 'string') {
    const [booking] = await showBookings(db, workspace, [card.reference])
    return booking && { type: 'booking', booking }
  }
  if ('references' in card && Array.isArray(card.references)) {
    const references = z.array(z.string()).parse(card.references)
    return { type: 'bookings', bookings: await showBookings(db, workspace, references) }
  }
  const handoff = KeptHandoff.safeParse(card)
  if (handoff.success)
    return { type: 'handoff', intervention: await findIntervention(db, workspace.id, handoff.data.intervention.id) }
  return ShopCard.parse(card)
}

async function showBookings(db: Database, workspace: Workspace, references: string[]) {
  if (references.length === 0) return []
  const rows = await bookingRows(db, workspace.id).where('booking.reference', 'in', references).execute()
  return references
    .flatMap((reference) => rows.find((row) => row.reference === reference) ?? [])
    .map((row) => presentBooking(workspace, row, 'other'))
}
