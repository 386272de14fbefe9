import { vi } from 'vitest'
import { calledOff, type Does, marked, onItsPage } from './booking-acts.ts'
import { readLedger } from './ledger.ts'
import { type Count, isInOrder, note } from './steps.ts'
import type { World } from './world.ts'

const OFFER_MS = 120 * 60_000
const AFTER_ALL = Date.parse('2026-11-24T09:00:00Z')

// What chance brings seldom: seats that come free, and then every way out of a list and of an offer.
const partings: [string, Does][] = [
  ['confirmed', onItsPage('cancel')],
  ['offered', onItsPage('accept')],
  ['confirmed', calledOff],
  ['offered', onItsPage('cancel')],
  ['offered', calledOff],
  ['waitlisted', onItsPage('cancel')],
  ['waitlisted', calledOff],
  ['held', calledOff],
]

/** How every run ends: some leave, offers run out, all its days go by, and the shop says who came, twice wrongly. */
export async function end(world: World, count: Count): Promise<void> {
  await lookAt(Date.now(), world)
  for (const [state, does] of partings) {
    const booking = world.known.bookings.find((one) => one.state === state)
    if (booking) note([await does(world, booking)], count)
    await lookAt(Date.now(), world)
  }
  await lookAt(Date.now() + OFFER_MS, world)
  await lookAt(Math.max(Date.now(), AFTER_ALL), world)
  await mark(world, count)
  await lookAt(Date.now(), world)
}

async function mark(world: World, count: Count) {
  const came = world.known.bookings.filter(({ state }) => state === 'confirmed')
  for (const [i, { reference }] of came.entries())
    note([await marked(world, reference, i % 2 === 0 ? 'attended' : 'no_show')], count)
  for (const [i, { reference }] of came.slice(0, 2).entries())
    note([await marked(world, reference, i === 0 ? 'no_show' : 'attended')], count)
}

async function lookAt(time: number, world: World) {
  vi.setSystemTime(time)
  await isInOrder(world, await readLedger(world.db, world.workspaceId))
}
