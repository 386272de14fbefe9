import { describe, expect, test } from 'vitest'
import type { MerchantRecord } from '../../../../contract/merchant.ts'
import { teaShop, visitor } from '../visitor-for-tests.ts'

/** What the form was last opened with, and the words beside it. */
const formAfter = (...messages: string[]) => formIn(teaShop, ...messages)

async function formIn(record: MerchantRecord, ...messages: string[]): Promise<Record<string, unknown>> {
  const guest = visitor({ record })
  const answers = []
  for (const message of messages) answers.push(await guest.says(message))
  const { calls, text = '' } = answers.at(-1) ?? {}
  const form: Record<string, unknown> = calls?.find(({ name }) => name === 'book_slot')?.arguments ?? {}
  return { ...form, text }
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
  expect(await formAfter('book first steep on thursday', 'the 11am. ana@example.com')).toMatchObject({
    urgency: expect.stringMatching(/thursday.*11am/i),
  })
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

describe('who comes along', () => {
  test.each([
    ['first steep for me my wife and our two kids, thursday', '4 seats'],
    ['3 kids and 2 adults for gongfu wednesday', '5 seats'],
  ])('is counted where heads are paid for: “%s”', async (said, seats) => {
    expect((await formAfter(said)).summary).toMatch(seats)
  })

  test('is no number of seats of what is paid for as a whole', async () => {
    const { summary } = await formAfter('book private table for 2 adults and 3 kids on wednesday')
    expect(summary).toContain('2 adults and 3 kids')
    expect(summary).not.toMatch(/seats/)
  })

  test('is no service', async () => {
    const services = teaShop.services.map((service) =>
      service.code === 'first-steep' ? { ...service, name: 'Little Steep for Kids' } : service,
    )
    const form = await formIn({ ...teaShop, services }, 'white tea walk for me my wife and our two kids, sunday')
    expect(form).toMatchObject({ subject: 'white-tea-walk' })
  })

  test('is told that there is no room, be they hundreds', async () => {
    expect((await formAfter('500 people in gongfu hour on wednesday')).text).toMatch(/^Gongfu Hour has room for 6\./)
  })
})

describe('what is said in messages of their own', () => {
  test('fills the form that was opened without a service', async () => {
    const said = ['can you help me book', 'gongfu hour', 'saturday', 'just me', 'Ola Svobodová', 'ola@example.com']
    expect(await formAfter(...said)).toMatchObject({
      ...{ subject: 'gongfu-hour', urgency: 'saturday', summary: '1 seat' },
      ...{ name: 'Ola Svobodová', email: 'ola@example.com' },
    })
  })

  test('is no name where it is a thing that is asked for', async () => {
    expect(await formAfter('book gongfu wednesday', 'Parking')).toEqual({ text: expect.stringMatching(/parking/i) })
  })
})

test.each([
  ['book gongfu wednesday for 2, Jan jan@example.com', 'Jan'],
  ['book gongfu wednesday for 2, I am Jan', 'Jan'],
  ['book gongfu wednesday for 2, my name is May', 'May'],
  ['book gongfu wednesday for 2, Jan Novotny, jan@example.com', 'Jan Novotny'],
])('who is called as a month is, is no month: “%s”', async (said, name) => {
  expect(await formAfter(said)).toMatchObject({ name, urgency: 'wednesday', summary: '2 seats' })
})

test('a month is no name', async () => {
  const form = await formAfter('book gongfu for 2 in June, ana@example.com')
  expect(form).toMatchObject({ urgency: 'June' })
  expect(form).not.toHaveProperty('name')
})

test('words in haste are read: “2moro 4”', async () => {
  const form = await formAfter('can u squeeze 2 in 2moro 4 first steep')
  expect(form).toMatchObject({
    subject: 'first-steep',
    urgency: 'tomorrow',
    summary: expect.stringMatching(/^2 seats/),
  })
})

describe('a question beside a wish', () => {
  test('does not swallow it, though the service is open', async () => {
    const said = "a sitting sat 28th, 1 person, I'm Te Rangi, rangi@example.com, also can I bring my dog?"
    const form = await formAfter(said)
    expect(form).toMatchObject({ urgency: 'sat 28th', name: 'Te Rangi', email: 'rangi@example.com' })
    expect(form.text).toMatch(/terrace/)
  })

  test('does not swallow a service with a day and a party', async () => {
    const form = await formAfter('white tea walk sunday for 2 - also is there parking?')
    expect(form).toMatchObject({ subject: 'white-tea-walk', urgency: 'sunday', summary: '2 seats' })
    expect(form.text).toMatch(/parking/)
  })
})

test('whoever comes late has booked, and is given no form', async () => {
  expect(await formAfter("i'll be 20 mins late for gongfu hour tonight")).toEqual({ text: expect.any(String) })
})

test.each([
  ['arrange First Steep for me', undefined],
  ['could you get Gongfu Hour booked for me', undefined],
  ['We’re 3 and want First Steep arranged', '3 seats'],
  ['Have me down for First Steep please, one spot. It’s my birthday', '1 seat. It’s my birthday'],
])('words of booking are no note: “%s”', async (said, summary) => {
  const form = await formAfter(said)
  expect(form.summary?.toString().replaceAll("'", '’')).toBe(summary)
})

test.each([
  ['The number of people is wrong, it ought to say 3', '3 seats'],
  ['Apologies, could you raise the number of people to 4?', '4 seats'],
])('“%s” changes how many come', async (said, seats) => {
  expect((await formAfter('First Steep for two please', said)).summary).toContain(seats)
})
