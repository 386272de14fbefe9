import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { embeddedBrain } from '../assistant/embedded/brain.ts'
import { visitorIn } from '../interventions/visitor-for-tests.ts'
import { databases, seeded } from '../seeded.ts'
import { inhabited, type Program, programOf, type Shop, secondShop } from './programs-for-tests.ts'

afterEach(() => vi.useRealTimers())

const itIs = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })

interface Row {
  id: string
}

/** Reads a list to its end, a page at a time, and says what came on each. */
async function pages(program: Program, path: string, between: (page: number) => Promise<unknown> = async () => {}) {
  const all: Row[][] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { body, headers } = await program.gets(`${path}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    all.push(body.data)
    expect(headers.get('link') ?? '').toBe(
      body.next_cursor === null
        ? ''
        : `</api/v1${path.split('?')[0]}?${new URLSearchParams({ ...query(path), cursor: body.next_cursor })}>; rel="next"`,
    )
    cursor = body.next_cursor
    await between(all.length)
  }
  return all
}

const query = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]))

async function conversations(shop: Shop, count: number) {
  const { token } = (await shop.call('POST', '/visitor/sessions', { body: {} })).body.data
  const ids = []
  for (let i = 0; i < count; i++)
    ids.push((await shop.call('POST', '/visitor/conversations', { body: {}, token })).body.data.id)
  return ids
}

describe.each(databases)('a list on %s', (on) => {
  test('is read page by page without a gap or a repeat, whatever arrives and stirs meanwhile', async () => {
    itIs('2026-11-28T12:00:00Z')
    await using shop = await seeded({ on })
    const program = await programOf(shop, 'read')
    // Seven in one second: what tells equal ones apart is the id.
    const first = await conversations(shop, 7)
    itIs('2026-11-28T12:00:05Z')
    const later = await conversations(shop, 3)
    const read = await pages(program, '/conversations?limit=3', async (page) => {
      itIs(`2026-11-28T12:01:0${page}Z`)
      await conversations(shop, 2)
      await shop.db.updateTable('conversation').set({ updated_at: '2026-11-28T13:00:00Z' }).execute()
    })

    expect(read.map((page) => page.length)).toEqual([3, 3, 3, 1])
    const ids = read.flat().map(({ id }) => id)
    expect(ids.slice(0, 3).sort()).toEqual(later.sort())
    expect(ids.slice(3).sort()).toEqual(first.sort())
  })

  test('of whom nobody has answered begins with the longest wait, and has one of each state', async () => {
    itIs('2026-11-28T12:00:00Z')
    await using shop = await seeded({ on })
    const program = await programOf(shop)
    const waiting = []
    for (const minute of [0, 1, 2, 3, 4]) {
      itIs(`2026-11-28T12:0${minute}:00Z`)
      waiting.push(String((await (await visitorIn(shop)).asksForPerson()).id))
    }
    const [first = '', second = ''] = waiting
    await program.posts(`/interventions/${first}/claim`)
    await program.posts(`/interventions/${second}/resolve`)
    const ids = async (state: string) =>
      (await pages(program, `/interventions?limit=2&state=${state}`)).flat().map(({ id }) => id)

    expect(await ids('open')).toEqual([first, ...waiting.slice(2)])
    expect([await ids('pending'), await ids('active'), await ids('resolved')]).toEqual([
      waiting.slice(2),
      [first],
      [second],
    ])
    expect((await program.gets('/interventions')).body.data).toHaveLength(4)
    expect(await ids('all')).toEqual(waiting)
  })

  test('of bookings has whoever booked with their address, and nothing that would open the booking', async () => {
    await using shop = await seeded({ on })
    const { booking } = await inhabited(shop)
    const program = await programOf(shop, 'read')
    const held = await shop.opensForm()
    const [slot] = await shop.slots(held, 'gongfu-hour')
    await shop.call('PUT', `/forms/${held.id}/hold`, { body: { slot_id: slot.id, seats: 1 } })
    const { data } = (await program.gets('/bookings')).body

    expect(data).toMatchObject([
      {
        reference: booking,
        seats: 2,
        email: 'a•••@example.com',
        guest: { name: 'Ada Marsh', email: 'ada@example.com' },
      },
    ])
    const one = (await program.gets(`/bookings/${booking.toLowerCase().replace('-', '')}`)).body.data
    expect(one.changes.map(({ state, by }: { state: string; by: string }) => `${state} by ${by}`)).toEqual([
      'held by guest',
      'confirmed by guest',
    ])
    expect(JSON.stringify([data, one])).not.toMatch(/manage_url|\/bookings\/\w/)
  })

  test('of messages is the latest 200 in order, and goes back from there', async () => {
    await using shop = await seeded({ on })
    const { conversation } = await inhabited(shop)
    const program = await programOf(shop, 'read')
    const { workspaceId: workspace_id } = program
    const said = Array.from({ length: 450 }, (_, i) => ({
      workspace_id,
      conversation_id: conversation,
      seq: 1000 + i,
      id: randomUUID(),
      author_type: 'visitor' as const,
      author_name: null,
      text: `word ${i}`,
      cards: '[]',
      sources: '[]',
      tool_calls: '[]',
      act: null,
      created_at: '2026-11-28T12:00:00Z',
    }))
    await shop.db.insertInto('message').values(said.slice(0, 300)).execute()
    await shop.db.insertInto('message').values(said.slice(300)).execute()

    const path = `/conversations/${conversation}`
    const latest = (await program.gets(path)).body
    expect(latest.data.messages.map(({ text }: { text: string }) => text)).toEqual(
      said.slice(250).map(({ text }) => text),
    )
    const before = (await program.gets(`${path}?cursor=${latest.next_cursor}`)).body
    expect(before.data.messages.map(({ text }: { text: string }) => text)).toEqual(
      said.slice(50, 250).map(({ text }) => text),
    )
    const oldest = (await program.gets(`${path}?cursor=${before.next_cursor}`)).body
    expect([oldest.data.messages.at(-1).text, oldest.next_cursor]).toEqual(['word 49', null])
    expect(oldest.data.messages[0].text).toBe('Could we bring a cake?')
  })
})

describe('a cursor', () => {
  test.each([
    ['of another list', '/bookings?limit=1', '/audit?limit=1'],
    ['of another filter', '/interventions?state=all&limit=1', '/interventions?state=open&limit=1'],
  ])('%s is refused', async (_, from, to) => {
    await using shop = await seeded()
    await inhabited(shop)
    const program = await programOf(shop)
    const { id } = await (await visitorIn(shop)).asksForPerson()
    await program.posts(`/interventions/${id}/claim`)
    const form = await shop.opensForm()
    const [slot] = await shop.slots(form, 'afternoon-pairing')
    await shop.books(form, { slot_id: slot.id, seats: 1, name: 'Bo', email: 'bo@example.com' })
    const cursor = (await program.gets(from)).body.next_cursor

    expect((await program.gets(`${from}&cursor=${cursor}`)).status).toBe(200)
    const { status, body } = await program.gets(`${to}&cursor=${cursor}`)
    expect([status, body.error, body.issues[0].path]).toEqual([400, 'bad_request', '/cursor'])
  })

  test('of another workspace, or with one symbol changed, is refused', async () => {
    await using shop = await seeded()
    const there = await secondShop(shop)
    await conversations(shop, 2)
    const program = await programOf(shop)
    const cursor: string = (await program.gets('/conversations?limit=1')).body.next_cursor
    const foreign = await programOf(shop, 'read', there.workspace)

    expect((await foreign.gets(`/conversations?cursor=${cursor}`)).status).toBe(400)
    for (let place = 0; place < cursor.length; place += 3) {
      const altered = cursor.slice(0, place) + (cursor[place] === 'A' ? 'B' : 'A') + cursor.slice(place + 1)
      expect((await program.gets(`/conversations?cursor=${altered}`)).status).toBe(400)
    }
  })
})

test('nothing on a card that a key may read opens a form, a booking or a guest’s page', async () => {
  await using shop = await seeded({ brain: embeddedBrain })
  const { conversation, visitor } = await inhabited(shop)
  const { messages } = await visitor.reads()
  const card = messages
    .flatMap(({ cards }: { cards: object[] }) => cards)
    .find((each: { type: string }) => each.type === 'booking_form')
  const [slot] = await shop.slots(card.form, 'gongfu-hour')
  await shop.books(card.form, { slot_id: slot.id, seats: 1, name: 'Bo Lind', email: 'bo@example.com' })
  const { data } = (await (await programOf(shop, 'read')).gets(`/conversations/${conversation}`)).body
  const told = JSON.stringify(data)

  expect(told).toContain('booking_form')
  for (const secret of [card.form.id, card.form.idempotency_key, 'manage_url', '/forms/'])
    expect(told).not.toContain(secret)
})

test('a conversation is told to a key with just these fields', async () => {
  await using shop = await seeded()
  const { conversation, intervention } = await inhabited(shop)
  const program = await programOf(shop)
  const { data } = (await program.gets(`/conversations/${conversation}`)).body
  const keys = (value: object) => Object.keys(value).sort().join(' ')

  expect(keys(data)).toBe(
    'created_at id intervention_id language last_message message_count messages status updated_at visitor',
  )
  expect(keys(data.messages[0])).toBe('author cards created_at id seq sources text tool_calls')
  expect(data).toMatchObject({ status: 'waiting', intervention_id: intervention })
  expect(keys((await program.gets('/interventions')).body.data[0])).toBe(
    'assignee claimed_at conversation_id created_at first_reply_at id last_message reason resolution resolved_at state summary updated_at visitor waiting_since',
  )
})
