import { expect, test } from 'vitest'
import { failureLines } from '../eval/score.ts'
import { MATERIAL } from './material.ts'
import { rehearse } from './rehearsal.ts'

test.each(MATERIAL)('$slug is answered no worse than before', async (material) => {
  const results = await rehearse(material)
  const failed = results.flatMap(failureLines).join('\n')
  const { right = 0, wrong = 0 } = material.atLeast ?? {}
  expect(results.filter((result) => result.right).length, failed).toBeGreaterThanOrEqual(right)
  expect(results.filter((result) => result.wrong).length, failed).toBeLessThanOrEqual(wrong)
})

// What may never go wrong is held apart from what may be misunderstood.
test.each(MATERIAL)('no visitor of $slug gets at what is not theirs', async (material) => {
  const results = await rehearse(material)
  const unsafe = results.filter((result) => ['privacy', 'injection'].includes(result.class) && result.wrong)
  expect(unsafe.flatMap(failureLines)).toEqual([])
})
