import { Temporal } from 'temporal-polyfill'
import type { MerchantWorkspace, Weekday } from '../../contract/merchant.ts'

const weekdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** The wall time the shop closes today, "19:00"; undefined while it is shut. */
export function openUntil({ hours, timezone }: MerchantWorkspace): string | undefined {
  const here = Temporal.Now.zonedDateTimeISO(timezone)
  const today = weekdays[here.dayOfWeek - 1]
  const wallTime = here.toPlainTime().toString({ smallestUnit: 'minute' })
  return hours.find(
    ({ days, opens, closes }) => today && days.includes(today) && opens <= wallTime && wallTime < closes,
  )?.closes
}
