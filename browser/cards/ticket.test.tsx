// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Booking, BookingState } from '../../contract/bookings.ts'
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
const shop = {
  locale: 'en-GB',
  address: '14 Chandler’s Yard, London SE1 2XP',
  words: { service: 'sitting', services: 'sittings' },
}
const manage_url = 'http://localhost/bookings/t'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:10:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

function ticket(changes: Partial<Booking> = {}, onBook?: (service: string) => void) {
  const root = document.createElement('div')
  render(<Ticket booking={{ ...booking, ...changes }} shop={shop} onBook={onBook} />, root)
  return root
}

const acts = (root: HTMLElement) =>
  [...root.querySelectorAll('a, button')].map((act) => [
    act.textContent?.replace(', opens in a new tab', ''),
    act.getAttribute('href') ?? 'button',
  ])

test('a ticket says what, when in the shop’s time, where, and what happens next in the record’s words', () => {
  const { textContent } = ticket()

  for (const said of ['K7RM-X2QY', 'Booked', 'Gongfu Hour, 2 seats', 'Sat 28 November', '14:00–15:15', 'London time'])
    expect(textContent).toContain(said)
  expect(textContent).toContain(shop.address)
  expect(textContent).toContain(booking.next_step)
})

test('only a guest who was given the address can see or change the booking', () => {
  expect(acts(ticket())).toEqual([])
  expect(acts(ticket({ manage_url }))).toEqual([
    ['See, move or cancel', manage_url],
    ['Add to calendar', `${manage_url}/calendar.ics`],
  ])
})

test('what was booked can be moved and kept in a calendar; on a list there is only a place to leave', () => {
  expect(acts(ticket({ state: 'waitlisted', manage_url }))).toEqual([['Leave the list', manage_url]])
})

test('an offer has one filled button, which leads to where the seats are taken', () => {
  const offered = ticket({ state: 'offered', manage_url })

  expect(acts(offered)).toEqual([
    ['Take the seats', manage_url],
    ['Let them go', manage_url],
  ])
  expect(offered.querySelectorAll('[data-kind=primary]')).toHaveLength(1)
})

test('links to the guest’s own page open beside the shop’s page, and say so', () => {
  const links = [...ticket({ manage_url }).querySelectorAll('a')]

  expect(links.map(({ target, rel }) => [target, rel])).toEqual([
    ['_blank', 'noopener'],
    ['_blank', 'noopener'],
  ])
  for (const { textContent } of links) expect(textContent).toContain('opens in a new tab')
})

test.each<[Partial<Booking>, string]>([
  [{ state: 'waitlisted', list_place: 1 }, '1st on the list'],
  [{ state: 'waitlisted', list_place: 2 }, '2nd on the list'],
  [{ state: 'waitlisted', list_place: 3 }, '3rd on the list'],
  [{ state: 'waitlisted', list_place: 11 }, '11th on the list'],
  [{ state: 'waitlisted', list_place: 22 }, '22nd on the list'],
  [{ state: 'waitlisted' }, 'On the list'],
  [{ state: 'offered', offered_until: '2026-11-21T12:30:00Z' }, 'Yours until 12:30'],
  [{ state: 'offered' }, 'Offered to you'],
])('%o stands first on its ticket: %s', (changes, said) => {
  const root = ticket(changes)

  expect(root.querySelector('.cup')?.textContent).toBe(said)
  expect(root.querySelector('.ticket')?.getAttribute('aria-label')).toBe(`${said}, Reference K7RM-X2QY`)
  expect(root.textContent).not.toContain('Booked')
})

test('a place on a list says that no seats are taken', () => {
  expect(ticket({ state: 'waitlisted' }).textContent).toContain('London time. No seats are taken yet.')
})

test.each<BookingState>(['cancelled', 'expired', 'attended', 'no_show'])(
  'what is %s is history: it does not say booked, and nothing of it can be changed',
  (state) => {
    const over = ticket({ state, manage_url, next_step: 'So it is.' })

    expect(over.querySelector('.ticket')?.getAttribute('data-past')).toBe('true')
    expect(over.textContent).toContain('So it is.')
    expect(over.textContent).not.toContain('Booked')
    expect(acts(over)).toEqual([])
  },
)

test('a booking whose time has passed is history too, whatever the shop has noted', () => {
  vi.setSystemTime('2026-11-28T15:15:00Z')
  const past = ticket({ manage_url })

  expect(past.querySelector('.ticket')?.getAttribute('data-past')).toBe('true')
  expect(acts(past)).toEqual([])
})

test('where a form can be opened, history and a list lead to another one of the same service', () => {
  const opened: string[] = []
  const onBook = (service: string) => void opened.push(service)
  const cancelled = ticket({ state: 'cancelled' }, onBook)
  const listed = ticket({ state: 'waitlisted', manage_url }, onBook)
  expect(acts(cancelled)).toEqual([['Book another sitting', 'button']])
  expect(acts(listed)).toEqual([
    ['See other days', 'button'],
    ['Leave the list', manage_url],
  ])
  expect(acts(ticket({}, onBook))).toEqual([])

  cancelled.querySelector('button')?.click()
  listed.querySelector('button')?.click()
  expect(opened).toEqual(['gongfu-hour', 'gongfu-hour'])
})
