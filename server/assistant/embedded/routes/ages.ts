import type { MerchantService } from '../../../../contract/merchant.ts'
import { NUMBER, numberIn } from '../../../bookings/when/numbers.ts'
import { type Term, termsIn } from '../../../knowledge/lexicon/terms.ts'
import { readable, wordsIn } from '../../../knowledge/lexicon/words.ts'
import type { Clause } from '../hearing.ts'

const UNIT = 'weeks?|months?|years?|yrs?'
/** "Twelve weeks to eighteen months", "ages six to eleven", "three- to five-year-olds". */
const RANGE = new RegExp(
  `\\b(ages|aged|(?:children|kids|boys|girls) (?:of|from|between))?\\s*(${NUMBER})\\b-?\\s*(${UNIT})?\\s*(?:to|–|-|and)\\s*(${NUMBER})\\b(?:[\\s-]*(${UNIT}))?`,
  'giu',
)
/** "Babies under twelve months". */
const UNDER = new RegExp(`\\b(?:under|below|younger than) (${NUMBER})\\b[\\s-]*(${UNIT})`, 'iu')
/** "Sixteen and over." */
const AND_OVER = new RegExp(`\\b(${NUMBER})(?: years?)? (?:and|or) (?:over|up|older|above)\\b`, 'iu')
const MONTHS: Record<string, number> = { w: 12 / 52, m: 1, y: 12 }

/** "He's 11", "aged eight", "my 9 year old", "a four-month-old". */
const AGE = new RegExp(
  [
    `\\b(?:he|she|they|baby|children|(?:daughter|son|boy|girl|kid)s?|niece|nephew|grandson|granddaughter)(?:['’]?s| is| are|['’]re| has| have)?(?: (?:just|only|nearly|about|now))?(?: turned| turns| turning)? (${NUMBER})(?=\\s*(?:$|[,.;!?]|(?:and|but|so|now|in|is|can|could|will|would|if|ok|okay)\\b|${UNIT}))(?:[\\s-]*(${UNIT}))?`,
    `\\bi(?:['’]?m| am) (?:only |just |nearly )?(${NUMBER})(?=\\s*(?:$|[,.;!?]|(?:and|but|so|can|could|will|would|years?|yrs?)\\b))(?:\\s*(years?|yrs?))?`,
    `\\b(?:(?:son|daughter|boy|girl|child|kid|lad|niece|nephew|grandson|granddaughter|brother|sister) of|aged?|turned|turns|turning) (${NUMBER})\\b(?:[\\s-]*(${UNIT}))?`,
    `\\b(?:twins|boys|girls|kids|children|ones) (?:who|that) are (?:both |only |just )?(${NUMBER})\\b(?:[\\s-]*(${UNIT}))?`,
    `\\b(${NUMBER})[\\s-]*(${UNIT})[\\s-]*olds?\\b`,
    `\\b(${NUMBER}) ?(y)\\.?o\\b`,
  ].join('|'),
  'iu',
)

/** The age that a text tells of somebody, in months. */
export function ageIn(text: string): number | undefined {
  const [amount, unit] = (AGE.exec(readable(text)) ?? []).slice(1).filter((part) => part !== undefined)
  return amount === undefined ? undefined : inMonths(amount, unit)
}

/** Whether a text says of people of which ages it speaks. */
export const saysAges = (text: string) =>
  UNDER.test(readable(text)) ||
  AND_OVER.test(readable(text)) ||
  [...readable(text).matchAll(RANGE)].some(([, says, , , , unit]) => says ?? unit)

/** Whether a text says from what age on something is, or up to which: "from twelve, with an adult". */
export const limitsAge = (text: string) => LIMIT.test(readable(text)) && OF_PEOPLE.test(text)

const LIMIT = new RegExp(
  `(?<!\\bone )(?:from|under|over|until|till|to|than|at|are|is|^) (?:${NUMBER})\\b(?! ?(?:%|minutes?|hours?|days?|weeks?|people|children|kids|adults|grown-ups|percent|euros?|dollars?|pounds?|o'clock)|(?! (?:years|months (?:old|and|or)|is|as|was|unless|always|this|plus)\\b) [a-z]+s\\b)`,
  'iu',
)
/** A question that asks how old somebody must be. */
export const ASKS_AGE = /\b(?:how old|ages?)\b/i

/** Whether a text speaks of children, or of grown-ups. */
export const namesPeople = (text: string) =>
  /\b(?:adult|child|kid|teen|parent|guardian|grown[- ]up|toddler)/i.test(text)

const OF_PEOPLE =
  /\b(?:adults?|ages?|years?|old(?:er)?|young(?:er)?|child(?:ren)?|kids?|teen\w*|parents?|guardian|grown-up|toddlers?|birthday)\b/i

/** The only one of these services that is for people of the age in the text: of those that say for whom they are. */
export function fittingByAge(services: readonly MerchantService[], text: string): MerchantService | undefined {
  const age = ageIn(text)
  const fitting = age === undefined ? [] : services.filter(({ covers }) => isForAge(covers, age))
  return fitting.length === 1 ? fitting[0] : undefined
}

/**
 * Those of these services that are for whoever comes, by an age in the text, else by "kids" or "adults" among the terms;
 * all, where neither tells.
 */
export function forThem(
  services: readonly MerchantService[],
  text: string,
  terms: readonly Term[],
): readonly MerchantService[] {
  const isTheirs = whoseIs(ageIn(text), peopleIn(terms))
  const theirs = isTheirs ? services.filter(isTheirs) : []
  return theirs.length > 0 ? theirs : services
}

function whoseIs(age: number | undefined, { children, adults }: People) {
  if (age !== undefined) return ({ covers }: MerchantService) => !saysAges(covers) || isFor(covers, age)
  return children === adults ? undefined : (service: MerchantService) => isOfChildren(service) === children
}

// "Six to nine", "anyone of sixteen or over"
function isFor(covers: string, age: number): boolean {
  const [, least] = AND_OVER.exec(readable(covers)) ?? []
  return isForAge(covers, age) || (least !== undefined && age >= inMonths(least))
}

interface People {
  children: boolean
  adults: boolean
}

/** Whether children are spoken of, or grown-ups. */
export function peopleIn(terms: readonly Term[]): People {
  const concepts = new Set(terms.flatMap((term) => term.concepts))
  return { children: concepts.has('child'), adults: concepts.has('adult') }
}

const isOfChildren = ({ name, covers }: MerchantService) =>
  peopleIn(termsIn(wordsIn(name))).children || (saysAges(covers) && !isFor(covers, GROWN))

const GROWN = 30 * 12

/** Whether what a service covers says that it is for this age, in months. Whoever is four is so until five. */
export function isForAge(covers: string, age: number): boolean {
  const [, most, unitMost] = UNDER.exec(readable(covers)) ?? []
  if (most && age < inMonths(most, unitMost)) return true
  return [...readable(covers).matchAll(RANGE)].some((range) => {
    const [, says, from = '', unitFrom, to = '', unitTo] = range
    const unit = unitTo ?? (says || isOfAges(covers, range) ? 'years' : undefined)
    if (!unit) return false
    return age >= inMonths(from, unitFrom ?? unit) && age < inMonths(to, unit) + inMonths('1', unit)
  })
}

// "Teen parkour, thirteen to seventeen: cat leaps": of the young, and nothing is counted.
const isOfAges = (covers: string, range: RegExpExecArray) =>
  namesPeople(covers) && /^\s*(?:[,.:;)]|$)/.test(readable(covers).slice(range.index + range[0].length))

const inMonths = (amount: string, unit = 'years') =>
  (numberIn(amount.toLowerCase()) ?? 0) * (MONTHS[unit.charAt(0).toLowerCase()] ?? 1)

/** Whether words ask if somebody may. */
export const asksLeave = ({ words }: Pick<Clause, 'words'>) => words.some((word) => ASKS_LEAVE.has(word))

const ASKS_LEAVE = new Set(['can', 'could', 'may', 'allowed', 'ok', 'okay', 'alright', 'fine', 'enough', 'too'])
