import { describe, expect, it } from 'vitest'
import type { MerchantRecord } from '../../../../contract/merchant.ts'
import { recordFrom, teaShop, visitor } from '../visitor-for-tests.ts'

const bikes = recordFrom('eval/cobble-cycles.json')

describe('a rule that shares a common word or two with a question is not said', () => {
  it('for those alone', async () =>
    expect((await visitor({ record: bikes }).says('is there a course for parts?')).sources).toEqual([]))

  it('and says it where most of what it is asked by was said', async () => {
    const { sources } = await visitor({ record: bikes }).says('do you have a loan bike for meanwhile?')
    expect(sources).toEqual(['knowledge:loan'])
  })
})

describe('who comes along is no question of what to bring', () => {
  const mats = { code: 'mats', question: 'Do I need to bring a mat?', answer: 'No, bring your own if you prefer it.' }
  const friends = { code: 'friends', question: 'Can I bring a friend?', answer: 'Yes, they may watch.' }
  const asked = async (said: string, knowledge: MerchantRecord['knowledge']) =>
    (await visitor({ record: { ...teaShop, knowledge } }).says(said)).sources

  it.each(['what if i come with her', 'can i bring one more person', 'can i bring my wife'])('“%s”', async (said) => {
    expect(await asked(said, [mats])).toEqual([])
    expect(await asked(said, [mats, friends])).not.toContain('knowledge:mats')
  })

  it('and is answered where the record speaks of that', async () => {
    expect(await asked('can i bring my wife', [mats, friends])).toEqual(['knowledge:friends'])
    expect(await asked('what should i bring', [mats, friends])).toEqual(['knowledge:mats'])
  })
})
