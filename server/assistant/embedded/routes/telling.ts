import type { MerchantService } from '../../../../contract/merchant.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { MONTHS } from '../../../knowledge/lexicon/nouns.ts'
import type { Attribute } from '../attributes.ts'
import { type Entity, focusOn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import { datesOf, type Scene, sourceOf } from '../scene.ts'
import { daysOf, weekdaysIn } from '../schedule.ts'

/** What is asked of a service, from its own row. */
export function tell(
  scene: Scene,
  clause: Clause,
  entity: Entity & { kind: 'service' },
  asked: readonly Attribute[],
): Move {
  const [only, ...more] = asked
  if (only === 'when' && more.length === 0 && isOfDates(scene, clause, entity.item))
    return { do: 'openings', code: entity.item.code, days: datesOf(scene, clause.words) }
  const sentences = asked.map((attribute, at) =>
    attribute === 'contents' && at > 0
      ? say.details(scene.record, entity.item)
      : sentence(scene, clause, entity.item, attribute),
  )
  return {
    do: 'answer',
    text: [...new Set(sentences)].join(' '),
    sources: [sourceOf(entity)],
    remember: { focus: focusOn(entity), attribute: asked[0], cited: undefined },
  }
}

// "This Friday", "in December"; a weekday alone is a date where it is not one every week.
function isOfDates(scene: Scene, { words }: Clause, item: MerchantService): boolean {
  if (datesOf(scene, words).length === 0 || words.some((word) => /^(?:every|each|always)$/.test(word))) return false
  return namesDate(words) !== undefined || !item.slots.every(({ repeats }) => !repeats || isWeekly(repeats))
}

// "May" is as often a word of asking.
const PLAIN_MONTHS = MONTHS.filter((month) => month !== 'may').join('|')

/** Whether words speak of a date or a few, and not of every week. */
export const namesDate = cues(
  'this|coming monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|month',
  'next week|weekend|month',
  `today|tonight|tomorrow|christmas|${PLAIN_MONTHS}|dates`,
  'in may',
)

const isWeekly = (rule: string) => /FREQ=(?:DAILY|WEEKLY)/.test(rule) && !/INTERVAL=(?!1\b)/.test(rule)

function sentence({ record, here }: Scene, clause: Clause, item: MerchantService, attribute: Attribute): string {
  switch (attribute) {
    case 'price':
      return withAside(
        say.servicePrice(record, item),
        item,
        /[£€$]|\d ?[pc]\b|\b(?:price|extra|free|cost|fee|deposit|surcharge|refund\w*|deduct\w*|credited)\b/i,
      )
    case 'duration':
      return withAside(say.duration(item), item, /\b(?:minutes?|hours?|days?|overnight|weeks?)\b/i)
    case 'seats':
      return isOneParty(item) ? say.contents(item) : withAside(say.seats(item), item, OF_HOW_MANY)
    case 'when':
      return withAside(
        when(record, item, { days: weekdaysIn(clause.words, here), words: clause.words }),
        item,
        /\b(?:days?|weeks?|months?) (?:in|on|after|before|later|ahead)\b/i,
      )
    default:
      return say.sheet(record, item)
  }
}

const OF_HOW_MANY =
  /\bup to\b|\b(?:people|guests|persons)\b|\b(?:two|three|four|five|six) (?:to|or) (?:three|four|five|six|eight|ten)\b/i

// One game at a time is no room for one: how many may play, its own words tell.
const isOneParty = (item: MerchantService) => say.largest(item) === 1 && !IS_PERSON.test(item.price.per)

const IS_PERSON = /^(?:person|seat|head|guest|adult|child|place|rider|player|swimmer|skater|student|pupil|driver)$/i

function when(
  record: Scene['record'],
  item: MerchantService,
  { days, words }: { days: readonly number[]; words: readonly string[] },
): string {
  const end = asksEnd(words) ? ` ${say.duration(item)}` : ''
  const wantsOthers = /\b(?:other|another|different|else|instead)\b/.test(words.join(' '))
  if (days.length === 0 || wantsOthers || cannotThen(words)) return `${say.held(record, item)}${end}`

  const kept = days.filter((day) => daysOf(item).includes(day))
  if (kept.length === 0) return say.notHeldOn(record, item, days)
  return `${say.held(record, item, kept)}${end}`
}

// "I can't do weekends": what is held then is of no use.
const cannotThen = cues(`
  can not do|make|manage|come|be|get .. weekends|weekdays|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays
  i|we work|am|are away|busy? .. weekends|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays
`)

// When it is over is said by when it begins and how long it takes.
const asksEnd = cues('over|finished|finish|finishes|end|ends', 'be|get done|out')

// The description may qualify the figure: "Parts are extra", "it stays until the next working day".
function withAside(fact: string, { covers }: MerchantService, speaksOf: RegExp): string {
  const aside = covers.split(/(?<=[.!?])\s+/).filter((part) => speaksOf.test(part))
  return [fact, ...aside].join(' ')
}

/** The second answer after the first, with the sources of both. */
export function both(fact: Move, other: Move): Move {
  if (fact.do !== 'answer' || other.do !== 'answer') return fact
  return {
    do: 'answer',
    text: `${fact.text} ${other.text}`,
    sources: [...fact.sources, ...other.sources],
    remember: { ...other.remember, ...fact.remember, cited: fact.remember?.cited ?? other.remember?.cited },
  }
}
