import { readSeats } from '../../../bookings/when/seats.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { MEMBERSHIPS, OCCASIONS } from '../../../knowledge/lexicon/nouns.ts'
import { FUNCTION_WORDS, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { STANDS_FOR } from '../../../knowledge/subjects/asks.ts'
import { topicsIn } from '../../../knowledge/topics/topics.ts'
import { attributesIn } from '../attributes.ts'
import type { Clause } from '../hearing.ts'
import {
  asksWhetherHeld,
  askToCome,
  booksInstead,
  cannot,
  isAfterIt,
  isAskingOnly,
  mentionsBooking,
  mightBook,
  needsPlace,
  ordersByName,
  ordersNothing,
  tellsOfParty,
  wantsByName,
  wantsToBook,
} from '../intents/booking.ts'
import { speaksOfPlans } from '../intents/plans.ts'
import { intentOf } from '../intents/put.ts'
import { namedHere, type Scene } from '../scene.ts'
import { weekdaysIn } from '../schedule.ts'
import { ageIn } from './ages.ts'
import { ofKind } from './kinds.ts'
import {
  candidatesFor,
  describedBy,
  leansOn,
  ofOwnRoom,
  servicesNamed,
  tellsOfService,
  wantsWhole,
} from './wanted-service.ts'

/** Whether a clause wishes to book: it says so, or it says when, who or how many, and asks nothing. */
export function isWish(scene: Scene, clause: Clause): boolean {
  const isUnable = cannot(clause.words) && !booksInstead(clause.words)
  if (
    asksForFact(clause.words) ||
    asksFigureOfNamed(clause.bare) ||
    isAside(scene, clause) ||
    isUnable ||
    comesLate(clause.words)
  )
    return false
  if (asksWhetherHeld(clause.words) || isAfterIt(clause.bare) || asksWhetherItIsDone(scene, clause)) return false
  if (isOfPlan(scene, clause) || isOfCover(scene, clause) || isOfWholePlace(scene, clause)) return false
  if (isSupposed(scene, clause)) return false

  const says =
    (wantsToBook(withoutBooks(bookingIn(clause))) ?? calledFor(scene, clause) ?? needed(scene, clause)) !== undefined
  return says
    ? !mentionsBooking(clause.words) || isImplied(scene, clause)
    : leavesAddress(scene, clause) || isImplied(scene, clause)
}

// "If we came in on Saturday for the family thing, when would we see the photos?"
const isSupposed = ({ heard }: Scene, clause: Clause) =>
  !heard.email &&
  !heard.name &&
  supposes(clause.words) !== undefined &&
  heard.clauses.slice(heard.clauses.indexOf(clause) + 1).some(({ asks }) => asks)

const supposes = cues('^ and|so|but|ok|also? if|say|suppose|supposing|assuming i|we|my|our|he|she')

const calledFor = ({ heard }: Scene, { words, bare, asks }: Clause) =>
  denies(words) || asksOfChildren(heard)
    ? undefined
    : (wantsByName(bare) ??
      ((!asks || asksUs(bare)) && !ordersNothing(bare) && attributesIn(bare).length === 0
        ? ordersByName(bare)
        : undefined))

// "For four this Thursday, one of us can't have nuts", "my nan does not do computers, so I'm booking First Steep for her":
// neither what some of them cannot nor why somebody else books is a denial.
const denies = (words: readonly string[]) => {
  const trait = words.findIndex(
    (word, at) => word === 'of' && at > 0 && /^(?:us|them|the|our)$/.test(words[at + 1] ?? ''),
  )
  const end = trait > 1 && SOME.has(words[trait - 1] ?? '') ? trait - 1 : words.length
  return words.slice(words.lastIndexOf('so') + 1, end).includes('not')
}

const SOME = new Set(['one', 'two', 'some', 'each', 'none'])

const asksUs = cues(
  'can|could|would|will you|u|ye .. arrange|register|save|secure|schedule|organise|organize|sort|set|squeeze|fit',
  '^ please? get|put|save|squeeze|fit|book|reserve|give .. .. would|could|can|will|wont you please? $',
)

// "Can I have the Lighting Lesson on One-Off?" asks what the membership covers.
const isOfCover = (scene: Scene, clause: Clause) =>
  clause.asks &&
  (scene.heard.urgency ?? scene.heard.email ?? scene.heard.seats) === undefined &&
  namedHere(scene, clause).some(({ kind }) => kind === 'plan') &&
  servicesNamed(scene, clause).length > 0 &&
  intentOf(scene.record, clause.words) === 'planCover'

// "Is the Book Circle for members?" The booking is in its name.
const bookingIn = ({ words, bare }: Clause) => (words.some((word) => BOOKS.has(word)) ? bare : words)

const BOOKS = new Set(['book', 'books', 'booked', 'booking', 'reserve', 'reserved', 'schedule', 'sign', 'register'])

// "Do I need to buy the book for French?" A book that is had books nothing.
const withoutBooks = (words: readonly string[]) =>
  words.filter((word, at) => word !== 'book' || !BEFORE_BOOK.has(words[at - 1] ?? ''))

const BEFORE_BOOK = new Set('the a this that my our your any own course text work log which what'.split(' '))

// "Could we have the place to ourselves?", where nothing that is held can be had whole: the record may say more of it.
const isOfWholePlace = ({ record }: Scene, { bare }: Clause) =>
  wantsWhole(bare) !== undefined && !record.services.some(({ whole_slot }) => whole_slot)

// "I'll be 20 minutes late for gongfu tonight": a place is booked already.
const comesLate = cues('be|am|are|running|run .. late !in|on|afternoon|morning|evening|night')

// "The Reserve subscription" reserves nothing.
const isOfPlan = (scene: Scene, clause: Clause) =>
  clause.words.some((word) => MEMBERSHIPS.has(word)) &&
  namedHere(scene, clause).some(({ kind }) => kind === 'plan') &&
  servicesNamed(scene, clause).length === 0

function isImplied(scene: Scene, clause: Clause): boolean {
  if (suitsThem(clause.words) && scene.heard.urgency && !scene.heard.text.includes('?'))
    return servicesNamed(scene, scene.heard).length > 0 || tellsOfService(scene, scene.heard)
  if (denies(clause.words) || isPaid(clause.words) || isOfChild(scene, clause) || isAskedFirst(scene.heard, clause))
    return false

  const [named] = servicesNamed(scene, clause)
  const here = named ?? describedBy(scene, clause)
  const leaning = scene.heard.seats ?? scene.heard.name ?? goAhead(clause.words)
  const ordered =
    isOrder(scene, clause) && (here ?? (leaning && leansOn(scene, clause)) ?? isLeftWithAddress(scene, clause))
  const wished = isWished(scene, clause) && (here ?? candidatesFor(scene, clause)[0])
  return Boolean(ordered || wished || (named && isPartyFor(scene, clause)))
}

// "Two of us paid up for it, and my friend is ill": it is booked.
const isPaid = cues('paid up|for|already', 'already|have|had|i|we|us paid')

// "Float on Saturday, 1 person, ana@example.com, also can I bring my baby?": which one is chosen in the form.
const isLeftWithAddress = ({ heard: { email, name, urgency, seats } }: Scene, { text, asks }: Clause) =>
  !asks && email !== undefined && seats !== undefined && (urgency ? text.includes(urgency) : name !== undefined)

// "I just want to come now and then. What would suit me?" The question counts.
const isAside = (scene: Scene, clause: Clause) =>
  !clause.asks &&
  (scene.heard.email ?? scene.heard.name) === undefined &&
  (servicesNamed(scene, clause).length === 0 || isBesidePlans(scene)
    ? /^(?:i|we|my|just|hello|hi)$/.test(clause.words[0] ?? '')
    : !saysDay(scene.heard.urgency) && meansToTry(clause.words)) &&
  scene.heard.clauses.some((other) => other.asks && (ageIn(scene.heard.text) !== undefined || !asksToHelp(other.words)))

// "The evening one" says no day.
const saysDay = (urgency = '') =>
  /\d|tomorrow|today|tonight|weekend/i.test(urgency) || weekdaysIn(wordsIn(urgency)).length > 0

// "I'd like to treat the team to some lunchtime calm. Is there a membership for companies?"
const isBesidePlans = ({ heard: { clauses } }: Scene) =>
  clauses.some(({ asks, words }) => asks && speaksOfPlans(words) !== undefined)

// "We want to try First Steep. Is that price each?" Whoever asks first has not decided.
const meansToTry = (words: readonly string[]) => wantsToTry(words) !== undefined && saysBook(words) === undefined
const wantsToTry = cues(
  'want|like|love|fancy|hoping|thinking|planning|keen to|of try|do|trying|doing|come|go|join|learn|start|have',
)
const saysBook = cues('book|booking|reserve|sign|enrol|enroll|register|put|get')

const asksToHelp = cues('can|could|would|will you|i|we', 'please|possible|ok|okay|free|available|room')

// "Can you do my bread knife at Edge & Mend?"
const asksWhetherItIsDone = ({ heard }: Scene, { asks, bare }: Clause) =>
  asks &&
  (heard.urgency ?? heard.email ?? heard.seats ?? heard.name) === undefined &&
  bare.includes(STANDS_FOR.ITEM) &&
  doesIt(bare) !== undefined

const doesIt = cues(
  '^ .. can|could|do|would|will you|ye do|fix|mend|clean|repair|handle|sharpen|treat my|our|a|an|this|these',
)

// "How many times do I have to come" is no wish to come.
const asksForFact = cues(`
  ^ .. how !about|soon|to
  ^ .. what|who|why|which|where|when !about|if|day|time
  what|how much|how many .. each|every|a|per month|year
  what comes|would|will|happens|is
  ^ and|so|but|ok? do|does they|she|he|it put|do|use|have
  tell|explain|describe me|us? more|something|anything|all? about
  know|hear|learn|find|read out? more|something|anything|all about
  how intimate|many|much|long|big
  ^ hi|hello|hey|ok|so|and|also|plus|just|only? the|your? price|prices|cost|costs|fee|fees|rate|length|duration|days|dates|times|weekdays per|each|a? head|person|seat|ticket|pp? of|for|on|in
  ^ and|so|but|ok? if i|we .. sign|signed|join|joined|took|become|became
  start|starting|opening|finish|finishing|end|ending time|times
  would|will|am|are i|we be? in time for
`)

// "Thai in Four Dishes days as well please"
const asksFigureOfNamed = cues(
  `^ .. ${STANDS_FOR.ITEM} price|prices|cost|fee|length|duration|day|days|dates|times as|again|too|also? well? please|pls|thanks? $`,
)

// "Never been, knee is swollen, Thursday would suit. ana@example.com"
const leavesAddress = (scene: Scene, clause: Clause) =>
  (scene.heard.email !== undefined || leavesName(scene)) && isForThen(scene, clause)

// "Just the beard, Wednesday at ten, Samir": a name beside a thing and a time.
const leavesName = (scene: Scene) =>
  scene.heard.name !== undefined &&
  tellsOfParty(scene.heard.words) === undefined &&
  (servicesNamed(scene, scene.heard).length > 0 || tellsOfService(scene, scene.heard))

const isForThen = ({ heard }: Scene, clause: Clause) =>
  heard.urgency !== undefined &&
  heard.clauses.every((other) => !other.asks || isTimeOnly(other, heard.urgency)) &&
  clause.text.includes(heard.urgency)

// "Any Wednesday after school would do us."
const suitsThem = cues(
  'would|will do|suit|work us|me|for|fine|nicely $',
  'suits|works|does me|us|best|for|fine',
  'suits|works $',
)

// "Sunday morning?" asks for nothing but a place then.
const isTimeOnly = ({ words }: Clause, urgency = '') => {
  const times = new Set(wordsIn(urgency))
  return words.every((word) => times.has(word) || FUNCTION_WORDS.has(word) || OCCASIONS.has(word))
}

// "I need a table tonight": a place without a time, a party or an address is anything at all; a fitting is what is held.
function needed(scene: Scene, clause: Clause) {
  if (clause.text.includes('?')) return undefined
  const { heard } = scene
  if ((heard.urgency ?? heard.seats ?? heard.email) === undefined)
    return clause.words.length <= SHORT && candidatesFor(scene, clause).length > 0
      ? needsThing(clause.words)
      : undefined
  const isHeld = ofKind(scene, clause).length > 0 || describedBy(scene, clause) || ofOwnRoom(scene, clause)
  return needsPlace(clause.words) ?? (isHeld && !clause.asks ? needsThing(clause.words) : undefined)
}

const SHORT = 5
const needsThing = cues('^ .. need|want|would like|love|after|fancy a|an|the|one|two|three|another|my')

// "Matcha on Sunday please, Tom Okafor": no verb, and clearly no question.
function isOrder({ heard }: Scene, clause: Clause): boolean {
  if (isAskingOnly(clause.words) || isAskingOnly(heard.words) || mentionsBooking(clause.words)) return false
  if (denies(clause.words) || asksDates(clause.words)) return false
  if (!heard.email && !clause.asks && heard.clauses.some(({ asks }) => asks) && !isForSomebody(heard, clause))
    return false
  // Whoever leaves their address with a time or a party wants to come.
  if (heard.email && (heard.urgency || heard.seats)) return true
  if (heard.email && isPlain(heard)) return true
  if (heard.urgency && namesParty(heard.words)) return true
  return (
    heard.urgency !== undefined &&
    !clause.text.includes('?') &&
    !attributesIn(clause.bare).some((attribute) => attribute !== 'contents' && attribute !== 'when')
  )
}

// "First Steep, Priya Raman, priya@example.com"
const isPlain = ({ clauses, bare }: Scene['heard']) =>
  bare.includes(STANDS_FOR.ITEM) && !clauses.some(({ asks }) => asks) && tellsOfBefore(bare) === undefined

const tellsOfBefore = cues('did|was|were|been|went|had|lost|left|forgot|loved|enjoyed|booked')

// "Can I bring my spaniel? If so, two seats on Sunday, ana@example.com": the wish is the other's.
const isAskedFirst = ({ clauses, urgency = '' }: Scene['heard'], clause: Clause) =>
  clause.asks &&
  urgency !== '' &&
  !clause.text.includes(urgency) &&
  clauses.some((other) => other !== clause && !other.text.includes('?') && other.text.includes(urgency))

// "Safe Night dates in December": to know them is wished.
const asksDates = cues('dates|times|timetable|schedule', 'weekdays of|for')

// "One to One for Theo on Sunday. He is shy, so can you go gently?"
const isForSomebody = ({ urgency }: Scene['heard'], { text, words }: Clause) =>
  urgency !== undefined && text.includes(urgency) && (isFor(words) ?? readSeats(text)) !== undefined

const isFor = cues('for .. on|at|this|next')

const goAhead = cues(`
  then|please|pls
  ^ ok|okay|lovely|perfect|great|fine|good|cool|yes|yeah|yep|alright|right
  go on|for
`)

// "Two seats at Gongfu on Saturday?" asks for seats, not about them.
const namesParty = cues('seat|seats|place|places|spot|spots|ticket|tickets|table .. at|for|on|in|to|this|next')

// "Two seats at First Steep": how many come to what is a wish without a time, unless something is asked of it.
function isPartyFor({ heard, notes }: Scene, clause: Clause): boolean {
  if (heard.seats === undefined || mentionsBooking(clause.words) || tellsOfParty(clause.words)) return false
  if (heard.corrects && !notes.wish) return false
  if (attributesIn(clause.bare).some((attribute) => attribute !== 'contents')) return false
  if (askToCome(clause.words)) return !asksOfChildren(heard)
  if (isAskingOnly(clause.words) || isAskingOnly(heard.words)) return false
  return namesParty(clause.words) ? !asksOfChildren(heard) : !heard.clauses.some(({ asks }) => asks)
}

// "He's fifteen. Could he sit in on Friday?" asks for the rule.
const isOfChild = ({ heard }: Scene, { asks, words }: Clause) =>
  asks && /\b(?:he|she|they|it)\b/.test(words.join(' ')) && topicsIn(heard.words).includes('children')

const asksOfChildren = ({ text, terms }: Clause) =>
  text.includes('?') && terms.some(({ concepts }) => concepts.includes('child'))

// "Can I do gongfu next Tuesday?"
const isWished = ({ heard }: Scene, clause: Clause): boolean =>
  heard.urgency !== undefined &&
  mightBook(clause.words) !== undefined &&
  !mentionsBooking(clause.words) &&
  attributesIn(clause.bare).every((attribute) => attribute === 'contents')
