import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Thread } from '../../contract/channels.ts'
import type { Platform } from '../../contract/platforms.ts'
import type { ShopMessage } from '../../contract/shop-view.ts'
import { conversations, links, said, serviceFor, shop } from './conversation-for-tests.ts'
import { size } from './cut.ts'
import { lineCalls } from './line.ts'
import { type Item, listening, notesIn } from './notes.ts'
import { threadsOf } from './threads.ts'
import { type Part, type Utterance, utteranceOf } from './utterance.ts'
import { weChatCalls } from './wechat.ts'
import { whatsAppCalls } from './whatsapp.ts'

const runs = { numRuns: 200 }
const callsOf = { line: lineCalls, whatsapp: whatsAppCalls, wechat: weChatCalls }

/** What of a message a platform makes different, worked out once more from its documents alone. */
function changedIn(platform: Platform, { text, marked, person, sources, parts }: Utterance): Set<Item> {
  const spoken = person && text ? `${person}: ${text}` : text
  const [first] = parts
  const isCut = {
    line: () => lineWords(person.length > 20 ? spoken : text, parts).length > 5000,
    whatsapp: () => spoken.length > 4096,
    wechat: () => Buffer.byteLength(spoken) > 2048,
  }
  // The words of a message may stand in the first of its parts, as long as they have room there.
  const isInPart = platform !== 'line' && first !== undefined && first.type !== 'booking' && text.length < 300
  return new Set<Item>([
    ...(person ? (['person'] as const) : []),
    ...(sources > 0 ? (['sources'] as const) : []),
    ...(marked ? (['marks'] as const) : []),
    ...(!isInPart && isCut[platform]() ? (['words'] as const) : []),
    ...parts.filter((part) => platform !== 'whatsapp' || !areButtons(part)),
  ])
}

/** On LINE the words have below them the choices for which there is no room. */
function lineWords(text: string, parts: readonly Part[]): string {
  const choices = parts.flatMap((part) => (part.type === 'choices' ? part.choices : []))
  const left = choices.filter(({ label }, i) => i >= 13 || size(label, 'signs') > 20)
  return [text, left.length > 0 && ['Or write:', ...left.map(({ label }) => `• ${label}`)].join('\n')]
    .filter(Boolean)
    .join('\n\n')
}

const areButtons = (part: Part) =>
  part.type === 'choices' &&
  part.choices.length <= 3 &&
  part.choices.every(({ label }) => label.length <= 20) &&
  new Set(part.choices.map(({ label }) => label)).size === part.choices.length

test.each(['line', 'whatsapp', 'wechat'] as const)(
  'on %s each thing that is made different has exactly one note, and nothing else has any',
  (platform) => {
    fc.assert(
      fc.property(conversations(4), (messages) => {
        for (const message of messages.filter(({ author }) => author.type !== 'visitor')) {
          const utterance = utteranceOf(message, shop, links)
          const { about, changes } = listening(notesIn.en)
          callsOf[platform](utterance, about)
          expect(new Set(changes().keys())).toEqual(changedIn(platform, utterance))
        }
      }),
      runs,
    )
  },
)

const nouns = fc.constantFrom('sitting', 'afternoon of rare and aged teas', '品茗會'.repeat(40))
const shops = nouns.map((noun) => ({ ...shop, words: { service: noun, services: noun } }))

test.each(['line', 'whatsapp', 'wechat'] as const)(
  'on %s whatever of a message is not whole has a note that tells of a cut',
  (platform) => {
    fc.assert(
      fc.property(conversations(4), shops, (messages, shop) => {
        for (const message of messages.filter(({ author }) => author.type !== 'visitor')) {
          const utterance = utteranceOf(message, shop, links)
          const { about, changes } = listening(notesIn.en)
          const shown = textsIn(callsOf[platform](utterance, about))
          for (const [item, text] of owed(platform, utterance)) {
            if (shown.some((one) => one.includes(text))) continue
            const notes = [...changes()].filter(([about]) => about === item || about === 'words' || item === 'words')
            expect(
              notes.filter(([, note]) => cutNotes(platform).some(({ text }) => note.text.includes(text))),
              text,
            ).not.toEqual([])
          }
        }
      }),
      runs,
    )
  },
)

const cutNotes = (platform: Platform) => [
  ...(['words', 'card', 'cards'] as const).map((what) => notesIn.en.cut(platform, what)),
  ...[notesIn.en.names(platform), notesIn.en.labels(platform), notesIn.en.answers()],
]

/** What a guest should be able to read of each item, or to say with it, but for what is said to be left out. */
function owed(platform: Platform, { text, marked, parts }: Utterance): [Item, string][] {
  const words: [Item, string][] = !text || (platform === 'whatsapp' && marked) ? [] : [['words', text]]
  return [...words, ...parts.flatMap((part) => owedOf(platform, part).map((text): [Item, string] => [part, text]))]
}

function owedOf(platform: Platform, part: Part): string[] {
  switch (part.type) {
    case 'choices': {
      const says = part.choices.slice(0, 13).map(({ label, say }) => say || label)
      return [...part.choices.map(({ label }) => label), ...(platform === 'line' ? says : [])]
    }
    case 'entries': {
      const entries = part.entries.slice(0, part.entries.length > 12 ? 11 : 12)
      if (platform === 'line') return entries.flatMap(({ name, about, facts }) => [name, about, ...facts])
      return [...entries.slice(0, 10).map(({ name }) => name), ...(platform === 'whatsapp' ? [part.heading] : [])]
    }
    case 'form':
      return platform === 'line' ? [part.title] : []
    case 'booking': {
      const { when, ...pairs } = part.pairs
      return platform === 'wechat' ? Object.values(pairs) : [when, ...Object.values(pairs)]
    }
    default:
      return part satisfies never
  }
}

/** Every text of the payloads; what LINE says where it cannot show a card stands in the card too. */
function textsIn(calls: unknown): string[] {
  const texts: string[] = []
  JSON.stringify(calls, (key, value) => {
    if (typeof value === 'string' && key !== 'altText') texts.push(value)
    return value
  })
  return texts
}

test('a name that is cut is told of where the list, the menu or the template is', () => {
  const name = 'An afternoon of very rare and aged teas with Mei'
  const services = [serviceFor(name, 'mei'), serviceFor('龍井茶與普洱茶與烏龍茶與白毫銀針與鐵觀音與碧螺春', 'longjing')]
  const message = { ...said({ text: 'These.' }), cards: [{ type: 'services' as const, services }] }
  const [line, whatsapp, wechat] = threadsOf([message], shop, links).map(({ notes }) =>
    notes.map(({ text }) => text).join('\n'),
  )

  expect(line).not.toContain('ends after a word')
  expect(whatsapp).toContain('WhatsApp has little room for a name.')
  expect(wechat).toContain('WeChat has little room for a name.')
})

/** When each platform would refuse what the shop says, from what was said before alone. */
function refusedIn(platform: Platform, messages: readonly ShopMessage[]): boolean[] {
  const hours = { line: Number.POSITIVE_INFINITY, whatsapp: 24, wechat: 48 }[platform]
  return messages.flatMap(({ author, created_at }, i) => {
    if (author.type === 'visitor') return []
    const heard = messages.slice(0, i).findLast(({ author }) => author.type === 'visitor')?.created_at
    return Date.parse(created_at) - (heard ? Date.parse(heard) : Number.NEGATIVE_INFINITY) > hours * 3_600_000
  })
}

test('every message outside the time in which a platform takes an answer says so, and no other does', () => {
  const wordsOnly = conversations(30).map((messages) =>
    messages.map((message) => ({ ...message, text: 'Hello', cards: [] })),
  )
  fc.assert(
    fc.property(wordsOnly, (messages) => {
      for (const thread of threadsOf(messages, shop, links)) {
        const shown = thread.said.flatMap((one) => (one.by === 'shop' ? one : []))
        const outside = shown.map(({ notes }) => notes.some((n) => /^Outside/.test(thread.notes[n - 1]?.title ?? '')))
        expect(outside).toEqual(refusedIn(thread.platform, messages))
        for (const { is_late, notes } of shown)
          expect(is_late).toBe(notes.some((n) => /^(Outside|More than)/.test(thread.notes[n - 1]?.title ?? '')))
      }
    }),
    runs,
  )
})

describe('a conversation of which only the end is shown', () => {
  const heard = said({ text: 'Hello', author: { type: 'visitor' }, created_at: '2026-11-21T09:00:00Z' })
  const answers = Array.from({ length: 6 }, (_, i) => ({ ...said({ text: `${i}` }), seq: i + 1 }))
  const endOf = (from: number): Thread[] => threadsOf([heard, ...answers], shop, links, { from })

  test('has what was said before in no thread, and counts it', () => {
    const [line, whatsapp, wechat] = endOf(5).map(({ said }) => said)
    expect([line, whatsapp, wechat].map((said) => said?.length)).toEqual([2, 2, 2])
    expect(whatsapp).toMatchObject([{ is_late: false }, { is_late: false }])
    expect(wechat).toMatchObject([{ is_late: false }, { is_late: true }])
  })
})

test('a label that is cut and numbered too has one note that says both', () => {
  const labels = ['A quiet table by the window', 'A quiet table by the windows', 'Anywhere', 'Outside']
  const choices = labels.map((label) => ({ label, say: label }))
  const [line, whatsapp] = threadsOf([said({ text: 'Where?', choices })], shop, links)

  expect(line?.notes).toEqual([
    {
      title: 'Quick replies',
      text: expect.stringMatching(/^Four choices fit: .*What does not fit stands whole.*is numbered\.$/),
    },
  ])
  expect(whatsapp?.notes[0]?.text).toMatch(/^WhatsApp shows 3 short buttons\. .*under it.* is numbered\.$/)
})
