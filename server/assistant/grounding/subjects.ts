import { claimAt, nameAt } from './signs.ts'

/** What parts a sentence into clauses, in the languages that we read. */
export const BETWEEN =
  /[;:,()|–—\n、，；：。]|\s-\s|(?<!\p{L})(?:and|but|while|whereas|or|und|oder|aber|während|et|ou|mais|y|o|pero|e|mas|و)(?!\p{L})/u

/**
 * Of which names each claim of a signed sentence is said: of those that stand together before it, one after the other
 * where there are as many claims of a kind, else of all; otherwise the last before it in its clause, else the next there,
 * else the last of an earlier clause, else the first that comes. None where the sentence names nothing.
 */
export function subjectsIn(signed: string, claims: readonly string[][]): number[][] {
  const subjects = singly(signed).map((name) => (name === undefined ? [] : [name]))
  for (const { 0: group, index } of signed.matchAll(TOGETHER)) {
    const names = [...group].flatMap((sign) => nameAt(sign) ?? [])
    const behind = UP_TO_NEXT.exec(signed.slice(index + group.length))?.[0] ?? ''
    const said = [...behind].flatMap((sign) => claimAt(sign) ?? [])
    const kinds = Map.groupBy(said, (place) => claims[place]?.[0]?.split(':')[0])
    const clause = behind.split(BETWEEN)[0] ?? ''
    for (const places of kinds.values())
      for (const [at, place] of places.entries())
        if (places.length === names.length && !EACH.test(behind)) subjects[place] = [names[at] ?? -1]
        else if ([...clause].some((sign) => claimAt(sign) === place)) subjects[place] = names
  }
  return subjects
}

const NAME = '[\\u{E000}-\\u{F8FF}]'
const TOGETHER = new RegExp(
  `${NAME}(?:\\s*(?:[,&、和与と]|,?\\s(?:and|or|und|oder|et|ou|[yeoو])\\s)\\s*(?:the\\s+)?${NAME})+`,
  'gu',
)
const UP_TO_NEXT = /^[^\u{E000}-\u{F8FF};.\n]*/u
const EACH =
  /(?<!\p{L})(?:both|each|all|either|beide|jeweils je|les deux|chacune?|ambos|ambas|كلاهما)(?!\p{L})|都|どちらも/iu

function singly(signed: string): (number | undefined)[] {
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
