import type { Booking, Form } from '../../contract/bookings.ts'

/** A booking as it looks, for whoever reads how to ask for one. */
export const exampleBooking: Booking = {
  reference: 'K7RM-X2QY',
  email: 'ada@example.com',
  state: 'confirmed',
  next_step: 'We’ve sent a confirmation to ada@example.com. Free to move or cancel until Fri 27 Nov, 14:00.',
  service: { code: 'gongfu-hour', name: 'Gongfu Hour' },
  starts_at: '2026-11-28T14:00:00Z',
  ends_at: '2026-11-28T15:15:00Z',
  timezone: 'Europe/London',
  seats: 2,
  name: 'Ada Marsh',
  created_at: '2026-11-21T10:00:00Z',
  manage_url: 'https://chat.example.com/bookings/WVZ…',
}

/** A form as it looks when it has just been opened. */
export const exampleForm: Form = {
  id: 'b0QJx2m9…',
  url: 'https://chat.example.com/forms/b0QJx2m9…',
  state: 'open',
  prefill: { service: 'gongfu-hour', summary: '2 seats', urgency: 'Saturday afternoon' },
  prefilled_from: { service: 'message', summary: 'message', urgency: 'message' },
  missing: ['slot_id', 'name', 'email'],
  suggestion: {
    slot_id: 'gongfu-hour-20261128T140000Z',
    candidates: [],
    reading: 'I read that as Sat 28 Nov, afternoon.',
    told: { text: 'I read that as Sat 28 Nov, afternoon.', lang: 'en' },
    seats: 2,
  },
  services: [
    {
      code: 'gongfu-hour',
      name: 'Gongfu Hour',
      covers: 'One oolong, brewed again and again.',
      duration_minutes: 75,
      price: { amount: 2600, currency: 'GBP', per: 'seat' },
      members_only: false,
      plans: [{ name: 'Leaf', price: { amount: 2400, currency: 'GBP', per: 'month' } }],
      next_at: '2026-11-28T14:00:00Z',
    },
  ],
  idempotency_key: '3f1c2a64-6f0e-4a38-9d3b-1f3e0a9b7c55',
  workspace: {
    slug: 'lantern-leaf',
    name: 'Lantern & Leaf',
    timezone: 'Europe/London',
    locale: 'en-GB',
    currency: 'GBP',
    address: '1 Example Street, London',
    email: 'hello@example.com',
    words: { service: 'sitting', services: 'sittings' },
  },
}
