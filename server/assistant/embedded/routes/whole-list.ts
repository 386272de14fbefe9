import { cues } from '../../../knowledge/lexicon/cues.ts'
import { OCCASIONS } from '../../../knowledge/lexicon/nouns.ts'
import type { Move } from '../moves.ts'
import { ownWords } from '../say.ts'
import type { Scene } from '../scene.ts'
import { IDLE } from './filled-form.ts'
import { unexplained } from './unexplained.ts'

/** Whether all there is would be told to who tells of something: "my chocolate turns out grey, have you got a class for that?" */
export const isListToWhoTells = (scene: Scene, move: Move): boolean =>
  move.do === 'list' && move.what === 'services' && move.codes === undefined && tellsOfSomething(scene)

// Whoever is there for the first time tells of nothing yet.
function tellsOfSomething(scene: Scene): boolean {
  if (saysAll(scene.heard.words)) return false
  const own = ownWords(scene.record)
  return unexplained(scene, scene.heard.terms, '').some(
    ({ word, concepts }) => !own.has(word) && !OCCASIONS.has(word) && !IDLE.has(word) && !concepts.includes('beginner'),
  )
}

const saysAll = cues(
  'full|whole|complete|entire run|rundown|list|menu|range|programme',
  'price list|lists',
  'the lot|works|rundown',
  'what all',
  'everything please|pls|you',
  'every .. with|and .. cost|price|day|date|time',
)
