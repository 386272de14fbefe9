import { figureOf, type Kind } from './kinds.ts'

/** What a price is for, where it is said. `whole` is anything but a head or a stretch of time; `each` one of whatever it is. */
export type Rate = { per: string } | { heads: number; per: string } | undefined

const PERIODS: [words: RegExp, per: string][] = [
  [/^(?:hours?|hrs?|h|小时|時間)$/u, 'hour'],
  [/^(?:days?|nights?|天|日)$/u, 'day'],
  [/^(?:weeks?|wk|周|週)$/u, 'week'],
  [/^(?:months?|mo|月|月額|الشهر)$/u, 'month'],
  [/^quarters?$/u, 'quarter'],
  [/^(?:years?|yr|an|annum|年|年額|السنة)$/u, 'year'],
]
const HEAD =
  'seats?|persons?|people|heads?|guests?|places?|spots?|adults?|participants?|personen|plätze?|platz|personnes?|personas?|plazas?|pessoas?|lugar(?:es)?|شخص|أشخاص|مقعد|مقاعد|位|人'
const HEADS = new RegExp(`^(?:${HEAD})$`, 'u')
const GROUPS = /^(?:couples?|pairs?|groups?|part(?:y|ies)|famil(?:y|ies))$/u

/** How the record's own word for what is paid for reads: a month, a head, or anything else. */
export const perOf = (word: string): string =>
  PERIODS.find(([words]) => words.test(word))?.[1] ?? (HEADS.test(word) ? 'head' : word.replace(/s$/u, ''))

const isPeriod = (per: string) => PERIODS.some(([, period]) => period === per)

const NAME = '\\s*(?:(?:at|for|in|of|on)\\s)?\\s*\\p{Co}?\\s*'
const COMES_TO = `(?:(?:comes?|totals?|makes?|add up|adds up)(?: to)?|costs?|is|are|(?:would|will) (?:be|cost)|kosten|coûtent|cuestan|custam)(?: only| just)?`

// What is counted, and no word that joins what stands beside it.
const NOUN = '(?!(?:and|but|und|oder|for|from|until|are|the)(?!\\p{L}))\\p{L}{3,}'

/** Before an amount: how many it is for, "2 seats come to", or what it is paid for in Chinese and Japanese. */
export const BEFORE = `(?<=(?<![\\d.,:£€¥$₹])(\\d+) (of you|${NOUN})${NAME}${COMES_TO}\\s*|(?<!\\p{L})for (\\d+)(?: (?:${HEAD}|of you))?,?${NAME}(?:that ?|it ?|you )?(?:${COMES_TO}|'s|pay)\\s*|(?:每|(?=[月年]額))(月額?|年額?|天|日|周|週|位|人)[^\\d]{0,4}|)`

/** Behind an amount: "per seat", "a month", "/h", "each", "for 2 people". */
export const BEHIND = `(?=\\s*(?:(per|/)\\s*(\\p{L}+)|(?:an?|each|every|pro|par|por|al|im|ao|في|لكل)\\s+(\\p{L}+)|(each|apiece|pp|p\\.p\\.)(?!\\p{L})|(?:in total |in all |altogether )?for (\\d+)(?: (?:${HEAD}|of you)|(?=\\s*(?:[.,;!?)]|$)))|))`

/** What these two found around an amount. */
export function rateOf(found: readonly (string | undefined)[]): Rate {
  const [seats, what, party, han, per, unit, loose, each, heads] = found.map((part) => part?.toLowerCase())
  if (per && unit) return { per: perOf(unit) }
  const known = perOf(loose ?? han ?? '')
  if (loose && (isPeriod(known) || known === 'head' || GROUPS.test(known))) return { per: known }
  if (each) return { per: 'each' }
  if (heads ?? seats ?? party) return { heads: figureOf(heads ?? seats ?? party), per: whatOf(what) }
  return han ? { per: known } : undefined
}

const whatOf = (what = 'of you') => (what === 'of you' ? 'head' : perOf(what))

/** The readings of an amount that is said at a rate: one that the record has without a rate may be for anything but a time. */
export function atRate(minor: number, currency: string, rate: Rate): string[] {
  const amount = `money:${minor} ${currency}`
  if (!rate) return [amount]
  if ('heads' in rate)
    return [
      `${amount} for ${rate.heads}`,
      ...(minor % rate.heads === 0 ? [`money:${minor / rate.heads} ${currency} per ${rate.per} x${rate.heads}`] : []),
      `${amount} per whole`,
      `${amount} flat`,
    ]
  const { per } = rate
  const exact = `${amount} per ${per}`
  if (isPeriod(per)) return [exact]
  return per === 'head' || GROUPS.test(per)
    ? [exact, `${amount} flat`]
    : [exact, `${amount} per each`, `${amount} flat`]
}

/** What the record says as well when it says this: "£26 per seat" is £26, and £26 each. */
export function alsoPaid(claim: string): string[] {
  const [, amount, per] = /^(money:\d+ \w+)(?: per (.+)| for \d+)?$/u.exec(claim) ?? []
  if (!amount) return []
  if (amount === claim) return [`${amount} flat`]
  if (!per) return [amount]
  if (isPeriod(per)) return [amount, `every:${per}`]
  return [amount, `${amount} per each`, ...(per === 'head' ? [] : [`${amount} per whole`])]
}

/** "Two sittings a month": a count that the record has without a time may be of any. */
export const counts: Kind[] = [
  {
    pattern:
      /(?<![\d.,:])(\d+)(?= (?:\p{L}+ )?\p{L}+ (?:an?|per|every|each) (hour|day|week|month|quarter|year)(?!\p{L}))/giu,
    read: ([, figure, period = '']) => [
      `number:${figureOf(figure)} per ${period.toLowerCase()}`,
      `number:${figureOf(figure)} freely`,
    ],
  },
]

export function alsoCounted(claim: string): string[] {
  const [count = claim, period] = claim.split(' per ')
  return [period ? count : `${count} freely`]
}

const OFTEN: [words: RegExp, often: string][] = [
  [/\b(?:annual(?:ly)?|yearly)\b/giu, 'year'],
  [/\bmonthly\b/giu, 'month'],
  [/\bweekly\b/giu, 'week'],
  [/\b(?:fortnightly|bi-?weekly)\b/giu, 'fortnight'],
  [/\bquarterly\b/giu, 'quarter'],
  [/\bhourly\b/giu, 'hour'],
  [/\b(?:daily|(?:on )?(?:every|any) (?:single )?day(?: of the week)?|7 days a week)\b/giu, 'day'],
  [/(?<!\d)24\/7(?!\d)|\b(?:round|around) the clock\b/giu, 'hour'],
]

/** How often something is paid, held or open. That there may be an annual fee asserts nothing without a figure beside it. */
export const often: Kind[] = OFTEN.map(([pattern, every]) => ({
  pattern,
  read: ({ input = '' }) => (every === 'day' || every === 'hour' || CLAIM.test(input) ? `every:${every}` : undefined),
}))

const CLAIM = /[\u{F0000}-\u{FFFFD}]/u

/** "2 seats come to £52": of how many an amount that was read is said. */
export const parties: Kind[] = [
  {
    pattern: new RegExp(
      `(?<![\\d.,:£€¥$₹])(\\d+)(?: (?:of you|${NOUN}))(?=${NAME}${COMES_TO}\\s*[\\u{F0000}-\\u{FFFFD}])`,
      'giu',
    ),
    read: ([, figure]) => partyReadings(figure),
  },
  {
    pattern: new RegExp(
      `(?<=(?<!\\p{L})for )(\\d+)(?: (?:${HEAD}|of you))?(?=,?${NAME}(?:that ?|it ?|you )?(?:${COMES_TO}|'s|pay)\\s*[\\u{F0000}-\\u{FFFFD}])`,
      'giu',
    ),
    read: ([, figure]) => partyReadings(figure),
  },
  {
    pattern: new RegExp(
      `(?<=[\\u{F0000}-\\u{FFFFD}]\\s+(?:in total |in all |altogether )?for )(\\d+)(?: (?:${HEAD}|of you)|(?=\\s*(?:[.,;!?)]|$)))`,
      'giu',
    ),
    read: ([, figure]) => partyReadings(figure),
  },
]

const partyReadings = (figure?: string) => [`party:${figureOf(figure)}`, `room:${figureOf(figure)}`]
