import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { Source } from '../../contract/catalogue.ts'
import { Card, ToolCall } from '../../contract/conversations.ts'

/** One reply as it comes together. Plain data: a turn that waits for the page is put down and taken up again. */
export const Reply = z.object({
  id: z.string(),
  text: z.string(),
  cards: z.array(Card),
  sources: z.array(Source),
  toolCalls: z.array(ToolCall),
})
export type Reply = z.infer<typeof Reply>

export const blankReply = (): Reply => ({ id: randomUUID(), text: '', cards: [], sources: [], toolCalls: [] })

/** Adds a source once, however often it was used. */
export function cite(reply: Reply, source: Source) {
  const known = reply.sources.some(({ kind, code }) => kind === source.kind && code === source.code)
  if (!known) reply.sources.push(source)
}

/** Adds a card; a form or a booking that is shown already is replaced by what it is now. */
export function show(reply: Reply, card: Card) {
  reply.cards = [...reply.cards.filter((other) => nameOf(other) !== nameOf(card)), card]
}

const nameOf = (card: Card): string =>
  card.type === 'booking_form'
    ? `form ${card.form.id}`
    : card.type === 'booking'
      ? `booking ${card.booking.reference}`
      : card.type
