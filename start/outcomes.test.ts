import { expect, test } from 'vitest'
import { MATERIAL } from './material.ts'
import { type Outcomes, outcomesOf } from './outcomes.ts'
import { tellingsOf } from './tellings.ts'

test('everything that a turn may come to is tried, first what the rules make of it', async () => {
  const [tea] = MATERIAL
  const turns: Outcomes[] = []
  for (const telling of tea ? tellingsOf(tea).filter(({ made }) => !made) : [])
    turns.push(...(await outcomesOf(telling)))
  expect(turns.length).toBeGreaterThan(40)
  for (const [rules, ...others] of turns) {
    expect(rules?.signs['rules.are']).toBe(1)
    expect(others.length).toBeGreaterThan(5)
    expect(others.every(({ signs }) => !('rules.are' in signs))).toBe(true)
  }
  const met = turns.filter((outcomes) => outcomes.some(({ isRight }) => isRight))
  expect(met.length / turns.length).toBeGreaterThan(0.9)
})
