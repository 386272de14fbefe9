import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DayFigures } from '../../contract/figures.ts'
import type { Brain } from '../assistant/brain.ts'
import { embeddedBrain } from '../assistant/embedded/brain.ts'
import { exampleBooking } from '../bookings/examples.ts'
import { setUp } from '../console/operator-for-tests.ts'
import { visitorIn } from '../interventions/visitor-for-tests.ts'
import { ada, databases, seeded } from '../seeded.ts'
import { memberToken } from '../visitors/member-for-tests.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:40:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const at = (instant: string) => vi.setSystemTime(new Date(instant))

/** Does what it is told: the visitor says which act the reply shall be. */
const obedient: Brain = {
  async *turn(_, input) {
    yield { type: 'text', delta: 'So be it.' }
    const act = input.type === 'text' ? acts.find((act) => act === input.text) : undefined
    if (act === 'lookup') yield { type: 'card', card: { type: 'booking', booking: exampleBooking } }
    yield { type: 'end', act: act ?? 'smalltalk' }
  },
}
const acts = ['answer', 'lookup', 'abstain', 'decline', 'clarify', 'smalltalk'] as const

/** A visitor who says these things, one after the other. */
async function saying(shop: Shop, ...words: string[]) {
  const visitor = await visitorIn(shop)
  for (const word of words) {
    await visitor.says(word)
    await shop.turns.settled()
  }
  return visitor
}

/** The visitor's thumb on each answer in turn. */
async function thinks(visitor: Awaited<ReturnType<typeof visitorIn>>, ...values: string[]) {
  const { messages } = await visitor.reads()
  const answers = messages.filter(({ author }: { author: { type: string } }) => author.type === 'assistant')
  for (const [i, value] of values.entries()) await visitor.asks('PUT', `messages/${answers[i].id}/feedback`, { value })
}

async function books(shop: Shop, visitor: Awaited<ReturnType<typeof visitorIn>>) {
  const { form } = (await visitor.asks('POST', 'forms', {})).body.data
  const [slot] = await shop.slots(form, 'gongfu-hour')
  return (await shop.books(form, { slot_id: slot.id, seats: 1, ...ada })).body.data.booking
}

const nothing = {
  ...{ conversations: 0, answered: 0, abstained: 0, declined: 0, handed_off: 0 },
  ...{ forms_opened: 0, booked: 0, helpful: 0, unhelpful: 0 },
}

describe.each(databases)('the figures on %s', (on) => {
  test('count each day what was answered, not known, declined, handed over, booked and thought of it', async () => {
    await using shop = await seeded({ on, brain: obedient })
    const call = await setUp(shop)
    const first = await saying(shop, 'answer', 'lookup', 'abstain', 'decline', 'clarify', 'smalltalk')
    await thinks(first, 'up', 'down', 'down')
    await first.asksForPerson()
    at('2026-11-22T09:00:00Z')
    await visitorIn(shop) // says nothing
    await books(shop, await saying(shop, 'answer'))

    const { days } = (await call('GET', '/figures?days=3')).body.data
    expect(days).toEqual([
      { date: '2026-11-22', ...nothing, conversations: 1, answered: 1, forms_opened: 1, booked: 1 },
      {
        ...{ date: '2026-11-21', ...nothing, conversations: 1, answered: 2, abstained: 1, declined: 1 },
        ...{ handed_off: 1, helpful: 1, unhelpful: 2 },
      },
      { date: '2026-11-20', ...nothing },
    ])
  })

  test('do not call a question answered whose booking was not found, or not even looked for', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const call = await setUp(shop)
    await saying(shop, 'K7RM-X2QY', 'ada@example.com', 'show my bookings')
    const member = await visitorIn(shop, { member_token: await memberToken(shop) })
    await member.says('show my bookings')
    await shop.turns.settled()

    const { messages } = await member.reads()
    expect(messages.at(-1)).toMatchObject({ act: 'lookup', text: 'I find no bookings of yours.' })
    expect((await call('GET', '/figures')).body.data.days[0]).toMatchObject({ answered: 1, abstained: 0 })
  })

  test('begin a day at the shop’s midnight, whatever its zone and time of year', async () => {
    const india = (zone: { workspace: { timezone: string } }) => {
      zone.workspace.timezone = 'Asia/Kolkata'
    }
    await using shop = await seeded({ on, brain: obedient, record: india })
    const call = await setUp(shop)
    for (const instant of ['2026-11-21T18:29:59Z', '2026-11-21T18:30:00Z', '2026-11-22T18:29:59Z']) {
      at(instant)
      await saying(shop, 'answer')
    }

    const { days }: { days: DayFigures[] } = (await call('GET', '/figures?days=2')).body.data
    expect(days.map(({ date, answered }) => [date, answered])).toEqual([
      ['2026-11-22', 2],
      ['2026-11-21', 1],
    ])
  })

  test('count a booking once, on the day it was booked, whatever becomes of it', async () => {
    await using shop = await seeded({ on, brain: obedient })
    const call = await setUp(shop)
    const booking = await books(shop, await visitorIn(shop))
    const elsewhere = await shop.opensForm()
    const [slot] = await shop.slots(elsewhere, 'first-steep')
    await shop.books(elsewhere, { slot_id: slot.id, seats: 1, ...ada })
    at('2026-11-22T09:00:00Z')
    await shop.call('POST', `${new URL(booking.manage_url).pathname}/cancel`)

    const { days }: { days: DayFigures[] } = (await call('GET', '/figures?days=2')).body.data
    expect(days.map(({ forms_opened, booked }) => [forms_opened, booked])).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  test('leave out what an operator took over unasked, and count a thumb only while it stands', async () => {
    await using shop = await seeded({ on, brain: obedient })
    const call = await setUp(shop)
    const visitor = await saying(shop, 'answer')
    await thinks(visitor, 'down')
    await thinks(visitor, 'up')
    await call('POST', `/inbox/conversations/${visitor.id}/take_over`)

    const [today] = (await call('GET', '/figures')).body.data.days
    expect(today).toMatchObject({ handed_off: 0, helpful: 1, unhelpful: 0 })
  })

  test('are the shop’s people’s alone, and of so many days as can be read', async () => {
    await using shop = await seeded({ on })
    const call = await setUp(shop)

    expect((await shop.call('GET', '/console/api/figures')).status).toBe(401)
    expect((await call('GET', '/figures')).body.data.days).toHaveLength(14)
    expect((await call('GET', '/figures?days=91')).body.error).toBe('bad_request')
    expect((await call('GET', '/figures?days=0')).body.error).toBe('bad_request')
  })
})
