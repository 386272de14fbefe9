import { dayKey, type Manners, shortDay, time } from '../format.ts'
import { words } from './words.ts'

const day = 24 * 60 * 60 * 1000

/** "today 14:00", "tomorrow 10:30" or "Fri 27 Nov 19:00", by the shop's calendar. */
export function soon(instant: string, manners: Manners, now = new Date()): string {
  const on = dayKey(instant, manners)
  const isOn = (date: Date) => on === dayKey(date.toISOString(), manners)
  const tomorrow = new Date(now.getTime() + day)
  const named = isOn(now) ? words.today : isOn(tomorrow) ? words.tomorrow : shortDay(instant, manners)
  return `${named} ${time(instant, manners)}`
}
