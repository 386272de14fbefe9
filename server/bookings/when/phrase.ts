import { LEANING } from './leaning.ts'
import { NUMBER, ORDINAL } from './numbers.ts'
import { withPlainNot } from './ruled-out.ts'
import { NOT_A_PARTY, PLACE } from './seats.ts'

const DAY_WORD =
  '(?:mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|rs|rsday|nesday|urday)?s?|january|february|march|april|june|july|august|september|october|november|december|jan|feb|aug|sept?|oct|nov|dec|today|tonight|tomorrow|tmrw|weekends?|weekdays?|weeknights?|mid ?week|christmas|xmas|new years?|easter|halloween|thanksgiving|fortnight|asap|soonest|earliest|mornings?|afternoons?|evenings?|noon|midday|lunch ?time|lunch|holidays|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}/\\d{1,2}'
const CLOCK = '\\d{1,2}[:.]\\d{2}(?:[ap]\\.?m)?|\\d{1,2}[ap]\\.?m|(?:[12]?\\d|3[01])(?:st|nd|rd|th)'
const LINK = `a|an|on|the|this|next|in|of|at|after|before|around|about|by|from|until|till|between|and|to|to|some|any|every|first|last|second|third|early|late|mid|middle|end|start|beginning|half|quarter|past|not|but|only|day|coming|weeks|days|week|month|work|school|soon|as|possible|first thing|${NUMBER}|${ORDINAL}`

const WORD = new RegExp(`^(?:${DAY_WORD}|${CLOCK})(?:ish)?$`, 'iu')
const LINKING = new RegExp(`^(?:${LINK})$`, 'iu')
const LEADING = /^(?:and|to|of|the|a|an|but|in|on|at|only|as|by)$/i
const TRAILING =
  /^(?:and|to|of|the|a|an|on|at|in|but|some|any|this|next|by|from|about|around|between|not|only|as|first|before|after|until|till|second|third|half)$/i

const SOONEST =
  /\b(?:first|next|earliest|soonest)(?: \w+)? (?:free|available|open|place|slot|seat|date|you have|you've got|going)[^,.;?!]*|\bas soon as (?:possible|you can)|\b(?:earliest|soonest)[^,.;?!]*/i

// A bare "week" is no time, "next week" is.
const WEEK = /\b(?:this|next|in|week after|later this) (?:a |one |two |three |four |few |the )?(?:weeks?|months?)\b/i

// "Gongfu for two a week on Saturday": the two are people, not weeks.
const PARTY = new RegExp(
  `\\b(?:for|of) (?:${NUMBER})\\b${NOT_A_PARTY}|\\b(?:${NUMBER}) (?:of us|${PLACE})(?![\\p{L}\\d])`,
  'giu',
)

// What says a time only as a whole is one word of it: "in 3 days", "Boxing Day", "Monday after my birthday".
const WHOLE = new RegExp(
  `\\b(?:in (?:about )?(?:(?:a|the next) )?(?:${NUMBER}|couple of|few) (?:days?|weeks?|months?)|(?:the )?(?:week|month) after next|boxing day|christmas eve|new year['’]?s (?:eve|day)|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)?day|week) (?:before|after) (?:my|our|his|her|their) \\w+|${LEANING})(?![\\p{L}\\d])`,
  'giu',
)
const JOINT = '_'

/** The guest's own words for when, lifted out of a sentence: "a week on Saturday after lunch". */
export function phraseOfTime(text: string): string | undefined {
  const runs = runsOf(
    withPlainNot(text.slice(0, 600).normalize('NFKC'))
      .replace(WHOLE, (words) => words.replaceAll(' ', JOINT))
      .replace(PARTY, ' , ')
      .replace(/(\d) ([ap]\.?m)\b/gi, '$1$2'),
  )
  const spoken = runs.filter((run) => run.some(isTime) || WEEK.test(run.join(' '))).map((run) => trimmed(run).join(' '))
  if (spoken.length > 0) return spoken.join(', ').replaceAll(JOINT, ' ')

  return SOONEST.exec(text)?.[0].trim()
}

function runsOf(text: string): string[][] {
  const runs: string[][] = [[]]
  for (const word of text.split(/\s+/)) {
    const fits = isTime(word) || LINKING.test(bare(word))
    if (fits) runs.at(-1)?.push(word)
    if (!fits || /[,.;?!]$/.test(word)) runs.push([])
  }
  return runs
}

const isTime = (word: string) => word.includes(JOINT) || WORD.test(bare(word))

const bare = (word: string) => word.replace(/^[("'¿¡]+|[)"',.;:?!]+$/g, '').replace(/['’]s$/, '')

function trimmed(run: string[]): string[] {
  const words = run.map((word) => word.replace(/[,.;:?!]+$/, ''))
  while (words[0] && LEADING.test(words[0]) && !isWeekPhrase(words)) words.shift()
  while (TRAILING.test(words.at(-1) ?? '') && !/after next$/i.test(words.join(' '))) words.pop()
  return words
}

// "A week on Saturday", "a Wednesday before Christmas" keep their article: without it, it is another week.
const isWeekPhrase = (words: string[]) =>
  /^an? \S+ (?:before|after) /i.test(words.join(' ')) ||
  (/^(?:a|the)$/i.test(words[0] ?? '') && !/^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(words[1] ?? ''))
