import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Source } from '../../contract/catalogue.ts'
import type { Card } from '../../contract/conversations.ts'
import { SaidSoFar } from '../conversations/kept-reply.ts'

/** What this turn has found so far, which its words may rest on. */
export const Grounds = z.object({
  claims: z.array(z.string()),
  found: z.array(z.string()), // codes of knowledge that was found, best first
  stoodIn: z.boolean(), // the record's card has stood in for a sentence
  isUnknown: z.boolean().optional(), // there was none that could
  named: z.array(z.string()).default([]), // codes of the services and plans that were spoken of last
})
export type Grounds = z.infer<typeof Grounds>

const noGrounds = (): Grounds => ({ claims: [], found: [], stoodIn: false, named: [] })

/** One reply as it comes together. Plain data: a turn that waits for the page is put down and taken up again. */
export const Reply = z.object({
  ...SaidSoFar.shape,
  grounds: Grounds.default(noGrounds),
})
export type Reply = z.infer<typeof Reply>

export const blankReply = (answers: string): Reply => ({
  id: randomUUID(),
  answers,
  text: '',
  cards: [],
  sources: [],
  toolCalls: [],
  grounds: noGrounds(),
})

/** Forgets what was said, and what stood in for it; what tools opened stays. */
export function unsay(reply: Reply) {
  reply.text = ''
  reply.sources = []
  reply.cards = reply.cards.filter(({ type }) => type !== 'services' && type !== 'plans')
}

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
