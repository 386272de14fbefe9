// @vitest-environment happy-dom
import { render } from 'preact'
import { expect, test } from 'vitest'
import type { Booking } from '../../contract/bookings.ts'
import { Ticket } from './ticket.tsx'

const booking: Booking = {
  reference: 'K7RM-X2QY',
  email: 'a•••@example.com',
  state: 'confirmed',
  next_step: 'We are sending a confirmation to a•••@example.com.',
  service: { code: 'gongfu-hour', name: 'Gongfu Hour' },
  starts_at: '2026-11-28T14:00:00Z',
  ends_at: '2026-11-28T15:15:00Z',
  timezone: 'Europe/London',
  seats: 2,
  name: 'Ada Marsh',
  created_at: '2026-11-21T10:05:00Z',
}
const shop = { locale: 'en-GB', address: '14 Chandler’s Yard, London SE1 2XP' }

function ticket(changes: Partial<Booking> = {}) {
  const root = document.createElement('div')
  render(<Ticket booking={{ ...booking, ...changes }} shop={shop} />, root)
  return root
}

test('a ticket says what, when in the shop’s time, where, and what happens next in the record’s words', () => {
  const { textContent } = ticket()

  for (const said of ['K7RM-X2QY', 'Booked', 'Gongfu Hour, 2 seats', 'Sat 28 November', '14:00–15:15', 'London time'])
    expect(textContent).toContain(said)
  expect(textContent).toContain(shop.address)
  expect(textContent).toContain(booking.next_step)
})

test('only a guest who was given the address can see or change the booking', () => {
  expect(ticket().querySelector('a')).toBeNull()
  expect(ticket({ manage_url: 'http://localhost/bookings/t' }).querySelector('a')?.href).toContain('/bookings/t')
})

test('a cancelled booking is kept as history and does not say booked', () => {
  const cancelled = ticket({ state: 'cancelled', next_step: 'Your seats are released.' })

  expect(cancelled.querySelector('.ticket')?.getAttribute('data-past')).toBe('true')
  expect(cancelled.textContent).toContain('Cancelled')
  expect(cancelled.textContent).not.toContain('Booked')
})

test('a cancelled booking has nothing left to cancel', () => {
  expect(ticket({ state: 'cancelled', manage_url: 'http://localhost/bookings/t' }).querySelector('a')).toBeNull()
})
