import { date, dayKey, type Manners } from '../../browser/format.ts'
import type { ListedKey, Sighting } from '../../contract/connections.ts'
import { ago } from '../ago.ts'

/** "today", "4 Nov", "21 Feb 2027": the year only where it is another. */
export function day(instant: string, manners: Manners, now = Date.now()): string {
  const today = new Date(now).toISOString()
  if (dayKey(instant, manners) === dayKey(today, manners)) return 'today'
  const isThisYear = dayKey(instant, manners).slice(0, 4) === dayKey(today, manners).slice(0, 4)
  return date(instant, manners, { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) })
}

export type KeyState = 'live' | 'over' | 'revoked'

export const stateOf = ({ revoked_at, expires_at }: ListedKey, now = Date.now()): KeyState =>
  revoked_at ? 'revoked' : expires_at && Date.parse(expires_at) <= now ? 'over' : 'live'

/** "Mei Tan, 4 Nov, no end" of a key that lives; else what ended it. */
export function history(key: ListedKey, manners: Manners, now = Date.now()): string {
  const { created_by, created_at, expires_at, rotated_at, revoked_at, revoked_by } = key
  if (revoked_at) return `Revoked${revoked_by ? ` by ${revoked_by}` : ''}, ${day(revoked_at, manners, now)}`

  const made = `${created_by}, ${day(created_at, manners, now)}`
  const rotated = rotated_at ? `, rotated ${day(rotated_at, manners, now)}` : ''
  if (!expires_at) return `${made}${rotated}, no end`
  return `${made}${rotated}, ${stateOf(key, now) === 'over' ? 'ran out' : 'ends'} ${day(expires_at, manners, now)}`
}

export const lastUsed = ({ last_used_at }: ListedKey, manners: Manners, now?: number): string =>
  last_used_at ? sentence(ago(last_used_at, manners, now)) : 'Never'

export const scopeWords = { read: 'Read', read_write: 'Read and write' } as const

/** "marked on 8 of 8 sittings", as far as anybody knows. */
export function marks({ marked }: Sighting, services: string): string {
  if (!marked) return ''
  return marked.count === 0
    ? `, with none of the ${services} marked`
    : `, marked on ${marked.count} of ${marked.of} ${services}`
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
