import type { Booking, Form } from '../contract/bookings.ts'
import type { Card, Message } from '../contract/conversations.ts'
import type { Intervention } from '../contract/interventions.ts'

/**
 * `queued` waits for the line, with the reason where it has been tried; `streaming` is still being said, and `cut off` will
 * not be; a `failed` one, which the shop has refused, keeps the reason.
 */
export interface ShownMessage extends Message {
  status: 'queued' | 'sending' | 'failed' | 'streaming' | 'cut off' | 'sent'
  problem?: unknown
}

// What the server has not numbered yet stands after everything it has.
const unnumbered = Number.MAX_SAFE_INTEGER

const blank = { cards: [], sources: [], tool_calls: [], seq: unnumbered }

/** A message that the server has not numbered yet; of the visitor's own where nothing else is said. */
export const spoken = ({ id, text, status = 'queued' }: Spoken): ShownMessage => ({
  ...blank,
  ...{ id, text, status },
  author: { type: 'visitor' },
  created_at: new Date().toISOString(),
})

type Spoken = Pick<ShownMessage, 'id' | 'text'> & Partial<Pick<ShownMessage, 'status'>>

const isOurs = (message: ShownMessage) => message.author.type === 'visitor' && message.status !== 'sent'

/** What the visitor has said and the server has not confirmed. */
export const unsent = (messages: ShownMessage[]) => messages.filter(isOurs)

/** A whole message takes the place of what was shown under its id; a repeated one changes nothing. */
export function received(messages: ShownMessage[], message: Message): ShownMessage[] {
  const shown: ShownMessage = { ...message, status: 'sent' }
  const known = messages.some(({ id }) => id === message.id)
  return ordered(known ? messages.map((old) => (old.id === message.id ? shown : old)) : [...messages, shown])
}

/** The server's history, and after it whatever was confirmed since it was taken, or is still to be sent. */
export function restored(messages: ShownMessage[], history: Message[]): ShownMessage[] {
  const newest = history.at(-1)?.seq ?? 0
  const kept = messages.filter((message) => isOurs(message) || (message.seq > newest && message.seq < unnumbered))
  return history.reduce(received, kept)
}

/** Appends words to an answer under way, beginning it with the first; a whole one is not added to. */
export function withWords(messages: ShownMessage[], id: string, words: string): ShownMessage[] {
  const known = messages.find((message) => message.id === id)
  if (known && known.status !== 'streaming') return messages
  if (known) return changed(messages, id, (message) => ({ ...message, text: message.text + words }))

  return [...messages, { ...spoken({ id, text: words, status: 'streaming' }), author: { type: 'assistant' } }]
}

/** An answer that will not go on keeps the words that came, in the place where it ended. */
export const settled = (messages: ShownMessage[], seq: number): ShownMessage[] =>
  messages.map((message) => (message.status === 'streaming' ? { ...message, status: 'cut off', seq } : message))

/** Whatever was under way to the shop waits, since nothing gets there. */
export const waiting = (messages: ShownMessage[], problem: unknown): ShownMessage[] =>
  messages.map((message) =>
    isOurs(message) && message.status !== 'failed' ? { ...message, status: 'queued', problem } : message,
  )

type Marks = Pick<Partial<ShownMessage>, 'status' | 'problem' | 'feedback'>

/** How a message fares, or what the visitor thinks of it. */
export const marked = (messages: ShownMessage[], id: string, marks: Marks) =>
  changed(messages, id, (message) => ({ ...message, ...marks }))

export const without = (messages: ShownMessage[], id: string) => messages.filter((message) => message.id !== id)

/** Every card that shows this booking shows it as it is now. */
export const withBooking = (messages: ShownMessage[], booking: Booking) => {
  const now = (old: Booking) => (old.reference === booking.reference ? booking : old)
  return withCards(messages, (card) => {
    if (card.type === 'booking') return { ...card, booking: now(card.booking) }
    if (card.type === 'bookings') return { ...card, bookings: card.bookings.map(now) }
    if (card.type === 'booking_form' && card.form.booking)
      return { ...card, form: { ...card.form, booking: now(card.form.booking) } }
    return card
  })
}

export const withForm = (messages: ShownMessage[], form: Form) =>
  withCards(messages, (card) => (card.type === 'booking_form' && card.form.id === form.id ? { ...card, form } : card))

/** Every card of this hand-off shows it as it is now. */
export const withIntervention = (messages: ShownMessage[], intervention?: Intervention) =>
  withCards(messages, (card) =>
    card.type === 'handoff' && card.intervention.id === intervention?.id ? { ...card, intervention } : card,
  )

/** The form that is still to be filled in: the newest, and only while it is open. */
export function liveForm(messages: ShownMessage[]): Form | undefined {
  const newest = forms(messages).at(-1)
  return newest?.state === 'open' ? newest : undefined
}

export const formOf = (messages: ShownMessage[], id: string): Form | undefined =>
  forms(messages).find((form) => form.id === id)

export const lastWithForm = (messages: ShownMessage[], id: string) =>
  messages.findLast((message) => forms([message]).some((form) => form.id === id))

const forms = (messages: ShownMessage[]) =>
  messages.flatMap(({ cards }) => cards).flatMap((card) => (card.type === 'booking_form' ? [card.form] : []))

/** What others have said since the message numbered `seq`. */
export const news = (messages: ShownMessage[], seq: number) =>
  messages.filter((message) => message.seq > seq && message.status === 'sent' && message.author.type !== 'visitor')

const withCards = (messages: ShownMessage[], change: (card: Card) => Card): ShownMessage[] =>
  messages.map((message) => (message.cards.length ? { ...message, cards: message.cards.map(change) } : message))

const changed = (messages: ShownMessage[], id: string, change: (message: ShownMessage) => ShownMessage) =>
  messages.map((message) => (message.id === id ? change(message) : message))

const ordered = (messages: ShownMessage[]) => messages.toSorted((one, other) => one.seq - other.seq)
