import { WEEKDAY } from './calendar.ts'
import { ORDINAL } from './numbers.ts'

const WEEKDAYS = `${WEEKDAY}s?`
const DATE = `(?:${ORDINAL})(?: (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)?|\\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*`
const DAY = `(?:(?:on|the|this|that|next|a) )*(?:${WEEKDAYS}|${DATE}|weekends?|weekdays?|weeknights?|today|tonight|tomorrow|christmas|mornings?|afternoons?|evenings?)(?![\\p{L}\\d])`

const anywhere = (text: string) => new RegExp(`(?<![\\p{L}\\d])(?:${text})`, 'giu')
const OR = '(?: or | and | nor | ?/ ?| & )'
const NOT_ABLE = "(?:ca(?:n['’]?|n ?no)t|could(?:n['’]?t| not)|won['’]?t|(?:not|un)able to)"

/** Ways to rule a day out, each with the plain one. Applied in this order. */
const PLAINLY: readonly (readonly [words: RegExp, plain: string])[] = [
  [anywhere('(?:why|if|or|whether) not\\b'), ' , '],
  [anywhere('not (?:until|till|before) '), 'from '],
  [anywhere('(?:not|no) (?:after|later than|past) '), 'until '],
  [anywhere(`(${WEEKDAYS})(?![\\p{L}\\d])([^.;!?]*?) (?:this|the coming|the next) one(?![\\p{L}\\d])`), '$1$2 this $1'],
  [anywhere(`not ((?:this|next) ${WEEKDAYS}),? but the (?:one|week) after(?: that)?`), 'a week after $1'],
  [
    anywhere(
      `(?:${NOT_ABLE} (?:do|make|come|manage|attend|be there)(?: it)?|not (?:free|available|around|there)|unavailable|excluding|except(?:ing)?(?: for)?|apart from|other than|anything but|rather than|instead of|never mind|no longer|forget|avoid(?:ing)?|not (?:for|do|come|make)) (?=${DAY})`,
    ),
    'not ',
  ],
  [
    anywhere(
      `((?:any|every|each|all|some)(?: ?(?:day|time|thing|date|one|week|morning|afternoon|evening|${WEEKDAYS}))*) but (?:not )?(?=${DAY})`,
    ),
    '$1 not ',
  ],
  [
    anywhere(
      `(${DAY}),? (?:(?:(?:is|are|was|will be|would be|['’]s) )?(?:no good|no use|not (?:good|great|possible|ideal|an option)|impossible|out(?! of)|bad)|(?:is|are)n['’]?t (?:good|great|possible|ideal)|(?:does|do|will|would)(?: not|n['’]?t) (?:work|suit|do)|won['’]?t (?:work|suit|do)|(?:i|we) ${NOT_ABLE}(?: (?:do|make|come|manage)(?: it)?)?(?=[,.;!?]|$))(?: for (?:me|us))?`,
    ),
    'not $1',
  ],
  [new RegExp(`(?<=(?<![\\p{L}\\d])not (?:${DAY}${OR})*${DAY})${OR}(?=${DAY})`, 'giu'), ', not '],
  [anywhere(`not (?:on )?${WEEKDAYS},? (?=(?:the )?(?:${DATE})(?![\\p{L}\\d]))`), 'not '],
]

/** Says plainly what a guest rules out: "any day but the 25th", "Saturday is no good" are "not the 25th", "not Saturday". */
export const withPlainNot = (text: string): string =>
  PLAINLY.reduce((said, [words, plain]) => said.replace(words, plain), text)
