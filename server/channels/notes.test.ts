import { expect, test } from 'vitest'
import type { ThreadNote } from '../../contract/channels.ts'
import { platforms } from '../../contract/platforms.ts'
import { type Notes, notesIn } from './notes.ts'

const { en, ...others } = notesIn

/** Every note there is, as it reads of sample choices, cards and platforms. */
const all = (notes: Notes): ThreadNote[] => [
  ...platforms.flatMap((platform) => [
    ...(['words', 'card', 'cards'] as const).map((what) => notes.cut(platform, what)),
    ...[
      notes.person(platform),
      notes.sources(platform),
      notes.labels(platform),
      notes.names(platform),
      notes.marks(platform),
    ],
    ...[notes.form(platform), notes.booking(platform)],
    ...[12, 15].map((count) => notes.list(platform, '⟦1⟧', { count, most: 12 })),
  ]),
  ...[1, 3, 15].flatMap((count) => [
    notes.quickReplies(count),
    notes.choicesToList(count, '⟦2⟧'),
    notes.choicesToMenu(count),
  ]),
  ...[
    notes.alike(),
    notes.answers(),
    notes.bookingLink(),
    notes.late('whatsapp'),
    notes.late('wechat'),
    notes.tooMany(),
  ],
]

const marksIn = ({ title, text }: ThreadNote) =>
  new Set(`${title} ${text}`.match(/⟦\d⟧|LINE|WhatsApp|WeChat|微信|24|48/g))

test.each(Object.entries(others))(
  'a merchant who reads %s is told all that changes, of the right platform',
  (_, notes) => {
    const told = all(notes)
    expect(told.filter(({ title, text }) => !title.trim() || !text.trim())).toEqual([])
    expect(
      told.filter(({ title, text }) => /undefined|NaN|\b(the|and|of|cut|behind)\b/.test(`${title} ${text}`)),
    ).toEqual([])
    told.forEach((note, i) => {
      const english = all(en)[i]
      const kept = [...marksIn(english ?? note)].filter((mark) => /⟦|24|48/.test(mark))
      expect(kept.filter((mark) => !marksIn(note).has(mark))).toEqual([])
    })
  },
)
