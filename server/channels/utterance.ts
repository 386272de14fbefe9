import type { Booking } from '../../contract/bookings.ts'
import type { Shop } from '../../contract/catalogue.ts'
import type { Choice } from '../../contract/conversations.ts'
import type { ShopCard, ShopForm, ShopMessage } from '../../contract/shop-view.ts'
import { plain } from '../../contract/words/plain.ts'
import type { Language } from '../languages/languages.ts'
import { bookingPart } from './booking-part.ts'
import { fits } from './cut.ts'
import { limits } from './limits.ts'
import { planPart, servicePart } from './record-parts.ts'
import { type ThreadWords, threadWords } from './words.ts'

/** The shop as a guest of this language meets it: what a thread says of its own accord is in it, else in English. */
export type ThreadShop = Shop & { language?: Language }

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

/** `does` is for a platform whose buttons answer in the thread. */
export interface BookingAct extends Act {
  does: 'move' | 'cancel' | 'accept'
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
  acts: BookingAct[]
  url: string
}

/** Something that the shop says in a thread, whatever the platform. */
export interface Utterance {
  /** Without marks, as every platform can show it. */
  text: string
  /** The same as it was written, where that has marks. */
  marked?: string
  /** The name of the person who says it; empty where it is none. */
  person: string
  parts: Part[]
  sources: number
  /** Where all of it stands. */
  whole: string
  /** What the thread itself says, in the guest's language. */
  words: ThreadWords
}

export function utteranceOf(message: ShopMessage, shop: ThreadShop, given: Links): Utterance {
  const words = threadWords[shop.language ?? 'en']
  const { author, cards, sources } = message
  const links = { ...given, page: (code?: string) => reachable(given.page(code)) ?? given.message(message) }
  const choices = cards
    .flatMap((card) => (card.type === 'choices' ? card.choices : []))
    .filter(({ label }) => label.trim())
  return {
    ...wordsOf(message, spoken(cards, words)),
    person: author.type === 'operator' ? wellFormed(author.name?.trim() ?? '') : '',
    parts: [
      ...cards.flatMap((card) => partsOf(card, shop, links)),
      ...(choices.length > 0 ? [{ type: 'choices' as const, choices: choices.map(spelled) }] : []),
    ],
    sources: sources.length,
    whole: links.message(message),
    words,
  }
}

/** The assistant's words may carry marks; a person's are as they were typed. */
function wordsOf({ author, text }: ShopMessage, otherwise: string): Pick<Utterance, 'text' | 'marked'> {
  const said = wellFormed(text.trim())
  const words = author.type === 'assistant' ? plain(said).trim() : said
  return { text: words || otherwise, ...(words && isOtherwise(words, said) && { marked: said }) }
}

/** Whether a reader sees other words; how much room is between them is no difference. */
export const isOtherwise = (shown: string, said: string): boolean =>
  shown.replace(/\s+/g, '') !== said.replace(/\s+/g, '')

// The shortest room for an address is LINE's; only the merchant's own page can be longer.
const reachable = (url: string) => (fits(url, limits.line.uri) ? url : undefined)

/** The words with the name of the person before them, for a platform that shows the shop as the sender. */
export const attributed = ({ person, text }: Pick<Utterance, 'person' | 'text'>): string =>
  person && text ? `${person}: ${text}` : text

// A surrogate without its pair is no text that a platform would take.
const wellFormed = (text: string) => text.toWellFormed()

const spelled = ({ label, say }: Choice): Choice => ({ label: wellFormed(label.trim()), say: wellFormed(say.trim()) })

/** What a card says that came without words. */
const spoken = (cards: ShopCard[], { handedOver }: ThreadWords): string =>
  cards.some(({ type }) => type === 'handoff') ? handedOver : ''

function partsOf(card: ShopCard, shop: ThreadShop, links: Links): Part[] {
  const words = threadWords[shop.language ?? 'en']
  switch (card.type) {
    case 'booking_form':
      return [
        {
          type: 'form',
          title: words.book(shop.name),
          act: words.choose(shop.words.service),
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
