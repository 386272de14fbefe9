import { cues } from '../../../knowledge/lexicon/cues.ts'
import { attributesIn } from '../attributes.ts'
import { type Entity, entityOf } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { wantsToBook } from '../intents/booking.ts'
import type { Move } from '../moves.ts'
import { namedHere, type Scene } from '../scene.ts'
import { weekdaysIn } from '../schedule.ts'
import { ageIn, limitsAge, saysAges } from './ages.ts'
import { both, tell } from './telling.ts'

/** What a few words ask further of the service that was spoken of: its other days, what one gets there, how it compares. */
export function furtherOf(scene: Scene, clause: Clause): Move | undefined {
  const service = spokenOf(scene, clause)
  const [named, ...others] = namedHere(scene, clause)
  if (!service || others.length > 0 || wantsToBook(clause.words)) return undefined
  if (named) return named.kind === 'service' ? compared(scene, clause, service, named) : undefined

  if (saysOnlyThen(clause.words) && daysIn(scene, clause) > 0)
    return tell(scene, { ...clause, words: [] }, service, ['when'])
  if (isOfAnotherDay(scene, clause)) return tell(scene, clause, service, ['when'])
  if (isOfItsAges(scene, clause, service)) return tell(scene, clause, service, ['contents'])
  if (asksHowManyOneGets(clause.words)) return tell(scene, clause, service, ['contents'])
  return service === scene.about ? undefined : tell(scene, clause, service, ['seats'])
}

// "How many does it seat?", after it was said which membership covers it.
function spokenOf({ about, notes, index }: Scene, { bare }: Clause): (Entity & { kind: 'service' }) | undefined {
  if (about?.kind === 'service') return about
  const before = about && notes.before && attributesIn(bare)[0] === 'seats' ? entityOf(index, notes.before) : undefined
  return before?.kind === 'service' ? before : undefined
}

// "Is that Saturdays only?"
const saysOnlyThen = cues('^ .. is|are that|it|this|they .. only', '^ only on? ..')

// "Same on Sundays?", "and on Tuesdays", right after it was said when it is.
const isOfAnotherDay = (scene: Scene, clause: Clause) =>
  scene.notes.attribute === 'when' &&
  clause.words.length <= FEW &&
  goesOn(clause.words) !== undefined &&
  daysIn(scene, clause) > 0

const goesOn = cues('^ ok|oh|ah|right? and|or|same|what|how about? on|for|in|at? ..')
const FEW = 5

const daysIn = ({ here }: Scene, { words }: Clause) => weekdaysIn(words, here).length

// "Is my lad old enough for it? He is 13", where its own row says from which age.
const isOfItsAges = ({ heard }: Scene, { words }: Clause, { item }: Entity & { kind: 'service' }) =>
  ageIn(heard.text) !== undefined &&
  (saysAges(item.covers) || limitsAge(item.covers)) &&
  asksAgeForIt(words) !== undefined

const asksAgeForIt = cues(
  'old|young|little|big|small enough? for it|that|this|one',
  'can|could|may|might he|she|they do|join|try it|that|this',
  'can|could|may|might my|our .. come|join|tag|do along|too|with|it|that|this',
)

// "How many do you get?", of what is had there.
const asksHowManyOneGets = cues('^ .. how many do|does|will|would you|we|i|one|they get|have|taste|try|drink|make $')

// "Does it cost more than First Steep?", "is that longer than the walk?"
function compared(
  scene: Scene,
  clause: Clause,
  service: Entity & { kind: 'service' },
  other: Entity & { kind: 'service' },
): Move | undefined {
  if (other.item.code === service.item.code || !isHeldAgainst(clause.words)) return undefined
  const asked = isOfTime(clause.words) ? 'duration' : 'price'
  return both(tell(scene, clause, service, [asked]), tell(scene, clause, other, [asked]))
}

const isHeldAgainst = cues(
  'it|that|this|they .. more|less .. than|as',
  'it|that|this|they .. cheaper|dearer|pricier|longer|shorter than',
)
const isOfTime = cues('longer|shorter|time|minutes|hours')
