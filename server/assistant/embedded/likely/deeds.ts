import type { Act } from '../../../../contract/conversations.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { STANDS_FOR } from '../../../knowledge/subjects/asks.ts'
import { idleness, subjectsOfMessage, wishesIn } from '../../../knowledge/subjects/subjects.ts'
import type { Heard } from '../hearing.ts'
import type { Likely } from './likely.ts'

/** What a visitor may want done, over a whole message, and what it is called once it is. */
export const DEEDS = { form: 'form', lookup: 'lookup', person: 'handoff' } as const satisfies Record<string, Act>
export type Deed = keyof typeof DEEDS

/** Who wants it, and after what. */
export interface Doing {
  isMember: boolean
  goesOn: boolean // from a service or a membership that was spoken of
}

type Signs = ReturnType<typeof signsOf>

/**
 * What speaks for each, in natural log odds: fitted by logistic regression (`npm run fit`) on the dialogues in
 * `eval/`, up to where one of them is done. The cues among the signs are of grammar: those of our rules know these dialogues too well.
 */
const WORTH: Readonly<Record<Deed, Partial<Signs>>> = {
  form: {
    always: -3.31,
    email: 3.72,
    reference: -2.07,
    name: 3.23,
    seats: 1.45,
    when: 2.76,
    asks: -1.79,
    words: -0.81,
    book: 0.03,
    openings: 0.09,
    lookup: -0.93,
    others: -1.94,
    idle: -14.93,
    service: 3.15,
    member: 1.29,
    date: 1.14,
    bookAfter: 1.69,
    bookCalled: 1.35,
    calledBeside: -0.51,
    may: 0.9,
    whether: -0.83,
    what: -0.43,
    money: -1.31,
    soon: 2.25,
    put: 1.11,
    one: 1.7,
    often: -4.56,
    or: -2.83,
    past: -1.37,
  },
  lookup: {
    always: -4.22,
    email: 1.29,
    reference: 6.55,
    book: -1.02,
    lookup: 2.54,
    change: -0.13,
    others: -0.34,
    idle: -26.48,
    service: -2.82,
    member: 2.4,
  },
  person: {
    always: -3.95,
    email: -3.1,
    name: -1.58,
    words: 0.06,
    book: -0.31,
    person: 1.91,
    complaint: 2.69,
    idle: -23.2,
  },
}

function signsOf(heard: Heard, likely: readonly Likely[], { isMember, goesOn }: Doing) {
  const wishes = wishesIn(heard.words)
  const wished = (name: string) => Math.log1p((wishes.get(name) ?? 0) / HARDLY)
  const isCalled = heard.bare.includes(STANDS_FOR.ITEM)
  return {
    always: 1,
    email: heard.email ? 1 : 0,
    reference: heard.reference ? 1 : 0,
    name: heard.name ? 1 : 0,
    seats: heard.seats === undefined ? 0 : 1,
    when: heard.urgency ? 1 : 0,
    asks: heard.asks ? 1 : 0,
    words: Math.log1p(heard.words.length),
    book: wished('book'),
    openings: wished('openings'),
    lookup: wished('lookup'),
    change: wished('change'),
    others: wished('others'),
    person: wished('person'),
    complaint: wished('complaint'),
    idle: idleness(subjectsOfMessage(heard.words)),
    service: Math.max(0, ...likely.flatMap(({ kind, sure }) => (kind === 'service' ? sure : []))),
    member: isMember ? 1 : 0,
    date: heard.urgency?.includes(' ') ? 1 : 0,
    bookAfter: goesOn ? wished('book') : 0,
    bookCalled: isCalled ? wished('book') : 0,
    calledBeside: isCalled && heard.clauses.length > 1 ? 1 : 0,
    ...spokenIn(heard),
  }
}

/** How it is put. */
const SPOKEN = {
  may: cues('can|could|may|might|would i|we|you|they|she|he|my|our|someone|somebody'),
  whether: cues('is|are|am|does|do|did|was|were|has it|that|there|the|you|they|i|we|this|she|he|your|my|a|any'),
  what: cues('how|what|when|which|who|why|where'),
  money: cues('price|cost|costs|charge|pay|money|free|discount|much|cheaper'),
  soon: cues('soonest|earliest|whenever|going|free'),
  put: cues(
    'put|sign|pop|stick|squeeze|pencil|get|slot|fit|save|book|reserve|send|have|do me|us|her|him|my|our|a|the|them|both|in',
  ),
  one: cues('one where|that|with|for', 'the .. one'),
  often: cues('mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|mornings|evenings|weekends'),
  or: cues('or'),
  past: cues('was|were|had|did|been'),
}

function spokenIn({ bare }: Heard) {
  const said = Object.entries(SPOKEN).map(([name, says]) => [name, says(bare) ? 1 : 0])
  return Object.fromEntries(said) as Record<keyof typeof SPOKEN, number>
}

const HARDLY = 0.01

/** The signs that each deed is weighed by, to fit them. */
export function deedSigns(heard: Heard, likely: readonly Likely[], doing: Doing): Record<Deed, Partial<Signs>> {
  const signs = signsOf(heard, likely, doing)
  const of = (deed: Deed) => Object.fromEntries(Object.entries(signs).filter(([sign]) => sign in WORTH[deed]))
  return { form: of('form'), lookup: of('lookup'), person: of('person') }
}

/** How probable it is that a message wants this done. */
export function sureOf(deed: Deed, heard: Heard, likely: readonly Likely[], doing: Doing): number {
  const signs = signsOf(heard, likely, doing)
  const odds = Object.entries(WORTH[deed]).reduce((sum, [sign, worth]) => sum + worth * signs[sign as keyof Signs], 0)
  return 1 / (1 + Math.exp(-odds))
}
