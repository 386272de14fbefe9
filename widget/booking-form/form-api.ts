import * as z from 'zod/mini'
import { request } from '../../browser/request.ts'
import { Booking, Form, Hold, type NewBooking, type NewHold, Slot } from '../../contract/bookings.ts'

/** What one opened form can ask of the server. Every call throws `Refused` or `Unreachable`. */
export interface FormApi {
  /** The coming times, of one service or of all. */
  slots(of: { service?: string }): Promise<Slot[]>
  /** Keeps seats for a while; another slot moves them, the same again in the last minutes keeps them longer. */
  hold(wanted: NewHold): Promise<Hold>
  letGo(): Promise<void>
  /** The same `key` and guest always answer the same booking. */
  book(guest: NewBooking, key: string): Promise<Booking>
  refresh(): Promise<Form>
}

/** Speaks for the form `id` under `baseUrl`, the workspace's own address. */
export function formApi(baseUrl: string, id: string): FormApi {
  const url = `${baseUrl}/forms/${encodeURIComponent(id)}`

  return {
    slots: ({ service }) =>
      request(`${url}/slots${service ? `?service=${encodeURIComponent(service)}` : ''}`, z.array(Slot)),
    hold: async (wanted) =>
      (await request(`${url}/hold`, z.object({ hold: Hold }), { method: 'PUT', body: wanted })).hold,
    letGo: async () => void (await request(`${url}/hold`, z.unknown(), { method: 'DELETE' })),
    book: async (guest, key) => {
      const sent = { method: 'POST', body: guest, headers: { 'idempotency-key': key } } as const
      return (await request(`${url}/booking`, z.object({ booking: Booking }), sent)).booking
    },
    refresh: () => request(url, Form),
  }
}
