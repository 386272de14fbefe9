import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { Channels } from '../../contract/channels.ts'
import { embeddedBrain } from '../assistant/embedded/brain.ts'
import { messageUrl } from '../channels/message-links.ts'
import { addMessage } from '../conversations/messages.ts'
import { transact } from '../database.ts'
import { visitorIn } from '../interventions/visitor-for-tests.ts'
import { ada, bo, databases, seeded } from '../seeded.ts'
import { twoPeople } from './inbox-for-tests.ts'
import { setUp } from './operator-for-tests.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

const itIs = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
beforeEach(() => {
  itIs('2026-11-21T13:40:00Z')
})
afterEach(() => vi.useRealTimers())

async function staffed(shop: Shop) {
  const call = await setUp(shop)
  return {
    call,
    looks: async (conversation?: string): Promise<Channels> =>
      z.parse(
        Channels,
        (await call('GET', `/channels${conversation ? `?conversation=${conversation}` : ''}`)).body.data,
      ),
  }
}

async function says(shop: Shop, text: string) {
  const visitor = await visitorIn(shop)
  await visitor.says(text)
  await shop.turns.settled()
  return visitor
}

describe.each(databases)('channels on %s', (on) => {
  test('tell who came by which door in a week; what the shop booked for a guest came by none', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { call, looks } = await staffed(shop)
    itIs('2026-11-13T13:40:00Z')
    await says(shop, 'Good morning')
    itIs('2026-11-20T09:00:00Z')
    await says(shop, 'Good morning')
    await visitorIn(shop)
    itIs('2026-11-21T13:40:00Z')
    const form = await shop.opensForm()
    await shop.opensForm()
    const [slot, next] = await shop.slots(form, 'gongfu-hour')
    await shop.books(form, { slot_id: slot.id, seats: 1, ...ada })
    await call('POST', '/bookings', { slot_id: next.id, seats: 1, ...bo })

    expect((await looks()).doors).toEqual({
      website: { conversations: 1, last_at: '2026-11-20T09:00:00Z' },
      programs: { forms: 2, booked: 1, last_at: '2026-11-21T13:40:00Z' },
    })
  })

  test('show the newest conversation, or the one that was asked for, on three platforms', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { looks } = await staffed(shop)
    const first = await says(shop, 'Do you have parking?')
    itIs('2026-11-21T13:41:00Z')
    const second = await says(shop, 'I want to book Gongfu Hour for two')
    const { preview, recent } = await looks()

    expect(recent.map(({ id, words }) => [id, words])).toEqual([
      [second.id, 'I want to book Gongfu Hour for two'],
      [first.id, 'Do you have parking?'],
    ])
    expect(preview?.conversation.id).toBe(second.id)
    expect(preview?.threads.map(({ platform }) => platform)).toEqual(['line', 'whatsapp', 'wechat'])
    expect((await looks(first.id)).preview?.threads[0]?.said[0]).toMatchObject({
      by: 'guest',
      text: 'Do you have parking?',
    })
  })

  test('find a conversation by what was said in it', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { call } = await staffed(shop)
    const first = await says(shop, 'Do you have PARKING?')
    await says(shop, 'Good morning')
    const found = async (find: string): Promise<Channels> =>
      z.parse(Channels, (await call('GET', `/channels?${new URLSearchParams({ find })}`)).body.data)

    expect(await found('parking')).toMatchObject({
      recent: [{ id: first.id }],
      preview: { conversation: { id: first.id } },
    })
    expect(await found('%')).toMatchObject({ recent: [], preview: null })
  })

  test('give nobody the address by which a guest books', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { looks } = await staffed(shop)
    const visitor = await says(shop, 'I want to book Gongfu Hour for two')
    const form = (await visitor.reads()).messages
      .flatMap(({ cards }: { cards: { type: string; form?: { id: string } }[] }) => cards)
      .find(({ type }: { type: string }) => type === 'booking_form').form
    const shown = JSON.stringify(await looks())

    expect(shown).toContain('http://localhost:8787/forms/FORM_ID')
    expect(shown).not.toContain(form.id)
  })
})

test('private notes and drafts are in no thread', async () => {
  await using shop = await seeded({ brain: embeddedBrain })
  const [mei] = await twoPeople(shop)
  const visitor = await says(shop, 'Good morning')
  await mei.inbox('POST', `/conversations/${visitor.id}/notes`, {
    id: randomUUID(),
    text: 'Wears a canary yellow coat.',
  })
  await mei.inbox('PUT', `/conversations/${visitor.id}/draft`, { kind: 'reply', text: 'A canary sings.' })
  const { text } = await mei.asks('GET', `/channels?conversation=${visitor.id}`)

  expect(text).toContain('Good morning')
  expect(text).not.toContain('canary')
})

test('a shop where nobody has said anything has no preview, and one that is not there is not found', async () => {
  await using shop = await seeded()
  const { call, looks } = await staffed(shop)
  await visitorIn(shop)

  expect([(await looks()).preview, (await looks()).recent]).toEqual([null, []])
  expect((await call('GET', `/channels?conversation=${randomUUID()}`)).status).toBe(404)
  expect((await call('GET', '/channels?platform=telegram')).status).toBe(400)
  expect((await shop.call('GET', '/console/api/channels')).status).toBe(401)
})

test('of a long conversation the latest 200 messages are shown, and an answer is not late for what is not', async () => {
  await using shop = await seeded()
  const { looks } = await staffed(shop)
  const { id } = await visitorIn(shop)
  await shopSays(shop, id, 'Are you there?', 'visitor')
  for (let said = 1; said <= 201; said += 1) await shopSays(shop, id, `Line ${said}`)
  const { has_earlier, threads = [] } = (await looks(id)).preview ?? {}
  const [, whatsapp, wechat] = threads

  expect([has_earlier, whatsapp?.said.length, wechat?.said.length]).toEqual([true, 200, 200])
  expect(whatsapp?.said).toMatchObject(Array.from({ length: 200 }, () => ({ by: 'shop', is_late: false })))
  expect(wechat?.said.map((one) => one.by === 'shop' && one.is_late)).toEqual(
    Array.from({ length: 200 }, (_, i) => i >= 4),
  )
})

const shopSays = async (shop: Shop, id: string, text: string, type: 'assistant' | 'visitor' = 'assistant') => {
  const { id: workspaceId } = await shop.workspace()
  return transact(shop.db, (trx) => addMessage(trx, workspaceId, id, { author: { type }, text }))
}

test('a visitor’s own conversation is shown them as threads, and nobody else’s', async () => {
  await using shop = await seeded({ brain: embeddedBrain })
  const { looks } = await staffed(shop)
  const [mine, theirs] = [await says(shop, 'Do you have parking?'), await says(shop, 'Good morning')]
  const asks = (token?: string) => shop.call('GET', `/visitor/conversations/${mine.id}/threads`, { token })

  expect((await asks(mine.token)).body.data).toEqual((await looks(mine.id)).preview)
  expect([(await asks(theirs.token)).status, (await asks()).status]).toEqual([404, 401])
})

describe('the address of a message that was cut', () => {
  test('opens all of it, as text', async () => {
    await using shop = await seeded()
    const { id } = await visitorIn(shop)
    const workspace = await shop.workspace()
    const text = `${'kettle '.repeat(900)}<b>end</b>`
    const { seq } = await shopSays(shop, id, text)
    const page = await shop.call('GET', new URL(messageUrl(workspace, { conversationId: id, seq })).pathname)

    expect(page.status).toBe(200)
    expect(page.text).toContain('kettle kettle &#60;b&#62;end&#60;/b&#62;')
    expect([page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  })

  test('opens nothing where it was altered, made up, or names a guest’s words', async () => {
    await using shop = await seeded()
    const { id } = await visitorIn(shop)
    const workspace = await shop.workspace()
    const { seq } = await shopSays(shop, id, 'My own words', 'visitor')
    const { seq: later } = await shopSays(shop, id, 'Ours')
    const right = new URL(messageUrl(workspace, { conversationId: id, seq: later })).pathname
    const another = right.replace(`.${later}.`, `.${seq}.`)
    const guests = new URL(messageUrl(workspace, { conversationId: id, seq })).pathname
    const pages = []
    for (const path of [another, guests, `${right}a`, '/said/a.1.b', '/said/%00'])
      pages.push(await shop.call('GET', path))

    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404, 400])
    expect(pages.map(({ text }) => text).join()).not.toContain('own words')
  })
})
