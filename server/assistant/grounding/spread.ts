const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const DAY = '(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\\.?'
const TO = '(?:\\s*[–—-]\\s*|\\s+(?:to|through|till|until|bis|à|au|al?|até|hasta|إلى|حتى)\\s+|\\s*[至到から〜~]+\\s*)'
const OR = '(?:\\s*[–—-]\\s*|\\s+(?:and|to|or|bis|und|oder|à|et|ou|[aeoyو]|أو|إلى)\\s+|\\s*[至到和〜~]\\s*)'
const FIGURE = '\\d+(?:\\.\\d+)?'
const UNIT =
  '(?:working |business |full |whole )?(?:minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|percent|per ?cent|pounds?|euros?)(?!\\p{L})'

const ofSeveral = new RegExp(
  `(?<![\\d.:,/£€$¥–-])(${FIGURE})(?=(?:,\\s*${FIGURE})*,?${OR}${FIGURE}\\s*-?\\s*(${UNIT}|%))`,
  'giu',
)
const ofDays = new RegExp(`\\b${DAY}${TO}(?:le |el |al )?${DAY}(?!\\p{L})`, 'giu')
const ofHours =
  /(?<=(?:days?,?:?|\bopen) (?:from )?)(\d{1,2})(:\d\d)?\s*[–—-]\s*(\d{1,2})(:\d\d)?(?![\d:%]|[.,]\d|\s*(?:am|pm|a\.m|p\.m|\p{L}+s\b))/giu

/** What is said of several at once is said of each: "60 or 75 minutes", "Tuesday to Friday 10–6". */
export const spread = (text: string): string =>
  text
    .replace(ofSeveral, '$1 $2')
    .replace(/\bweekdays\b/giu, DAYS.slice(0, 5).join(' '))
    .replace(ofDays, (_, first = '', last = '') => daysFrom(first, last))
    .replace(ofHours, (_, from, minutes = ':00', to, others = ':00') => `${from}${minutes} to ${to}${others}`)

function daysFrom(first: string, last: string): string {
  const [from, to] = [first, last].map((name) => DAYS.findIndex((day) => day.startsWith(title(name).slice(0, 3))))
  if (from === undefined || to === undefined) return `${first} ${last}`
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => DAYS[(from + at) % 7]).join(' ')
}

const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()
