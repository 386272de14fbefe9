import fc from 'fast-check'
import type { Shop } from '../../contract/catalogue.ts'
import type { Choice } from '../../contract/conversations.ts'
import type { ShopCard, ShopMessage } from '../../contract/shop-view.ts'
import type { Links } from './utterance.ts'

export const shop: Shop = {
  slug: 'lantern-leaf',
  name: 'Lantern & Leaf',
  timezone: 'Europe/London',
  locale: 'en-GB',
  currency: 'GBP',
  address: '14 Wick Lane, London',
  email: 'tea@lanternleaf.example',
  words: { service: 'sitting', services: 'sittings' },
}

export const links: Links = {
  message: ({ seq }) => `https://shop.example/said/message-${seq}.`,
  form: () => 'https://shop.example/forms/FORM_ID',
  booking: ({ reference }) => `https://shop.example/bookings/${encodeURIComponent(reference)}`,
  page: (code = '') => `https://shop.example/?chaxi-highlight=${code}`,
}

const scripts = fc.constantFrom(
  ...['tea', 'the', 'Sitting', 'übermorgen', ' ', '\n', '. ', 'https://shop.example/a?b=c'],
  ...['👩‍👩‍👧‍👦', '🏳️‍🌈', '茶', '席次一覧', 'شاي', 'نعم', 'ก็', 'e\u0301\u0302', '\ud83d', '\u200d', '\u2028'],
)

/** Words of any script and of any length up to `most` or so. */
const words = (most: number) =>
  fc
    .tuple(
      fc.array(scripts, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: Math.max(1, Math.floor(most / 40)) }),
    )
    .map(([some, times]) => some.join('').repeat(times).slice(0, most))

/** As the record takes it: not blank. */
const name = (most: number) => words(most).filter((text) => text.trim() !== '')

const code = fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,2}$/)
const at = fc
  .integer({ min: 0, max: 5000 })
  .map((hours) => new Date(Date.UTC(2026, 10, 1) + hours * 3_600_000).toISOString().replace('.000', ''))
const price = fc.record({ amount: fc.nat(1_000_000), currency: fc.constant('GBP'), per: words(200) })

const byCode = ({ code }: { code: string }) => code

const service = fc.record({
  code,
  name: name(200),
  covers: words(2000),
  plan: code,
  duration_minutes: fc.integer({ min: 1, max: 1440 }),
  price,
  next_slots: fc.array(fc.record({ id: code, starts_at: at, seats_left: fc.nat(9) }), { maxLength: 3 }),
})

const plan = fc.record({
  code,
  name: name(200),
  price,
  services: fc.array(code, { maxLength: 3 }),
  audience: words(2000),
})

const booking = fc.record({
  reference: fc.stringMatching(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/),
  email: fc.constant('a••@example.com'),
  state: fc.constantFrom(
    'held' as const,
    'confirmed' as const,
    'waitlisted' as const,
    'offered' as const,
    'cancelled' as const,
    'no_show' as const,
  ),
  next_step: words(200),
  service: fc.record({ code, name: name(200) }),
  starts_at: at,
  ends_at: at,
  timezone: fc.constantFrom('Europe/London', 'Asia/Tokyo'),
  seats: fc.integer({ min: 1, max: 99 }),
  name: words(120),
  created_at: at,
  free_until: fc.option(at, { nil: undefined }),
})

const card: fc.Arbitrary<ShopCard> = fc.oneof(
  booking.map((booking) => ({ type: 'booking' as const, booking })),
  fc.array(booking, { maxLength: 8 }).map((bookings) => ({ type: 'bookings' as const, bookings })),
  fc
    .uniqueArray(service, { maxLength: 15, selector: byCode })
    .map((services) => ({ type: 'services' as const, services })),
  fc.uniqueArray(plan, { maxLength: 15, selector: byCode }).map((plans) => ({ type: 'plans' as const, plans })),
  fc
    .array(fc.record({ label: fc.oneof(words(200), fc.constantFrom('Yes', 'No')), say: words(600) }), { maxLength: 40 })
    .map((choices) => ({ type: 'choices' as const, choices })),
  fc.constant<ShopCard>({
    type: 'booking_form',
    form: {
      state: 'open',
      prefill: {},
      prefilled_from: {},
      missing: [],
      suggestion: { candidates: [], reading: '' },
    },
  }),
)

const author = fc.oneof(
  fc.constantFrom<ShopMessage['author']>(
    { type: 'visitor' },
    { type: 'assistant' },
    { type: 'system' },
    { type: 'operator' },
  ),
  words(60).map((name) => ({ type: 'operator' as const, name })),
)

const message = fc.record({
  id: fc.uuid(),
  author,
  text: fc.oneof({ weight: 3, arbitrary: words(600) }, { weight: 1, arbitrary: words(10_000) }, fc.constant('')),
  cards: fc.array(card, { maxLength: 3 }),
  sources: fc.constantFrom<ShopMessage['sources']>([], [{ kind: 'knowledge', code: 'parking', title: 'Parking' }]),
  created_at: at,
})

/** Any conversation, its messages in order of time. */
export const conversations = (most: number, least = 0): fc.Arbitrary<ShopMessage[]> =>
  fc.array(message, { minLength: least, maxLength: most, size: 'max' }).map((messages) =>
    messages
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
      .map((said, seq) => ({
        ...said,
        seq,
        tool_calls: [],
        cards: said.author.type === 'visitor' ? [] : said.cards,
      })),
  )

interface Spoken {
  text: string
  choices?: Choice[]
  author?: ShopMessage['author']
  created_at?: string
}

/** One message, of the assistant's unless it says otherwise. */
export function said({
  text,
  choices,
  author = { type: 'assistant' },
  created_at = '2026-11-21T10:00:00Z',
}: Spoken): ShopMessage {
  return {
    ...{ id: 'd2719b9c-0b0c-4b6e-9c5e-0d9a4b6f0a11', seq: 0, sources: [], tool_calls: [] },
    ...{ text, author, created_at },
    cards: choices ? [{ type: 'choices', choices }] : [],
  }
}

type Listed = Extract<ShopCard, { type: 'services' }>['services'][number]
type Booked = Extract<ShopCard, { type: 'booking' }>['booking']

export const serviceFor = (name: string, code = name): Listed => ({
  ...{ code, name, covers: 'Tea.', plan: 'leaf', duration_minutes: 75, next_slots: [] },
  price: { amount: 2600, currency: 'GBP', per: 'seat' },
})

export const bookingFor = (known: Partial<Booked>): Booked => ({
  ...{ reference: 'K7RM-X2QY', email: 'a••@example.com', state: 'confirmed', next_step: 'Come.' },
  ...{ service: { code: 'gongfu-hour', name: 'Gongfu Hour' }, seats: 2, name: 'Ada' },
  ...{ starts_at: '2026-11-28T14:00:00Z', ends_at: '2026-11-28T15:15:00Z', timezone: 'Europe/London' },
  created_at: '2026-11-21T10:00:00Z',
  ...known,
})
