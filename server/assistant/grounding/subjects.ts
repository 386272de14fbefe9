import { claimAt, nameAt } from './signs.ts'

/** What parts a sentence into clauses, in the languages that we read. */
export const BETWEEN =
  /[;:,()|–—\n、，；：。]|\s-\s|(?<!\p{L})(?:and|but|while|whereas|or|und|oder|aber|während|et|ou|mais|y|o|pero|e|mas|و)(?!\p{L})/u

/**
 * Of which name each claim of a signed sentence is said: the last before it in its clause, else the next there, else the
 * last of an earlier clause, else the first that comes. Undefined where the sentence names nothing.
 */
export function subjectsIn(signed: string): (number | undefined)[] {
  const subjects: (number | undefined)[] = []
  const first = firstName(signed)
  let last: number | undefined
  for (const clause of signed.split(BETWEEN)) {
    const next = firstName(clause)
    let before: number | undefined
    for (const sign of clause) {
      const claim = claimAt(sign)
      before = nameAt(sign) ?? before
      if (claim !== undefined) subjects[claim] = before ?? next ?? last ?? first
    }
    last = before ?? last
  }
  return subjects
}

function firstName(signed: string): number | undefined {
  for (const sign of signed) {
    const name = nameAt(sign)
    if (name !== undefined) return name
  }
  return undefined
}
