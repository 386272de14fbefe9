import { date, dayKey, type Manners, time } from '../browser/format.ts'

/** "9 min ago", "at 11:20", "yesterday", "on Thursday", "on 16 November": as near as anybody wants to know it. */
export function ago(instant: string, manners: Manners, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000)
  if (minutes < 1) return JUST_NOW
  if (minutes < 60) return `${minutes} min ago`

  const days = daysBetween(dayKey(instant, manners), dayKey(new Date(now).toISOString(), manners))
  if (days === 0) return `at ${time(instant, manners)}`
  if (days === 1) return 'yesterday'
  return `on ${date(instant, manners, days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' })}`
}

export const JUST_NOW = 'just now'

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
