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
    always: -3.47,
    email: 3.29,
    reference: -2.05,
    name: 3.37,
    seats: 1.54,
    when: 2.72,
    asks: -1.86,
    words: -0.82,
    book: -0.05,
    openings: 0.22,
    lookup: -0.99,
    others: -2.09,
    idle: -7.52,
    service: 3.13,
    member: 1.44,
    date: 1.17,
    bookAfter: 1.75,
    bookCalled: 1.46,
    calledBeside: -0.35,
    may: 1.01,
    whether: -0.62,
    what: -0.44,
    money: -1.43,
    soon: 2.17,
    put: 1.13,
    one: 1.97,
    often: -4.44,
    or: -2.89,
    past: -1.52,
  },
  lookup: {
    always: -4.33,
    email: 1.2,
    reference: 6.52,
    book: -0.99,
    lookup: 2.28,
    change: 0.26,
    others: -0.5,
    idle: -14.57,
    service: -3.02,
    member: 2.34,
  },
  person: {
    always: -3.94,
    email: -3.24,
    name: -1.92,
    words: -0.02,
    book: -0.22,
    person: 1.99,
    complaint: 5.07,
    idle: -12.15,
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
