import { cues } from '../../../knowledge/lexicon/cues.ts'
import { conceptKey } from '../../../knowledge/lexicon/terms.ts'
import { attributesIn } from '../attributes.ts'
import type { Clause } from '../hearing.ts'
import { wantsToBook } from '../intents.ts'
import type { Move } from '../moves.ts'
import type { Scene } from '../scene.ts'
import { quote } from './knowledge.ts'

/** Who comes along, or with what need: shops have a rule for each, whatever else the message tells of them. */
const COMPANIONS = ['child', 'dog', 'cat', 'pet', 'guest', 'senior', 'allergy', 'diet', 'pregnant', 'access', 'vaccine']

const asksToBring = cues(`
  come|comes|coming|join|joins|bring|bringing|allowed|welcome|accepted|attend|tag along|along?
  could|can|may|would|will|is|are she|he|they|it|my|our .. come|join|be|ok|okay|fine|in|along|too
  ok|okay|fine|alright to|for|with|if|there
`)

/** "Our daughter is nine, could she join us?": the rule about children, though a service is named as well. */
export function companionFor(scene: Scene, clause: Clause): Move | undefined {
  if (
    !clause.asks ||
    !asksToBring(clause.words) ||
    wantsToBook(clause.words) ||
    attributesIn(clause.words).some((asked) => asked !== 'when')
  )
    return undefined

  const terms = [...clause.terms, ...scene.heard.terms].filter(({ concepts }) =>
    concepts.some((concept) => COMPANIONS.includes(concept)),
  )
  const concepts = terms.flatMap((term) => term.concepts).filter((concept) => COMPANIONS.includes(concept))
  const common = (concept: string) => scene.index.scales.isCommon(conceptKey(concept))
  for (const concept of concepts.filter((one) => !common(one))) {
    const entries = scene.index.entries.filter(
      ({ kind, wordings }) => kind === 'knowledge' && wordings.some(({ keys }) => keys.has(conceptKey(concept))),
    )
    const [entry] = entries
    if (entry && entries.length === 1) return quote(scene, { entry }, scene.heard)
  }
  return undefined
}
