import { NUMBER, numberIn } from './numbers.ts'

const ONE =
  'partner|twin|wife|husband|spouse|girlfriend|boyfriend|fianc[eé]e?|mum|mummy|mom|mother|dad|father|parent|son|daughter|sister|brother|sibling|friend|mate|colleague|coworker|gran|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|grandchild|aunt|uncle|cousin|nephew|niece|flatmate|roommate|housemate|neighbour|neighbor|teenager|teen|toddler|baby|kid|child|boy|girl|lad|boss|guest|other|person|adult|fella|fellow|hubby|missus|mrs|bf|gf|bestie|buddy|pal|bro|sis|nan|nana|granny|ma|da|in-law|fiance|date|better half|other half|plus one|her|him'
const MANY = `(?:${ONE})s|wives|children|grandchildren|babies|people|bosses`

const NOT_JOINING = '(?!(?:and|or|for|to|with|in|on|at|is|are|has|have|please|of|this|next) )'
const OTHERS = `(?:(?:my|our|his|her|their|your|the|a|an|another|some|both) )*(?:(?:${NUMBER}) )?(?:${NOT_JOINING}[a-z-]+ ){0,2}?(?:${MANY}|${ONE})`
const UNNAMED = `(?:a further |another )?(?:${NUMBER})(?: more| others?)?(?! ?(?:[ap]\\.?m|o'?clock|[:./-]\\d|hours?|days?|weeks?|[a-z]))`
const SELF = 'me|myself|i'
const ONES = `(?:${SELF}|${OTHERS}|${UNNAMED})(?![\\p{L}\\d'])`
const AND = ',? (?:and|plus|with) |,? ?(?:\\+|&) ?|(?<=(?<![\\p{L}\\d])(?:me|myself)) (?=(?:my|our) )'

const PARTY = new RegExp(
  `(?<![\\p{L}\\d])(with |w/? ?|for )?(${ONES}(?:(?:${AND})${ONES}|, ?(?!(?:${SELF})\\b)${ONES})*)(?! (?:is|has|does|doesn't|don't|can't|cannot)\\b)`,
  'gu',
)
const IS_JOINED = new RegExp(AND, 'u')
const JOIN = new RegExp(`${AND}|, ?`, 'u')
const IS_SELF = new RegExp(`^(?:${SELF})$`, 'u')
const COUNT = new RegExp(`(?<![\\p{L}\\d])(${NUMBER})(?![\\p{L}\\d])`, 'u')
const IS_MANY = new RegExp(`(?:^| )(?:${MANY})$`, 'u')
const IS_OWN = new RegExp(`^(?:my|our|an?|both|${NUMBER}) `, 'u')

/**
 * How many they are whom somebody names: "me, my wife and two friends" are four, "with my mum" are two. Undefined where
 * that is not known ("me and the kids").
 */
export const partyIn = (said: string): number | undefined => sizeIn([...said.matchAll(PARTY)])

/** The same where a number is among them: "me and two friends". */
export const countedPartyIn = (said: string): number | undefined =>
  sizeIn([...said.matchAll(PARTY)].filter(([named]) => COUNT.test(named)))

function sizeIn(parties: readonly string[][]): number | undefined {
  for (const [, lead = '', named = ''] of parties) {
    const ones = named.split(JOIN)
    const others = ones.filter((one) => !IS_SELF.test(one))
    const isSpeaker = others.length < ones.length
    const size = others.reduce((sum, one) => sum + sizeOf(one), 0)
    if (isSpeaker && (others.length > 1 || (others.length === 1 && IS_JOINED.test(named)))) return known(size + 1)
    if (!isSpeaker && lead.startsWith('w') && IS_OWN.test(named)) return known(size + 1)
    if (!isSpeaker && lead === 'for ' && IS_OWN.test(named) && size > 1) return known(size)
  }
  return undefined
}

const sizeOf = (one: string): number => {
  const [, count] = COUNT.exec(one) ?? []
  if (count) return numberIn(count) ?? Number.NaN
  if (/^both\b/.test(one)) return 2
  return IS_MANY.test(one) ? Number.NaN : 1
}

const known = (size: number) => (Number.isNaN(size) ? undefined : size)
