import { expect, test } from 'vitest'
import { visitor } from '../visitor-for-tests.ts'

test.each([
  ['how much is First Steep?', 'ah sorry, I meant the afternoon one', /^Afternoon Pairing is £32/],
  ['how long is First Steep?', 'sorry, i meant gongfu', /^Gongfu Hour takes 75/],
  [
    'what time is First Steep on Saturday?',
    'oh sorry, I meant Tuesday',
    /^First Steep is held on Tuesdays and Thursdays at 11:00/,
  ],
])('“%s”, “%s”: the same figure is told of what was meant, and no form is opened', async (asked, said, text) => {
  const guest = visitor()
  await guest.says(asked)
  const answer = await guest.says(said)
  expect(answer).toMatchObject({ act: 'answer', calls: [] })
  expect(answer.text).toMatch(text)
})

test('who wants a place all the same gets the form', async () => {
  const guest = visitor()
  await guest.says('how much is First Steep?')
  const { act, calls } = await guest.says('sorry, I meant gongfu, book two seats please')
  expect({ act, subject: calls[0]?.arguments.subject }).toEqual({ act: 'form', subject: 'gongfu-hour' })
})

test('what is not meant may be described', async () => {
  const { text, sources } = await visitor().says(
    'not the matcha one, I mean the one where one blends a tea. What is the price?',
  )
  expect(sources).toContain('service:blending-bench')
  expect(text).toMatch(/£38/)
})
