import type { Day } from './calendar.ts'
import { daysFrom, WEEKDAYS } from './calendar.ts'
import type { Wanted } from './wanted.ts'

/** Says back what was understood, in the shop's manner of writing dates: the guest can see a wrong turn at once. */
export function reading(wanted: Omit<Wanted, 'reading'>, days: Day[], not: Day[], locale: string): string {
  const said = [
    wanted.first_available ? 'the first available' : '',
    daysLabel(days, locale),
    timesLabel(wanted),
    not.length > 0 ? `not ${weekdaysLabel(not)}` : '',
  ].filter(Boolean)

  return said.length > 0 ? `I read that as ${said.join(', ')}.` : ''
}

/** "Sat 28 Nov". */
export const dayLabel = (day: Day, locale: string): string =>
  new Intl.DateTimeFormat(locale.startsWith('en') ? locale : 'en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
    .format(Date.UTC(day.year, day.month - 1, day.day))
    .replace(',', '')

function daysLabel(days: Day[], locale: string): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  if (days.length <= 3) return days.map((day) => dayLabel(day, locale)).join(' or ')
  if (daysFrom(first, last).length === days.length) return `${dayLabel(first, locale)} to ${dayLabel(last, locale)}`
  return `any ${weekdaysLabel(days)} from ${dayLabel(first, locale)} to ${dayLabel(last, locale)}`
}

function weekdaysLabel(days: Day[]): string {
  const names = [...new Set(days.map((day) => day.dayOfWeek))].sort().map((at) => WEEKDAYS[at - 1] ?? '')
  return names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join(' or ')
}

function timesLabel({ from, to, part }: Omit<Wanted, 'reading'>): string {
  if (from && from === to) return `at ${from}`
  if (from && to) return `${from} to ${to}`
  if (from) return `from ${from}`
  if (to) return `until ${to}`
  return part ?? ''
}
