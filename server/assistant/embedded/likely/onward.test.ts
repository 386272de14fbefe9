import { describe, expect, test } from 'vitest'
import { indexOf } from '../../../knowledge/index-of.ts'
import { teaShop, visitor } from '../visitor-for-tests.ts'
import { onwardFrom } from './onward.ts'

const index = indexOf(teaShop)
const entryOf = (code: string) => {
  const entry = index.entries.find((one) => one.code === code)
  if (!entry) throw new Error(`no entry ${code}`)
  return entry
}

describe('how an entry lies to what was told before', () => {
  const onward = onwardFrom(index, [entryOf('matcha-morning')], { 'knowledge:storage': 0.4 })

  test('it speaks of that by the words of its name', () => {
    expect(onward(entryOf('storage'))?.names).toBeGreaterThan(1)
    expect(onward(entryOf('parking'))?.names).toBe(0)
  })

  test('it points the same way as far as it does', () => {
    const alike = (code: string) => onward(entryOf(code))?.alike ?? 0
    expect(alike('gongfu-hour')).toBeGreaterThan(alike('parking'))
  })

  test('what the message before may have meant as well is near', () => {
    expect(onward(entryOf('storage'))?.guess).toBeCloseTo(Math.log1p(40))
    expect(onward(entryOf('parking'))?.guess).toBe(0)
  })

  test('what was told lies to itself in no way', () => expect(onward(entryOf('matcha-morning'))).toBeUndefined())
})

describe('what the message before may have meant', () => {
  async function guessesAfter(...said: string[]) {
    const guest = visitor()
    for (const one of said) await guest.says(one)
    return (guest.notes() as { guesses: Record<string, number> }).guesses
  }

  test('is kept for the next', async () => {
    const guesses = await guessesAfter('what do the small pastries cost')
    expect(guesses['service:afternoon-pairing']).toBeGreaterThan(0.5)
  })

  test('is not, where it was denied', async () => {
    expect(await guessesAfter('how much is Gongfu Hour', 'not that one')).not.toHaveProperty('service:gongfu-hour')
  })

  test('is nothing, where nothing was found', async () => {
    expect(await guessesAfter('could you pour matcha at our village fete')).toEqual({})
  })
})
