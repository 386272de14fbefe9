import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Thread } from '../../contract/channels.ts'
import type { ShopMessage } from '../../contract/shop-view.ts'
import { sentences, spoken } from '../languages/languages.ts'
import { conversations, links, said, serviceFor, shop } from './conversation-for-tests.ts'
import { callsIn, faultsIn } from './faults-for-tests.ts'
import { threadsOf } from './threads.ts'
import type { ThreadShop } from './utterance.ts'
import { wholeOf } from './whole.ts'

const runs = { numRuns: 200 }
const shops = fc
  .constantFrom(...Object.keys(sentences))
  .map((locale): ThreadShop => ({ ...shop, locale: locale === 'en' ? 'en-GB' : locale, language: spoken(locale) }))
const guest = said({ text: 'Hello', author: { type: 'visitor' }, created_at: '2026-11-20T10:00:00Z' })

test('no payload breaks a limit of its platform, whatever the conversation and its language', () => {
  fc.assert(
    fc.property(conversations(12), shops, (messages, shop) => {
      expect(threadsOf(messages, shop, links).flatMap(faultsIn)).toEqual([])
    }),
    runs,
  )
})

test('what the shop said stands in the thread, or all of it is behind a link that does', () => {
  fc.assert(
    fc.property(conversations(4), shops, (messages, shop) => {
      for (const message of messages.filter(({ author }) => author.type !== 'visitor'))
        for (const thread of threadsOf([message], shop, links)) expect(lostIn(thread, message, shop)).toEqual([])
    }),
    runs,
  )
})

test('what a guest said stands in it word for word', () => {
  fc.assert(
    fc.property(conversations(6), (messages) => {
      const heard = messages.filter(({ author }) => author.type === 'visitor')
      for (const { said } of threadsOf(messages, shop, links))
        expect(said.flatMap((one) => (one.by === 'guest' ? one.text : []))).toEqual(
          heard.map(({ text }) => text.trim().toWellFormed()),
        )
    }),
    runs,
  )
})

test('the same conversation makes the same bytes, and each of its notes is told once', () => {
  fc.assert(
    fc.property(conversations(6), (messages) => {
      const threads = threadsOf(messages, shop, links)
      expect(JSON.stringify(threadsOf(messages, shop, links))).toBe(JSON.stringify(threads))
      for (const { notes, said } of threads) {
        expect(new Set(notes.map((note) => JSON.stringify(note))).size).toBe(notes.length)
        expect(JSON.stringify(notes)).not.toMatch(/undefined|\[object|NaN/)
        const used = new Set(said.flatMap((one) => (one.by === 'shop' ? one.notes : [])))
        expect([...used].sort((a, b) => a - b)).toEqual(notes.map((_, i) => i + 1))
      }
    }),
    runs,
  )
})

test('a conversation of up to two hundred messages goes through as well', () => {
  fc.assert(
    fc.property(fc.oneof(conversations(200), conversations(200, 190)), shops, (messages, shop) => {
      expect(threadsOf(messages, shop, links).flatMap(faultsIn)).toEqual([])
    }),
    { numRuns: 12 },
  )
})

/** What a reader of the thread could neither read nor reach. A link counts for what its own page shows. */
function lostIn(thread: Thread, message: ShopMessage, shop: ThreadShop): string[] {
  const shown = textsIn(thread).join('\n')
  if (shown.includes(links.message(message))) return []

  const bookings = message.cards.flatMap((card) =>
    card.type === 'booking' ? card.booking : card.type === 'bookings' ? card.bookings : [],
  )
  const reached = bookings
    .filter((booking) => shown.includes(links.booking(booking)))
    .map(({ service }) => service.name)
  const asWritten = new Set(reached.map((name) => name.trim().toWellFormed()))
  const inTheirWay = / ?\d\d:\d\d\u2069?$/ // WeChat writes a time its own way
  return wholeOf(message, shop).filter(
    (line) => !shown.includes(line) && !asWritten.has(line) && !(thread.platform === 'wechat' && inTheirWay.test(line)),
  )
}

/** Every text of every payload. */
function textsIn(thread: Pick<Thread, 'said'>): string[] {
  const texts: string[] = []
  JSON.stringify(callsIn<unknown>(thread.said), (_, value) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}

const marked = [
  ...['tea', ' ', '\n', '\n\n', '\n- ', '\n1. ', '**very glad**', '*so*', '_so_', '`code`', '\n```\nlines\n```\n'],
  ...['[our page](https://shop.example/a)', '**[*x*](https://shop.example/b)**', '茶'],
]
const markedWords = fc.array(fc.constantFrom(...marked), { minLength: 1, maxLength: 30 }).map((some) => some.join(' '))

test('no mark of an answer reaches a platform that would show it as it is', () => {
  fc.assert(
    fc.property(markedWords, (text) => {
      const threads = threadsOf([guest, said({ text })], shop, links)
      expect(threads.flatMap(faultsIn)).toEqual([])
      for (const { platform, said } of threads)
        expect(
          textsIn({ said })
            .filter((text) => text !== 'USER_ID')
            .join('\n'),
        ).not.toMatch(platform === 'whatsapp' ? /\*\*|__|\]\(/ : /[*_`]|\]\(/)
    }),
    runs,
  )
})

describe('an answer with marks', () => {
  const text = 'We are **very glad** of [our garden](https://shop.example/garden):\n- `code`\n- *so*'
  const [line, whatsapp, wechat] = threadsOf([guest, said({ text })], shop, links)
  const words = 'We are very glad of our garden (https://shop.example/garden):'

  test('is words alone on LINE and WeChat, and says so', () => {
    expect(line && callsIn<unknown>(line.said)).toMatchObject([{ messages: [{ text: `${words}\n\n• code\n• so` }] }])
    expect(wechat && callsIn<unknown>(wechat.said)).toMatchObject([{ text: { content: `${words}\n\n• code\n• so` } }])
    expect([line, wechat].map((thread) => thread?.notes.map(({ title }) => title))).toEqual([
      ['Formatting'],
      ['Formatting'],
    ])
  })

  test('has WhatsApp’s own marks there, and says so', () => {
    const body = words.replace('very glad', '*very glad*')
    expect(whatsapp && callsIn<unknown>(whatsapp.said)).toMatchObject([
      { text: { body: `${body}\n\n• \`code\`\n• _so_` } },
    ])
    expect(whatsapp?.notes).toMatchObject([{ title: 'Formatting', text: expect.stringContaining('its own way') }])
  })

  test('of a person is as they typed it', () => {
    const byPerson = said({ text: '**So** we say', author: { type: 'operator' } })
    for (const thread of threadsOf([guest, byPerson], shop, links)) {
      expect(textsIn(thread).join()).toContain('**So** we say')
      expect(thread.notes).toEqual([])
    }
  })
})

describe('a choice', () => {
  const asked = (...labels: string[]): Thread[] =>
    threadsOf([said({ text: 'Which one?', choices: labels.map((label) => ({ label, say: label })) })], shop, links)
  const times = (count: number) => Array.from({ length: count }, (_, i) => `Time ${i + 1}`)

  test.each([
    [3, 'button', 13, 10],
    [4, 'list', 13, 10],
  ])('of %i is a %s on WhatsApp', (count, type) => {
    const [, whatsapp] = asked(...times(count))
    expect(whatsapp && callsIn<unknown>(whatsapp.said)).toMatchObject([{ interactive: { type } }])
  })

  test('of more than a platform takes is shown as far as it goes, and the rest stands in words', () => {
    const [line, whatsapp, wechat] = asked(...times(15))

    expect(line && callsIn<unknown>(line.said)).toMatchObject([
      { messages: [{ text: 'Which one?\n\nOr write:\n• Time 14\n• Time 15', quickReply: { items: { length: 13 } } }] },
    ])
    expect(whatsapp?.notes[0]).toEqual({
      title: '15 choices → list',
      text: 'WhatsApp lists 10, behind “Choose”. The other 5 stand in words.',
    })
    expect(wechat && callsIn<unknown>(wechat.said)).toMatchObject([{ msgmenu: { list: { length: 10 } } }])
  })

  test('with two labels that are the same is no pair of buttons', () => {
    const [, whatsapp] = asked('Yes', 'Yes')
    expect(whatsapp && callsIn<unknown>(whatsapp.said)).toMatchObject([
      {
        interactive: { type: 'list', action: { sections: [{ rows: [{ title: 'Yes' }, { title: 'Yes 2' }] }] } },
      },
    ])
  })

  test('with a label of 20 signs is whole on LINE, and of 21 ends after a word', () => {
    const [exact] = asked('👩‍👩‍👧‍👦'.repeat(20))
    const [over] = asked('A quiet table by win dow')

    expect(exact?.notes.map(({ title }) => title)).toEqual(['Quick replies'])
    expect(over && callsIn<unknown>(over.said)).toMatchObject([
      { messages: [{ quickReply: { items: [{ action: { label: 'A quiet table by…' } }] } }] },
    ])
  })
})

describe('a list of services', () => {
  const listed = (...names: string[]) => {
    const services = names.map((name, i) => serviceFor(name, `${i}`))
    const [line, whatsapp, wechat] = threadsOf(
      [guest, { ...said({ text: 'These.' }), cards: [{ type: 'services', services }] }],
      shop,
      links,
    ).map((thread) => JSON.parse(JSON.stringify(callsIn<unknown>(thread.said))))
    return {
      line: line[0].messages[1].contents.contents,
      whatsapp: whatsapp[0].interactive.action.sections[0].rows,
      wechat: wechat[0].msgmenu.list,
      tail: wechat[0].msgmenu.tail_content,
    }
  }
  const sittings = (count: number) => Array.from({ length: count }, (_, i) => `Sitting ${i}`)

  test.each([
    [10, 10, 10, 10],
    [12, 12, 10, 10],
    [13, 12, 10, 10],
  ])('of %i has %i cards on LINE, %i rows on WhatsApp and %i lines on WeChat', (count, cards, rows, lines) => {
    const { line, whatsapp, wechat, tail } = listed(...sittings(count))
    expect([line.length, whatsapp.length, wechat.length]).toEqual([cards, rows, lines])
    expect(line.at(-1).body.contents[0].text).toBe(count > 12 ? '2 more' : `Sitting ${count - 1}`)
    expect(tail).toBe(`All of it: ${links.message(said({ text: '' }))}`)
  })

  test('shows names of 24 letters whole on WhatsApp, and cuts longer ones', () => {
    const { whatsapp } = listed('A Long Walk to the Tea 4', 'A Long Walk to the Tea 45')
    expect(whatsapp).toMatchObject([
      { title: 'A Long Walk to the Tea 4', description: '£26 a seat · 75 min · No times just now' },
      { title: 'A Long Walk to the Tea…' },
    ])
  })
})

describe('words', () => {
  const textOf = (text: string) => threadsOf([guest, said({ text })], shop, links)

  test('that are too long end after a word, above the address of all of them', () => {
    const [, whatsapp] = textOf('kettle '.repeat(1000))
    const [call] = whatsapp ? callsIn<unknown>(whatsapp.said) : []
    expect(call).toMatchObject({
      text: { body: expect.stringMatching(/ kettle…\n\nAll of it: https:\/\/shop\.example\/said\/message-0\.$/) },
    })
  })

  test('of a person carry their name, as each platform can', () => {
    const mei = said({ text: 'I am here.', author: { type: 'operator', name: 'Mei Tan' } })
    const [line, whatsapp, wechat] = threadsOf([mei], shop, links).map((thread) => callsIn<unknown>(thread.said))

    expect(line).toMatchObject([{ messages: [{ text: 'I am here.', sender: { name: 'Mei Tan' } }] }])
    expect(whatsapp).toMatchObject([{ text: { body: 'Mei Tan: I am here.' } }])
    expect(wechat).toMatchObject([{ text: { content: 'Mei Tan: I am here.' } }])
  })
})

describe('an answer that comes late', () => {
  const lateAt = (...instants: string[]) =>
    threadsOf([guest, ...instants.map((created_at) => said({ text: 'Hello', created_at }))], shop, links).map(
      ({ said }) => said.flatMap((one) => (one.by === 'shop' ? one.is_late : [])),
    )

  test('is taken by WhatsApp for a day, by WeChat for two, by LINE at any time', () => {
    const instants = ['2026-11-21T10:00:00Z', '2026-11-21T10:00:01Z', '2026-11-22T10:00:00Z', '2026-11-22T10:00:01Z']
    expect(lateAt(...instants)).toEqual([
      [false, false, false, false],
      [false, true, true, true],
      [false, false, false, true],
    ])
  })

  test('is taken by WeChat five times', () => {
    const [, , wechat] = lateAt(...Array.from({ length: 6 }, () => '2026-11-20T10:01:00Z'))
    expect(wechat).toEqual([false, false, false, false, false, true])
  })
})
