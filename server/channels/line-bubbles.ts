import type { LineBubble } from '../../contract/line.ts'
import { cut, fits } from './cut.ts'
import { limits } from './limits.ts'
import type { Act, BookingPart, Entry, Part } from './utterance.ts'
import type { ThreadWords } from './words.ts'

const { label, ours, bubbles: most } = limits.line

type Content = LineBubble['body']['contents'][number]

/** Where all of it stands, and what a card says of its own. */
interface Around {
  whole: string
  words: ThreadWords
}

interface Shown extends Around {
  title: string
  lines: string[]
  pairs?: [name: string, value: string][]
  acts: Act[]
}

/** A card of LINE. What had to be cut is behind a button of its own. */
export function bubbleOf({ title, lines, pairs = [], acts, whole, words }: Shown): {
  bubble: LineBubble
  isCut: boolean
} {
  const isCut =
    !fits(title, ours.title) || [...lines, ...pairs.flat()].some((text) => text !== '' && !fits(text, ours.row))
  const buttons = isCut ? [...acts, { label: words.readWhole, url: whole }] : acts
  const bubble: LineBubble = {
    type: 'bubble',
    body: {
      type: 'box',
      layout: 'vertical',
      contents: [titleOf(title), ...lines.filter(Boolean).map(lineOf), ...pairs.map(pairOf)],
    },
    ...(buttons.length > 0 && {
      footer: { type: 'box', layout: 'vertical', contents: buttons.map(buttonOf) },
    }),
  }
  return { bubble, isCut }
}

const titleOf = (text: string): Content => ({ type: 'text', text: cut(text, ours.title), weight: 'bold', wrap: true })

const lineOf = (text: string): Content => ({ type: 'text', text: cut(text, ours.row), size: 'sm', wrap: true })

const pairOf = ([name, value]: [string, string]): Content => ({
  type: 'box',
  layout: 'baseline',
  contents: [
    { type: 'text', text: cut(name, ours.row), size: 'sm', flex: 2, wrap: true },
    { type: 'text', text: cut(value, ours.row), size: 'sm', flex: 5, wrap: true },
  ],
})

const buttonOf = ({ label: said, url }: Act) => ({
  type: 'button' as const,
  height: 'sm' as const,
  action: { type: 'uri' as const, label: cut(said, label), uri: url },
})

/** As many cards as LINE takes; where there are more, the last one leads to them. */
export function carouselOf(part: Extract<Part, { type: 'entries' }>, around: Around) {
  const { whole, words } = around
  const { entries, heading } = part
  const shown = entries.length > most ? entries.slice(0, most - 1) : entries
  const cards = shown.map((entry) => entryBubble(entry, part.act, around))
  const rest = entries.length - shown.length
  const last = bubbleOf({
    title: words.more(rest),
    lines: [heading],
    acts: [{ label: words.seeAll, url: whole }],
    ...around,
  })
  return {
    bubbles: [...cards, ...(rest > 0 ? [last] : [])].map(({ bubble }) => bubble),
    isCut: cards.some(({ isCut }) => isCut),
  }
}

const entryBubble = ({ name, facts, about, url }: Entry, act: string, around: Around) =>
  bubbleOf({
    title: name,
    lines: [about, ...facts],
    acts: [{ label: fits(act, label) ? act : around.words.readWhole, url }],
    ...around,
  })

export const bookingBubble = ({ title, pairs, names, acts }: BookingPart, around: Around) =>
  bubbleOf({
    title,
    lines: [],
    pairs: [
      [names.service, pairs.service],
      [around.words.labels.when, pairs.when],
      [around.words.labels.seats, pairs.seats],
      [around.words.labels.reference, pairs.reference],
    ],
    acts,
    ...around,
  })
