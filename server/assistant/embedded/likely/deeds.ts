import type { Act } from '../../../../contract/conversations.ts'
import { idleness, subjectsOfMessage, wishesIn } from '../../../knowledge/subjects/subjects.ts'
import type { Heard } from '../hearing.ts'
import type { Likely } from './likely.ts'

/** What a visitor may want done, over a whole message, and what it is called once it is. */
export const DEEDS = { form: 'form', lookup: 'lookup', person: 'handoff' } as const satisfies Record<string, Act>
export type Deed = keyof typeof DEEDS

type Signs = ReturnType<typeof signsOf>

/**
 * What speaks for each, in natural log odds: fitted by logistic regression (`npm run fit`) on the first messages of the
 * dialogues in `eval/`. None of the signs is a cue of ours, which know these dialogues too well to be asked.
 */
const WORTH: Readonly<Record<Deed, Partial<Signs>>> = {
  form: {
    always: -3.36,
    email: 3.51,
    reference: -3.41,
    name: 3.01,
    seats: 1.07,
    when: 2.96,
    asks: -1.52,
    words: -0.68,
    book: 0.5,
    openings: 0.04,
    lookup: -0.69,
    others: -1.45,
    idle: -15.82,
    service: 2.84,
    member: 1.56,
  },
  lookup: {
    always: -4.25,
    email: 1.06,
    reference: 6.32,
    book: -0.88,
    lookup: 2.23,
    change: 0.19,
    others: -0.24,
    idle: -22.81,
    service: -2.74,
    member: 2.23,
  },
  person: {
    always: -4.04,
    email: -2.77,
    name: -1.59,
    words: -0.1,
    book: -0.26,
    person: 1.83,
    complaint: 2.7,
    idle: -8.24,
  },
}

function signsOf(heard: Heard, likely: readonly Likely[], isMember: boolean) {
  const wishes = wishesIn(heard.words)
  const wished = (name: string) => Math.log1p((wishes.get(name) ?? 0) / HARDLY)
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
  }
}

const HARDLY = 0.01

/** The signs that each deed is weighed by, to fit them. */
export function deedSigns(heard: Heard, likely: readonly Likely[], isMember: boolean): Record<Deed, Partial<Signs>> {
  const signs = signsOf(heard, likely, isMember)
  const of = (deed: Deed) => Object.fromEntries(Object.entries(signs).filter(([sign]) => sign in WORTH[deed]))
  return { form: of('form'), lookup: of('lookup'), person: of('person') }
}

/** How probable it is that a message wants this done. */
export function sureOf(deed: Deed, heard: Heard, likely: readonly Likely[], isMember: boolean): number {
  const signs = signsOf(heard, likely, isMember)
  const odds = Object.entries(WORTH[deed]).reduce((sum, [sign, worth]) => sum + worth * signs[sign as keyof Signs], 0)
  return 1 / (1 + Math.exp(-odds))
}
