import { cues } from '../../../knowledge/lexicon/cues.ts'
import { STANDS_FOR } from '../../../knowledge/subjects/asks.ts'
import { attributesIn, figureIn } from '../attributes.ts'
import { type Entity, entityOf } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { ordersByName, wantsByName, wantsToBook } from '../intents/booking.ts'
import { asksCoverage, asksWhichHas, speaksOfPlans } from '../intents/plans.ts'
import { intentOf } from '../intents/put.ts'
import type { Move } from '../moves.ts'
import { namedHere, type Scene } from '../scene.ts'
import { writtenIn } from './meant-plan.ts'
import { covered, coveredBy } from './plan-answers.ts'

/** "Is it part of Leaf?", "is it in any membership?": the service that was spoken of. */
export const asksOfIt = ({ about, heard }: Scene, { words, bare, asks }: Clause, named: readonly Entity['kind'][]) =>
  asks &&
  about?.kind === 'service' &&
  !named.includes('service') &&
  saysIt(words) !== undefined &&
  !figureIn(bare) &&
  (named.includes('plan')
    ? asksCoverage(words)
    : (asksWhichHas(words) ?? (speaksOfPlans(heard.words) && hasIt(words)))) !== undefined

const hasIt = cues(
  'which|what ones|one? have|has|include|includes|cover|covers it|that|this',
  'need|have|must|got to? be|become|join|hold|have? a|any|your? member|members|membership .. for|to|on|in it|that|this',
)

/** "And does that one include Gongfu Hour?", after a membership. */
export const asksOfLast = ({ words, bare, asks }: Clause) =>
  asks &&
  (bare.includes(STANDS_FOR.ITEM) || isInThere(words) !== undefined) &&
  !figureIn(bare) &&
  includesIt(words) !== undefined

// What is said to be in a membership need not be called by its whole name.
const isInThere = cues('be|is|are .. in|part|included in|of? there|that|it too|also|as? well? $')

const includesIt = cues(
  'it|that|this|one|there|those include|includes|cover|covers|have|has',
  'in|with|under it|that|this|there',
  'use|using|spend it|that|this .. for|on|at|in',
  'one of those|them|these',
)

const saysIt = (words: readonly string[]) => words.find((word, at) => IT.has(word) && !SUCH.has(words[at - 1] ?? ''))

const IT = new Set(['it', 'that', 'this', 'those', 'they'])
// "Made for a crowd like that"
const SUCH = new Set(['like', 'than'])

/** "Is First Steep in Leaf?", "And Gongfu Hour?", "And with Cellar?": the same is asked of another. */
export function coverOn(scene: Scene, clause: Clause): Move | undefined {
  const { notes, index, about } = scene
  if (clause.words.length > GOES_ON || figureIn(clause.bare) || isOrder(clause)) return undefined
  const named = [...namedHere(scene, clause), ...writtenIn(scene, clause)]
  const [service, ...services] = named.flatMap((one) => (one.kind === 'service' ? [one.item] : []))
  const [plan, ...plans] = named.flatMap((one) => (one.kind === 'plan' ? [one] : []))
  if (notes.attribute === 'coveredBy')
    return service && !plan && services.length === 0 ? coveredBy(scene, service) : undefined
  if (notes.attribute !== 'cover' || notes.focus?.kind !== 'plan') return undefined
  if (service && !plan && about?.kind === 'plan') return covered(scene, [about], [service, ...services])
  const before = notes.before && entityOf(index, notes.before)
  return plan && !service && before?.kind === 'service' ? covered(scene, [plan, ...plans], [before.item]) : undefined
}

const GOES_ON = 9

const isOrder = ({ words, bare }: Clause) =>
  (wantsToBook(words) ?? wantsByName(bare) ?? ordersByName(bare)) !== undefined

/** Whether a clause asks what a membership covers. */
export const isOfCoverage = ({ record }: Scene, { words, bare }: Clause) =>
  asksCoverage(words) !== undefined || attributesIn(bare).includes('cover') || intentOf(record, words) === 'planCover'
