import { expect, test } from 'vitest'
import { readWhen } from '../when.ts'
import { suggest } from './suggest.ts'

const shop = { now: '2026-11-21T10:00:00Z', timezone: 'Europe/London', locale: 'en-GB' }
const slot = (id: string, starts_at: string, seats_left = 6) => ({ id, starts_at, seats_left, service: 'gongfu-hour' })

const slots = [
  slot('wed', '2026-11-25T18:30:00Z'),
  slot('sat-morning', '2026-11-28T10:30:00Z'),
  slot('sat-afternoon', '2026-11-28T14:00:00Z'),
  slot('wed-after', '2026-12-02T18:30:00Z', 1),
]
const asked = (words: string, seats?: number) => suggest(slots, readWhen(words, shop) ?? {}, seats, shop.timezone)

test('the one slot that fits is preselected', () => {
  expect(asked('next Saturday afternoon')).toEqual({
    slot_id: 'sat-afternoon',
    candidates: [],
    heard: { days: ['2026-11-28'], part: 'afternoon' },
  })
})

test('several that fit are candidates, the nearest first, and none is chosen for the guest', () => {
  expect(asked('next Saturday')).toMatchObject({ candidates: ['sat-morning', 'sat-afternoon'] })
  expect(asked('next Saturday').slot_id).toBeUndefined()
})

test('where nothing fits, the nearest before and after are offered and it is said so', () => {
  expect(asked('Friday evening')).toEqual({
    candidates: ['wed', 'sat-morning'],
    heard: { days: ['2026-11-27'], part: 'evening', found: 'nearest' },
  })
})

test('where a part of the day said was not read, no time is chosen for the guest', () => {
  expect(asked('Wednesday 31 June')).toMatchObject({ candidates: ['wed'] })
  expect(asked('Wednesday 31 June').slot_id).toBeUndefined()
  expect(asked('the Wednesday after that').slot_id).toBeUndefined()
})

test('where nothing is free then, the next on that weekday is offered too', () => {
  const times = [
    slot('tue', '2026-11-24T18:30:00Z'),
    slot('wed', '2026-12-02T18:30:00Z'),
    slot('sat', '2026-12-05T10:30:00Z'),
  ]
  expect(suggest(times, readWhen('saturday', shop) ?? {}, 1, shop.timezone).candidates).toEqual(['tue', 'sat'])
})

test('a slot without room for the party is not suggested', () => {
  expect(asked('Wednesday 2 December', 2).slot_id).toBeUndefined()
  expect(asked('Wednesday 2 December', 1).slot_id).toBe('wed-after')
})

test('“as soon as possible” is the first slot with room', () => {
  expect(asked('asap').slot_id).toBe('wed')
})

test('“at 10:30” and “at 2” find their slot whichever half of the clock was meant', () => {
  expect(asked('next Saturday at 2').slot_id).toBe('sat-afternoon')
  const late = [slot('late', '2026-11-28T19:00:00Z')]
  expect(suggest(late, readWhen('next Saturday at 7', shop) ?? {}, 1, shop.timezone).slot_id).toBe('late')
})

test('a day that was ruled out is never suggested', () => {
  expect(asked('any day but Wednesday').candidates).toEqual(['sat-morning', 'sat-afternoon'])
})

test('the one that begins within an hour of what was asked, on the day that was named, is preselected', () => {
  expect(asked('6pm on Wed')).toMatchObject({ slot_id: 'wed', candidates: [], heard: { found: 'nearest' } })
  expect(asked('3pm on Wed').slot_id).toBeUndefined()
})
