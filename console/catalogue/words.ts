import * as z from 'zod/mini'
import { type Manners, money } from '../../browser/format.ts'
import { Closure, type MerchantService, SlotRule } from '../../contract/merchant.ts'
import type { LeftOut, RecordDifference } from '../../contract/record.ts'
import { ruleWords } from './rules.ts'

/** How the shop writes what stands in its record. */
export interface Writing extends Manners {
  currency: string
}

const names: Record<string, string> = {
  ...{ name: 'Name', covers: 'What it covers', plan: 'Least plan', duration_minutes: 'Length', price: 'Price' },
  ...{
    slots: 'Times',
    also_called: 'Also called',
    members_only: 'Members only',
    whole_slot: 'One booking takes it all',
  },
  ...{ notice_minutes: 'Closes before', horizon_days: 'Bookable ahead', services: 'Includes', audience: 'For whom' },
  ...{ question: 'Question', answer: 'Answer', asks: 'Other ways people ask', closures: 'Closures', hours: 'Hours' },
  ...{ description: 'Description', timezone: 'Time zone', locale: 'Language', currency: 'Currency', email: 'E-mail' },
  ...{ phone: 'Telephone', address: 'Address', origins: 'Pages', booking: 'Booking terms', words: 'Words' },
  order: 'Order',
}

export const fieldName = (name: string): string => names[name] ?? name

/** A field of the record as somebody reads it. */
export function fieldText(name: string, value: unknown, writing: Writing): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberText(name, value)
  const price = Price.safeParse(value)
  if (price.success) return priceText(price.data, writing)
  const rules = Rules.safeParse(value)
  if (rules.success) return rules.data.map(ruleWords).join('; ')
  const closures = Closures.safeParse(value)
  if (closures.success) return closures.data.map(closureText).join('; ')
  const strings = Strings.safeParse(value)
  if (strings.success) return strings.data.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const Price = z.object({ amount: z.number(), per: z.string() })
const Rules = z.array(SlotRule)
const Closures = z.array(Closure)
const Strings = z.array(z.string())

const numberText = (name: string, value: number) =>
  name.endsWith('_minutes') ? minutesText(value) : name.endsWith('_days') ? `${value} days` : String(value)

const closureText = ({ from, to, reason }: Closure) =>
  `${from}${to && to !== from ? ` to ${to}` : ''}${reason ? ` (${reason})` : ''}`

/** "£26 a seat", "£280 a table"; "free" where nothing is paid. */
export const priceText = ({ amount, per }: { amount: number; per: string }, { currency, locale }: Writing): string =>
  amount === 0 ? 'free' : `${money({ amount, currency }, locale)} a ${per}`

/** "1 h 15 min". */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

/** What stands under a service's name in the list. */
export const serviceFacts = ({ duration_minutes, price }: MerchantService, plan: string, writing: Writing): string =>
  [minutesText(duration_minutes), priceText(price, writing), plan].join(', ')

/** "2 added, 1 changed": what a change comes to, at a glance. */
export function summary(differences: readonly RecordDifference[]): string {
  const count = (change: RecordDifference['change']) => differences.filter((each) => each.change === change).length
  const parts = (['added', 'changed', 'retired'] as const).flatMap((change) => {
    const number = count(change)
    return number > 0 ? [`${number} ${change}`] : []
  })
  return parts.length > 0 ? parts.join(', ') : 'Nothing changes'
}

const leftOut: Record<LeftOut['why'], string> = {
  known: 'is in the record',
  elsewhere: 'fits another entry better',
  too_long: 'is too long for a wording',
}

/** "“Are dogs allowed?” fits another entry better." */
export const leftOutWords = ({ wording, why }: LeftOut): string => `“${wording}” ${leftOut[why]}.`
