import { cues } from '../../../knowledge/lexicon/cues.ts'
import { OCCASIONS } from '../../../knowledge/lexicon/nouns.ts'
import { figureIn } from '../attributes.ts'
import { namedWhollyIn } from '../entities.ts'
import type { Move } from '../moves.ts'
import { ownWords } from '../say.ts'
import type { Scene } from '../scene.ts'
import { tell } from './telling.ts'
import { oneOfThese } from './told.ts'
import { type LikelyService, servicesLikely } from './wanted-service.ts'

/**
 * "Is there a class where I'd make a whole frame myself?", "do you teach people to develop their own film?" Whoever looks
 * for something that is held, in words that led nowhere, is told of the one of all services that is the likeliest, or of two.
 */
export function soughtOf(scene: Scene): Move | undefined {
  const { heard, index } = scene
  if ((heard.email ?? heard.name) !== undefined || !isSought(scene)) return undefined
  if (namedWhollyIn(index, heard.terms, heard.words).length > 0) return undefined
  const [first, second] = servicesLikely(scene, heard)
  if (!first || first.sure < LEAST) return undefined
  if (first.among >= ALONE) return toldOf(scene, first)
  if (!second || first.among + second.among < BOTH) return undefined
  const both = [toldOf(scene, first), toldOf(scene, second)].filter((move) => move.do === 'answer')
  return both.length === 2 ? oneOfThese('It may be one of these.', both) : undefined
}

/** So probable it must be at all; so probable among all services, one is told alone; and two together. */
const LEAST = 0.05
const ALONE = 0.8
const BOTH = 0.6

const toldOf = (scene: Scene, { service }: LikelyService): Move =>
  tell(scene, scene.heard, { kind: 'service', item: service }, [figureIn(scene.heard.bare) ?? 'contents'])

const isSought = ({ heard, record }: Scene): boolean => {
  const own = ownWords(record)
  const isHeld = (word: string) => own.has(word) || OCCASIONS.has(word)
  return heard.clauses.some(
    ({ words }) => !isOfPrices(words) && seeks(words.map((word) => (isHeld(word) ? HELD : word))) !== undefined,
  )
}

const HELD = 'anyservice'

const isOfPrices = cues('off|discount|cheaper|reduced|money|knocked')

const seeks = cues(`
  want|wants|like|love|wanna|keen|fancy|hoping|dying|itching|wish|wishes|rather|wanted .. to? learn
  do|does|can|could|would you|ye|anybody|anyone|somebody|someone .. .. teach|show !me|us
  who teaches !me|us|it
  is|are there a|an|any|some|one? ${HELD} .. where|for|that|on|about|to|with|in|which
  have|got|has you|ye|youse|it|the? got|any? .. ${HELD} .. where|for|that|on|about|to|with|in|which|i
  do|does you|ye|youse|it .. have|run|offer|hold|do|got .. ${HELD} .. where|for|that|on|about|to|with|in|which|i
  is|are there .. anything|something .. where|that|for|like|to|with|you|i|my|we
  have|got|run|do|does|has|offer|hold|you .. anything|something .. where|that|for|like|with|on|to
  ^ .. anything|something .. for|where|that|like
  got|have anything|something $
`)
