import { EVERYDAY } from '../../knowledge/lexicon/everyday.ts'
import type { Placed } from './claims.ts'
import { claimAt } from './signs.ts'
import { BETWEEN } from './subjects.ts'

/** A rule as it was read, with what is asked to hear it. */
export interface Rule extends Placed {
  topic: ReadonlySet<string>
}

/** How many of a rule's words make it that rule, where no second claim does. */
const ENOUGH = 3

/**
 * Whether the `fallen` claims of a sentence are this rule of the house, said of an entry: all of the rule's claims, in one
 * clause, and before the first what leads to it in the rule or its question ("you can cancel Gongfu Hour free of charge
 * up to 24 hours before"). A rule whose limit is left out is another.
 */
export function repeats(said: Placed, fallen: readonly number[], rule: Rule, plain: readonly string[]): boolean {
  const isSame = (place: number, other: string[]) => said.claims[place]?.some((claim) => other.includes(claim))
  const clause = said.rest.split(BETWEEN).find((part) => placesIn(part).includes(fallen[0] ?? -1)) ?? ''
  const inClause = placesIn(clause)
  const first = rule.claims.findIndex((claim) => isSame(fallen[0] ?? -1, claim))
  const [leads, lead] = [wordsBefore(rule.rest, first), wordsBefore(clause, fallen[0] ?? -1)]
  const all = stems(rule.rest)
  const shared = [...stems(said.rest)].filter((word) => all.has(word))
  return (
    rule.claims.length > 0 &&
    fallen.every((place) => inClause.includes(place) && rule.claims.some((claim) => isSame(place, claim))) &&
    rule.claims.every((claim) => inClause.some((place) => isSame(place, claim))) &&
    [...lead].some((word) => (leads.has(word) || rule.topic.has(word)) && !stems(plain.join(' ')).has(word)) &&
    (rule.claims.length > 1 || shared.length >= ENOUGH)
  )
}

const placesIn = (text: string) => [...text].flatMap((sign) => claimAt(sign) ?? [])

const wordsBefore = (rest: string, place: number) => {
  const signs = [...rest]
  const end = signs.findIndex((sign) => claimAt(sign) === place)
  return stems(signs.slice(0, end).join(''))
}

// "Cancel", "cancelled" and "cancelling" begin alike.
const stems = (text: string) => new Set(wordsIn(text).map((word) => word.slice(0, 5)))

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** The same of the words that tell what a text is about: none that everybody says, and none of the shop's for its services. */
export const topicOf = (text: string, plain: readonly string[]): ReadonlySet<string> =>
  stems(
    wordsIn(text)
      .filter((word) => !EVERYDAY.has(word) && !/^(?:free|charge|nothing)/u.test(word) && !plain.includes(word))
      .join(' '),
  )
