import { describe, expect, test } from 'vitest'
import { recordFrom, visitor } from '../visitor-for-tests.ts'

const browsing = async (...said: string[]) => {
  const guest = visitor()
  let answer = await guest.says(said[0] ?? '')
  for (const next of said.slice(1)) answer = await guest.says(next)
  return { act: answer.act, text: answer.text, codes: answer.sources.map((source) => source.replace('service:', '')) }
}

describe('the catalogue is looked through by what is asked for', () => {
  test.each([
    ['list the sittings on sunday', ['first-steep', 'matcha-morning', 'white-tea-walk']],
    ['do you do sittings in the evening', ['gongfu-hour', 'puerh-cellar', 'private-table']],
    ['is there anything on the 29th', ['first-steep', 'matcha-morning', 'white-tea-walk']],
    ['sittings between 30 and 40 pounds', ['afternoon-pairing', 'blending-bench']],
    ['what have you got over 100 pounds', ['private-table']],
  ])('“%s”', async (said, codes) => {
    expect((await browsing(said)).codes.toSorted()).toEqual(codes.toSorted())
  })

  test('what is held every other week is on that day’s list only in its own week', async () => {
    expect((await browsing('is there a sitting on 28 november')).codes).not.toEqual(
      (await browsing('is there a sitting on 5 december')).codes,
    )
  })

  test('on a day that the shop is closed nothing is', async () => {
    const { text, codes } = await browsing('anything on 25 december?')
    expect(text).toMatch(/^We are closed on /)
    expect(codes).toEqual([])
  })
})

describe('the next question goes on from the last', () => {
  test('another day takes the place of the day, a part of it is asked of that day', async () => {
    expect((await browsing('what is on on wednesday', 'and on sundays?')).text).toMatch(/^On Sundays: /)
    expect((await browsing('what is on on saturday', 'and in the morning?')).text).toMatch(
      /^On Saturdays, in the morning: /,
    )
    expect((await browsing('anything on tonight?', 'tomorrow?')).text).toMatch(/^That day: /)
  })

  test('which is cheaper is asked of those just shown; of two that are named both figures are told, the least first', async () => {
    expect((await browsing('what is on on sundays', 'which is cheapest of those')).codes).toEqual(['first-steep'])
    expect((await browsing('how much is gongfu hour', 'which is cheaper, that or first steep')).codes).toEqual([
      'first-steep',
      'gongfu-hour',
    ])
  })

  test('and so is which is cheapest', async () => {
    expect((await browsing('what is on on fridays?', 'which is cheapest?')).codes).toEqual(['afternoon-pairing'])
    expect((await browsing('which is cheapest?')).codes).toEqual(['first-steep'])
  })

  test('of a list of one it is that one', async () => {
    expect((await browsing('what is on on fridays in the evening', 'cheapest of those')).codes).toEqual([
      'puerh-cellar',
    ])
  })

  test('a day said of nothing that was listed lists nothing', async () => {
    expect((await browsing('how much is gongfu hour', 'ok go on then, one for this friday')).act).toBe('form')
  })
})

test('so much a head and so much a table are told, not weighed', async () => {
  const { text } = await browsing('which is cheaper, gongfu hour or private table')
  expect(text).toMatch(/Gongfu Hour is £26 per seat\. .*Private Table is £\d+ per/)
})

test('what the weather of a day will be is not what is held on it', async () => {
  const { act } = await visitor({ record: recordFrom('eval/copper-wren.json') }).says(
    'what will the weather be on Sunday',
  )
  expect(act).toBe('abstain')
})
