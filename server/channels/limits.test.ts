import { describe, expect, test } from 'vitest'
import type { Platform } from '../../contract/platforms.ts'
import type { ShopMessage } from '../../contract/shop-view.ts'
import { bookingFor, links, said, serviceFor, shop } from './conversation-for-tests.ts'
import { size } from './cut.ts'
import { callsIn, faultsIn } from './faults-for-tests.ts'
import type { Unit } from './limits.ts'
import { threadsOf } from './threads.ts'

const family = '👩‍👩‍👧‍👦' // one sign, eleven units, twenty-five bytes
const guest = said({ text: 'Hello', author: { type: 'visitor' }, created_at: '2026-11-21T09:59:00Z' })

/** What is sent for one message of the shop's, read without its types: a test names the very field. */
function sentFor(platform: Platform, message: ShopMessage) {
  const thread = threadsOf([guest, message], shop, links).find((thread) => thread.platform === platform)
  if (!thread) throw new Error(`Nothing for ${platform}`)
  expect(faultsIn(thread)).toEqual([])
  return JSON.parse(JSON.stringify(callsIn<unknown>(thread.said)))
}

const asks = (label: string, count = 1) =>
  said({
    text: 'Which?',
    choices: Array.from({ length: count }, (_, i) => ({ label: `${label}${i || ''}`, say: 'x' })),
  })
const lists = (name: string, more = {}) => ({
  ...said({ text: 'These.' }),
  cards: [{ type: 'services' as const, services: [{ ...serviceFor(name, 'one'), ...more }] }],
})
const books = (name: string) => ({
  ...said({ text: '' }),
  cards: [{ type: 'booking' as const, booking: bookingFor({ service: { code: 'one', name } }) }],
})

interface Row {
  field: string
  platform: Platform
  most: number
  in: Unit
  /** What has this many of the letter in the field. */
  message: (text: string) => ShopMessage
  read: (calls: ReturnType<typeof sentFor>) => string
  letter: string
}

const rows: Row[] = [
  {
    ...{ field: 'text', platform: 'line', most: 5000, in: 'units', letter: 'a' },
    message: (text) => said({ text }),
    read: ([call]) => call.messages[0].text,
  },
  {
    ...{ field: 'label of a quick reply', platform: 'line', most: 20, in: 'signs', letter: family },
    message: asks,
    read: ([call]) => call.messages[0].quickReply.items[0].action.label,
  },
  {
    ...{ field: 'words of a quick reply', platform: 'line', most: 300, in: 'units', letter: 'a' },
    message: (say) => said({ text: 'Which?', choices: [{ label: 'This', say }] }),
    read: ([call]) => call.messages[0].quickReply.items[0].action.text,
  },
  {
    ...{ field: 'text for a list of chats', platform: 'line', most: 400, in: 'units', letter: '茶' },
    message: (text) => lists(text.slice('Sittings: '.length)),
    read: ([call]) => call.messages[1].altText,
  },
  {
    ...{ field: 'text', platform: 'whatsapp', most: 4096, in: 'units', letter: '茶' },
    message: (text) => said({ text }),
    read: ([call]) => call.text.body,
  },
  {
    ...{ field: 'body', platform: 'whatsapp', most: 1024, in: 'units', letter: 'a' },
    message: (text) => said({ text, choices: [{ label: 'Yes', say: 'Yes' }] }),
    read: ([call]) => call.interactive?.body.text ?? call.text.body,
  },
  {
    ...{ field: 'button', platform: 'whatsapp', most: 20, in: 'units', letter: 'a' },
    message: asks,
    read: ([call]) => call.interactive.action.buttons?.[0].reply.title ?? '…',
  },
  {
    ...{ field: 'title of a row', platform: 'whatsapp', most: 24, in: 'units', letter: '茶' },
    message: (text) => lists(text),
    read: ([call]) => call.interactive.action.sections[0].rows[0].title,
  },
  {
    ...{ field: 'description of a row', platform: 'whatsapp', most: 72, in: 'units', letter: 'a' },
    // "£26 a … · 75 min · No times just now" has 35 letters beside the unit.
    message: (per) => lists('One', { price: { amount: 2600, currency: 'GBP', per: per.slice(35) } }),
    read: ([call]) => call.interactive.action.sections[0].rows[0].description,
  },
  {
    ...{ field: 'text', platform: 'wechat', most: 2048, in: 'bytes', letter: 'é' },
    message: (text) => said({ text }),
    read: ([call]) => call.text.content,
  },
  {
    ...{ field: 'name in a template', platform: 'wechat', most: 20, in: 'units', letter: '茶' },
    message: books,
    read: ([call]) => call.data.thing1.value,
  },
]

test.each(rows)('$platform takes $most $in as the $field whole, and not one more', (row) => {
  const count = row.most / size(row.letter, row.in)
  const exact = row.read(sentFor(row.platform, row.message(row.letter.repeat(count))))
  const over = row.read(sentFor(row.platform, row.message(row.letter.repeat(count + 1))))

  expect(size(exact, row.in)).toBe(row.most)
  expect(exact).not.toContain('…')
  // What is too long for a button moves to a text or to a list; everything else is cut.
  expect(over.includes('…') || (row.field === 'body' && over.length === row.most + 1)).toBe(true)
})

describe('as many as a platform takes are shown, and of one more as many', () => {
  const bookings = (count: number) => ({
    ...said({ text: '' }),
    cards: [{ type: 'bookings' as const, bookings: Array.from({ length: count }, () => bookingFor({})) }],
  })
  const services = (count: number) => ({
    ...said({ text: 'These.' }),
    cards: [
      { type: 'services' as const, services: Array.from({ length: count }, (_, i) => serviceFor(`${i}`, `${i}`)) },
    ],
  })

  test.each([
    ['13 quick replies on LINE', 13, 'line', asks, (calls) => calls[0].messages[0].quickReply.items.length],
    ['12 cards on LINE', 12, 'line', services, (calls) => calls[0].messages[1].contents.contents.length],
    ['10 rows on WhatsApp', 10, 'whatsapp', services, (calls) => calls[0].interactive.action.sections[0].rows.length],
    ['10 lines on WeChat', 10, 'wechat', services, (calls) => calls[0].msgmenu.list.length],
  ] satisfies [string, number, Platform, unknown, (calls: ReturnType<typeof sentFor>) => number][])(
    '%s',
    (_, most, platform, make, count) => {
      const messageOf = (number: number) => (make === asks ? asks('Time', number) : services(number))
      expect([most, most + 1].map((number) => count(sentFor(platform, messageOf(number))))).toEqual([most, most])
    },
  )

  test('5 messages in one call of LINE', () => {
    const callsOf = (count: number) =>
      sentFor('line', bookings(count)).map(({ messages }: { messages: unknown[] }) => messages.length)
    expect([callsOf(5), callsOf(6)]).toEqual([[5], [5, 1]])
  })

  test('3 buttons on WhatsApp, and from 4 on a list', () => {
    const typeOf = (count: number) => sentFor('whatsapp', asks('Time', count))[0].interactive.type
    expect([typeOf(3), typeOf(4)]).toEqual(['button', 'list'])
  })
})

test('titles that an ellipsis made the same are told apart, within the room that there is', () => {
  const names = ['A long walk to the tea gardens of Uji', 'A long walk to the tea gardens of Wazuka']
  const services = names.map((name) => serviceFor(name, name))
  const message = { ...said({ text: 'These.' }), cards: [{ type: 'services' as const, services }] }
  const [{ interactive }] = sentFor('whatsapp', message)
  const titles = interactive.action.sections[0].rows.map(({ title }: { title: string }) => title)

  expect(titles).toEqual(['A long walk to the tea…', 'A long walk to the… 2'])
})

test('a label too long for the title of a row stands whole below it', () => {
  const label = 'A quiet table by the window, with a view'
  const [{ interactive }] = sentFor('whatsapp', asks(label))

  expect(interactive.action.sections[0].rows).toEqual([
    { id: 'choice_0', title: 'A quiet table by the…', description: label },
  ])
})

test('a person’s name of 20 units stands above their words on LINE, a longer one before them', () => {
  const by = (name: string) => sentFor('line', said({ text: 'Hello', author: { type: 'operator', name } }))[0].messages

  expect(by('a'.repeat(20))).toEqual([{ type: 'text', text: 'Hello', sender: { name: 'a'.repeat(20) } }])
  expect(by('a'.repeat(21))).toEqual([{ type: 'text', text: `${'a'.repeat(21)}: Hello` }])
  expect(by(family.repeat(2))).toEqual([{ type: 'text', text: `${family}${family}: Hello` }])
})

test('a booking has on WhatsApp a button for each thing that may be done with it, and else a link', () => {
  const shownIn = (known: Parameters<typeof bookingFor>[0]) => {
    const message = { ...said({ text: '' }), cards: [{ type: 'booking' as const, booking: bookingFor(known) }] }
    const { interactive } = sentFor('whatsapp', message)[0]
    const ids = interactive.action.buttons?.map(({ reply }: { reply: { id: string } }) => reply.id)
    return [interactive.header.text, ids ?? interactive.type]
  }

  expect(shownIn({ free_until: '2026-11-27T14:00:00Z' })).toEqual(['Booked', ['move_K7RM-X2QY', 'cancel_K7RM-X2QY']])
  expect(shownIn({})).toEqual(['Booked', ['cancel_K7RM-X2QY']])
  expect(shownIn({ state: 'offered' })).toEqual(['Offered to you', ['accept_K7RM-X2QY', 'cancel_K7RM-X2QY']])
  expect(shownIn({ state: 'cancelled' })).toEqual(['Cancelled', 'cta_url'])
})

test('an address that LINE has no room for gives way to that of the whole message', () => {
  const far = { ...links, page: () => `https://shop.example/?a=${'b'.repeat(1000)}` }
  const [line] = threadsOf([guest, lists('One')], shop, far)

  expect(line && faultsIn(line)).toEqual([])
  expect(JSON.stringify(line?.said)).toContain('https://shop.example/said/message-0.')
})
