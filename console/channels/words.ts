import { date, dayKey, type Manners, shortDay, time } from '../../browser/format.ts'
import type { Platform } from '../../contract/channels.ts'

export const platforms: Record<Platform, { name: string; account: string }> = {
  line: { name: 'LINE', account: 'Official account' },
  whatsapp: { name: 'WhatsApp', account: 'Business account' },
  wechat: { name: 'WeChat', account: 'Official account' },
}

/** "Fri 20 Nov, 09:00". */
export const moment = (instant: string, manners: Manners) => `${shortDay(instant, manners)}, ${time(instant, manners)}`

export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

const GROUP_MINUTES = 5

/** What a platform writes in the middle, between two messages; nothing where they belong together. */
export function markBetween(platform: Platform, before: string | undefined, at: string, manners: Manners) {
  const isSameDay = before !== undefined && dayKey(before, manners) === dayKey(at, manners)
  switch (platform) {
    case 'line':
      return isSameDay ? undefined : shortDay(at, manners)
    case 'whatsapp':
      return isSameDay ? undefined : date(at, manners, { weekday: 'long', day: 'numeric', month: 'long' })
    case 'wechat': {
      const minutes = before === undefined ? Infinity : (Date.parse(at) - Date.parse(before)) / 60_000
      if (minutes < GROUP_MINUTES) return undefined
      return isSameDay ? time(at, manners) : moment(at, manners)
    }
    default:
      return platform satisfies never
  }
}
