import type { Term } from '../../../knowledge/lexicon/terms.ts'
import { stem, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { fitIn } from '../../../knowledge/search.ts'
import { describedIn, type Entity, entryOf } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { referred, type Scene } from '../scene.ts'
import { traitsIn, traitsOf } from '../traits.ts'
import { isAttributeWord, unexplained } from './unexplained.ts'

/** Whether a service's own row speaks of what is asked beside its name. */
export function rowSpeaks(scene: Scene, clause: Clause, { kind, item }: Entity): boolean {
  const spent = referred(scene, clause).words
  const rest = unexplained(scene, clause.terms, item.name).filter(({ word }) => !spent.has(word))
  if (kind === 'service' && isCounted(clause.words, item.covers)) return true
  if (
    kind === 'service' &&
    traitsIn(rest.map(({ word }) => word)).some((trait) => INSIDE.has(trait) && traitsOf(item).has(trait))
  )
    return true
  // "Do I stay with her?" is asked in words of grammar alone.
  if (kind === 'service' && traitsIn(clause.words).includes(STAYING) && traitsOf(item).has(STAYING)) return true
  const entry = kind === 'service' ? entryOf(scene.index, { kind, item }) : undefined
  const fit = entry && rest.length > 0 ? fitIn(scene.index, rest, entry) : undefined
  return fit !== undefined && fit.coverage >= 0.5
}

/** Whether a service's name or row has a word. */
export const speaksOf = (scene: Scene, code: string, term: Term) =>
  describedIn(scene.index, [term], 'service').some(({ entry }) => entry.code === code)

// "How many dumplings does each of us make?" – "About thirty dumplings each."
function isCounted(words: readonly string[], covers: string): boolean {
  const at = words.findIndex((word, before) => word === 'many' && words[before - 1] === 'how')
  const counted = at >= 0 ? stem(words[at + 1] ?? '') : ''
  if (counted === '' || isAttributeWord(words[at + 1] ?? '')) return false
  const said = wordsIn(covers)
  const found = said.findIndex((word) => stem(word) === counted)
  return said.slice(Math.max(0, found - 3), Math.max(0, found)).some((word) => COUNT.test(word))
}

/** What is part of a thing, as apart from whom it is for. */
const INSIDE = new Set(['~food', '~led'])

const STAYING = '~accompanied'

const COUNT = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|\w+ty|dozen)$/
