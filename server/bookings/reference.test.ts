import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { newReference, readReference } from './reference.ts'

vi.mock('node:crypto', async (actual) => {
  const crypto = await actual<typeof import('node:crypto')>()
  return { ...crypto, randomInt: vi.fn<(max: number) => number>(crypto.randomInt) }
})

const symbols = [...'23456789BCDEFGHJKMNPQRSTVWXYZ']
const references = fc.constant(null).map(newReference)
const places = [0, 1, 2, 3, 5, 6, 7, 8]

test('a reference is read back however it is spaced or cased', () => {
  fc.assert(
    fc.property(references, (reference) => {
      expect(readReference(` ${reference.toLowerCase().replace('-', ' ')} `)).toBe(reference)
    }),
  )
})

test('one wrong symbol is always noticed', () => {
  fc.assert(
    fc.property(references, fc.constantFrom(...places), fc.constantFrom(...symbols), (reference, place, symbol) => {
      fc.pre(reference[place] !== symbol)
      expect(readReference(reference.slice(0, place) + symbol + reference.slice(place + 1))).toBeUndefined()
    }),
  )
})

test('two neighbours that changed places are always noticed', () => {
  fc.assert(
    fc.property(references, fc.nat({ max: 6 }), (reference, i) => {
      const typed = [...reference.replace('-', '')]
      fc.pre(typed[i] !== typed[i + 1])
      typed.splice(i, 2, typed[i + 1] ?? '', typed[i] ?? '')
      expect(readReference(typed.join(''))).toBeUndefined()
    }),
  )
})

test('digits alone, which read like a telephone number, are never given', () => {
  for (let i = 0; i < 7; i++) vi.mocked(randomInt).mockImplementationOnce(() => 0) // 2222-2222
  expect(newReference()).toMatch(/[A-Z]/)
})
