import { describe, expect, it } from 'vitest'
import { recordFrom, visitor } from '../visitor-for-tests.ts'

const bikes = recordFrom('eval/cobble-cycles.json')

describe('a rule that shares a common word or two with a question is offered, not said', () => {
  it('asks whether that is meant', async () => {
    const { act, choices } = await visitor({ record: bikes }).says('is there a course for parts?')
    expect(act).toBe('clarify')
    expect(choices.map(({ label }) => label)).toEqual(['Can I bring my own parts?', 'Ask a person'])
  })

  it('and says it where most of what it is asked by was said', async () => {
    const { sources } = await visitor({ record: bikes }).says('do you have a loan bike for meanwhile?')
    expect(sources).toEqual(['knowledge:loan'])
  })
})
