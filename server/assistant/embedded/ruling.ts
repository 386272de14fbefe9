import { phraseOfTime } from '../../bookings/when/phrase.ts'
import { cues } from '../../knowledge/lexicon/cues.ts'
import { attributesIn } from './attributes.ts'
import { clearly, describedIn, type Entity, entityOf, namedWhollyIn } from './entities.ts'
import { bearsOn } from './heads.ts'
import { type Clause, withTold } from './hearing.ts'
import { withItsQuestion, withItsWords } from './in-full.ts'
import { asksWhetherHeld, wantsToBook } from './intents/booking.ts'
import { wantsForm, wantsHighlight } from './intents/page.ts'
import { leans } from './leaning.ts'
import { wantsDone } from './likely/here.ts'
import type { Ruled } from './likely/ruled.ts'
import type { Move } from './moves.ts'
import { besideMeant, besideRow } from './routes/beside.ts'
import { beyond } from './routes/beyond.ts'
import { bookingFor, bookingOf } from './routes/booking.ts'
import { isBorneOut } from './routes/borne-out.ts'
import { browseFor } from './routes/browse.ts'
import { figureOfNamed, goneOn, heldOn, presenceOf, quoteBare, quoteOfIt, quoteOn, quoteTime } from './routes/cited.ts'
import { factFor } from './routes/facts.ts'
import { fitnessFor } from './routes/fitness.ts'
import { somethingForAge } from './routes/for-age.ts'
import { furtherOf } from './routes/further.ts'
import { unlessOfAnother } from './routes/goods.ts'
import { inVain } from './routes/in-vain.ts'
import { joiningFor } from './routes/joining.ts'
import { quoteFor, quoteWording } from './routes/knowledge.ts'
import { likelierOfPart } from './routes/likelier.ts'
import { kindListFor, listFor } from './routes/lists.ts'
import { abuse, smallTalk, thanked, tongues } from './routes/manners.ts'
import { lastMeant, ofThatAge, oldEnough, plainlyMeant } from './routes/meant.ts'
import { sizeFor } from './routes/measures.ts'
import { openFor } from './routes/open-lists.ts'
import { ownFor } from './routes/own-booking.ts'
import { suitedToThem } from './routes/plan-for-them.ts'
import { termsFor } from './routes/plan-terms.ts'
import { coverFor, planFor } from './routes/plans.ts'
import { missesPrice, pricedFor } from './routes/priced.ts'
import { reachFor, shopFor, whereFor } from './routes/shop.ts'
import { toStartWith } from './routes/start-with.ts'
import { tell } from './routes/telling.ts'
import { topicFor, turnedToTopic } from './routes/topics.ts'
import { quoteVouchers } from './routes/vouchers.ts'
import { rivalsOf } from './routes/wanted-service.ts'
import { whetherToJoin } from './routes/whether-to-join.ts'
import { kindFor, tiedByWords, tiedFor, whichFor } from './routes/which.ts'
import { isWish } from './routes/wishes.ts'
import { focused, namedHere, type Scene } from './scene.ts'
import { isOfDenied } from './taking-back.ts'

/** A part of a message, and what was made of it. */
interface Spoken {
  clause: Clause
  move: Move
}

type Route = (scene: Scene, clause: Clause) => Move | undefined

/** The row of what a part of a message asks a figure of. */
export const rowFor = besideMeant(factFor)

/** Tried on each clause in this order; the first that has something to say says it. */
const ROUTES: readonly Route[] = [
  abuse,
  ownFor,
  smallTalk,
  highlight,
  form,
  quoteWording,
  beyond,
  joiningFor,
  openFor,
  whetherToJoin,
  somethingForAge,
  kindListFor,
  kindFor,
  reachFor,
  presenceOf,
  quoteVouchers,
  furtherOf,
  quoteOfIt,
  heldOn,
  termsFor,
  coverFor,
  toStartWith,
  besideRow(plainlyMeant),
  shopFor,
  pricedFor,
  listFor,
  browseFor,
  bookingFor,
  sizeFor,
  tiedByWords,
  quoteTime,
  figureOfNamed,
  quoteBare,
  contentsOfIt,
  heldOfIt,
  besideRow(topicFor),
  planFor,
  fitnessFor,
  rowFor,
  tiedFor,
  besideRow(quoteFor),
  quoteOn,
  whereFor,
  whichFor,
]

/** What the rules make of a message, part by part, and what "it" is after it. */
export interface Ruling extends Ruled {
  about?: Entity
}

/** What the rules make of a message in which nothing was plain. */
export function ruledIn(scene: Scene): Ruling {
  const { moves, ...left } = eachClause({ ...scene, about: focused(scene) })
  const said = settled(scene, moves)
  const isLast = said.length === 0
  return { moves: withForm(scene, isLast ? [atLast(scene)] : said), isLast, ...left }
}

// A form that is most probably wanted stands in place of what was not answered; beside an answer, or after what was said
// before, only for whoever leaves their name or address.
function withForm(scene: Scene, moves: readonly Move[]): readonly Move[] {
  const { heard, notes } = scene
  if (notes.wish || moves.some(({ do: done }) => FORMS.has(done)) || !wantsDone(scene, 'form')) return moves
  const answers = moves.filter((move) => move.do === 'answer')
  const isGoingOn = answers.length > 0 || (notes.focus ?? notes.cited) !== undefined
  const isBare = heard.words.length <= LONGEST_HEADING && !heard.urgency
  return (isGoingOn || isBare) && !heard.email && !heard.name ? moves : [...answers, bookingOf(scene, heard)]
}

const FORMS = new Set<Move['do']>(['book', 'desk_form', 'hand_off', 'own', 'mine', 'find', 'list'])

function settled(scene: Scene, moves: readonly Move[]): Move[] {
  const substance = moves.filter((move) => move.do !== 'small' && !isRebuff(move))
  if (substance.length > 0) return oneForm(substance)
  const left = moves.filter((move) => move.do !== 'small' || !isQuestioned(scene))
  return (moves.some(isRebuff) ? undefined : wholly(scene)) ?? left.slice(0, 1)
}

// What no clause said by itself, from what is likeliest to what is left.
function atLast(scene: Scene): Move {
  for (const last of LAST) {
    const move = last(scene)
    if (move && holds(scene, scene.heard, move)) return unlessOfAnother(scene, scene.heard, move)
  }
  return { do: 'abstain' }
}

// Whether what is said answers what a part of the message asks.
const holds = (scene: Scene, clause: Clause, move: Move) =>
  isBorneOut(scene, clause, move) && !isOfDenied(scene, clause, move) && !missesPrice(clause, move)

const LAST = [oldEnough, ofThatAge, suitedToThem, lastMeant, goneOn, turnedToTopic, thanked, tongues]

// A greeting is no answer to the question after it.
function isQuestioned(scene: Scene): boolean {
  const { heard } = scene
  const rest = heard.clauses.filter((clause) => !smallTalk(scene, clause))
  return (
    rest.length > 0 &&
    (heard.urgency !== undefined ||
      heard.seats !== undefined ||
      rest.some(({ asks, terms, words }) => asks && (terms.length > 0 || words.length > 3)))
  )
}

// "Do you take Twint? And put me down for Friday": what a form is opened beside is asked all the same. Of two questions
// that nothing was said to, each may be answered by itself.
function unmet({ heard }: Scene, spoken: readonly { clause: Clause }[]): Clause[] {
  const asking = heard.clauses.filter(({ asks }) => asks)
  return spoken.length > 0 || asking.length > 1 ? unheard(heard, spoken) : []
}

const unheard = ({ clauses }: Scene['heard'], spoken: readonly { clause: Clause }[]): Clause[] =>
  clauses.filter((one) => one.asks && !spoken.some(({ clause }) => clause === one))

// Who writes, and when they would come, is said of what is booked beside it.
function toldIn({ text }: Clause, { heard }: Scene): Pick<Scene['heard'], 'email' | 'name' | 'reference' | 'urgency'> {
  const within = (said?: string) => (said !== undefined && text.includes(said) ? said : undefined)
  const { email, name, reference, urgency } = heard
  return { email: within(email), name: within(name), reference: within(reference), urgency: within(urgency) }
}

// Nothing is asked back beside an answer; how old somebody must be is told all the same.
function likelyOrLast(alone: Scene, isBeside: boolean): Move | undefined {
  const likely = likelierOfPart(alone, NOTHING, isBeside)
  if (!likely) return atLast(alone)
  return likely.do === 'answer' ? likely : oldEnough(alone)
}

// A greeting is none, nor is what only explains a question.
const isSubstance = ({ clause, move }: Spoken) =>
  move.do === 'book' || (clause.asks && move.do !== 'small' && !isRebuff(move))

const before = ({ heard: { clauses } }: Scene, clause: Clause) => clauses[clauses.indexOf(clause) - 1]

// A part of a message is weighed as if it were all of it: "… and do you take Amex?"
function weighedAlone(scene: Scene, clause: Clause, move: Move): Move {
  const { clauses } = scene.heard
  const isOneOfSeveral = clauses.some((other) => other !== clause && (other.asks || isWish(scene, other)))
  if (!isOneOfSeveral || !clause.asks || (move.do !== 'answer' && move.do !== 'choose')) return move
  const alone = { ...scene, heard: { ...scene.heard, ...clause, clauses: [clause], ...toldIn(clause, scene) } }
  const instead = likelierOfPart(alone, { moves: [move], isLast: false }, false)
  return instead?.do === 'answer' ? instead : move
}

// What the rules make of what none of them answers.
const NOTHING = { moves: [{ do: 'abstain' }], isLast: true } as const

// "Foundation Floristry: how many are we?"
const isHeading = ({ asks, words }: Clause) => !asks && words.length <= LONGEST_HEADING
const LONGEST_HEADING = 4

// "First Plunge - how long are you in the cold water?" The name before the question is whole, and a word in it is chance.
function headingOf(start: Scene, clause: Clause): Entity | undefined {
  const heading = before(start, clause)
  if (!heading || !isHeading(heading)) return undefined
  const [only, ...others] = namedWhollyIn(start.index, heading.terms, heading.words)
  return only?.kind === 'service' && others.length === 0 ? only : undefined
}

// What one clause is about, the next may call "it": "First Steep: cost? length?"
function eachClause(start: Scene): Omit<Ruling, 'isLast'> {
  let scene = start
  let headed: Pick<Scene, 'about'> = {}
  const made: Spoken[] = []
  for (const clause of start.heard.clauses) {
    const found = isDenial(start, clause) ? undefined : firstOf({ ...scene, headed: headingOf(start, clause) }, clause)
    const isLeft = found?.do === 'choose' && leansBack(clause.words) !== undefined
    if (isLeft && isUnanswered(start, clause, made)) continue
    const told = isLeft ? answeredLast(made) : undefined
    const move = told ?? (found && weighedAlone(scene, clause, found))
    if (move) made.push({ clause, move })
    const focus = move && 'remember' in move ? move.remember?.focus : undefined
    const about = (focus && entityOf(scene.index, focus)) ?? plainlyNamed(scene, clause) ?? leadIn(scene, clause)
    scene = about ? { ...scene, about } : scene
    if (about && isHeading(clause)) headed = { about }
  }

  // Beside an answer nothing is asked back: it is told what it may be.
  const spoken = made.some(isAnswered) ? made.filter(({ move }) => move.do !== 'choose') : made
  for (const clause of unmet(start, spoken)) {
    const isForm = spoken.some((one) => one.move.do === 'book' && one.clause === before(start, clause))
    const whole = isForm ? clause : withTold(start.heard.clauses, clause, start.index)
    const alone = {
      ...start,
      ...(isForm ? { about: scene.about } : headed),
      heard: { ...start.heard, ...whole, clauses: [whole], ...toldIn(whole, start) },
    }
    const first = firstOf(alone, whole)
    const found = first?.do === 'choose' && spoken.some(isAnswered) ? undefined : first
    const move = found ?? likelyOrLast(alone, spoken.some(isSubstance))
    if (move?.do === 'answer' && (found || !isToldAlready(move, spoken))) spoken.push({ clause, move })
  }

  // A statement explains the question beside it; it is answered only where no question was.
  const answered = spoken.some(({ clause, move }) => clause.asks && move.do !== 'small')
  const unknown = inVain(start, spoken)
  const isLeft = unheard(start.heard, spoken).length > 0
  const moves = spoken
    .filter((one) => !isAskedOfInstead(one, spoken))
    .filter(
      ({ clause, move }) =>
        clause.asks ||
        ACTS.has(move.do) ||
        (!answered && isBearing(start, move) && !asksElsewhere(start, spoken, move)),
    )
    .map(({ move }) => move)
  const answers = moves.filter((move) => move.do === 'answer')
  const isTold = isLeft || unknown.length > 0
  return {
    moves: moves.map((move) => {
      const whole = isTold ? withItsWords(start, move) : move
      return answers.length > 1 ? withItsQuestion(start, whole) : whole
    }),
    about: scene.about,
    ...(unknown.length > 0 && { unknown }),
  }
}

const isAnswered = ({ clause, move }: Spoken) => clause.asks && move.do === 'answer' && !leansBack(clause.words)

// "Just a seat at the Pu'erh Cellar. What evening is that on?" Whoever asks of what they name has not decided on it.
const isAskedOfInstead = (one: Spoken, spoken: readonly Spoken[]): boolean =>
  one.move.do === 'book' &&
  !one.clause.asks &&
  wantsToBook(one.clause.words) === undefined &&
  phraseOfTime(one.clause.text) === undefined &&
  spoken
    .slice(spoken.indexOf(one) + 1)
    .some(({ clause, move }) => clause.asks && leansBack(clause.words) && move.do === 'answer')

const leansBack = cues('it|that|they|them|those|one')

// "Do you stock teapots, and how much are they?" Where nothing was found for the first, nothing is meant by "they".
function isUnanswered(scene: Scene, clause: Clause, spoken: readonly Spoken[]): boolean {
  const last = before(scene, clause)
  return last?.asks === true && !spoken.some((one) => one.clause === last && one.move.do !== 'abstain')
}

// "Thinking of a voucher. How long is it good for?" What a statement touched is "it", where nothing else is.
function answeredLast(spoken: readonly Spoken[]): Move | undefined {
  const last = spoken.at(-1)
  return last &&
    !last.clause.asks &&
    last.move.do === 'answer' &&
    last.move.sources.some(({ kind }) => kind === 'knowledge')
    ? last.move
    : undefined
}

// "Are there showers, and a sauna?" What one part was told is no answer to another.
const isToldAlready = ({ sources }: Move & { do: 'answer' }, spoken: readonly { move: Move }[]): boolean =>
  sources.length > 0 &&
  sources.every(
    ({ kind, code }) =>
      kind === 'knowledge' &&
      spoken.some(({ move }) => move.do === 'answer' && move.sources.some((told) => told.code === code)),
  )

// "Looking forward to First Steep! Who wins the election?" What is asked has no answer, and the row is none.
const asksElsewhere = ({ heard }: Scene, spoken: readonly { clause: Clause }[], move: Move): boolean =>
  move.do === 'answer' &&
  move.sources.some(({ kind }) => kind === 'service') &&
  unheard(heard, spoken).some(({ terms, words }) => terms.length > 1 && !leans(words))

// An explanation is no question: what it touches is said only where the question beside it turns on that too.
const isBearing = ({ index, heard, notes }: Scene, move: Move) =>
  move.do !== 'answer' ||
  move.sources.length === 0 ||
  move.sources.some(({ code }) => code === notes.cited) ||
  (bearsOn(index, heard, move.sources) && !heard.clauses.some((clause) => missesPrice(clause, move)))

// "Haven't driven in years. Thursday free?" What a word of a name may stand for by chance is not what "it" is.
const plainlyNamed = (scene: Scene, clause: Clause) =>
  namedHere(scene, clause).find((one) => one.kind === 'plan' || rivalsOf(scene, clause, one.item).rivals.length === 0)

// "The class for children, from what age? How much?" The second asks of what the first described.
function leadIn({ index, heard }: Scene, { terms }: Clause): Entity | undefined {
  if (!heard.clauses.some((other) => other.asks && other.terms.length === 0)) return undefined
  const fit = clearly(describedIn(index, terms, 'service'), 2, 0.6)
  return fit && entityOf(index, { kind: 'service', code: fit.entry.code })
}

const ACTS = new Set<Move['do']>(['book', 'own', 'highlight', 'desk_form'])

// "I'm not cancelling, just late": what is not so is not asked about.
const isDenial = ({ heard }: Scene, { asks, words }: Clause) =>
  !asks && heard.clauses.length > 1 && words.includes('not') && !words.includes('if')

function firstOf(scene: Scene, clause: Clause): Move | undefined {
  for (const route of ROUTES) {
    const move = route(scene, clause)
    if (move && holds(scene, clause, move)) return unlessOfAnother(scene, clause, move)
  }
  return undefined
}

/** No clause said enough by itself: the message as a whole may. */
function wholly(scene: Scene): Move[] | undefined {
  const whole = { ...scene, about: focused(scene) }
  for (const route of [listFor, bookingFor, planFor, rowFor]) {
    const move = scene.heard.clauses.length > 1 ? route(whole, scene.heard) : undefined
    if (move && holds(whole, scene.heard, move)) return [move]
  }
  return undefined
}

const isRebuff = (move: Move) => move.do === 'abstain' || move.do === 'decline'

// One form a turn, one list, one question back: the first said is the one meant. Beside an answer or a form nothing is asked back.
const oneForm = (moves: readonly Move[]): Move[] =>
  moves.filter(
    (move, at) =>
      !(move.do === 'choose' && moves.some((other) => other.do === 'answer' || other.do === 'book')) &&
      (!['book', 'hand_off', 'list', 'choose'].includes(move.do) ||
        moves.findIndex((other) => other.do === move.do && !isOtherList(other, move)) === at),
  )

const isOtherList = (one: Move, other: Move) => one.do === 'list' && other.do === 'list' && one.what !== other.what

function highlight(scene: Scene, clause: Clause): Move | undefined {
  if (!wantsHighlight(clause.words)) return undefined
  const named = [...namedHere(scene, clause), ...(scene.about ? [scene.about] : [])].find(
    ({ kind }) => kind === 'service',
  )
  return named && { do: 'highlight', code: named.item.code }
}

function form(scene: Scene, clause: Clause): Move | undefined {
  const isForDesk = wantsForm(clause.words) && !namedHere(scene, clause).some(({ kind }) => kind === 'service')
  return isForDesk ? { do: 'desk_form' } : undefined
}

const SHORT = 6

// "What does that include?", of what was spoken of: its row says, and no entry on what else is included.
function contentsOfIt(scene: Scene, { words, bare }: Clause): Move | undefined {
  const isOfIt = words.length <= SHORT && attributesIn(bare).includes('contents') && asksWhatItHas(words) !== undefined
  return isOfIt && scene.about?.kind === 'service' ? tell(scene, scene.heard, scene.about, ['contents']) : undefined
}

// "Can I have it on a Saturday?"
function heldOfIt(scene: Scene, { words }: Clause): Move | undefined {
  const { about } = scene
  return about?.kind === 'service' && asksWhetherHeld(words) ? tell(scene, scene.heard, about, ['when']) : undefined
}

const asksWhatItHas = cues('what does|do|is|will that|it|this|they include|cover|involve|contain|consist|have')
