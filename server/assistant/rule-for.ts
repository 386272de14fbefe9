import type { HandOffRules } from '../../contract/hand-off-rules.ts'
import { readCompany } from '../bookings/when/seats.ts'
import { stem } from '../knowledge/lexicon/words.ts'

/** The merchant's rule by which somebody who writes this is handed over, in the merchant's words; none, mostly. Pure. */
export function ruleFor({ words, party_from }: HandOffRules, text: string): string | undefined {
  const said = normal(text)
  const stems = new Set(stemsIn(said))
  const worded = words.find((rule) => isIn(normal(rule), said, stems))
  if (worded !== undefined) return worded

  const company = readCompany(text) ?? 0
  return party_from !== null && company >= party_from ? `a party of ${party_from} or more` : undefined
}

const normal = (text: string) => text.normalize('NFKC').toLowerCase()

const stemsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.map(stem) ?? []

// Chinese, Japanese and Thai are written without spaces, so there a rule is looked for as it stands.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const isIn = (rule: string, said: string, stems: ReadonlySet<string>) =>
  UNSPACED.test(rule) ? said.includes(rule) : stemsIn(rule).every((one) => stems.has(one))
