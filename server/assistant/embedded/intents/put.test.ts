import { describe, expect, test } from 'vitest'
import { wordsIn } from '../../../knowledge/lexicon/words.ts'
import { teaShop, visitor } from '../visitor-for-tests.ts'
import { intentOf } from './put.ts'

describe('what a visitor is after is heard by how people put it, whatever it is about', () => {
  test.each([
    ['how many folk go on a First Steep', 'seats'],
    ['when would the White Tea Walk be over, I have a train to catch', 'duration'],
    ['what’s the damage for the Gongfu Hour', 'price'],
    ['just moved here, what sort of things do you put on', 'list'],
    ['could you squeeze four of us from the office in, a friday before christmas', 'book'],
    ['can I have the Gongfu Hour on Leaf', 'planCover'],
    ['we’re in about once a month the two of us, what membership would make sense', 'planFit'],
    ['did our places for Sunday go through, nothing has come by email', 'lookup'],
    ['his lawyer here, kindly send over the dates he was with you', 'others'],
  ])('“%s” → %s', (said, intent) => expect(intentOf(teaShop, wordsIn(said))).toBe(intent))

  test.each(['is there somewhere to leave the car', 'my kettle only does boiling, is that a problem'])(
    '“%s” is after an answer of the record',
    (said) => expect(intentOf(teaShop, wordsIn(said))).toBeUndefined(),
  )
})

describe('what no rule of ours hears is done all the same', () => {
  test('a wish opens the form', async () => {
    const said = 'could four of us from the office come and whisk matcha, a sunday before christmas?'
    expect(await visitor().says(said)).toMatchObject({
      act: 'form',
      calls: [{ arguments: { subject: 'matcha-morning' } }],
    })
  })

  test('memberships are shown to whoever asks for an arrangement', async () => {
    const said = 'Solicitors’ firm here, we have somebody new nearly every month. Is there some arrangement for that?'
    expect((await visitor().says(said)).sources).toContain('plan:trade')
  })

  test('a figure of what is called by its name is said', async () => {
    expect((await visitor().says('how many folk go on a First Steep')).text).toMatch(/^There is room for 8/)
  })

  test('whether a membership covers it is answered, and no form opened', async () => {
    const { act, sources } = await visitor().says('can I have the Private Table on Leaf')
    expect({ act, sources }).toEqual({
      act: 'answer',
      sources: expect.arrayContaining(['plan:leaf', 'service:private-table']),
    })
  })
})
