import type { Source } from '../../../../contract/catalogue.ts'
import type { MerchantService } from '../../../../contract/merchant.ts'
import type { Entry } from '../../../knowledge/entries.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { asksPresence, attributesIn, figureIn } from '../attributes.ts'
import { type Cited, entriesOf, namedIn, namedWhollyIn } from '../entities.ts'
import { EXTREMES } from '../extremes.ts'
import type { Clause } from '../hearing.ts'
import { mentionsBooking, wantsToBook } from '../intents/booking.ts'
import { asksFitness } from '../intents/fitness.ts'
import { speaksAsMember } from '../intents/plans.ts'
import { asksPostcode, asksWhereAlone } from '../intents/shop.ts'
import { likelyHere } from '../likely/here.ts'
import { type Probable, probableIn } from '../likely/probable.ts'
import type { Ruled } from '../likely/ruled.ts'
import type { Move } from '../moves.ts'
import { pointedAt } from '../pointing.ts'
import { referred, type Scene } from '../scene.ts'
import { isOfPlans, isUncalledFor } from '../suited.ts'
import { ageIn } from './ages.ts'
import { asksOnOfCited } from './cited.ts'
import { book } from './filled-form.ts'
import { goingOn, saysWhen } from './going-on.ts'
import { isItOneOf } from './knowledge.ts'
import { mayBeMeant } from './meant.ts'
import { meantFor } from './measures.ts'
import { asksWhatIsOpen } from './open-lists.ts'
import { answerOf, isOpen } from './open-moves.ts'
import { pricedFor } from './priced.ts'
import { asksToStart } from './start-with.ts'
import { type Answer, inCase, nameOf, oneOfThese, sumOf, type Told } from './told.ts'
import { isListToWhoTells } from './whole-list.ts'

/**
 * What is done in place of what the rules made of a message: what is as likely as not, several answers at once where one
 * of them is meant, or a question back where the rules are more likely wrong. What was compared, counted, pointed at or
 * found in the visitor's own bookings stands; any other answer gives way to the one that is plainly meant.
 */
export const likelier = (scene: Scene, ruled: Ruled): Move | undefined =>
  weighed(scene, ruled, 'It may be one of these.')

/** The same for a part of a message, of which several answers are told only beside one to another part. */
export function likelierOfPart(scene: Scene, ruled: Ruled, isBeside: boolean): Move | undefined {
  const instead = weighed(scene, ruled, isBeside ? `${OF_THE_REST} one of these.` : undefined)
  return isBeside && instead?.do !== 'answer' ? (halfKnown(scene, ruled) ?? instead) : instead
}

const OF_THE_REST = 'To the rest of your question, it may be'

// Beside what was answered, nothing is asked back: what it may be is told.
function halfKnown(scene: Scene, ruled: Ruled): Move | undefined {
  const { others } = probableIn(scene, ruled)
  const told = others
    .filter(({ name, sure }) => BESIDE.test(name) && sure >= HALF_KNOWN.each)
    .flatMap((one) => answerOf(scene, one, []))
    .slice(0, 2)
  return sumOf(told) >= HALF_KNOWN.together
    ? oneOfThese(`${OF_THE_REST} ${told.length > 1 ? 'one of these' : 'this'}.`, told)
    : undefined
}

/** So probable is each that is told to the rest of a question, and so probable all. */
const HALF_KNOWN = { each: 0.15, together: 0.4 }

function weighed(scene: Scene, ruled: Ruled, lead?: string): Move | undefined {
  const [only, ...others] = ruled.moves
  if (!only || others.length > 0) return hardlyForm(scene, ruled)
  const instead = insteadOf(scene, ruled, only, lead)
  const wished = instead && wishedFor(scene, instead)
  if (wished) return book(scene, wished)
  const told = instead ?? only
  const isOne = told.do === 'answer' && (told === only || told.sources.length === 1)
  return isOne && lead !== undefined ? (withNext(scene, ruled, told, lead) ?? instead) : instead
}

// "The shed tour then, are they too little for that too?" A form that is hardly meant is not opened beside the answer that is.
function hardlyForm(scene: Scene, ruled: Ruled): Move | undefined {
  const [answer, ...others] = ruled.moves.filter(({ do: done }) => done !== 'book')
  if (answer?.do !== 'answer' || others.length > 0 || ruled.moves.length === 1) return undefined
  const { rules, others: rest } = probableIn(scene, ruled)
  const [best] = rest
  const isMeant = best && best.sure >= CLEARLY && answer.sources.some((source) => nameOf(source) === best.name)
  return rules < MISTAKEN && isMeant ? answer : undefined
}

// "I want to book a private party for work": what would be told of is what is wished for.
function wishedFor({ heard, record, notes }: Scene, move: Move): MerchantService | undefined {
  if (move.do !== 'answer' || notes.wish || heard.corrects) return undefined
  const [source, ...others] = move.sources
  const isWish =
    !heard.clauses.some(({ asks }) => asks) &&
    heard.clauses.some(({ words }) => wantsToBook(words) && !mentionsBooking(words))
  return isWish && source?.kind === 'service' && others.length === 0
    ? record.services.find(({ code, members_only }) => code === source.code && !members_only)
    : undefined
}

/**
 * An answer together with the next most probable, where it may be that one that is meant. What puts something right, was
 * told just before, is pointed at, counted or measured stands by itself.
 */
function withNext(scene: Scene, ruled: Ruled, told: Told, lead: string): Move | undefined {
  const [source] = told.sources
  if (!source || scene.heard.corrects) return undefined
  const isOwn = told === ruled.moves[0]
  if ((isOwn && source.code === scene.notes.cited) || isPlainlyOf(scene)) return undefined
  if (source.kind === 'plan' && !scene.heard.clauses.some(({ asks }) => asks)) return undefined
  const { rules, others } = probableIn(scene, ruled)
  const sure = isOwn ? rules : (others.find(({ name }) => name === nameOf(source))?.sure ?? 0)
  if (sure >= CERTAINLY) return undefined
  const [beside] = others
    .filter((one) => one.sure >= POSSIBLY && !told.sources.some((source) => nameOf(source) === one.name))
    .filter(({ name, sure }) => name.startsWith('knowledge:') || isOfAnother(scene, name, isFigure(told) ? sure : 1))
    .flatMap((one) => answerOf(scene, one, [told]))
  if (!beside) return undefined
  return sure >= AS_NOT ? inCase(told, beside) : oneOfThese(lead, [told, beside])
}

// What was pointed at, a greatest or least, whether something suits somebody, the price of what is no service, an age or
// size.
const isPlainlyOf = (scene: Scene) =>
  pointedAt(scene.index, scene.notes, scene.heard.words) ||
  isCounted(scene.heard.words) ||
  asksToStart(scene.heard) ||
  pricedFor(scene, scene.heard) !== undefined ||
  isMeasured(scene)

// A service that nobody named; a figure of another one is less likely meant.
const isOfAnother = (scene: Scene, name: string, sure: number) =>
  name.startsWith('service:') && !isCalled(scene, name.slice('service:'.length)) && sure >= LEAST_FIGURE

const LEAST_FIGURE = 0.25

const BESIDE = /^(?:knowledge|service):/

/** As probable as this, an answer is told alone; and less probable than this, the next is not told beside it. */
const CERTAINLY = 0.95
const POSSIBLY = 0.05

function insteadOf(scene: Scene, ruled: Ruled, only: Move, lead?: string): Move | undefined {
  if (only.do === 'answer' && (asksWhereAlone(scene.heard.words) ?? asksPostcode(scene.heard.words))) return undefined
  const isWhole = isListToWhoTells(scene, only)
  const isFound = isWhole || isGuessed(scene, ruled, only)
  const isLoose = !ruled.unknown && (isFound || isWeighable(scene, only))
  const isMistakable = only.do === 'answer' && standsAlone(scene, only.sources)
  const isRash = only.do === 'book' && scene.heard.clauses.some((clause) => clause.asks && saysNoService(scene, clause))
  if (!isLoose && !isMistakable && !isRash && only.do !== 'answer') return undefined

  const { rules, others: rest } = probableIn(scene, ruled)
  const wanted = only.do === 'answer' && rules < HARDLY ? rest.find(isWanted) : undefined
  if (wanted) return wanted.move()
  const isMistaken = (isMistakable || isRash) && rules < MISTAKEN
  const plainly = isMistaken ? plainlyOf(scene, rest, isRash ? KNOWN : CLEARLY) : undefined
  if (plainly || !isLoose) return plainly

  if (rules >= (isWhole ? SURELY : standsAt(ruled, only, isFound))) return undefined
  const [best] = rest
  const most = best && best.sure >= neededFor(best) ? saysWhen(scene, best.move()) : undefined
  const isForm = most?.do === 'book' && best !== undefined && best.sure < SURELY
  const instead =
    most && isOpen(scene, most) && (only.do !== 'choose' || (isAnswer(most) && !isForm && !isOfBooking(scene, only)))
      ? most
      : undefined
  if (!isFound) return instead ?? (isGuess(only) ? askedBack(scene) : undefined)
  if (instead && !IN_WORDS.has(instead.do)) return instead

  const own = only.do === 'answer' ? [{ ...only, sure: rules }] : []
  const asked = only.do !== 'choose' && (rules < DOUBTED || isWhole)
  const several = lead === undefined ? undefined : oneOf(scene, lead, own, rest)
  return several ?? instead ?? goingOn(scene, rest, lead) ?? (asked ? askedBack(scene) : undefined)
}

// "I'd like to sign up for one of your classes": which, and no rule about it.
const isOfBooking = ({ heard }: Scene, move: Move) =>
  move.do === 'choose' &&
  move.remember?.choosing !== undefined &&
  !heard.clauses.some(({ asks }) => asks) &&
  wantsToBook(heard.words) !== undefined

// "We want to do the Beck Amble, do we pay for an animal apiece?"
const saysNoService = ({ index }: Scene, { terms, words }: Clause) => namedWhollyIn(index, terms, words).length === 0

// As probable as this, what is no guess stands, unless it hardly is meant, and what is found where no other rule spoke, unless
// it is doubted.
function standsAt(ruled: Ruled, move: Move, isFound: boolean): number {
  if (!isFound) return HARDLY
  return move.do === 'answer' && ruled.isLast ? DOUBTED : Number.POSITIVE_INFINITY
}

// What points at nothing, has nothing counted or compared for it, names not what it is told of, and is no term of a membership
// that was spoken of.
function standsAlone(scene: Scene, sources: readonly Source[]): boolean {
  const { words } = scene.heard
  return (
    !pointedAt(scene.index, scene.notes, words) &&
    !isComputed(scene) &&
    !isOfTheCited(scene, sources) &&
    !sources.some((source) => isCalled(scene, source.code) || isOfPlanSpokenOf(scene, source))
  )
}

// "Skein Winding on Saturday, five of them": what is called by its name is told of, and yet a form is wanted.
const isWanted = ({ name, sure }: Probable) => name === 'form' && sure >= CLEARLY

// Whatever the rules found it by: the answer that is meant instead.
function plainlyOf(scene: Scene, [best]: readonly Probable[], least: number): Move | undefined {
  const move = best && best.sure >= least ? best.move() : undefined
  return move?.do === 'answer' && isOpen(scene, move) ? move : undefined
}

/** Nothing is told in place of a form, a look-up, a list or a refusal. */
const IN_WORDS = new Set<Move['do']>(['answer', 'abstain', 'choose'])

// What is no guess is weighed where it is hardly meant, unless it was counted or pointed at, a figure, what is left without something,
// or what is open on a membership or on none.
function isWeighable(scene: Scene, move: Move): boolean {
  const { words, bare } = scene.heard
  if (isCounted(words) || isMeasured(scene) || figureIn(bare) !== undefined || leavesOut(words) !== undefined)
    return false
  if (move.do === 'list') return !scene.heard.clauses.some((clause) => asksWhatIsOpen(scene, clause))
  return (
    move.do === 'answer' &&
    !isComparison(move) &&
    !asksToStart(scene.heard) &&
    !pointedAt(scene.index, scene.notes, words) &&
    !isOfTheCited(scene, move.sources) &&
    !move.sources.some(
      (source) =>
        isCalled(scene, source.code) ||
        isOfPlanSpokenOf(scene, source) ||
        (isFigure(move) && isSpokenOf(scene, source)),
    )
  )
}

// "What time?", of what was quoted, and whether somebody whom it names is in.
const isOfTheCited = (scene: Scene, sources: readonly Source[]) => {
  const { words } = scene.heard
  const { cited } = scene.notes
  return (
    cited !== undefined &&
    (asksPresence(words) !== undefined ||
      ((words.length <= FEW || asksOnOfCited(scene, scene.heard)) && sources.some(({ code }) => code === cited)))
  )
}

const FEW = 3

// "Can I have it on a Saturday?", "is it part of any membership?", of what was spoken of.
const isFigure = ({ remember }: Move & { do: 'answer' }) => FIGURES.has(remember?.attribute ?? '')

const FIGURES = new Set<string>(['price', 'duration', 'when', 'seats', 'cover', 'coveredBy'])

// "In what way is Leaf not the same as Cellar?"
const isComparison = ({ sources: [first, ...others] }: Extract<Move, { do: 'answer' }>) =>
  first?.kind === 'plan' && others.length > 0

const leavesOut = cues('not|without|no|nothing|never|except|besides|pay as|per you|visit|time')

/**
 * As probable as this, something else takes the place of what the rules made of it; less probable than this, that is doubted, hardly
 * meant, or a mistake.
 */
const AS_NOT = 0.5
const DOUBTED = 0.55
const HARDLY = 0.3
const MISTAKEN = 0.15
/** A piece of knowledge needs more, and most of all a form, a look-up, a refusal, a whole list, and a service after something was spoken of. */
const KNOWN = 0.6
const CLEARLY = 0.7
/** So probable must be what its words do not show to be meant; after something was spoken of, as probable as the next. */
const UNSHOWN = 0.66
/** So probable together the answers of which one is said to be, and a list of everything to who tells of something. */
const SURELY = 0.85
const LEAST = 0.05
function neededFor({ name, signs }: Probable): number {
  const [kind = ''] = name.split(':')
  // What was spoken of before is never far from likely.
  if (signs[`${kind}.borne`] === 0) return signs[`${kind}.opens`] === 0 ? SURELY : UNSHOWN
  if (signs['service.opens'] === 0 || OF_MANY.has(kind)) return CLEARLY
  return kind === 'knowledge' ? KNOWN : AS_NOT
}

const OF_MANY = new Set(['form', 'lookup', 'decline', 'services', 'plans'])

const isAnswer = (move: Move) => move.do !== 'choose' && move.do !== 'abstain'

/** Whether the rules found what is said by words in common, and by no way of their own. */
function isGuessed(scene: Scene, { isLast }: Ruled, move: Move): boolean {
  switch (move.do) {
    case 'abstain':
      return isLast
    case 'choose':
      return true
    case 'list':
      return move.what === 'services' && move.codes?.length === scene.record.services.length && !isComputed(scene)
    case 'answer': {
      const [source] = move.sources
      return (
        source !== undefined &&
        isGuess(move) &&
        (!isComputed(scene) || (isLast && !isMeasured(scene))) &&
        !isSpokenOf(scene, source) &&
        !isOfTheCited(scene, move.sources)
      )
    }
    default:
      return false
  }
}

const isGuess = (move: Move) => move.do === 'answer' && move.sources.length === 1 && move.sources[0]?.kind !== 'plan'

// A greatest or least, whether something suits somebody, what a thing costs that is no service, what a membership covers, what
// is for a size or an age.
const isComputed = (scene: Scene): boolean => {
  const { words, bare } = scene.heard
  return (
    isCounted(words) ||
    asksToStart(scene.heard) ||
    pricedFor(scene, scene.heard) !== undefined ||
    attributesIn(bare).includes('cover') ||
    isMeasured(scene)
  )
}

// An age, or a size that one service says it is for.
const isMeasured = ({ heard: { text }, record }: Scene): boolean =>
  ageIn(text) !== undefined || meantFor(record.services, text) !== undefined

const isCounted = (words: readonly string[]): boolean =>
  EXTREMES.some(({ says }) => says(words)) || asksFitness(words) !== undefined

// "Price of the second": what was spoken of before is what rules follow best.
export const isSpokenOf = (scene: Scene, { kind, code }: Cited): boolean =>
  kind !== 'knowledge'
    ? isCalled(scene, code) ||
      scene.notes.focus?.code === code ||
      referred(scene, scene.heard).services.some((service) => service.code === code)
    : code === scene.notes.cited || isTermOfPlan(scene, { kind, code })

const isOfPlanSpokenOf = (scene: Scene, source: Source) =>
  isTermOfPlan(scene, source) || (source.kind === 'plan' && scene.notes.focus?.code === source.code)

// "And that is how many sessions?", after a membership; "if I join, do I get something off?"
const isTermOfPlan = (scene: Scene, { kind, code }: Cited) =>
  kind === 'knowledge' &&
  (scene.notes.focus?.kind === 'plan' || speaksAsMember(scene.heard.words) !== undefined) &&
  isEntryOfPlans(scene, code)

const isEntryOfPlans = ({ index }: Scene, code: string) =>
  index.entries.some((entry) => entry.kind === 'knowledge' && entry.code === code && isOfPlans(index, entry))

const isCalled = ({ index, heard: { terms, words, clauses } }: Scene, code: string) =>
  namedWhollyIn(index, terms, words).some(({ kind, item }) => kind === 'service' && item.code === code) ||
  clauses.some((clause) => clause.asks && clauses.length > 1 && isCalledAlone(index, clause, code))

// "How long for the knotless ones?", whatever is told beside it.
function isCalledAlone(index: Scene['index'], { terms, words }: Clause, code: string): boolean {
  const [only, ...others] = namedIn(index, terms, words)
  return others.length === 0 && only?.kind === 'service' && only.item.code === code
}

/** The fewest answers of which one is meant as good as surely, said to be just that, if three are enough. */
function oneOf(scene: Scene, lead: string, ruled: readonly Answer[], rest: readonly Probable[]): Move | undefined {
  const isLikely = ({ sure }: { sure: number }) => sure >= LEAST
  const told = [...ruled.filter(isLikely), ...rest.filter(isLikely).flatMap((one) => answerOf(scene, one, ruled))]
    .toSorted((a, b) => b.sure - a.sure)
    .slice(0, OFFERED)
  const enough = told.findIndex((_, at) => sumOf(told.slice(0, at + 1)) >= SURELY)
  if (enough < 1) return undefined
  return oneOfThese(lead, told.slice(0, enough + 1))
}

function askedBack(scene: Scene): Move {
  const near = nearIn(scene)
  return sumOf(near) >= PROBABLY && mayBeMeant(scene) ? isItOneOf(near) : { do: 'abstain' }
}

/** What is not sure enough to be told, asked back before what else may have been meant. */
export function doubted(scene: Scene, sources: readonly Cited[]): Move {
  const told = entriesOf(scene.index, sources)
  const [likeliest] = likelyHere(scene, scene.heard)
  if (likeliest?.kind === 'none' || told.length > OFFERED) return askedBack(scene)
  const others = nearIn(scene).filter(({ entry }) => !told.includes(entry))
  return isItOneOf([...told.map((entry) => ({ entry })), ...others].slice(0, OFFERED))
}

function nearIn(scene: Scene): { entry: Entry; sure: number }[] {
  const { index, heard } = scene
  return likelyHere(scene, heard)
    .flatMap(({ kind, code, sure }) => {
      const entry = index.entries.find((each) => each.kind === kind && each.code === code)
      return entry && !isUncalledFor(scene, entry) ? [{ entry, sure }] : []
    })
    .slice(0, OFFERED)
}

/** So many are offered at once, where what is meant is as probably among them as this. */
const OFFERED = 3
const PROBABLY = 0.5
