import { describe, expect, test } from 'vitest'
import type { MerchantRecord } from '../../../../contract/merchant.ts'
import { teaShop, visitor } from '../visitor-for-tests.ts'

// It is Saturday 21 November, ten o'clock in London.
const answerTo = async (said: string, record: MerchantRecord = teaShop) => visitor({ record }).says(said)

describe('hours are those of the day that is asked for', () => {
  test.each([
    ['are you open now', 'Yes, we are open now, until 19:00.'],
    ['are you open today', 'On Saturdays we are open from 09:30 to 19:00.'],
    ['are you open tomorrow', 'On Sundays we are open from 09:30 to 19:00.'],
    ['open on monday?', 'We are closed on Mondays.'],
    ['are you open at christmas', 'We are closed on Thu 24 Dec to Sat 26 Dec.'],
    ['boxng day openn?', 'We are closed on Thu 24 Dec to Sat 26 Dec.'],
    ['boxing day', 'We are closed on Thu 24 Dec to Sat 26 Dec.'],
    ['u open?', 'Yes, we are open now, until 19:00.'],
    ['when do you open next', 'Yes, we are open now, until 19:00.'],
    ['are you open on 23 december', 'On Wed 23 Dec we are open from 10:00 to 18:00.'],
    ['are you open on the 30th of november', 'We are closed on Mon 30 Nov.'],
  ])('“%s”', async (said, told) => {
    expect(await answerTo(said)).toMatchObject({ act: 'answer', text: told })
  })

  test('a shop that is shut at this moment says so, with the hours of the day', async () => {
    const late = { ...teaShop.workspace, timezone: 'Asia/Tokyo' }
    expect((await answerTo('are you open now', { ...teaShop, workspace: late })).text).toBe(
      'No, we are closed now. On Saturdays we are open from 09:30 to 19:00.',
    )
  })
})

test('a date after another is asked of the hours too', async () => {
  const guest = visitor()
  await guest.says('are you open on monday')
  expect((await guest.says('24 december')).text).toBe('We are closed on Thu 24 Dec to Sat 26 Dec.')
  expect((await guest.says('5 december')).text).toMatch(/^On Sat 5 Dec we are open from /)
})

test('a shop that is shut says when it opens next', async () => {
  const late = { ...teaShop.workspace, timezone: 'Asia/Tokyo' }
  const { text } = await visitor({ record: { ...teaShop, workspace: late } }).says('when do you open next')
  expect(text).toMatch(/^We open next on Sun 22 Nov at /)
})

test('of a feast whose eve it is, nothing is said of the day after', async () => {
  const shut = { ...teaShop.workspace, closures: [{ from: '2027-01-01', reason: 'New Year' }] }
  const { text } = await visitor({ record: { ...teaShop, workspace: shut } }).says("are you open on New Year's Eve")
  expect(text).toMatch(/^The hours of that day are not in/)
})

test('the address and the telephone number are told together where both are asked for', async () => {
  const { email, phone, address } = teaShop.workspace
  const guest = visitor()
  expect((await guest.says('whats the address & phone pls')).text).toBe(
    `The address is ${address}. The telephone number is ${phone}.`,
  )
  expect((await guest.says('and email')).text).toBe(`You can write to ${email}.`)
})

describe('of a feast that the record leaves out', () => {
  test.each(['are you open on bank holidays', 'are you open at easter'])(
    '“%s”: that is said, and the usual hours called so',
    async (said) => {
      const { act, text } = await answerTo(said)
      expect(act).toBe('abstain')
      expect(text).toContain('not in the shop’s record. The usual ones are Tuesday to Friday 10:00 to 18:00')
    },
  )

  test('what a piece of knowledge says of it comes first', async () => {
    const holidays = { code: 'holidays', question: 'Are you open on bank holidays?', answer: 'From noon to four.' }
    const { sources } = await answerTo('what are your opening hours on a bank holiday', {
      ...teaShop,
      knowledge: [...teaShop.knowledge, holidays],
    })
    expect(sources).toEqual(['knowledge:holidays'])
  })
})

describe('the dates of a service are those that can be booked', () => {
  const slots = ['2026-11-28T16:00:00Z', '2026-12-12T16:00:00Z', '2026-12-26T16:00:00Z']
  const dates = async (said: string) => (await visitor({ slots }).says(said)).text

  test.each([
    ['is there a blending bench next week', 'Sat 28 Nov at 16:00'],
    ['is there a blending bench on saturday', 'Sat 28 Nov at 16:00'],
    ['blending bench dates in december', 'Sat 12 Dec at 16:00 (3 left), Sat 26 Dec at 16:00'],
  ])('“%s”', async (said, told) => {
    expect(await dates(said)).toContain(`Dates then: ${told}`)
  })

  test('where there is none then, the next are told', async () => {
    expect(await dates('is there a blending bench tomorrow')).toContain(
      'No date can be booked then. Next: Sat 28 Nov at 16:00',
    )
  })

  test('what lies after the last that is known is not denied', async () => {
    expect(await dates('is there a blending bench in january')).not.toContain('No date can be booked')
  })
})
