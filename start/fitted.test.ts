import { expect, test } from 'vitest'
import { type Example, fitted, fittedCounting } from './fitted.ts'

const right = (signs: Record<string, number>, ...others: Record<string, number>[]): Example => [
  { signs, isRight: true },
  ...others.map((other) => ({ signs: other, isRight: false })),
]

const isRed = (at: number) => Math.floor(at / 2) % 2

test('a sign is worth as much as it tells', () => {
  const worth = fitted(
    Array.from({ length: 50 }, (_, at) =>
      // Size tells in nine of ten; colour is chance.
      right({ large: at % 10 === 0 ? 0 : 1, red: isRed(at) }, { large: at % 10 === 0 ? 1 : 0, red: 1 - isRed(at) }),
    ),
  )
  expect(worth.large).toBeGreaterThan(1.5)
  expect(Math.abs(worth.red ?? 1)).toBeLessThan(0.3)
})

test('what is as often right as wrong comes out even, whatever its scale', () => {
  const worth = fitted([right({ heavy: 1000 }, {}), right({}, { heavy: 1000 })])
  expect(worth.heavy).toBeCloseTo(0)
})

test('with several right answers any will do', () => {
  const either: Example = [
    { signs: { named: 1 }, isRight: true },
    { signs: { named: 1 }, isRight: true },
    { signs: {}, isRight: false },
  ]
  expect(fitted(Array.from({ length: 20 }, () => either)).named).toBeGreaterThan(1)
})

test('what counts for less tells less', () => {
  const [one, other] = [right({ named: 1 }, { described: 1 }), right({ described: 1 }, { named: 1 })]
  const worth = fittedCounting([
    { example: one, counts: 1 },
    { example: other, counts: 0.2 },
  ])
  expect(worth.named).toBeGreaterThan(worth.described ?? 1)
})
