// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Booking } from '../../contract/bookings.ts'
import { BookingsCard } from './bookings.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

const page = 'https://shop.example/bookings/token'

const gongfu: Booking = {
  reference: 'K7RM-X2QY',
  email: 'ada@example.com',
  state: 'confirmed',
  next_step: 'Free to move or cancel until Fri 27 Nov, 14:00.',
  service: { code: 'gongfu-hour', name: 'Gongfu Hour' },
  starts_at: '2026-11-28T14:00:00Z',
  ends_at: '2026-11-28T15:15:00Z',
  timezone: 'Europe/London',
  seats: 2,
  name: 'Ada Marsh',
  created_at: '2026-11-21T10:04:00Z',
  manage_url: page,
  free_until: '2026-11-27T14:00:00Z',
}
const over = (reference: string): Booking => ({
  ...gongfu,
  reference,
  starts_at: '2026-11-14T14:00:00Z',
  ends_at: '2026-11-14T15:15:00Z',
})

function card(...bookings: Booking[]) {
  const root = document.createElement('div')
  render(<BookingsCard bookings={bookings} locale="en-GB" />, root)
  return {
    root,
    links: [...root.querySelectorAll<HTMLAnchorElement>('.booking__acts a')].map((link) => [
      link.querySelector('span')?.firstChild?.textContent,
      link.getAttribute('href'),
    ]),
  }
}

test('a booking to come says what happens next, and leads to where it is moved and cancelled', () => {
  const { root, links } = card(gongfu)

  expect(root.textContent).toContain('Free to move or cancel until Fri 27 Nov, 14:00.')
  expect(links).toEqual([
    ['Move', `${page}/move`],
    ['Cancel', `${page}/cancel`],
  ])
  expect(root.querySelector('.booking__acts a')?.textContent).toBe('Move, Gongfu Hour, Sat 28 Nov, opens in a new tab')
})

test('after the time for free changes it can be cancelled alone, and once it has begun not even that', () => {
  vi.setSystemTime('2026-11-27T14:00:00Z')
  expect(card(gongfu).links).toEqual([['Cancel', `${page}/cancel`]])
  vi.setSystemTime('2026-11-28T14:00:00Z')
  expect(card(gongfu).links).toEqual([])
})

test('an offer can be taken or let go, and a list be left', () => {
  const offered = card({ ...gongfu, state: 'offered', offered_until: '2026-11-21T12:30:00Z' })
  expect(offered.links).toEqual([
    ['Take the seats', page],
    ['Let them go', `${page}/cancel`],
  ])
  const listed = card({ ...gongfu, state: 'waitlisted', list_place: 3 })
  expect([listed.root.textContent, listed.links]).toEqual([
    expect.stringContaining('3rd on the list'),
    [['Leave the list', `${page}/cancel`]],
  ])
})

test('what is over has nothing to press, and only the latest of it is shown', () => {
  const { root, links } = card(...['a', 'b', 'c', 'd', 'e'].map(over), { ...gongfu, state: 'cancelled' })

  expect(links).toEqual([])
  expect([...root.querySelectorAll('small > bdi')].map(({ textContent }) => textContent)).toEqual(['a', 'b', 'c'])
  expect(root.querySelector('footer')?.textContent).toBe('3 more are over.')
})

test('a reader who may not change it gets no way to', () => {
  const { root, links } = card({ ...gongfu, manage_url: undefined })
  expect([links, root.querySelectorAll('a').length]).toEqual([[], 0])
})
