import { Temporal } from 'temporal-polyfill'
import type { MerchantService, SlotRule } from '../../../contract/merchant.ts'

export const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const RULE_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** The weekdays a service is held on, 1 for Monday to 7 for Sunday. */
export const daysOf = ({ slots }: MerchantService): number[] => [...new Set(slots.flatMap(ruleDays))].sort()

/** The hours at which a service begins on these weekdays. */
export const startsOn = ({ slots }: MerchantService, days: readonly number[]): number[] =>
  slots.filter((rule) => ruleDays(rule).some((day) => days.includes(day))).map(hourOf)

/** Some weekdays, 1 for Monday to 7 for Sunday, and some hours of the day to begin in. */
export interface When {
  days?: readonly number[]
  hours?: { from: number; to: number }
}

/** "Wednesdays at 18:30 and Saturdays at 14:00", narrowed to the days and hours that were asked for. */
export function scheduleOf({ slots }: MerchantService, { days, hours }: When = {}, locale = 'en-GB'): string {
  const asked = slots.filter(
    (rule) =>
      (!days || ruleDays(rule).some((day) => days.includes(day))) &&
      (!hours || (hours.from <= hourOf(rule) && hourOf(rule) < hours.to)),
  )
  return listed((asked.length > 0 ? asked : slots).map((rule) => ruleWords(rule, locale)))
}

/** "a", "a and b", "a, b and c". */
export const listed = (things: readonly string[]): string =>
  things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`

const hourOf = ({ starts }: SlotRule) => Number(starts.slice(11, 13))

function ruleDays({ starts, repeats }: SlotRule): number[] {
  const named = /BYDAY=([A-Z0-9,+-]+)/
    .exec(repeats ?? '')?.[1]
    ?.split(',')
    .map((day) => RULE_DAYS.indexOf(day.slice(-2)) + 1)
  return named ?? [Temporal.PlainDateTime.from(starts).dayOfWeek]
}

function ruleWords(rule: SlotRule, locale: string): string {
  const { starts, repeats = '' } = rule
  const time = starts.slice(11)
  const names = ruleDays(rule).map((day) => DAY_NAMES[day - 1] ?? '')
  const weeks = Number(/INTERVAL=(\d+)/.exec(repeats)?.[1] ?? 1)
  if (!repeats) return `${dateWords(starts, locale)} at ${time}`
  if (repeats.startsWith('FREQ=DAILY')) return `every day at ${time}`
  if (repeats.startsWith('FREQ=MONTHLY')) return `${listed(names)} once a month at ${time}`
  if (weeks === 2) return `every other ${listed(names)} at ${time}`
  if (weeks > 2) return `${listed(names)} every ${weeks} weeks at ${time}`
  return `${listed(names.map((name) => `${name}s`))} at ${time}`
}

export const clockWords = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant))

export const dateWords = (instantOrWall: string, locale: string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(locale.startsWith('en') ? locale : 'en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  })
    .format(new Date(instantOrWall.length === 16 ? `${instantOrWall}Z` : instantOrWall))
    .replace(',', '')

const NEAR: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['tonight', 0],
  ['tomorrow', 1],
])

/** Whether a service is held on one of these weekdays, where any are given. */
export const isHeldOn = (service: MerchantService, days: readonly number[]): boolean =>
  days.length === 0 || daysOf(service).some((day) => days.includes(day))

// "And in the week?", but not later in the week.
const isInTheWeek = (words: readonly string[], at: number) =>
  words[at] === 'week' &&
  words[at - 1] === 'the' &&
  /^(?:in|during|through)$/.test(words[at - 2] ?? '') &&
  !/^(?:later|late|earlier|early|once|twice|times|chance|not|never|days?|times?|dates?|evenings?|mornings?)$/.test(
    words[at - 3] ?? '',
  ) &&
  !/^(?:before|after|of|we|i|that)$/.test(words[at + 1] ?? '')

/** Weekdays named in these words, 1 to 7; "weekend" and "midweek" name several, "tomorrow" one where today is known. */
export function weekdaysIn(words: readonly string[], today?: Temporal.ZonedDateTime): number[] {
  const days = words.flatMap((word, at) => {
    const near = NEAR.get(word)
    if (near !== undefined) return today ? [today.add({ days: near }).dayOfWeek] : []
    if (/^weekends?$/.test(word)) return [6, 7]
    if (/^(?:weekdays?|midweek|weeknights?)$/.test(word) || isInTheWeek(words, at)) return [1, 2, 3, 4, 5]
    const day = DAY_NAMES.findIndex((name) => word === name.toLowerCase() || word === `${name.toLowerCase()}s`) + 1
    return day > 0 ? [day] : []
  })
  return [...new Set(days)].sort()
}
