import { vi } from 'vitest'
import { answered } from './act.ts'
import { calledOff, type Does, marked, onItsPage } from './booking-acts.ts'
import { readLedger } from './ledger.ts'
import { type Count, isInOrder, note } from './steps.ts'
import type { World } from './world.ts'

const HOLD_MS = 10 * 60_000
const OFFER_MS = 120 * 60_000
const AFTER_ALL = Date.parse('2026-11-24T09:00:00Z')

type Parting = [state: string, does: Does]

// What chance brings seldom: seats that come free, and then every way out of a list and of an offer.
const partings: Parting[] = [
  ['confirmed', onItsPage('cancel')],
  ['offered', onItsPage('accept')],
  ['confirmed', calledOff],
  ['offered', onItsPage('cancel')],
  ['offered', calledOff],
  ['waitlisted', onItsPage('cancel')],
  ['waitlisted', calledOff],
]

/**
 * How every run ends: the record is imported when holds have just run out, some leave, somebody takes an offer too late,
 * all the days go by, and the shop says who came, twice wrongly.
 */
export async function end(world: World, count: Count): Promise<void> {
  await look(world)
  await part(world, count, ['held', calledOff])
  vi.setSystemTime(Date.now() + HOLD_MS)
  note([await answered(world.imports(world.known.told))], count)
  await look(world)
  for (const parting of partings) await part(world, count, parting)
  vi.setSystemTime(Date.now() + OFFER_MS)
  await part(world, count, ['offered', onItsPage('accept')])
  vi.setSystemTime(Math.max(Date.now(), AFTER_ALL))
  await look(world)
  await mark(world, count)
}

async function part(world: World, count: Count, [state, does]: Parting) {
  const booking = world.known.bookings.find((one) => one.state === state)
  if (booking) note([await does(world, booking)], count)
  await look(world)
}

async function mark(world: World, count: Count) {
  const came = world.known.bookings.filter(({ state }) => state === 'confirmed')
  for (const [i, { reference }] of came.entries())
    note([await marked(world, reference, i % 2 === 0 ? 'attended' : 'no_show')], count)
  for (const [i, { reference }] of came.slice(0, 2).entries())
    note([await marked(world, reference, i === 0 ? 'no_show' : 'attended')], count)
  await look(world)
}

const look = async (world: World) => isInOrder(world, await readLedger(world.db, world.workspaceId))
