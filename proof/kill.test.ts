import { describe, expect, test, vi } from 'vitest'
import { databases } from '../server/seeded.ts'
import { chanceOf } from './chance.ts'
import { compareLetters, sendTheRest } from './letters.ts'
import { isFull, measure } from './measure.ts'
import { shopOn } from './shop-process.ts'
import { createStorm } from './storm.ts'
import { report } from './tally.ts'

vi.setConfig({ testTimeout: isFull ? 3_600_000 : 180_000 })

describe.each(databases)('on %s', (on) => {
  test('a server killed in a storm of guests has kept what it acknowledged, and starts again by itself', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    await using shop = await shopOn(on)
    const chance = chanceOf(`kills on ${on}`)
    const storm = createStorm(chance)
    let server = await shop.start()
    let pressedAgain = 0

    for (let kill = 0; kill < measure.kills; kill++) {
      const last = chance.between(20, isFull ? 200 : 80)
      const { failures } = await storm.rage(server.url, ({ answers }) => {
        if (answers === last) server.kill('SIGKILL')
        return answers >= last
      })
      expect(await server.exited).toBe('SIGKILL')
      server = await shop.start()

      expect([failures, storm.unclean]).toEqual([0, []])
      expect(await shop.faults(storm.visits)).toEqual([])
      pressedAgain += storm.visits.filter(({ asked }) => asked?.what === 'book').length
      // Where another server may be at work, an attempt is taken for dead only when it has had its time.
      if (on === 'postgres') await shop.forgetPresses()
      expect(await storm.pressAgain(server.url)).toEqual([])
      expect(await shop.faults(storm.visits)).toEqual([])
      await shop.tell(storm.visits)
    }

    await server[Symbol.asyncDispose]()
    await using db = await shop.opened()
    await sendTheRest(db, shop.dataDir)
    const { files, rows } = await compareLetters(db, shop.dataDir)
    expect(files).toEqual(rows)
    expect(files.length).toBeGreaterThanOrEqual(storm.acknowledged())
    report('kills of the server', on, {
      kills: measure.kills,
      acknowledged: storm.acknowledged(),
      pressed_again: pressedAgain,
      letters: files.length,
    })
  })
})
