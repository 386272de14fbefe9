import { calendar } from './calendar.ts'
import type { Kind, Reading } from './kinds.ts'
import { lookups } from './lookups.ts'
import { bare, figures, measures, percentages } from './measures.ts'
import { moneys } from './money.ts'
import { withFigures } from './numbers.ts'
import { promises } from './promises.ts'
import { counts, often, parties } from './rates.ts'
import { claimAt, claimSign } from './signs.ts'
import { spread } from './spread.ts'
import { claimsInEnglish } from './tongues.ts'

/** What is read first is gone for the rest: the figure of a price is no count. */
const KINDS: readonly Kind[] = [
  ...calendar,
  ...percentages,
  ...moneys,
  ...often,
  ...parties,
  ...counts,
  ...measures,
  ...bare,
  ...figures,
  ...promises,
]

/** "1. First Steep …" counts nothing. */
const ENUMERATOR = /^\s*\d{1,2}[.)]\s+(?=[^\s\p{Ll}])/u

/**
 * What a sentence asserts that can be looked up, each as its possible readings: money in minor units, percentages,
 * durations, dates and times where the shop is, counts, references, links, addresses, and words such as "free". Number
 * words count like figures. Money or a percentage that cannot be read is a claim that nothing grounds.
 */
export const claimsIn = (sentence: string, reading: Reading): string[][] => claimsPlaced(sentence, reading).claims

/** A sentence that was read: its claims, and the rest with a sign in the place of each. */
export interface Placed {
  claims: string[][]
  rest: string
}

/** The same, and what is left of the sentence, with a sign in the place of each. */
export function claimsPlaced(sentence: string, reading: Reading): Placed {
  const claims: string[][] = []
  let rest = spelledOut(withFigures(sentence).replace(ENUMERATOR, ''))
  for (const kind of lookups) rest = taken(rest, kind, reading, claims)
  rest = spread(claimsInEnglish(rest))
  for (const kind of KINDS) rest = taken(rest, kind, reading, claims)
  return inOrder(claims, rest)
}

/** As they stand in the sentence, and no longer as they were read. */
function inOrder(claims: string[][], rest: string) {
  const order = [...rest].flatMap((sign) => claimAt(sign) ?? [])
  return {
    claims: order.map((place) => claims[place] ?? []),
    rest: [...rest]
      .map((sign) => (claimAt(sign) === undefined ? sign : claimSign(order.indexOf(claimAt(sign) ?? 0))))
      .join(''),
  }
}

// "ada (at) shop (dot) com" is an address to whoever reads it.
const spelledOut = (text: string) =>
  text.replace(/ ?[[({](?:dot|\.)[\])}] ?/giu, '.').replace(/ ?[[({](?:at|@)[\])}] ?/giu, '@')

function taken(text: string, { pattern, read }: Kind, reading: Reading, claims: string[][]): string {
  let rest = ''
  let from = 0
  for (const found of text.matchAll(pattern)) {
    const readings = read(found, reading)
    if (readings === undefined) continue
    rest += `${text.slice(from, found.index)} ${claimSign(claims.length)} `
    claims.push([readings].flat())
    from = found.index + found[0].length
  }
  return rest + text.slice(from)
}
