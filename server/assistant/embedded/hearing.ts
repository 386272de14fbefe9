import { phraseOfTime } from '../../bookings/when/phrase.ts'
import { readSeats } from '../../bookings/when/seats.ts'
import { type Index, termsOf, wordsFor } from '../../knowledge/index-of.ts'
import { cues } from '../../knowledge/lexicon/cues.ts'
import type { Term } from '../../knowledge/lexicon/terms.ts'
import { readable, wordsIn } from '../../knowledge/lexicon/words.ts'
import { askedApart } from './asked-apart.ts'
import { namesIn, withoutNames } from './called.ts'
import { namedInFull } from './called-loosely.ts'
import { type ConditionsHeard, conditionsIn } from './conditions.ts'
import { emailIn, nameIn, referenceIn } from './contact.ts'
import { CORRECTION, isCorrection, withoutDenied } from './denied.ts'
import { type Entity, namedIn, namedWhollyIn } from './entities.ts'
import { plainOf } from './tongues/tongue.ts'
import { inEnglish, type Understood } from './tongues.ts'

export interface Clause {
  text: string
  words: readonly string[]
  bare: readonly string[] // with one word for every service that is called by its name: a Full Service is not full
  terms: readonly Term[]
  asks: boolean // said as a question
}

/** One message, taken apart: nothing decided yet. */
export interface Heard extends Clause {
  original: string
  clauses: readonly Clause[]
  asTyped: readonly string[] // its words before any slip is mended: what guards read
  denied: readonly Entity[] // "not the pu'erh": named, and not meant
  corrects: boolean
  conditions: ConditionsHeard
  hello?: string // of the visitor's language, where it is not English
  unread?: readonly string[] // questions in it of which nothing could be read
  email?: string
  reference?: string
  name?: string
  seats?: number
  urgency?: string
}

const SPLIT =
  /(?<=[?!;\n])\s*|(?<=(?:[\p{L}\d)]{2}|\s\d)\.)\s+|\s+-\s+|:\s+|,?\s+(?:and|&|\+|n|but|also|plus|then)\s+(?:also\s+|then\s+|(?:in the )?mean(?:time|while),?\s+|(?:while|whilst|since) (?:you(?:['’]?re| are)|i(?:['’]?m| am)) (?:at it|here|there|on),?\s+|out of (?:interest|curiosity),?\s+)?(?=(?:please )?(?:how|what|when|where|which|who|(?:from|at|by|until|till) (?:what|which)|is|are|am|do|does|did|can|could|may|might|will|would|should|put|stick|pop|squeeze|save|book|reserve|tell|show|set|go ahead|sign|was|have you|i'?d|i want|i need|what'?s|where'?s|when'?s|how'?s|let me know|lmk|remind me|if|(?:the|your) (?:phone|telephone|number|address|street|opening|hours|e-?mail))\b)|,\s+(?:so\s+)?(?=(?:how|what|when|where|which|who|is|are|do|does|can|could|may|will|would|should|put|stick|pop|squeeze|save|book|reserve|tell|show|set|sign|what'?s|where'?s|when'?s|how'?s|i'?d like|i want|not|just)\b)/iu

// A "70 year old" is no child.
const grownUp = (text: string) =>
  text.replace(/\b(\d{2,3})[- ]years?[- ]old\b/giu, (whole, years: string) => (Number(years) >= 18 ? 'adult' : whole))

const isQuestion = cues(
  '^ .. how|what|when|where|which|who|why',
  '^ and|so|but|also|plus|ok|hi|hello|hey|sorry? is|are|do|does|did|can|could|may|might|will|should|have|has|am|was|were|any|anything !not',
  '^ and|so|but|also|plus|ok|hi|hello|hey|sorry? would !love|like|prefer|rather',
  '^ please? tell|give|send|show me|us the|your|a|all|everything',
  '^ please|pls|plz|kindly tell|give|send|share|advise|quote|inform me|us|on|of? the|your|a|all? price|prices|cost|costs|charge|charges|fee|fees|timing|timings|time|times|day|days|date|dates|details|length|duration',
  '^ please? list|enumerate|name|show all|every|everything|the|your',
  '^ all|full|whole services|list|menu|programme',
  '^ .. price|prices|cost|costs for|of|on .. please|pls|plz $',
  '^ need|want|after|send|got the|your .. address|postcode|phone|telephone|hours',
  'if i|we',
  'know|ask|asking|wonder|wondering|tell me|us? how|what|when|where|which|whether',
  'do|can|could|is|are|will|would you|i|we|it|there|she|he|they',
)

// "Should've said, it's for two" asks nothing.
const isAfterthought = cues('^ should have said|mentioned|added|told')

// "Price per head", "time and day": the thing asked for stands alone.
const isHeading = (bare: readonly string[]) => bare.length < 6 && cuesHeading(bare) !== undefined

const cuesHeading = cues(
  '^ also|and|plus|then? your|the? opening|phone|price|prices|cost|costs|length|duration|times|address|hours|phone',
)

// As they are written in haste, each with what is meant.
const IN_HASTE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:2|to|too)(?:moro|morow|morro|morrow|mrw|mro)\b/giu, 'tomorrow'],
  [/\b2day\b/giu, 'today'],
  [/\b2(?:nite|night)\b/giu, 'tonight'],
  [/\b1 ?(?:to|2|-to-|-2-) ?1\b/giu, 'one to one'],
  [/\b4 (?=(?:me|us|my|our|the)\b)/giu, 'for '],
]

// "Hang on, what does it cost?" says nothing; "hang on, two of us" takes back.
const HOLDING_ON =
  /^(?:(?:oh|ah|ok|okay|sorry|er|um+|hm+),?\s+)*(?:wait|hang on|hold on|one (?:sec|second|moment|minute)|just a (?:sec|second|moment|minute)|quick question|before (?:that|i do|i (?:send|book|forget|go)[^,]{0,12}))(?: a (?:sec|second|moment|minute))?[,.:!…-]*\s+(?=(?:what|how|when|where|which|who|is|are|does|do|can|could|would|will|and)\b)/iu

// "2moro 4 bathe": before what is held a 4 is "for".
const inFull = (text: string, index: Index) =>
  IN_HASTE.reduce((said, [words, full]) => said.replace(words, full), text.replace(HOLDING_ON, '')).replace(
    /(?<=(?:day|tomorrow|tonight) )4 (\p{L}+(?: \p{L}+)?)/giu,
    (whole, thing: string) => (namedIn(index, termsOf(index, thing)).length > 0 ? `for ${thing}` : whole),
  )

/** Takes a message apart: its clauses, what was denied or taken back, and who, when and how many were said. */
export function hear(text: string, index: Index): Heard {
  const original = withWholeNames(namedInFull(readable(text), index.record), index)
  const understood = inEnglish(original, spokenNames(index))
  const said = inFull(grownUp(understood.text), index).replace(PAIR, 'two of $1').replace(TAKEN_FOR, '$1, ')
  const name = nameSaid(original, understood, index)
  const { kept, timely, denied } = withoutDenied(said, index)
  const clauses = splitClauses(kept)
    .flatMap((part) => askedApart(part, index.record))
    .flatMap((part) => eachOf(part, index))
    .map((part) => clauseOf(part, index))
  return {
    ...clauseOf(kept, index),
    original: inFull(original, index),
    asTyped: wordsIn(said),
    clauses: clauses.filter(({ words, text }) => words.length > 0 && !isSignature(text, name) && !isCourtesy(words)),
    denied,
    ...(understood.hello && { hello: understood.hello }),
    ...(understood.unread && { unread: understood.unread }),
    corrects: isCorrection(said) || denied.length > 0,
    conditions: conditionsIn(withoutServiceNames(understood.text, index)),
    email: emailIn(original),
    reference: referenceIn(original),
    name,
    seats: readSeats(said),
    urgency: whenIn(withoutServiceNames(withoutSpeaker(timely, name), index)),
  }
}

// "The pair of us" are two, and no Afternoon Pairing.
const PAIR = /\b(?:the|a) pair of (us|them|you)\b/giu

// "Not matcha i meant first steep": a pause stands before what is meant.
const TAKEN_FOR = /(\bnot (?:the )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)\s+(?=(?:i|we) (?:mean|meant|want|wanted)\b)/giu

// "…, would you"
const isCourtesy = cues(
  '^ would|will|could|can|wont you please|mind|kindly? $',
  '^ if you would|could|can|please please? $',
)

// "R. Bhatti" at the end says who writes, and asks nothing: no "are".
const isSignature = (text: string, name = '') => name !== '' && text.replace(/[.,!\s]+$/, '') === name

// "Nein, Freitag": what was read as a word of the language is nobody's name.
function nameSaid(original: string, { text, hello }: Understood, index: Index): string | undefined {
  const name = nameIn(original, index)
  const kept = new Set(wordsIn(text))
  return hello && name && !wordsIn(plainOf(name)).some((word) => kept.has(word)) ? undefined : name
}

// Jan is no January where it is who speaks.
const withoutSpeaker = (text: string, name: string | undefined) =>
  name ? text.replaceAll(new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?![\\p{L}\\d])`, 'giu'), ' , ') : text

// A Matcha Morning is no morning: a service's own name says nothing about when.
const withoutServiceNames = (text: string, { record }: Index) =>
  record.services.reduce((rest, { name }) => rest.replaceAll(new RegExp(RegExp.escape(name), 'gi'), ' , '), text)

// "For Wednesday. No, make it Friday": the later word counts.
function whenIn(kept: string): string | undefined {
  const text = kept
    .replace(EMAILS, ' ')
    .replace(NAMED_LIKE_A_DAY, ' ')
    .replace(GREETING, ' ')
    .replace(COUNTED_SEATS, ' ')
    .replace(SINCE, ' , ')
  const found = CORRECTION.exec(text)
  const last = found && phraseOfTime(text.slice(found.index + found[0].length))
  return last ?? phraseOfTime(text.replace(REASON, ' , ')) ?? phraseOfTime(text)
}

// "We fly on Sunday" says why; it says when only where nothing else does.
const REASON =
  /\b(?<!\b(?:before|after) )(?:(?:we|i)(?:['’](?:re|m|ll)| are| am| will)? (?:fly|flying|leave|leaving|depart|departing|travel|travelling|traveling|return|returning|(?:go|going|head|heading|fly|flying) (?:home|back|away)|(?:both |all |usually |always |normally )*(?:at (?:church|work|school|mass|college|temple)|working|work|busy))|(?:my|our|her|his|their|the) (?:\w+ )?(?:birthday|anniversary|wedding|flight|train|holiday)(?= (?:is|was|on|in)\b)|(?:my|our|her|his|their) (?:\w+ )?(?:birthday|anniversary|wedding|flight|train|holiday))\b[^,.;:!?]*/giu

// "It has been open since June" says how long.
const SINCE = /\bsince (?:last )?(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*/giu

// "The first Saturday" counts Saturdays; it does not name the First Steep.
const COUNTED_DAY = /\b(?:first|second|third|fourth|last|next)\s+(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/giu

// "Sun Life" insures; it is no Sunday.
const NAMED_LIKE_A_DAY =
  /\b(?:Sun|Sat|Mon|Wed|Fri|May|April|June)\s+(?=\p{Lu}\p{Ll}{2,})(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/gu

// "Two on Sunday" counts seats; it is no hour.
const COUNTED_SEATS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d)\s+(?=(?:on|for|at|in)\s+(?:the\s+|this\s+|next\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun|to)(?:day|morrow|night))/giu

const GREETING = /\bgood (?:morning|afternoon|evening|day)\b/giu

const EMAILS = /[^\s@]+@[^\s@]+/g
// "ana@example.com is his" asks nothing.
const EMAILS_CALLED = /[^\s@]+@[^\s@]+\s+(?=(?:is|was)\b)/g

export const clauseOf = (text: string, index: Index): Clause => {
  const plain = text.replace(EMAILS_CALLED, 'that ').replace(EMAILS, ' ').replace(COUNTED_DAY, '')
  const words = wordsFor(index, plain)
  const bare = withoutNames(namesIn(index.record).services, words)
  return {
    text: text.trim(),
    words,
    bare,
    terms: termsOf(index, plain),
    asks:
      text.includes('?') ||
      (isQuestion(withoutRelatives(words)) !== undefined &&
        !goesOnTelling(words) &&
        (isAfterthought(words) ?? tellsToDo(words)) === undefined) ||
      isHeading(bare),
  }
}

// "We have two rabbits and are away a lot": what goes on from "we" asks nothing.
const goesOnTelling = (words: readonly string[]) =>
  words[0] === 'are' &&
  /^(?:away|off|out|both|all|in|on|at|coming|going|looking|hoping|thinking|planning|very|really|not)$/.test(
    words[1] ?? '',
  )

// "Would you come to us and do a tasting there": the second half asks nothing by itself.
const tellsToDo = cues('^ do a|an|it|that|this|some|one|something')

// "The one where you float" asks nothing.
function withoutRelatives(words: readonly string[]): readonly string[] {
  const kept = words.filter((word, at) => !RELATIVE.test(word) || !/^ones?$/.test(words[at - 1] ?? ''))
  return kept.length < words.length ? kept : words
}

const RELATIVE = /^(?:where|which|who|when)$/

/** A question with the statement before it, that tells of whom or what it asks: "My father uses a wheelchair. Can he get in?" */
export function withTold(clauses: readonly Clause[], clause: Clause, index: Index): Clause {
  const told = clauses[clauses.indexOf(clause) - 1]
  return clause.asks && told && !told.asks && leansOnTold(clause.words) !== undefined
    ? clauseOf(`${told.text.replace(/[,.;!\s]+$/, '')}, ${clause.text}`, index)
    : clause
}

const leansOnTold = cues('he|she|they|him|her|them|it')

function splitClauses(text: string): string[] {
  const clauses: string[] = []
  for (const part of text.split(SPLIT).map((part) => part?.trim() ?? '')) {
    const before = clauses.at(-1)
    if (before && isTopicOf(before, part)) clauses.splice(-1, 1, `${before} ${part}`)
    else if (part) clauses.push(part)
  }
  return clauses
}

// "Haircuts, are those in it?" What is asked of stands before the question.
const isTopicOf = (part: string, next: string) =>
  (THING_ALONE.test(part) && ASKS_OF_THING.test(next)) ||
  (TWO_ALONE.test(part) && /^which\b/i.test(next)) ||
  (WITHIN.test(part) && ASKS.test(next)) ||
  (SUPPOSED.test(part) && ASKS_THEN.test(next)) ||
  /^(?:included|covered)\b/i.test(next)

const THING_ALONE = /^(?:and |so |but )?(?:the |your |my )?[\p{L}'’-]+(?: [\p{L}'’-]+)?,?$/iu
// "Matcha or gongfu, which is cheaper?"
const TWO_ALONE = /^(?:and |so |but )?(?:[\p{L}'’-]+ ){1,3}(?:or|and|vs) (?:[\p{L}'’-]+ ?){1,3},?$/iu
const ASKS_OF_THING =
  /^(?:(?:is|are|do|does|can|could|will|would) (?:those|they|these|that|it|this)|(?:do|can) (?:you|ye|u) (?:do|have|offer|sell|run) (?:those|them|these|it|any))\b/i
// "And in Leaf, do I have First Steep?"
const WITHIN = /^(?:and |so |but )?(?:in|on|with|under|as) [\p{L}&'’ -]{2,30},?$/iu
// "If I joined Leaf, what would I pay?"
const SUPPOSED = /^(?:and |so |but |ok,? )?if (?:i|we|you|he|she|they|my|our) [^?!;]{2,60},?$/iu
const ASKS_THEN = /^(?:so )?(?:what|how|which|where|do|does|would|will|can|could|is|are) /iu
const ASKS = /^(?:is|are|do|does|can|could|will|would|what|how|which)\b/i

const THING = "(?:(?:a|an|any|some|the) )?(?!(?:any|some|every)\\w)[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,2}"
const SOME_THINGS = new RegExp(
  `^(?<asks>(?:(?:and|but|so|hi|hello|ok) )?(?:(?:is|are) there|(?:do|does) (?:you|they|u) (?:have|sell|offer|rent|stock)|have you got) )(?:(?<more>${THING}), )?(?<one>${THING}),? (?:and|or|&) (?:also )?(?<other>${THING})\\s*\\??$`,
  'iu',
)
const IN_PLACE = /\b(?:on|in|at|for|with|from|to|near|by|after|before|this|next|today|tomorrow|not|\w+day)\b/iu

// "Is there a shower, and a sauna?" asks for each.
function eachOf(part: string, index: Index): string[] {
  const { asks, more, one, other } = SOME_THINGS.exec(part)?.groups ?? {}
  if (!asks || !one || !other || IN_PLACE.test(`${more} ${one} ${other}`)) return [part]
  const each = [more ?? [], one, other].flat().map((thing) => `${asks}${thing}?`)
  return isName(index, part, ...each) ? [part] : each
}

// "Stirred, Not Rushed" is no two things, of which one is not meant.
const withWholeNames = (text: string, index: Index): string =>
  stoppedNames(index).reduce((said, { pattern, whole }) => said.replace(pattern, whole), text)

const namesWithStops = new WeakMap<Index, readonly { pattern: RegExp; whole: string }[]>()

function stoppedNames(index: Index) {
  const known = namesWithStops.get(index)
  if (known) return known

  const names = [...index.record.services, ...index.record.plans].map(({ name }) => name)
  const stopped = names
    .filter((name) => STOPS.test(name.slice(0, -1)))
    .map((name) => ({ pattern: new RegExp(RegExp.escape(name), 'giu'), whole: wholeOf(name) }))
  namesWithStops.set(index, stopped)
  return stopped
}

const spoken = new WeakMap<Index, readonly string[]>()

// Of several words, the longest first: one word alone may be a word of the visitor's language.
function spokenNames(index: Index): readonly string[] {
  const known = spoken.get(index)
  if (known) return known

  const { services, plans } = index.record
  const names = [
    ...services.flatMap(({ name, also_called = [] }) => [name, ...also_called]),
    ...plans.map(({ name }) => name),
  ]
    .filter((name) => name.includes(' '))
    .toSorted((one, other) => other.length - one.length)
  spoken.set(index, names)
  return names
}

const STOPS = /[.,;:?!]/u
const wholeOf = (name: string) => name.replaceAll(/[.,;:?!]+/gu, '')

// "Cut and Beard" is no two things.
function isName(index: Index, whole: string, ...parts: string[]): boolean {
  const called = parts.flatMap((part) => namedWhollyIn(index, termsOf(index, part), wordsFor(index, part)))
  return namedWhollyIn(index, termsOf(index, whole), wordsFor(index, whole)).some(
    ({ item }) => !called.some((other) => other.item === item),
  )
}
