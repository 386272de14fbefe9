import { cues } from '../../../knowledge/lexicon/cues.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import { namedHere, notDenied, type Scene } from '../scene.ts'
import { ageIn, isForAge } from './ages.ts'
import { subset } from './lists.ts'
import { tell } from './telling.ts'

/** "Have you anything for an eight year old?": what says that it is for that age. */
export function somethingForAge(scene: Scene, clause: Clause): Move | undefined {
  const age = ageIn(scene.heard.text)
  if (age === undefined || !asksForSomething(clause.words) || namedHere(scene, clause).length > 0) return undefined
  const [first, ...others] = notDenied(scene).filter(({ covers }) => isForAge(covers, age))
  if (!first || others.length >= MANY) return undefined
  return others.length === 0
    ? tell(scene, clause, { kind: 'service', item: first }, ['contents'])
    : subset([first, ...others], 'For that age:')
}

const MANY = 4

const asksForSomething = cues(`
  anything|something .. for|on|do|could|can|would
  have|has|got|do you|ye|yous .. a|an|any|anything|something .. for
  is there anything|something .. for|on|he|she|they
  have|has|got|do you|ye|yous .. that|which would|will do|suit|fit him|her|them
  do|does you|ye .. run|have|do|offer|got .. .. for .. that|his|her|their|this age
  is there a|an|any .. right age|one
  is there a|an|any .. old|young enough for
  is there a|an|any .. i|we could|can do|try|join .. with
  is there a|an|any .. .. for him|her|them|that
`)
