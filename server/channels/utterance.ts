import type { Booking } from '../../contract/bookings.ts'
import type { Shop } from '../../contract/catalogue.ts'
import type { Choice } from '../../contract/conversations.ts'
import type { ShopCard, ShopForm, ShopMessage } from '../../contract/shop-view.ts'
import { bookingPart } from './booking-part.ts'
import { planPart, servicePart } from './record-parts.ts'
import { threadWords } from './words.ts'

/** The addresses that a thread leads to. Who may open them is their own affair. */
export interface Links {
  /** All that one message says. */
  message(message: ShopMessage): string
  form(form: ShopForm): string
  booking(booking: Omit<Booking, 'manage_url'>): string
  /** Where a service stands on the shop's page, or the page itself. */
  page(code?: string): string
}

export interface Entry {
  id: string
  name: string
  /** Price, length, times: the lines that matter most. */
  facts: string[]
  about: string
  url: string
}

export interface Act {
  label: string
  url: string
}

/** One thing that is shown with the words of a message. */
export type Part =
  | { type: 'choices'; choices: Choice[] }
  | { type: 'entries'; of: 'services' | 'plans'; heading: string; see: string; entries: Entry[]; act: string }
  | { type: 'form'; title: string; act: string; url: string }
  | BookingPart

export interface BookingPart {
  type: 'booking'
  title: string
  pairs: { service: string; when: string; seats: string; reference: string }
  standing: string
  names: { service: string }
  /** The same time as WeChat writes it. */
  instant: { starts_at: string; timezone: string }
  acts: Act[]
  url: string
}

/** Something that the shop says in a thread, whatever the platform. */
export interface Utterance {
  text: string
  /** The name of the person who says it; empty where it is none. */
  person: string
  parts: Part[]
  sources: number
  /** Where all of it stands. */
  whole: string
}

export function utteranceOf(message: ShopMessage, shop: Shop, links: Links): Utterance {
  const { author, text, cards, sources } = message
  const choices = cards
    .flatMap((card) => (card.type === 'choices' ? card.choices : []))
    .filter(({ label }) => label.trim())
  return {
    text: wellFormed(text.trim() || spoken(cards)),
    person: author.type === 'operator' ? wellFormed(author.name?.trim() ?? '') : '',
    parts: [
      ...cards.flatMap((card) => partsOf(card, shop, links)),
      ...(choices.length > 0 ? [{ type: 'choices' as const, choices: choices.map(spelled) }] : []),
    ],
    sources: sources.length,
    whole: links.message(message),
  }
}

/** The words with the name of the person before them, for a platform that shows the shop as the sender. */
export const attributed = ({ person, text }: Utterance): string => (person && text ? `${person}: ${text}` : text)

// A surrogate without its pair is no text that a platform would take.
const wellFormed = (text: string) => text.toWellFormed()

const spelled = ({ label, say }: Choice): Choice => ({ label: wellFormed(label.trim()), say: wellFormed(say.trim()) })

/** What a card says that came without words. */
const spoken = (cards: ShopCard[]): string =>
  cards.some(({ type }) => type === 'handoff') ? threadWords.handedOver : ''

function partsOf(card: ShopCard, shop: Shop, links: Links): Part[] {
  switch (card.type) {
    case 'booking_form':
      return [
        {
          type: 'form',
          title: threadWords.book(shop.name),
          act: threadWords.choose(shop.words.service),
          url: links.form(card.form),
        },
      ]
    case 'booking':
      return [bookingPart(card.booking, shop, links)]
    case 'bookings':
      return card.bookings.map((booking) => bookingPart(booking, shop, links))
    case 'services':
      return card.services.length > 0 ? [servicePart(card.services, shop, links)] : []
    case 'plans':
      return card.plans.length > 0 ? [planPart(card.plans, shop, links)] : []
    case 'choices':
    case 'handoff':
      return []
    default:
      return card satisfies never
  }
}
