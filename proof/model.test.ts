import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { databases, seeded } from '../server/seeded.ts'
import { hurry } from './hurry.ts'
import { measure } from './measure.ts'
import { brokenCalendars } from './model/calendar-invariants.ts'
import { end } from './model/ending.ts'
import { type Count, rushes, sequences } from './model/steps.ts'
import { countWays, waysNotGone } from './model/ways.ts'
import { openWorld } from './model/world.ts'
import { report } from './tally.ts'

// Long enough to find the shortest sequence that breaks a promise.
vi.setConfig({ testTimeout: 1_800_000 })

afterEach(() => vi.useRealTimers())

describe.each(databases)('whatever guests and the shop do on %s', (on) => {
  test('every promise about bookings is kept, one after the other and at once', async () => {
    await using shop = await seeded({ on })
    await hurry(shop.db, on)
    const count: Count = { runs: 0, steps: 0, acts: 0, refused: 0 }
    const property = fc.asyncProperty(rushes(count), sequences(count), async (rush, steps) => {
      count.runs += 1
      const world = await openWorld(shop, `run-${count.runs}`)
      await rush.run(world.known, world)
      await fc.asyncModelRun(() => ({ model: world.known, real: world }), steps)
      await end(world, count)
      expect(await brokenCalendars(shop.db, world.workspaceId)).toEqual([])
      vi.useRealTimers()
    })
    await play(property)
    const ways = await countWays(shop.db)
    report('model', on, { ...count, ...Object.fromEntries(ways) })

    expect(waysNotGone(ways)).toEqual([])
  })
})

/** Plays batches of sequences until the time is up, each from the seed after the last one's. */
async function play<Steps>(property: fc.IAsyncPropertyWithHooks<Steps>): Promise<void> {
  const { seed, sequences, milliseconds } = measure.model
  const end = performance.now() + milliseconds
  for (let batch = 0; batch === 0 || performance.now() < end; batch++)
    await fc.assert(property, { seed: seed + batch, numRuns: sequences })
}
