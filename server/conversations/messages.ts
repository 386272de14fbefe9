import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { Source } from '../../contract/catalogue.ts'
import {
  Act,
  type Author,
  type Card,
  type Feedback,
  type Message,
  type Thumb,
  ToolCall,
} from '../../contract/conversations.ts'
import type { MessageTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { record } from '../events.ts'
import { now } from '../time.ts'

export interface NewMessage {
  id?: string
  author: Author
  text: string
  cards?: Card[]
  sources?: Source[]
  toolCalls?: ToolCall[]
  act?: Act
  answers?: string
}

/** Writes a message and its event in one step; its `seq` is the event's number. */
export async function addMessage(
  trx: Database,
  workspaceId: string,
  conversationId: string,
  said: NewMessage,
): Promise<Message> {
  const message = (seq: number): Message => ({
    id: said.id ?? randomUUID(),
    seq,
    author: said.author,
    text: said.text,
    cards: said.cards ?? [],
    sources: said.sources ?? [],
    tool_calls: said.toolCalls ?? [],
    ...(said.act && { act: said.act }),
    ...(said.answers && { answers: said.answers }),
    created_at: now(),
  })
  let written: Message | undefined
  await record(trx, workspaceId, conversationId, (seq) => {
    written = message(seq)
    return [{ type: 'message', data: { message: written } }]
  })
  if (!written) throw new Error('record() must describe the event it stores.')

  await store(trx, workspaceId, conversationId, written)
  return written
}

async function store(trx: Database, workspaceId: string, conversationId: string, message: Message) {
  await trx
    .insertInto('message')
    .values({
      workspace_id: workspaceId,
      conversation_id: conversationId,
      seq: message.seq,
      id: message.id,
      author_type: message.author.type,
      author_name: message.author.name ?? null,
      text: message.text,
      cards: JSON.stringify(message.cards.map(cardKept)),
      sources: JSON.stringify(message.sources),
      tool_calls: JSON.stringify(message.tool_calls),
      act: message.act ?? null,
      answers: message.answers ?? null,
      created_at: message.created_at,
    })
    .execute()
  await trx
    .updateTable('conversation')
    .set((conversation) => ({ message_count: conversation('message_count', '+', 1) }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', conversationId)
    .execute()
}

export const KeptHandoff = z.object({ type: z.literal('handoff'), intervention: z.object({ id: z.string() }) })

/** What is kept of a card: what goes on living is kept by name alone, and read when it is shown. */
export const KeptCard = z.union([
  z.object({ type: z.literal('booking_form'), form_id: z.string() }),
  z.object({ type: z.literal('booking'), reference: z.string() }),
  z.object({ type: z.literal('bookings'), references: z.array(z.string()) }),
  KeptHandoff,
  z.looseObject({ type: z.string() }),
])
export type KeptCard = z.infer<typeof KeptCard>

function cardKept(card: Card): KeptCard {
  if (card.type === 'booking_form') return { type: card.type, form_id: card.form.id }
  if (card.type === 'bookings') return { type: card.type, references: card.bookings.map(({ reference }) => reference) }
  if (card.type === 'booking') return { type: card.type, reference: card.booking.reference }
  if (card.type === 'handoff') return { type: card.type, intervention: { id: card.intervention.id } }
  return card
}

/** A stored message, with its cards made whole by `show`. */
export async function readMessage<Shown = Card>(
  row: MessageTable,
  show: (card: KeptCard) => Promise<Shown | undefined>,
): Promise<Omit<Message, 'cards'> & { cards: Shown[] }> {
  const cards = await Promise.all(z.array(KeptCard).parse(JSON.parse(row.cards)).map(show))
  return {
    id: row.id,
    seq: row.seq,
    author: { type: row.author_type, ...(row.author_name && { name: row.author_name }) },
    text: row.text,
    cards: cards.filter((card) => card !== undefined),
    sources: z.array(Source).parse(JSON.parse(row.sources)),
    tool_calls: z.array(ToolCall).parse(JSON.parse(row.tool_calls)),
    ...(row.act && { act: Act.parse(row.act) }),
    ...(row.answers && { answers: row.answers }),
    ...(row.feedback && { feedback: feedbackOf(row.feedback, row.feedback_comment) }),
    created_at: row.created_at,
  }
}

/** What a visitor thought of an answer, as it is told. */
export const feedbackOf = (value: Thumb, comment: string | null): Feedback => ({ value, ...(comment && { comment }) })

/** A conversation's message by its sender's id, without its cards. */
export async function findMessage(
  db: Database,
  workspaceId: string,
  conversationId: string,
  id: string,
): Promise<Message | undefined> {
  const row = await db
    .selectFrom('message')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && readMessage<Card>(row, async () => undefined)
}

export const messageRows = (db: Database, workspaceId: string, conversationId: string) =>
  db
    .selectFrom('message')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', conversationId)
    .orderBy('seq')
    .execute()
