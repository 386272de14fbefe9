// @vitest-environment happy-dom
import { render } from 'preact'
import { expect, test } from 'vitest'
import type { Service } from '../../contract/catalogue.ts'
import { ServicesCard } from './service-list.tsx'

const shop = {
  slug: 'lantern-leaf',
  name: 'Lantern & Leaf',
  timezone: 'Europe/London',
  locale: 'en-GB',
  currency: 'GBP',
  address: '14 Chandler’s Yard',
  email: 'desk@lanternleaf.example',
  words: { service: 'sitting', services: 'sittings' },
}

function availability(seats_left: number, changes: Partial<Service> = {}) {
  const service: Service = {
    code: 'gongfu-hour',
    name: 'Gongfu Hour',
    covers: 'Two oolongs',
    plan: 'leaf',
    duration_minutes: 75,
    price: { amount: 2600, currency: 'GBP', per: 'seat' },
    next_slots: [{ id: 'sat-28', starts_at: '2026-11-28T14:00:00Z', seats_left }],
    ...changes,
  }
  const root = document.createElement('div')
  render(<ServicesCard services={[service]} shop={shop} onBook={() => {}} />, root)
  return root.querySelector('.entry small:last-child')?.textContent
}

test('few seats are counted, many are not, and none is said', () => {
  expect([0, 1, 5, 6].map((left) => availability(left))).toEqual(['Full', '1 seat left', '5 seats left', 'Seats free'])
})

test('what one booking takes whole is free or taken, never so many seats left', () => {
  expect([0, 4].map((left) => availability(left, { whole_slot: true }))).toEqual(['Taken', 'Free'])
})

test('what is for members says that before any seats', () => {
  expect(availability(3, { members_only: true })).toBe('For members')
})
