import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Brain } from '../assistant/brain.ts'
import { twoPeople } from '../console/inbox-for-tests.ts'
import { visitorIn } from '../interventions/visitor-for-tests.ts'
import { databases, seeded } from '../seeded.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

const knowing: Brain = {
  async *turn() {
    yield { type: 'text', delta: 'Yes, in Snowsfields.' }
    yield { type: 'end', act: 'answer' }
  },
}

const missing = { value: 'down', comment: 'What it costs' }

/** A visitor who was answered, and how they say what they think of it. */
async function answered(shop: Shop) {
  const visitor = await visitorIn(shop)
  await visitor.says('Is there parking?')
  await shop.turns.settled()
  const [asked, answer] = (await visitor.reads()).messages
  return {
    visitor,
    asked,
    answer,
    thinks: (body: unknown, id: string = answer.id) => visitor.asks('PUT', `messages/${id}/feedback`, body),
    kept: async () => (await visitor.reads()).messages[1].feedback,
    told: async () => (await visitor.told()).filter(({ type }) => type === 'feedback').map(({ data }) => data),
  }
}

describe.each(databases)('what a visitor thinks of an answer, on %s', (on) => {
  test('is kept with the answer, changed and taken back', async () => {
    await using shop = await seeded({ on, brain: knowing })
    const { thinks, kept } = await answered(shop)
    expect(await kept()).toBeUndefined()

    expect((await thinks(missing)).body).toEqual({ ok: true, data: { feedback: missing } })
    expect(await kept()).toEqual(missing)
    await thinks({ value: 'up' })
    expect(await kept()).toEqual({ value: 'up' })
    expect((await thinks({ value: null, comment: 'nothing' })).body.data).toEqual({ feedback: null })
    expect(await kept()).toBeUndefined()
  })

  test('is told once on the stream, however often it is sent', async () => {
    await using shop = await seeded({ on, brain: knowing })
    const { thinks, told, answer } = await answered(shop)
    await Promise.all([thinks(missing), thinks(missing), thinks({ ...missing, comment: ' What it costs ' })])
    await thinks({ value: null })
    await thinks({ value: null })

    expect(await told()).toEqual([
      { message_id: answer.id, feedback: missing },
      { message_id: answer.id, feedback: null },
    ])
  })

  test('is for the assistant’s words alone, and for whoever was answered', async () => {
    await using shop = await seeded({ on, brain: knowing })
    const { visitor, asked, answer, thinks, kept } = await answered(shop)
    const stranger = await visitorIn(shop)
    const path = `${visitor.path}/messages/${answer.id}/feedback`

    expect((await thinks({ value: 'up' }, asked.id)).body.error).toBe('conflict')
    expect((await thinks({ value: 'up' }, randomUUID())).status).toBe(404)
    expect((await stranger.asks('PUT', `messages/${answer.id}/feedback`, { value: 'up' })).status).toBe(404)
    expect((await shop.call('PUT', path, { body: { value: 'up' }, token: stranger.token })).status).toBe(404)
    expect((await shop.call('PUT', path, { body: { value: 'up' } })).status).toBe(401)
    expect(await kept()).toBeUndefined()
  })

  test.each([
    ['another word', { value: 'meh' }],
    ['no word', {}],
    ['a comment that is too long', { value: 'down', comment: 'a'.repeat(501) }],
    ['more than is asked for', { value: 'up', stars: 5 }],
  ])('cannot be %s', async (_, body) => {
    await using shop = await seeded({ on, brain: knowing })
    const { thinks, kept } = await answered(shop)

    expect((await thinks(body)).body.error).toBe('bad_request')
    expect(await kept()).toBeUndefined()
  })

  test('may be changed sixty times in ten minutes, and speaking goes on', async () => {
    await using shop = await seeded({ on, brain: knowing, limits: true })
    const { thinks, visitor } = await answered(shop)
    const statuses = []
    for (let i = 0; i < 61; i++) statuses.push((await thinks({ value: i % 2 ? 'up' : 'down' })).status)

    expect(statuses).toEqual([...Array(60).fill(200), 429])
    expect((await visitor.says('Is there parking for a bicycle?')).status).toBe(202)
  })

  test('is heard and read by the shop’s people, who find the conversations where an answer did not help', async () => {
    await using shop = await seeded({ on, brain: knowing })
    const [mei] = await twoPeople(shop)
    await using news = await mei.follows()
    await news.hears('counts')
    const { visitor, thinks } = await answered(shop)
    await answered(shop)
    expect(await mei.lists('list=unhelpful')).toEqual([])

    await thinks(missing)
    await news.hears('conversation', ({ item }) => item.id === visitor.id && item.unhelpful === 1)
    expect(await mei.lists('list=unhelpful')).toEqual([visitor.id])
    expect((await mei.reads(visitor.id)).messages[1].feedback).toEqual(missing)
    await thinks({ value: 'up' })
    expect(await mei.lists('list=unhelpful')).toEqual([])
  })
})
