import { describe, expect, test } from 'vitest'
import { visitor } from '../visitor-for-tests.ts'

/** What the form was last opened with, and the words beside it. */
async function formAfter(...messages: string[]) {
  const guest = visitor()
  const answers = []
  for (const message of messages) answers.push(await guest.says(message))
  const { calls, text = '' } = answers.at(-1) ?? {}
  return { text, ...calls?.find(({ name }) => name === 'book_slot')?.arguments }
}

describe('a day counted from the one said before is worked out', () => {
  test.each([
    ['book first steep this thursday', 'change that to the thursday after', 'Thursday 3 December'],
    ['book gongfu wednesday week for four', 'sorry i mean the week after that', 'Wednesday 9 December'],
    ['book first steep on 24 december', 'first saturday after that then', 'Saturday 2 January'],
  ])('“%s”, “%s”', async (first, then, urgency) => expect(await formAfter(first, then)).toMatchObject({ urgency }))
})

test('another hour keeps the day', async () => {
  expect(await formAfter('book first steep thu 11am for 4', 'no, 6pm')).toMatchObject({ urgency: 'thu 6pm' })
})

test.each([
  ['book for 24 december first steep', '24 december'],
  ['book matcha morning for 28 nov, 2 couples', '28 nov'],
  ['reserve gongfu for 5/12 for 3 people', '5/12'],
])('a date after “for” is no party: “%s”', async (said, urgency) => {
  const form = await formAfter(said)
  expect(form).toMatchObject({ urgency })
  expect(form).not.toMatchObject({ summary: expect.stringMatching(/24|28|5/) })
})

test('a day that the shop is closed is said to be', async () => {
  expect((await formAfter('book first steep for 24 december')).text).toMatch(
    /^We are closed on Thu 24 Dec to Sat 26 Dec\./,
  )
})
