import { Temporal } from 'temporal-polyfill'
import type { Closure, MerchantWorkspace, Weekday } from '../../contract/merchant.ts'

const weekdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** As far ahead as a next opening is looked for. */
const MOST_DAYS = 60

/** The wall time the shop closes today, "19:00"; undefined while it is shut. */
export function openUntil(profile: MerchantWorkspace): string | undefined {
  const here = Temporal.Now.zonedDateTimeISO(profile.timezone)
  const at = wallTime(here)
  return hoursOn(profile, here.toPlainDate()).find(({ opens, closes }) => opens <= at && at < closes)?.closes
}

/** When a shut shop opens next: the date there ("2026-11-24") and the wall time; undefined if not in the next weeks. */
export function nextOpening(
  profile: MerchantWorkspace,
  here = Temporal.Now.zonedDateTimeISO(profile.timezone),
): { date: string; opens: string } | undefined {
  for (let days = 0; days <= MOST_DAYS; days++) {
    const date = here.toPlainDate().add({ days })
    const opens = hoursOn(profile, date)
      .map((hours) => hours.opens)
      .sort()
      .find((time) => days > 0 || time > wallTime(here))
    if (opens) return { date: date.toString(), opens }
  }
  return undefined
}

/** Whether the shop has no hours at all on a day ("2026-11-23"), every week or by way of exception. */
export const isClosedOn = (profile: MerchantWorkspace, date: string): boolean =>
  hoursOn(profile, Temporal.PlainDate.from(date)).length === 0

/** Whether a day ("2026-12-25") falls in one of these closures. */
export const isShutOn = (closures: readonly Closure[] | undefined, date: string): boolean =>
  closures?.some(({ from, to = from }) => from <= date && date <= to) ?? false

/** When the shop is open on a day, closures left out. */
export function hoursOn({ hours, closures }: MerchantWorkspace, date: Temporal.PlainDate) {
  const day = weekdays[date.dayOfWeek - 1]
  return isShutOn(closures, date.toString()) ? [] : hours.filter(({ days }) => day && days.includes(day))
}

const wallTime = (here: Temporal.ZonedDateTime) => here.toPlainTime().toString({ smallestUnit: 'minute' })
