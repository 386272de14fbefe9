import { NUMBER, numberIn } from './numbers.ts'
import { countedPartyIn, partyIn } from './party.ts'

// Where a word says that people are meant, there may be hundreds of them.
const MANY = `\\d{1,4}|${NUMBER}`

/** What people are counted by. */
export const PLACE = 'seats?|places?|spots?|tickets?|people|persons?|ppl|guests?|adults?|heads?|pax|spaces?'

const phrase = (text: string) => new RegExp(`(?<![\\p{L}\\d])(?:${text})(?![\\p{L}\\d])`, 'u')

/** What follows a count that is none of people: "for 2 hours" and "for 2 pm" are times, "for 28 November" is a date. */
export const NOT_A_PARTY = `(?!(?:st|nd|rd|th)(?!\\p{L})| ?(?:hours?|hrs?|h|mins?|minutes?|days?|weeks?|months?|years?|o'?clock|[ap]\\.?m|pounds|euros?|dollars|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\\p{L})| ?[:./-]\\d| ?%)`

// "One of us is vegan", "one guest has an allergy": what some of them are, not how many come.
const NOT_A_TRAIT =
  "(?! (?:is|has|does|doesn't|don't|can't|cannot|are(?! coming| going| free| here| mad| keen| up for| interested| hoping| looking| planning| after)|have(?! been)))"

const GROWN = '(?:adults?|grown-?ups?|parents?)'
const YOUNG = '(?:child|children|kids?|teenagers?|teens?|toddlers?|babies|baby|infants?)'
const BESIDE = '(?:,| and| plus| with| \\+| &)* '
const YOUNG_AND_OLD = `(${NUMBER}) ${GROWN}${BESIDE}(${NUMBER}|an?) ${YOUNG}|(${NUMBER}|an?) ${YOUNG}${BESIDE}(${NUMBER}|an?) ${GROWN}`

type SeatRule = readonly [phrase: RegExp, read: (found: string[]) => number | undefined] | typeof partyIn

const counted = ([, count]: string[]) => numberIn(count ?? '')

/** Read in this order; the first that fits counts. */
const SEAT_RULES: readonly SeatRule[] = [
  [/(?:^|\. )(\d{1,4}) seats?(?=\.|$)/u, counted],
  [phrase(YOUNG_AND_OLD), ([, a, b, c, d]) => (numberIn(a ?? c ?? '') ?? 1) + (numberIn(b ?? d ?? '') ?? 1)],
  countedPartyIn,
  [
    phrase(
      `(?:party|table|group|team|class|family|crew|bunch|gang|room|booking|space) (?:of|for) (${MANY})${NOT_A_PARTY}`,
    ),
    counted,
  ],
  [phrase(`(?:^|(?:book|reserve|need|want|like|get|take|have) (?:us |me |for )?)(${NUMBER}) for(?! ?\\d)`), counted],
  [phrase(`(?:book|reserve|save|keep|squeeze|fit|pencil|pop) (?:us |me )?(${NUMBER}) (?:on|at|in)(?! ?\\d)`), counted],
  [phrase('(?<!\\d ?)x ?(\\d{1,2})|(\\d{1,2}) ?x(?! ?\\d)'), ([, a, b]) => numberIn(a ?? b ?? '')], // "2 x 4" is a measure
  [phrase(`(${MANY}) (?:more |free )?(?:${PLACE})${NOT_A_TRAIT}`), counted],
  [phrase(`for (${NUMBER})${NOT_A_PARTY}(?! (?:of us|${'mon|tue|wed|thu|fri|sat|sun'}))`), counted],
  [phrase(`(?!one|1 )(${MANY}) of us${NOT_A_TRAIT}`), counted],
  [phrase(`(${NUMBER}) (?:in all|altogether|all told|in (?:our|my|the) (?:lot|party|group|gang))`), counted],
  [
    phrase(
      `(?:headcount|people|persons|guests|party|seats|places|how many|us)(?: is| are| of)? ?[:=,]? ?(${NUMBER})(?=[,.;!?]|$)`,
    ),
    counted,
  ],
  [phrase(`us (${NUMBER})(?= then| please| pls| in[,. ]|[,.;!?]|$)`), counted],
  [phrase(`(?:both|the pair|the two|two) of (?:us|them)${NOT_A_TRAIT}|as 2`), () => 2],
  partyIn,
  [
    phrase(
      `(?:we are|we're|we'll be|we'd be|we would be|we will be|we shall be|there are|there'll be|there'd be|there will be|that makes|that's|makes|we r) (${NUMBER})(?: of us| people| friends| mates| colleagues)?(?=[,.;!?]|$| visiting| coming| and (?:want|would|need|like|hope)| for (?!${NUMBER}))`,
    ),
    counted,
  ],
  [
    phrase(
      '(?:me|myself|i)? ?(?:plus|\\+|and) ?(?:one|1)(?! ?(?:child|kid|\\d))(?= ?(?:[,.;!?]|$|please|on|for|this|next))',
    ),
    () => 2,
  ],
  [
    phrase(
      '(?:just (?:for )?(?:me|myself|one|him|her)|only (?:for )?(?:me|him|her|the one of me|one)|on my own|by myself|for myself|solo|(?:coming|going|come|go) alone|unaccompanied)(?! of)|just the one(?! of (?!us))',
    ),
    () => 1,
  ],
]

const MOST = 99

const SHARED = /^(?:child|kid|family|couple|pair|table|group|party|household|room|team)/i
const OF_SEVERAL_KINDS = phrase(`${YOUNG_AND_OLD}|(?:${NUMBER}|an?) (?:couples?|famil(?:y|ies))`)

/** "Two adults and three kids", "two families": of what is paid for by the child, the couple, the table they are no count. */
export const isNoCountOf = (paidFor: string, text: string): boolean =>
  SHARED.test(paidFor) && OF_SEVERAL_KINDS.test(plain(text))

/** How many are coming, in the guest's own words: "two seats", "table for 8", "me and my partner". At most 99. */
export const readSeats = (text: string): number | undefined => firstOf(SEAT_RULES, text, MOST)

type ChangeRule = readonly [phrase: RegExp, read: (count: number, before: number) => number]

const MORE_OF = `(?:${PLACE}|one|child|children|kids?|friends?)`
const BEFORE_A_COUNT =
  "(?:no|nope|yes|actually|sorry|oops|wait|oh|hm|er|well|so|ok|okay|and|but|now|then|maybe|i mean|i meant|it's|its|it is|it'll be|that's|that'll be|that will be|that makes it|that makes|we are|we're|we'll be|there are|there'll be|there'd be|there will be|make it|make that|be|for|just|only)"
const AFTER_A_COUNT = `(?:now|please|pls|then|though|thanks|sorry|of us|in total|altogether|after all|${PLACE}|(?:instead|rather)(?: (?:of|than) (?:${NUMBER}))?|not (?:${NUMBER}))`
const PAUSE = ' ?(?:[,.;!?]|$)'

/** What is said of a party already known of: read in this order; the first that fits counts. */
const CHANGE_RULES: readonly ChangeRule[] = [
  [
    new RegExp(`(?:^|[,.;!?] ?)(?:${BEFORE_A_COUNT},? )*(${NUMBER})(?:,? ${AFTER_A_COUNT})*${PAUSE}`, 'u'),
    (count) => count,
  ],
  [
    phrase(
      `(?:oops|sorry|no|actually|wait|i mean|i meant),? (?:it's |its |there are )?(${NUMBER}) (?:${PLACE}|children|kids|friends)`,
    ),
    (count) => count,
  ],
  [
    phrase(
      `(?:make (?:it|that)|(?:change|switch) (?:it|that|this|us|the (?:party|booking)) to|we be) (?:for |just |only )*(${NUMBER})${NOT_A_PARTY}(?! (?:more|less|fewer))`,
    ),
    (count) => count,
  ],
  [
    phrase(
      `(${NUMBER}|an?) (?:more|extra|additional)(?: ${MORE_OF})?(?=${PAUSE}| (?:please|pls|on|for|to|too|then|now|is|are|coming|wants?))`,
    ),
    (count, before) => before + count,
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d])so (?:that's |that makes |we are |we're |it's |make it )?(${NUMBER})(?: of us)?${PAUSE}`,
      'u',
    ),
    (count) => count,
  ],
  [
    phrase(
      `(?:(?:should|ought to|has to|must|needs to) (?:be|say|read)|(?:raise|change|increase|lower|reduce|put|set) (?:the|our) (?:number|party|headcount|group)(?: of (?:${PLACE}))? (?:up |down )?to) (${NUMBER})${NOT_A_PARTY}`,
    ),
    (count) => count,
  ],
  [phrase(`(an)other (?:${PLACE}|child|kid|friend)`), (count, before) => before + count],
  [phrase(`(?:add|plus) (${NUMBER})(?=${PAUSE}| (?:please|pls|to))`), (count, before) => before + count],
  [phrase(`(${NUMBER}) (?:less|fewer)`), (count, before) => before - count],
  [
    phrase(
      `(${NUMBER}) (?:of us |person |of them )?(?:can't|cannot|won't|isn't|aren't|is not|are not) (?:come|coming|make it|join|able)`,
    ),
    (count, before) => before - count,
  ],
]

/** How many are coming after "actually 3", "and one more" or "one of us can't come", said of a party of so many before. */
export function readSeatsAnew(text: string, before: number): number | undefined {
  const said = inFigures(text)
  for (const [words, read] of CHANGE_RULES) {
    const [, count] = words.exec(said) ?? []
    const seats = count && read(numberIn(count) ?? 1, before)
    if (seats && seats >= 1 && seats <= MOST) return seats
  }
  return undefined
}

const COMPANY_RULES: readonly SeatRule[] = [
  ...SEAT_RULES,
  [phrase(`(${MANY}) (?:kids|children|friends|colleagues|students|pupils)`), counted],
]

/** How many people somebody writes about, whether they fit into any sitting or not: "300 guests", "20 children". */
export const readCompany = (text: string): number | undefined => firstOf(COMPANY_RULES, text, Number.POSITIVE_INFINITY)

function firstOf(rules: readonly SeatRule[], text: string, most: number): number | undefined {
  const said = inFigures(text)
  for (const rule of rules) {
    const seats = typeof rule === 'function' ? rule(said) : readBy(rule, said)
    if (seats && seats >= 1 && seats <= most) return seats
  }
  return undefined
}

function readBy([words, read]: Exclude<SeatRule, typeof partyIn>, said: string): number | undefined {
  const found = words.exec(said)
  return found ? read([...found]) : undefined
}

const DOZENS = new RegExp(`(half )?\\b(a|${NUMBER}) dozen\\b`, 'gu')
const COUPLES = new RegExp(`\\b(${NUMBER}) couples\\b`, 'gu')
// "Not one place, there are two of us"
const NOT_SO_MANY = new RegExp(`\\bnot (?:${NUMBER}) (?:${PLACE})\\b`, 'gu')
// "My 7 year old" is one child, not seven.
const AGED = /\b\d{1,2}[- ]?(?:years?|yrs?|months?)[- ]olds?\b/gu

const plain = (text: string) =>
  text.slice(0, 500).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').replace(/[‘’]/g, "'")

const inFigures = (text: string) =>
  plain(text)
    .replace(DOZENS, (_, half: string | undefined, count: string) => String((numberIn(count) ?? 1) * (half ? 6 : 12)))
    .replace(COUPLES, (_, count: string) => `${(numberIn(count) ?? 1) * 2} people`)
    .replace(NOT_SO_MANY, ' ')
    .replace(/\ba couple(?: of)?\b|\bcouple of(?= us\b)/gu, '2')
    .replace(AGED, 'child')
