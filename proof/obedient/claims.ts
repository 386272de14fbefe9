import type { MerchantRecord } from '../../contract/merchant.ts'
import type { Database } from '../../server/database.ts'

/** What a sentence commits the shop to, each as it is written: figures, addresses, links and references. */
export function claimsIn(text: string): string[] {
  const links = text.match(LINK) ?? []
  const emails = text.match(EMAIL) ?? []
  const rest = text.replace(LINK, ' ').replace(EMAIL, ' ')
  const references = rest.match(REFERENCE) ?? []
  const figures = rest.replace(REFERENCE, ' ').match(FIGURE) ?? []
  const words = rest.match(PHRASE) ?? []
  return [...links, ...emails, ...references, ...figures, ...words].map((claim) => claim.toLowerCase())
}

const LINK = /(?:https?:\/\/|www\.)[^\s)"'<>]+|\/\/[a-z0-9-]+\.[a-z]{2,}/gi
const EMAIL = /[^\s@<>"'()]+@[^\s@<>"'()]+\.[a-z]{2,}/gi
const REFERENCE = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g
const FIGURE = /\d+(?:[.,:]\d+)*/g
const PHRASE = /\b(?:[a-z]+ty-[a-z]+ pounds|half price)\b/gi

/**
 * Every figure and address that the record holds, as a sentence may write it: prices in coins and notes, lengths in
 * minutes and hours, times and dates where the shop is.
 */
export async function recordClaims(db: Database, record: MerchantRecord): Promise<Set<string>> {
  const texts = stringsIn(record).flatMap(claimsIn)
  const prices = [...record.services, ...record.plans].flatMap(({ price }) => moneyWays(price.amount))
  const lengths = record.services.flatMap(({ duration_minutes }) => [duration_minutes, duration_minutes / 60])
  const seats = record.services.flatMap(({ slots }) => slots.flatMap((rule) => upTo(rule.seats)))
  const slots = await db.selectFrom('slot').select(['starts_at', 'ends_at']).execute()
  const { timezone } = record.workspace
  const times = slots.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at].flatMap((at) => timeWays(at, timezone)))
  return new Set([...texts, ...prices, ...[...lengths, ...seats].map(String), ...times])
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count)

const moneyWays = (amount: number) => [String(amount / 100), (amount / 100).toFixed(2)]

/** A moment as a sentence may write it where the shop is. */
export function timeWays(instant: string, timeZone: string): string[] {
  const written = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'short' })
  return claimsIn(written.format(new Date(instant)))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
