import { vi } from 'vitest'
import { marked } from './booking-acts.ts'
import { readLedger } from './ledger.ts'
import { type Count, isInOrder, note } from './steps.ts'
import type { World } from './world.ts'

const OFFER_MS = 120 * 60_000
const AFTER_ALL = Date.parse('2026-11-24T09:00:00Z')

/** How every run ends: offers run out, then all its days go by, and the shop says who came and twice that it had it wrong. */
export async function end(world: World, count: Count): Promise<void> {
  await at(Date.now() + OFFER_MS, world)
  await at(Math.max(Date.now(), AFTER_ALL), world)
  const came = world.known.bookings.filter(({ state }) => state === 'confirmed')
  for (const [i, { reference }] of came.entries())
    note([await marked(world, reference, i % 2 === 0 ? 'attended' : 'no_show')], count)
  for (const [i, { reference }] of came.slice(0, 2).entries())
    note([await marked(world, reference, i === 0 ? 'no_show' : 'attended')], count)
  await isInOrder(world, await readLedger(world.db, world.workspaceId))
}

async function at(time: number, world: World) {
  vi.setSystemTime(time)
  await isInOrder(world, await readLedger(world.db, world.workspaceId))
}
