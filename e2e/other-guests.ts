import type { Booking, Form, Slot } from '../contract/bookings.ts'
import type { Shop } from './fixtures.ts'
import { tool } from './record.ts'

interface Party {
  service: string
  email: string
  seats?: number // every seat that is left, unless said
}

/** Another guest, by another way than the visitor: takes seats of the soonest time of a service that has any. */
export async function anotherBooks(shop: Shop, { service, email, seats }: Party): Promise<Booking & { slot: Slot }> {
  const { form } = await tool(shop, 'book_slot', { subject: service })
  const slot = (await timesOf(form)).find(({ seats_left }) => seats_left >= (seats ?? 1))
  if (!slot) throw new Error(`${service} has no time with seats left.`)

  const response = await fetch(`${form.url}/booking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': form.idempotency_key },
    body: JSON.stringify({ slot_id: slot.id, seats: seats ?? slot.seats_left, name: 'Another guest', email }),
  })
  const { data } = await response.json()
  if (!data) throw new Error(`${email} could not book ${service}: ${response.status}`)
  return { ...data.booking, slot }
}

/** The coming times of a service, as a guest sees them who has just come. */
export async function coming(shop: Shop, service: string): Promise<Slot[]> {
  const { form } = await tool(shop, 'book_slot', { subject: service })
  return timesOf({ ...form, prefill: { service } })
}

async function timesOf({ url, prefill }: Pick<Form, 'url' | 'prefill'>): Promise<Slot[]> {
  const response = await fetch(`${url}/slots?${new URLSearchParams({ service: prefill.service ?? '' })}`)
  return (await response.json()).data
}

/** Does on a booking's own page what its buttons do. */
export async function onItsPage({ manage_url = '' }: Booking, act: 'cancel' | 'move', fields = {}): Promise<void> {
  const { ok, status } = await fetch(`${manage_url}/${act}`, {
    method: 'POST',
    headers: { origin: new URL(manage_url).origin },
    body: new URLSearchParams(fields),
  })
  if (!ok) throw new Error(`${act} was answered ${status}.`)
}
