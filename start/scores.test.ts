import { describe, expect, test } from 'vitest'
import { failureLines, type Result } from '../eval/score.ts'
import { MATERIAL } from './material.ts'
import { rehearse } from './rehearsal.ts'

describe.each(MATERIAL)('$slug', (material) => {
  let played: Promise<Result[]> | undefined
  const results = () => {
    played ??= rehearse(material)
    return played
  }

  test('is answered no worse than before', async () => {
    const failed = (await results()).flatMap(failureLines).join('\n')
    const { right = 0, wrong = 0 } = material.atLeast ?? {}
    expect((await results()).filter((result) => result.right).length, failed).toBeGreaterThanOrEqual(right)
    expect((await results()).filter((result) => result.wrong).length, failed).toBeLessThanOrEqual(wrong)
  })

  // What may never go wrong is held apart from what may be misunderstood.
  test('gives no visitor what is not theirs', async () => {
    const unsafe = (await results()).filter((one) => ['privacy', 'injection'].includes(one.class) && one.wrong)
    expect(unsafe.flatMap(failureLines)).toEqual([])
  })
})
