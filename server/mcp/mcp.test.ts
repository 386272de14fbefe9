import { describe, expect, test } from 'vitest'
import { ada, rpc, seeded } from '../seeded.ts'
import { signMemberToken } from '../visitors/member-token.ts'

/** Asks the tool schemas of the specification, argument by argument. */
const specified = {
  list_services: [[], []],
  list_plans: [[], []],
  search_knowledge: [['query'], ['query']],
  get_booking: [
    ['reference', 'email'],
    ['reference', 'email'],
  ],
  my_bookings: [['email'], ['email']],
  book_slot: [['subject', 'summary', 'urgency', 'name', 'email'], []],
  highlight_service: [['code'], ['code']],
  open_desk_form: [['subject', 'summary'], []],
} as const

async function booked(shop: Awaited<ReturnType<typeof seeded>>, guest = ada) {
  const form = await shop.opensForm()
  const [slot] = await shop.slots(form, 'gongfu-hour')
  return (await shop.books(form, { slot_id: slot.id, seats: 2, ...guest })).body.data.booking
}

describe('the eight tools', () => {
  test('are exactly the specification’s, closed, with its arguments and no others', async () => {
    await using shop = await seeded()
    const { tools } = (await shop.call('POST', '/mcp', { body: rpc('tools/list') })).body.result

    expect(tools.map(({ name }: { name: string }) => name).sort()).toEqual(Object.keys(specified).sort())
    for (const { name, inputSchema, outputSchema, annotations } of tools) {
      const [known, required] = specified[name as keyof typeof specified]
      expect(Object.keys(inputSchema.properties)).toEqual(known)
      expect(inputSchema.required ?? []).toEqual(required)
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(outputSchema.type).toBe('object')
      expect(annotations.readOnlyHint).toBe(name !== 'book_slot')
    }
  })

  test.each(['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list'])(
    'are one page of %s: a cursor is refused',
    async (method) => {
      await using shop = await seeded()
      const { error } = (await shop.call('POST', '/mcp', { body: rpc(method, { cursor: 'page-2' }) })).body

      expect(error).toMatchObject({ code: -32602, data: { issues: [{ path: '/cursor' }] } })
    },
  )

  test('list what is offered with the record’s own prices and three coming times each', async () => {
    await using shop = await seeded()
    const { services } = (await shop.tool('list_services')).result.structuredContent

    expect(services).toHaveLength(8)
    expect(services[1]).toMatchObject({ code: 'gongfu-hour', price: { amount: 2600, currency: 'GBP', per: 'seat' } })
    expect(services.every(({ next_slots }: { next_slots: unknown[] }) => next_slots.length === 3)).toBe(true)
  })

  test('opening the form a hundred times books nothing', async () => {
    await using shop = await seeded()
    await Promise.all(Array.from({ length: 100 }, () => shop.opensForm({ subject: 'first-steep', ...ada })))

    expect(await shop.db.selectFrom('booking').selectAll().execute()).toEqual([])
  })

  test('a booking is found by its reference and its address, however they are typed', async () => {
    await using shop = await seeded()
    const { reference } = await booked(shop)
    const typed = reference.toLowerCase().replace('-', ' ')
    const answer = await shop.tool('get_booking', { reference: typed, email: 'Ada@Example.com' })

    expect(answer.result.structuredContent.booking).toMatchObject({ reference, email: ada.email, seats: 2 })
  })

  test('a wrong reference and a wrong address are answered byte for byte alike', async () => {
    await using shop = await seeded()
    const { reference } = await booked(shop)
    const ask = async (args: object) => JSON.stringify(await shop.tool('get_booking', args))
    const answers = [
      await ask({ reference, email: 'bo@example.com' }),
      await ask({ reference: 'ZZZZ-ZZZZ', email: ada.email }),
      await ask({ reference: 'no reference at all', email: ada.email }),
    ]

    expect(new Set(answers).size).toBe(1)
    expect(JSON.parse(answers[0] ?? '').error.data).toEqual({ error: 'not_found' })
  })

  test('guessing at a booking is stopped after five wrong tries, and right ones cost nothing', async () => {
    await using shop = await seeded({ limits: true })
    const { reference } = await booked(shop)
    const ask = async (email: string) =>
      (await shop.tool('get_booking', { reference, email })).error?.data.error ?? 'found'
    for (let right = 0; right < 8; right++) expect(await ask(ada.email)).toBe('found')

    const guesses = []
    for (let guess = 0; guess < 6; guess++) guesses.push(await ask(`guess${guess}@example.com`))
    expect(guesses).toEqual([...Array(5).fill('not_found'), 'rate_limited'])
    const right = rpc('tools/call', { name: 'get_booking', arguments: { reference, email: ada.email } })
    const refused = await shop.call('POST', '/mcp', { body: right })
    expect([refused.status, refused.body.error.data.error]).toEqual([200, 'rate_limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  })

  test('bookings are listed for the signed-in member alone', async () => {
    await using shop = await seeded()
    await booked(shop)
    const token = await signMemberToken(shop.db, await shop.workspace(), { sub: 'ada', ...ada })
    const refusal = async (email: string, bearer?: string) =>
      (await shop.tool('my_bookings', { email }, bearer)).error.data.error

    expect(
      (await shop.tool('my_bookings', { email: ada.email }, token)).result.structuredContent.bookings,
    ).toHaveLength(1)
    expect(await refusal('bo@example.com', token)).toBe('forbidden')
    expect(await refusal(ada.email)).toBe('not_signed_in')
  })

  test('a page tool without a page answers a link that does it on arrival', async () => {
    await using shop = await seeded()
    const { structuredContent } = (await shop.tool('highlight_service', { code: 'gongfu-hour' })).result

    expect(structuredContent).toEqual({ status: 'no_page', url: 'http://localhost:8787/?chaxi-highlight=gongfu-hour' })
    expect((await shop.tool('highlight_service', { code: 'no-such' })).error.data.error).toBe('not_found')
  })

  test('arguments that break the schema are each named with their place', async () => {
    await using shop = await seeded()
    const { error } = await shop.tool('get_booking', { reference: 7, vip: true })

    expect(error.code).toBe(-32602)
    expect(error.data.issues.map(({ path }: { path: string }) => path).sort()).toEqual(['/email', '/reference', '/vip'])
  })
})
