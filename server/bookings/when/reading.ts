import { Temporal } from 'temporal-polyfill'
import { joined, languageOf, wordsOf } from '../../languages/languages.ts'
import type { Workspace } from '../../workspaces/workspaces.ts'
import { type Day, daysFrom } from './calendar.ts'
import type { Heard } from './wanted.ts'

/**
 * Says back what was understood, in the language and the manner of writing dates that `told` speaks: the guest can see a
 * wrong turn at once. Empty where nothing was.
 */
export function readingOf(heard: Heard, told: Workspace): string {
  const words = wordsOf(told).heard
  const days = datesIn(heard.days)
  if (heard.clash) return joined(words.clash(oneOf(days, told)), foundLabel(heard, told))

  const said = [
    heard.first_available ? words.first : '',
    daysLabel(days, told),
    timesLabel(heard, told),
    heard.not_days ? words.not(ruledOutLabel(datesIn(heard.not_days), told)) : '',
  ].filter(Boolean)
  return joined(said.length > 0 ? words.as(said) : '', foundLabel(heard, told))
}

const datesIn = (days: string[] = []): Day[] => days.map((day) => Temporal.PlainDate.from(day))

const foundLabel = ({ found }: Heard, told: Workspace) => (found ? wordsOf(told).heard[found] : '')

function daysLabel(days: Day[], told: Workspace): string {
  const { span, any } = wordsOf(told).heard
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  if (days.length <= 3) return oneOf(days, told)
  const [from, to] = [dayLabel(first, told), dayLabel(last, told)]
  return daysFrom(first, last).length === days.length ? span(from, to) : any(weekdaysLabel(days, told), from, to)
}

// All of a weekday's days are that weekday; a few are dates.
const ruledOutLabel = (days: Day[], told: Workspace) =>
  days.length > 3 ? weekdaysLabel(days, told) : oneOf(days, told)

const oneOf = (days: Day[], told: Workspace) =>
  either(
    days.map((day) => dayLabel(day, told)),
    told,
  )

/** "Sat 28 Nov"; elsewhere whole words, since a shortened one may end in a full stop. */
function dayLabel(day: Day, told: Workspace): string {
  return languageOf(told) === 'en'
    ? written(day, told, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '')
    : written(day, told, { weekday: 'long', day: 'numeric', month: 'long' })
}

function weekdaysLabel(days: Day[], told: Workspace): string {
  const weekday = languageOf(told) === 'en' ? 'short' : 'long'
  const each = new Map(days.toSorted((a, b) => a.dayOfWeek - b.dayOfWeek).map((day) => [day.dayOfWeek, day]))
  return either(
    [...each.values()].map((day) => written(day, told, { weekday })),
    told,
  )
}

const either = (said: string[], { profile }: Workspace) =>
  new Intl.ListFormat(profile.locale, { type: 'disjunction' }).format(said)

const written = (day: Day, { profile }: Workspace, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(profile.locale, { ...style, timeZone: 'UTC' }).format(
    Date.UTC(day.year, day.month - 1, day.day),
  )

function timesLabel({ from, to, part }: Heard, told: Workspace): string {
  const { at, between, from: since, until, parts } = wordsOf(told).heard
  if (from && from === to) return at(from)
  if (from && to) return between(from, to)
  if (from) return since(from)
  if (to) return until(to)
  return part ? parts[part] : ''
}
