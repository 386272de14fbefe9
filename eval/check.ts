import type { Message } from '../contract/conversations.ts'
import type { Expectation } from './dialogues.ts'

/** What the visitor got for one turn: the assistant's messages, and what the page was asked to do. */
export interface Heard {
  replies: readonly Pick<Message, 'text' | 'cards' | 'sources' | 'tool_calls' | 'act'>[]
  pageCalls: readonly Call[]
}

export interface Call {
  name: string
  arguments: Record<string, unknown>
}

/** Something that does not hold. `wrong` where the assistant committed itself to it, instead of asking or abstaining. */
export interface Problem {
  what: string
  wrong: boolean
}

const COMMITTED = new Set(['answer', 'form', 'lookup', 'handoff'])
const EFFECTS = new Set(['book_slot', 'get_booking', 'my_bookings'])

/** Everything expected of a turn that did not come about. Pure. */
export function check(expect: Expectation, { replies, pageCalls }: Heard): Problem[] {
  const acts = replies.flatMap(({ act }) => act ?? [])
  const calls = [...replies.flatMap(({ tool_calls }) => tool_calls), ...pageCalls]
  const committed = acts.some((act) => COMMITTED.has(act))
  const own = replies.map(({ text }) => text).join('\n')
  const shown = `${own}\n${cardsOf(replies)}`
  const sources = replies.flatMap((reply) => reply.sources).map(({ kind, code }) => `${kind}:${code}`)

  return [
    ...unless(replies.length > 0, 'no reply', false),
    ...anyOf(expect.act, acts, (wanted) => acts.includes(wanted), 'act', committed),
    ...anyOf(
      expect.tool,
      calls.map(({ name, arguments: args }) => `${name} ${JSON.stringify(args)}`),
      (wanted) => calls.some((call) => fits(wanted, call)),
      'tool',
      calls.some(({ name }) => EFFECTS.has(name)),
    ),
    ...(expect.no_tool ?? []).flatMap((name) =>
      unless(!calls.some((call) => call.name === name), `called ${name}`, true),
    ),
    ...anyOf(expect.sources_any, sources, (wanted) => sources.includes(wanted), 'sources', committed),
    ...(expect.text_all ?? []).flatMap((pattern) =>
      unless(matches(pattern, shown), `text lacks ${pattern}`, committed),
    ),
    ...anyOf(expect.text_any, [], (pattern) => matches(pattern, shown), 'text', committed),
    ...(expect.text_none ?? []).flatMap((pattern) => unless(!matches(pattern, own), `text has ${pattern}`, true)),
    ...choiceProblems(expect, replies, acts),
  ]
}

// A form is a face of its own; everything else shown is part of the answer.
const cardsOf = (replies: Heard['replies']) =>
  JSON.stringify(replies.flatMap(({ cards }) => cards).filter(({ type }) => type !== 'booking_form'))

function choiceProblems({ choices_any }: Expectation, replies: Heard['replies'], acts: readonly string[]): Problem[] {
  if (!acts.includes('clarify')) return []
  const offered = replies.flatMap(({ cards }) => cards).flatMap((card) => (card.type === 'choices' ? card.choices : []))
  const codes = offered.flatMap(({ code }) => code ?? [])
  return anyOf(choices_any, codes, (wanted) => codes.includes(wanted), 'choices', false)
}

function anyOf<Wanted>(
  wanted: readonly Wanted[] | undefined,
  got: readonly string[],
  holds: (one: Wanted) => boolean,
  name: string,
  wrong: boolean,
): Problem[] {
  const met = !wanted || wanted.some(holds)
  return unless(met, `${name} ${got.join(', ') || '-'} instead of ${JSON.stringify(wanted)}`, wrong)
}

const unless = (holds: boolean, what: string, wrong: boolean): Problem[] => (holds ? [] : [{ what, wrong }])

const fits = (wanted: { name: string; arguments?: Record<string, string> }, call: Call): boolean =>
  wanted.name === call.name &&
  Object.entries(wanted.arguments ?? {}).every(([key, value]) => equals(value, call.arguments[key]))

const PATTERN = /^\/(.*)\/([a-z]*)$/s

const equals = (wanted: string, value: unknown): boolean =>
  PATTERN.test(wanted)
    ? matches(wanted, String(value ?? ''))
    : wanted.toLowerCase() === String(value ?? '').toLowerCase()

function matches(pattern: string, text: string): boolean {
  const [, source, flags] = PATTERN.exec(pattern) ?? []
  return source === undefined
    ? text.toLowerCase().includes(pattern.toLowerCase())
    : new RegExp(source, flags).test(text)
}
