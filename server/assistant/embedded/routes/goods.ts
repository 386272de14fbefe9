import { cues } from '../../../knowledge/lexicon/cues.ts'
import { FUNCTION_WORDS } from '../../../knowledge/lexicon/words.ts'
import type { Clause } from '../hearing.ts'
import type { Scene } from '../scene.ts'

const asksForGoods = cues(
  'do|did|can|could|would you|they guys|lot|folks|people|also|ever|still? sell|stock|hire|rent|lend|make|supply|repair|fix|mend|sharpen|clean out|up?',
)

const LEADING = /^(?:(?:me|us|a|an|the|any|some|my|our|your) )+/

/** "Do you sell Christmas trees?": a thing is asked for by a plain verb of trade, and the record has no word for it. */
export function isOfStrangeGoods({ index }: Scene, { words, terms }: Clause): boolean {
  const asked = asksForGoods(words)
  if (!asked) return false

  const said = ` ${words.join(' ')} `
  const after = said.slice(asked.index + asked[0].length).trim()
  const thing = after.replace(LEADING, '').split(' ')
  const end = thing.findIndex((word, at) => at > 0 && FUNCTION_WORDS.has(word))
  const head = thing.slice(0, end < 0 ? undefined : end).at(-1)
  const term = terms.find(({ word }) => word.split(' ').at(-1) === head)
  return term !== undefined && index.scales.isStranger(term)
}
