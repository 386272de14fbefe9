import { NUMBER, numberIn } from './numbers.ts'

const COMPANION =
  'partner|wife|husband|girlfriend|boyfriend|fianc[eé]e?|mum|mom|mother|dad|father|son|daughter|sister|brother|friend|mate|colleague|gran|grandmother|grandfather|aunt|uncle|cousin|nephew|niece|flatmate|roommate|housemate|boss|kid|child|neighbour|neighbor|better half|other half'

// Where a word says that people are meant, there may be hundreds of them.
const MANY = `\\d{1,4}|${NUMBER}`

const PLACE = 'seats?|places?|spots?|tickets?|people|persons?|ppl|guests?|adults?|heads?|pax|spaces?'

const phrase = (text: string) => new RegExp(`(?<![\\p{L}\\d])(?:${text})(?![\\p{L}\\d])`, 'u')

// "For 2 hours" and "for 2 pm" are times, "for 28 November" is a date.
const NOT_A_PARTY =
  "(?! ?(?:hours?|hrs?|h|min|minutes?|days?|weeks?|months?|years?|o'?clock|[ap]\\.?m|pounds|euros?|dollars|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|st|nd|rd|th|[:./-]\\d|%))"

// "One of us is vegan", "one guest has an allergy": what some of them are, not how many come.
const NOT_A_TRAIT = "(?! (?:is|has|does|doesn't|don't|can't|cannot|are(?! coming| going| free| here)|have(?! been)))"

type SeatRule = readonly [phrase: RegExp, read: (found: string[]) => number | undefined]

const counted = ([, count]: string[]) => numberIn(count ?? '')

/** Read in this order; the first that fits counts. */
const SEAT_RULES: readonly SeatRule[] = [
  [
    phrase(`(${NUMBER}) adults? (?:and|\\+|&) (${NUMBER}|a|an) (?:child|children|kids?|teenagers?)`),
    ([, a, b]) => (numberIn(a ?? '') ?? 1) + (numberIn(b ?? '') ?? 1),
  ],
  [
    phrase(
      `(?:me|myself|i) (?:and|\\+|&|plus) (${NUMBER}) (?:\\w+ )?(?:friends?|mates?|others?|kids?|children|colleagues?|guests?|people)`,
    ),
    ([, a]) => 1 + (numberIn(a ?? '') ?? 1),
  ],
  [
    phrase(
      `(?:party|table|group|team|class|family|crew|bunch|gang|room|booking|space) (?:of|for) (${MANY})${NOT_A_PARTY}`,
    ),
    counted,
  ],
  [phrase(`(?:^|(?:book|reserve|need|want|like|get|take|have) (?:us |me |for )?)(${NUMBER}) for(?! ?\\d)`), counted],
  [phrase(`(?:book|reserve|save|keep) (?:us |me )?(${NUMBER}) (?:on|at|in)(?! ?\\d)`), counted],
  [phrase(`(${MANY}) (?:more |free )?(?:${PLACE})${NOT_A_TRAIT}`), counted],
  [phrase(`for (${NUMBER})${NOT_A_PARTY}(?! (?:of us|${'mon|tue|wed|thu|fri|sat|sun'}))`), counted],
  [phrase(`(?!one|1 )(${MANY}) of us${NOT_A_TRAIT}`), counted],
  [phrase(`(?:both|couple) of us${NOT_A_TRAIT}|a couple of (?:seats|places|spots|tickets)|as a couple`), () => 2],
  [
    phrase(
      `(?:me|myself) (?:and|\\+|&|plus) (?:my |a |the )?(?:\\w+ )?(?:${COMPANION})s?|my (?:${COMPANION}) (?:and|\\+|&) (?:i|me)|(?:with|w/?) (?:my |a )(?:${COMPANION})`,
    ),
    () => 2,
  ],
  [
    phrase(
      `(?:we are|we're|we'll be|we will be|there are|there'll be|there will be|that makes|that's|makes) (${NUMBER})(?: of us| people)?(?=[,.;!?]|$)`,
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
      '(?:just (?:for )?(?:me|myself|one)|only (?:for )?(?:me|one)|on my own|by myself|for myself|solo|just the one)(?! of)',
    ),
    () => 1,
  ],
]

const MOST = 99

/** How many are coming, in the guest's own words: "two seats", "table for 8", "me and my partner". At most 99. */
export const readSeats = (text: string): number | undefined => firstOf(SEAT_RULES, text, MOST)

const COMPANY_RULES: readonly SeatRule[] = [
  ...SEAT_RULES,
  [phrase(`(${MANY}) (?:kids|children|friends|colleagues|students|pupils)`), counted],
]

/** How many people somebody writes about, whether they fit into any sitting or not: "300 guests", "20 children". */
export const readCompany = (text: string): number | undefined => firstOf(COMPANY_RULES, text, Number.POSITIVE_INFINITY)

function firstOf(rules: readonly SeatRule[], text: string, most: number): number | undefined {
  const said = text.slice(0, 500).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')
  for (const [words, read] of rules) {
    const found = words.exec(said)
    const seats = found && read([...found])
    if (seats && seats >= 1 && seats <= most) return seats
  }
  return undefined
}
