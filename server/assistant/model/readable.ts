import * as z from 'zod'
import { Price } from '../../../contract/catalogue.ts'
import type { MerchantWorkspace } from '../../../contract/merchant.ts'
import { money } from '../../catalogue/money.ts'

/** Names for machines and links that open something: a model has no use for them, and may give them away. */
const LEFT_OUT = new Set(['id', 'url', 'manage_url', 'idempotency_key', 'workspace', 'prefilled_from', 'candidates'])

const Instant = z.iso.datetime()
const FormOpened = z.object({ status: z.literal('form_opened'), form: z.object({ prefill: z.unknown() }) })

/** A tool's output as a model reads it: money and times as the shop writes them, without what it must not repeat. */
export function readable(shop: MerchantWorkspace, output: unknown): unknown {
  const form = FormOpened.safeParse(output)
  if (form.success) return { status: 'form_opened', form: { prefill: form.data.form.prefill } }
  if (Array.isArray(output)) return output.map((item) => readable(shop, item))
  if (typeof output === 'string') return Instant.safeParse(output).success ? wallTime(shop, output) : output
  if (typeof output !== 'object' || output === null) return output

  const price = z.safeParse(Price, output)
  if (price.success) return `${money(shop, price.data.amount)} per ${price.data.per}`
  return Object.fromEntries(
    Object.entries(output)
      .filter(([key]) => !LEFT_OUT.has(key))
      .map(([key, value]) => [key, readable(shop, value)]),
  )
}

/** "Saturday 28 November 2026, 14:00", where the shop is. */
export const wallTime = ({ timezone }: MerchantWorkspace, instant: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(new Date(instant))
    .replace(' at ', ', ')
