import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { MerchantRecord } from '../../contract/merchant.ts'
import { ada, bo, databases, rpc, seeded } from '../seeded.ts'
import { signMemberToken } from '../visitors/member-token.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') })
  return () => vi.useRealTimers()
})

const forms = { elicitation: { form: {} } }
const known = { subject: 'gongfu-hour' }
const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'book_slot' }

/** Calls `book_slot` as a client of 2026-07-28 that can do `able`. */
async function call(shop: Shop, params: object, { able = forms, token, path = '/mcp' }: Calling = {}) {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': able,
  }
  const body = rpc('tools/call', { name: 'book_slot', ...params, _meta })
  return (await shop.call('POST', path, { body, headers, token })).body
}

interface Calling {
  able?: object
  about?: object
  token?: string
  path?: string
}

/** What a shop asks who opens the form for these arguments. */
async function asks(shop: Shop, about: object = known, calling: Calling = {}) {
  const { result } = await call(shop, { arguments: about }, calling)
  return { ...questionIn(result), state: result.requestState }
}

const questionIn = ({ inputRequests }: { inputRequests: { answers: { params: Question } } }) => {
  const { message, requestedSchema } = inputRequests.answers.params
  const { slot, ...rest } = requestedSchema.properties
  return { message, fields: { slot, ...rest }, times: slot.oneOf, required: requestedSchema.required }
}

interface Question {
  message: string
  requestedSchema: {
    properties: { slot: { oneOf: { const: string; title: string }[]; default?: string } } & Record<string, Field>
    required: string[]
  }
}
interface Field {
  type?: string
  default?: unknown
  maximum?: number
}

const answers = (shop: Shop, state: string, content: object, calling: Calling & { action?: string } = {}) =>
  call(
    shop,
    {
      arguments: calling.about ?? known,
      requestState: state,
      inputResponses: { answers: { action: calling.action ?? 'accept', content } },
    },
    calling,
  )

const bookings = (shop: Shop) => shop.db.selectFrom('booking').selectAll().execute()

describe('a client that asks its person itself', () => {
  test('is asked for time, seats, name and address, filled with what was said', async () => {
    await using shop = await seeded()
    const { message, fields, times, required, state } = await asks(shop, {
      subject: 'gongfu-hour',
      summary: '2 seats, one is vegan',
      urgency: 'next Saturday',
      name: 'Ada Marsh',
    })

    expect(message).toBe(
      'Book Gongfu Hour at Lantern & Leaf. I read that as Sat 28 Nov. Times are London time. Nothing is booked until you send this.',
    )
    expect(times[0]?.title).toMatch(/^\w{3} \d+ \w{3}, \d\d:\d\d–\d\d:\d\d, \d seats left$/)
    expect(fields).toMatchObject({
      slot: { type: 'string', default: times[0]?.const },
      seats: { type: 'integer', minimum: 1, default: 2 },
      name: { type: 'string', default: 'Ada Marsh' },
      email: { type: 'string', format: 'email' },
      summary: { type: 'string', default: 'one is vegan' },
    })
    expect(required).toEqual(['slot', 'seats', 'name', 'email'])
    expect(typeof state).toBe('string')
    expect(await bookings(shop)).toEqual([])
  })

  test('who has not said what for is offered times of every service by name, and none for members', async () => {
    await using shop = await seeded()
    const { message, times } = await asks(shop, {})

    expect(message).toContain('Book a sitting at Lantern & Leaf.')
    expect(times.length).toBeLessThanOrEqual(30)
    expect(new Set(times.map(({ title }) => title.split(',')[0])).size).toBeGreaterThan(4)
    expect(times.every(({ title }) => /, \w{3} \d+ \w{3}, /.test(title))).toBe(true)
  })

  test.each(databases)('has the answers booked, once however often they come, on %s', async (on) => {
    await using shop = await seeded({ on })
    const { times, state } = await asks(shop)
    const given = { slot: times[0]?.const, seats: 2, ...ada, summary: 'One is vegan' }
    const first = await answers(shop, state, given)
    const again = await answers(shop, state, { ...given })

    expect(first.result).toMatchObject({
      resultType: 'complete',
      structuredContent: { status: 'recorded', booking: { seats: 2, email: ada.email, state: 'confirmed' } },
    })
    expect(first.result.content[1].text).toMatch(/^Booked: 2 seats at Gongfu Hour on /)
    expect(again.result).toEqual(first.result)
    expect(await bookings(shop)).toMatchObject([{ state: 'confirmed', party: 2, summary: 'One is vegan' }])
  })

  test.each(databases)('that sends its answers many times at once makes one booking of them, on %s', async (on) => {
    await using shop = await seeded({ on })
    const { times, state } = await asks(shop)
    const given = { slot: times[0]?.const, seats: 2, ...ada }
    const all = await Promise.all(Array.from({ length: 6 }, () => answers(shop, state, given)))
    const heard = all.map(({ result, error }) => result?.structuredContent.status ?? error.data.error)

    expect(heard).toContain('recorded')
    expect(heard.filter((each) => each !== 'recorded' && each !== 'conflict')).toEqual([])
    expect(await bookings(shop)).toHaveLength(1)
  })

  test('cannot have another booking out of the same question', async () => {
    await using shop = await seeded()
    const { times, state } = await asks(shop)
    await answers(shop, state, { slot: times[0]?.const, seats: 2, ...ada })
    const { error } = await answers(shop, state, { slot: times[1]?.const, seats: 1, ...bo })

    expect(error).toMatchObject({ code: -32000, data: { error: 'conflict' } })
    expect(error.message).toContain('another answer already')
    expect(await bookings(shop)).toHaveLength(1)
  })

  test('who declines or closes the questions books nothing, and may not answer them otherwise later', async () => {
    await using shop = await seeded()
    for (const action of ['decline', 'cancel']) {
      const { times, state } = await asks(shop)
      const { result } = await answers(shop, state, {}, { action })
      expect(result).toMatchObject({ resultType: 'complete', structuredContent: { status: 'form_opened' } })
      expect(result.content[1].text).toMatch(/nothing is booked/)
      expect((await answers(shop, state, { slot: times[0]?.const, seats: 1, ...ada })).error.code).toBe(-32000)
    }
    expect(await bookings(shop)).toEqual([])
  })

  test('is asked again with the reason, and with what was right, until the answers can be booked', async () => {
    await using shop = await seeded()
    const { times, state } = await asks(shop)
    const given = { slot: times[0]?.const, seats: 2, name: 'Ada Marsh', email: 'ada at example' }
    const second = await answers(shop, state, given)
    const again = questionIn(second.result)
    expect(second.result.resultType).toBe('input_required')
    expect(again.message).toMatch(/^Give an e-mail address such as ada@example\.com\. Book Gongfu Hour/)
    expect(again.fields).toMatchObject({ slot: { default: given.slot }, name: { default: 'Ada Marsh' } })

    const third = await answers(shop, second.result.requestState, { ...given, email: ada.email })
    expect(third.result.structuredContent.status).toBe('recorded')
  })

  test('whose time has filled up meanwhile is asked for another one', async () => {
    await using shop = await seeded()
    const { times, state } = await asks(shop)
    const slot = times[0]?.const ?? ''
    const other = await shop.opensForm()
    const { seats_left } = (await shop.slots(other, 'gongfu-hour')).find(({ id }: { id: string }) => id === slot)
    await shop.books(other, { slot_id: slot, seats: seats_left, ...bo })
    const { result } = await answers(shop, state, { slot, seats: 2, ...ada })
    const again = questionIn(result)

    expect(again.message).toMatch(/^There are no 2 seats left at that time\./)
    expect(again.times.map(({ const: id }) => id)).not.toContain(slot)
    expect(again.fields).toMatchObject({ email: { default: ada.email } })
    expect(await bookings(shop)).toHaveLength(1)
  })

  test('that sends its state back without an answer is asked once more', async () => {
    await using shop = await seeded()
    const { state } = await asks(shop)
    for (const inputResponses of [undefined, {}, { answers: { method: 'x', result: {} } }])
      expect((await call(shop, { arguments: known, requestState: state, inputResponses })).result.resultType).toBe(
        'input_required',
      )

    expect(await shop.db.selectFrom('form').selectAll().execute()).toHaveLength(1)
  })

  test('that has booked hears its booking again, whatever else it makes of the question', async () => {
    await using shop = await seeded()
    const { times, state } = await asks(shop)
    const earlier = (await call(shop, { arguments: known, requestState: state })).result.requestState
    await answers(shop, state, { slot: times[0]?.const, seats: 2, ...ada })
    const { result } = await call(shop, { arguments: known, requestState: state })

    expect(result).toMatchObject({
      resultType: 'complete',
      structuredContent: { status: 'recorded', booking: { seats: 2, email: ada.email } },
    })
    const { error } = await answers(shop, earlier, { slot: times[1]?.const, seats: 1, ...bo })
    expect(error).toMatchObject({ code: -32000, data: { error: 'conflict' } })
    expect(error.message).toMatch(/that booking stands.*without requestState/)
    expect(await bookings(shop)).toHaveLength(1)
  })
})

describe('a state is refused', () => {
  const refusal = async (shop: Shop, state: unknown, calling: Calling = {}) => {
    const given = { slot: 'x', seats: 1, ...ada }
    const params = {
      arguments: calling.about ?? known,
      requestState: state,
      inputResponses: { answers: { action: 'accept', content: given } },
    }
    const { error } = await call(shop, params, calling)
    expect(await bookings(shop)).toEqual([])
    return error
  }

  test('when a byte of it was changed, or all of it was made up', async () => {
    await using shop = await seeded()
    const { state } = await asks(shop)
    const [payload = '', signature = ''] = state.split('.')
    const longer = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('2026', '2036')).toString(
      'base64url',
    )
    for (const altered of [`${state}x`, `x${state}`, payload, `${longer}.${signature}`, `${payload}.`, '', 7, null, {}])
      expect(await refusal(shop, altered)).toMatchObject({
        code: -32602,
        message: expect.stringContaining('requestState'),
      })
  })

  test('after a quarter of an hour', async () => {
    await using shop = await seeded()
    const { state } = await asks(shop)
    vi.setSystemTime(new Date('2026-11-21T10:15:00Z'))

    expect((await refusal(shop, state)).message).toContain('has run out')
  })

  test('from another caller than the one that was asked', async () => {
    await using shop = await seeded()
    const workspace = await shop.workspace()
    const adas = await signMemberToken(shop.db, workspace, { sub: 'ada', ...ada })
    const bos = await signMemberToken(shop.db, workspace, { sub: 'bo', ...bo })
    const { state, fields } = await asks(shop, known, { token: adas })
    expect(fields).toMatchObject({ name: { default: ada.name }, email: { default: ada.email } })

    expect((await refusal(shop, state, { token: bos })).code).toBe(-32602)
    expect((await refusal(shop, state)).code).toBe(-32602)
  })

  test('with other arguments than it was asked for, whatever order they are in', async () => {
    await using shop = await seeded()
    const { state } = await asks(shop, { subject: 'gongfu-hour', summary: '2 seats' })
    for (const about of [{}, known, { subject: 'first-steep', summary: '2 seats' }, { zzz: 1 }])
      expect(await refusal(shop, state, { about })).toMatchObject({
        code: -32602,
        message: expect.stringContaining('The arguments are others'),
      })

    const { result } = await call(shop, {
      arguments: { summary: '2 seats', subject: 'gongfu-hour' },
      requestState: state,
    })
    expect(result.resultType).toBe('input_required')
  })

  test('with a time of another service than it was asked about', async () => {
    await using shop = await seeded()
    const { state } = await asks(shop)
    const [other] = (await asks(shop, { subject: 'first-steep' })).times
    const { error } = await answers(shop, state, { slot: other?.const, seats: 1, ...ada })

    expect(error).toMatchObject({ code: -32602, message: expect.stringContaining('another service') })
    expect(await bookings(shop)).toEqual([])
  })

  test('of another workspace’s', async () => {
    await using shop = await seeded()
    await using other = await seeded()
    const { state } = await asks(other)

    expect((await refusal(shop, state)).code).toBe(-32602)
  })
})

test('a client that asks nobody has the form and its address, in either era', async () => {
  await using shop = await seeded()
  for (const able of [{}, { elicitation: { url: {} } }, { sampling: {} }])
    expect((await call(shop, { arguments: {} }, { able })).result).toMatchObject({
      resultType: 'complete',
      structuredContent: { status: 'form_opened', form: { url: expect.stringContaining('/forms/') } },
    })

  const legacy = await shop.tool('book_slot')
  expect(legacy.result.structuredContent.status).toBe('form_opened')
})

test('a capability that names no mode means forms, and only the booking tool asks', async () => {
  await using shop = await seeded()
  expect((await call(shop, { arguments: {} }, { able: { elicitation: {} } })).result.resultType).toBe('input_required')

  const list = { name: 'list_plans', arguments: {} }
  const body = rpc('tools/call', {
    ...list,
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': forms,
    },
  })
  const { result } = (await shop.call('POST', '/mcp', { body, headers: { ...headers, 'mcp-name': 'list_plans' } })).body
  expect(result.resultType).toBe('complete')
})

test('where no time is open the form is handed out, which has lists to join', async () => {
  await using shop = await seeded({ record: withoutTimes })
  const { result } = await call(shop, { arguments: {} })

  expect(result.structuredContent.status).toBe('form_opened')
})

function withoutTimes({ services }: MerchantRecord) {
  for (const service of services) service.slots = []
}
