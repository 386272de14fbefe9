import { expect, test, vi } from 'vitest'
import { type Chance, chanceOf } from './chance.ts'
import { compareLetters, sendTheRest } from './letters.ts'
import { isFull, measure } from './measure.ts'
import { shopOn } from './shop-process.ts'
import { mountDisk } from './small-disk.ts'
import { createStorm } from './storm.ts'
import { report } from './tally.ts'

vi.setConfig({ testTimeout: isFull ? 3_600_000 : 180_000 })

/** So many guests hear that something failed before there is room again. */
const FAILURES = 20

test.skipIf(process.platform === 'win32')(
  'a server whose files may not grow says that it failed, and has kept all that it acknowledged',
  async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const tally = { disks: measure.disks, acknowledged: 0, failures: 0 }
    const chance = chanceOf('files that may not grow')
    for (let disk = 0; disk < measure.disks; disk++) {
      await using shop = await shopOn('sqlite')
      const storm = createStorm(chance)
      const server = await shop.start({ mostBytes: sizeFor(chance) })
      tally.failures += await fillUp(storm, server.url)
      server.kill('SIGKILL')
      await server.exited

      await standsIn(shop, storm)
      tally.acknowledged += storm.acknowledged()
    }
    report('files that may not grow', 'sqlite', tally)
  },
)

test('a server on a full disk says that it failed, and goes on by itself once there is room', async ({ skip }) => {
  vi.spyOn(console, 'log').mockReturnValue()
  const tally = { disks: measure.disks, acknowledged: 0, failures: 0 }
  const chance = chanceOf('full disks')
  for (let round = 0; round < measure.disks; round++) {
    await using disk = await mountDisk(sizeFor(chance))
    if (!disk) {
      report('full disks', 'sqlite', { disks: 'none: this user may not mount one' })
      return skip('This user may not mount a small disk, so that none was filled.')
    }

    await using shop = await shopOn('sqlite', disk)
    const storm = createStorm(chance)
    const server = await shop.start()
    tally.failures += await fillUp(storm, server.url)
    await disk.grow(ROOM)
    const { failures } = await storm.rage(server.url, ({ successes }) => successes >= 40)
    expect([failures, storm.unclean]).toEqual([0, []])
    expect(await shop.faults(storm.visits)).toEqual([])

    await disk.fill()
    tally.failures += await fillUp(storm, server.url)
    server.kill('SIGKILL')
    await server.exited
    expect(await startOf(shop)).toMatch(/^started|DATA_DIR: the disk is full/)
    await disk.clear()

    await standsIn(shop, storm)
    tally.acknowledged += storm.acknowledged()
  }
  report('full disks', 'sqlite', tally)
})

const MEGABYTE = 2 ** 20
const ROOM = 16 * MEGABYTE

/** Enough to open a shop, not enough for many bookings. */
const sizeFor = (chance: Chance) => Math.floor((2 + chance.between(0, 20) / 10) * MEGABYTE)

type Shop = Awaited<ReturnType<typeof shopOn>>
type Storm = ReturnType<typeof createStorm>

/** Lets guests come until there is no room for more; how many heard that something failed. */
async function fillUp(storm: Storm, url: string): Promise<number> {
  const { failures, lost } = await storm.rage(url, ({ failures }) => failures >= FAILURES)
  expect([lost, storm.unclean]).toEqual([[], []])
  expect(failures).toBeGreaterThanOrEqual(FAILURES)
  return failures
}

/** A start that has nothing to write needs no room; any other says what is wrong. */
async function startOf(shop: Shop): Promise<string> {
  try {
    await using _ = await shop.start()
    return 'started'
  } catch (error) {
    return `${error}`
  }
}

/** A start with room finds all that was acknowledged, once, and the buttons nobody answered can be pressed again. */
async function standsIn(shop: Shop, storm: Storm) {
  const server = await shop.start()
  expect(await shop.faults(storm.visits)).toEqual([])
  expect(await storm.pressAgain(server.url)).toEqual([])
  expect(await shop.faults(storm.visits)).toEqual([])

  await server[Symbol.asyncDispose]()
  await using db = await shop.opened()
  await sendTheRest(db, shop.dataDir)
  const { files, rows } = await compareLetters(db, shop.dataDir)
  expect(files).toEqual(rows)
}
