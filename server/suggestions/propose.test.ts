import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pretendModel } from '../assistant/model/pretend-model-for-tests.ts'
import type { Tokens } from '../model-allowance.ts'
import { demoMerchant } from '../seeded.ts'
import { Nonsense, type Proposer, proposeWordings } from './propose.ts'

const pretend = pretendModel()
beforeAll(pretend.listen)
afterEach(pretend.reset)
afterAll(pretend.close)

const day: { isLeft: boolean; spent: Tokens[] } = { isLeft: true, spent: [] }
beforeEach(() => Object.assign(day, { isLeft: true, spent: [] }))
const proposer: Proposer = {
  model: pretend.model,
  allowance: { isLeft: async () => day.isLeft, spend: async (_, tokens) => void day.spent.push(tokens) },
}

test('a model proposes wordings, and is told the answer, what is known and what is asked elsewhere', async () => {
  const record = await demoMerchant()
  pretend.says('{"wordings": ["Where do I leave my car?", "Somewhere to lock a bike?"]}')
  const proposed = await proposeWordings(proposer, record, 'parking')

  expect(proposed).toEqual({
    code: 'parking',
    question: 'Is there parking?',
    wordings: ['Where do I leave my car?', 'Somewhere to lock a bike?'],
    left_out: [],
  })
  const told = pretend.asked.at(-1)
  expect(told?.instructions).toContain('JSON')
  expect(told?.prompt).toContain(record.knowledge.find(({ code }) => code === 'parking')?.answer)
  expect(told?.prompt).toContain('Are dogs allowed?')
  expect(told?.format).toMatchObject({ type: 'json_object' })
})

test('what the record has already, would answer otherwise or cannot take is left out, with why', async () => {
  const said = [
    'is there  PARKING',
    'Please, is there parking?',
    'Are dogs allowed?',
    'x'.repeat(201),
    ' ',
    'A car park?',
  ]
  pretend.says(JSON.stringify({ wordings: [...said, 'a car park'] }))
  const { wordings, left_out } = await proposeWordings(proposer, await demoMerchant(), 'parking')

  expect(wordings).toEqual(['A car park?'])
  expect(left_out.map(({ why }) => why)).toEqual(['known', 'known', 'elsewhere', 'too_long', 'known'])
})

test.each(['I would be glad to help!', '{"wordings": "one"}', '{"ways": []}', '', '[1, 2'])(
  'an answer that is no wordings is called so: %s',
  async (said) => {
    pretend.says(said)
    const asked = proposeWordings(proposer, await demoMerchant(), 'parking')
    await expect(asked).rejects.toThrow(Nonsense)
  },
)

test('a model that is out of order is said to be, without its words', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  pretend.fails(500)
  const asked = proposeWordings(proposer, await demoMerchant(), 'parking')
  await expect(asked).rejects.toThrow(/^The model could not be asked/)
  expect(log.mock.calls).toEqual([['The model could not be asked for wordings: AI_APICallError 500']])
})

test('a model that says nothing is not waited for without end', async () => {
  pretend.stalls()
  const asked = proposeWordings(proposer, await demoMerchant(), 'parking', { patienceMs: 20 })
  await expect(asked).rejects.toThrow(/took too long/)
})

test('what a model used counts towards the day, whether it made sense or not', async () => {
  pretend.says('{"wordings": ["A car park?"]}')
  await proposeWordings(proposer, await demoMerchant(), 'parking')
  pretend.says('I would be glad to help!')
  await proposeWordings(proposer, await demoMerchant(), 'parking').catch(() => undefined)

  expect(day.spent).toEqual([
    { input: 300, output: 60 },
    { input: 300, output: 60 },
  ])
})

test('where nothing of the day is left the model is not asked', async () => {
  day.isLeft = false
  const before = pretend.asked.length
  await expect(proposeWordings(proposer, await demoMerchant(), 'parking')).rejects.toThrow(/used up/)
  expect(pretend.asked).toHaveLength(before)
})

test('what is not in the record is not asked about', async () => {
  const before = pretend.asked.length
  await expect(proposeWordings(proposer, await demoMerchant(), 'no-such')).rejects.toThrow(/does not have/)
  expect(pretend.asked).toHaveLength(before)
})
