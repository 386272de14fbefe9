import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Thread } from '../../contract/channels.ts'
import type { Platform } from '../../contract/platforms.ts'
import type { ShopMessage } from '../../contract/shop-view.ts'
import { conversations, links, said, shop } from './conversation-for-tests.ts'
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
