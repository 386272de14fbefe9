import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MerchantRecord } from '../../contract/merchant.ts'
import type { RecordChange, RecordDifference, RecordNow } from '../../contract/record.ts'
import { ada, databases, demoMerchant, seeded } from '../seeded.ts'
import { setUp } from './operator-for-tests.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:40:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A shop whose owner is signed in and edits its record. */
async function edited(shop: Shop) {
  const call = await setUp(shop)
  const read = async (): Promise<RecordNow> => (await call('GET', '/catalogue')).body.data
  const send = (path: string) => async (change: RecordChange, revision?: number) =>
    call('POST', `/catalogue/${path}`, { revision: revision ?? (await read()).revision, change })
  return { call, read, preview: send('preview'), change: send('changes') }
}

const named = (record: MerchantRecord, code: string) => record.services.find((service) => service.code === code)

async function guestOn(shop: Shop, service: string, nth = 1) {
  const form = await shop.opensForm()
  const slots = await shop.slots(form, service)
  const booked = await shop.books(form, { slot_id: slots[nth].id, seats: 2, ...ada })
  return { slot: slots[nth], reference: booked.body.data.booking.reference }
}

describe.each(databases)('the record in the console, on %s', (on) => {
  test('one entry is changed in place, and visitors see it at once', async () => {
    await using shop = await seeded({ on })
    const { read, change } = await edited(shop)
    const before = await read()
    const service = {
      ...named(before.record, 'gongfu-hour'),
      name: 'Gongfu Evening',
      price: { amount: 2850, per: 'seat' },
    }
    const done = await change({ type: 'change', kind: 'services', code: 'gongfu-hour', entry: service })

    expect(done.body.data.differences).toEqual([
      {
        ...{ kind: 'services', code: 'gongfu-hour', title: 'Gongfu Evening', change: 'changed' },
        fields: [
          { name: 'name', before: 'Gongfu Hour', after: 'Gongfu Evening' },
          { name: 'price', before: named(before.record, 'gongfu-hour')?.price, after: service.price },
        ],
      },
    ])
    expect(done.body.data.revision).toBe(before.revision + 1)
    const { services } = (await shop.tool('list_services')).result.structuredContent
    expect(services.find(({ code }: { code: string }) => code === 'gongfu-hour')).toMatchObject({
      name: 'Gongfu Evening',
      price: { amount: 2850 },
    })
    const trail = shop.db.selectFrom('audit').select(['action', 'target_id', 'status'])
    expect(await trail.where('action', '<>', 'set_up').execute()).toEqual([
      { action: 'change_service', target_id: 'gongfu-hour', status: 200 },
    ])
  })

  test('who edits what somebody else has changed meanwhile is refused, and loses nothing of theirs', async () => {
    await using shop = await seeded({ on })
    const { read, change } = await edited(shop)
    const { revision, record } = await read()
    const [one, two] = record.knowledge
    const edit = (answer: string, item = one) =>
      change({ type: 'change', kind: 'knowledge', code: item?.code ?? '', entry: { ...item, answer } }, revision)
    const both = await Promise.all([edit('First.'), edit('Second.', two)])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read()).revision).toBe(revision + 1)
  })

  test('faults stand at the fields of what was edited, and nothing is changed', async () => {
    await using shop = await seeded({ on })
    const { read, change } = await edited(shop)
    const { revision, record } = await read()
    const wrong = {
      ...named(record, 'first-steep'),
      ...{ name: '', plan: 'no-such', price: { amount: 18.5, per: 'seat' }, slots: [] },
    }
    const rule = { starts: '2026-11-03T11:00', repeats: 'FREQ=WEEKLY;BYDAY=XX', seats: 8 }
    const send = (service: object) =>
      change({ type: 'change', kind: 'services', code: 'first-steep', entry: { ...service } })
    const paths = ({ body }: { body: { issues: { path: string }[] } }) => body.issues.map(({ path }) => path).sort()

    expect(paths(await send(wrong))).toEqual(['/name', '/price/amount'])
    expect(paths(await send({ ...wrong, name: 'A', price: { amount: 1, per: 'seat' }, slots: [rule] }))).toEqual([
      '/plan',
      '/slots/0',
    ])
    expect(paths(await change({ type: 'closures', closures: [{ from: '2026-12-26', to: '2026-12-24' }] }))).toEqual([
      '/closures/0/to',
    ])
    expect((await read()).revision).toBe(revision)
  })

  test('a preview names every guest whose time would go, and changes nothing', async () => {
    await using shop = await seeded({ on })
    const { read, preview, change } = await edited(shop)
    const { slot, reference } = await guestOn(shop, 'gongfu-hour')
    const { revision } = await read()
    const closures = [{ from: slot.starts_at.slice(0, 10), reason: 'The kettle is mended' }]
    const stranded = [
      {
        service: 'gongfu-hour',
        starts_at: slot.starts_at,
        wall_start: expect.any(String),
        bookings: 1,
        references: [reference],
      },
    ]

    expect((await preview({ type: 'closures', closures })).body.data.stranded).toEqual(stranded)
    expect((await read()).revision).toBe(revision)
    const form = await shop.opensForm()
    expect((await shop.slots(form, 'gongfu-hour')).map(({ id }: { id: string }) => id)).toContain(slot.id)

    expect((await change({ type: 'closures', closures })).body.data.stranded).toEqual(stranded)
    expect((await shop.slots(form, 'gongfu-hour')).map(({ id }: { id: string }) => id)).not.toContain(slot.id)
    expect((await preview({ type: 'closures', closures })).body.data.stranded).toEqual([])
  })

  test('an import shows what it adds, changes and retires before it is done', async () => {
    await using shop = await seeded({ on })
    const { preview, change, read } = await edited(shop)
    const record = await demoMerchant()
    record.workspace.phone = '+44 20 7946 0000'
    record.knowledge = record.knowledge
      .filter(({ code }) => code !== 'parking')
      .concat({ code: 'coats', question: 'Is there a place for coats?', answer: 'By the door.' })
    const named = ({ kind, code, change, fields }: RecordDifference) => [
      kind,
      code,
      change,
      fields.map(({ name }) => name),
    ]
    const wanted = { type: 'import' as const, record: { ...record } }
    const expected = [
      ['workspace', 'lantern-leaf', 'changed', ['phone']],
      ['knowledge', 'coats', 'added', []],
      ['knowledge', 'parking', 'retired', []],
    ]

    expect((await preview(wanted)).body.data.differences.map(named)).toEqual(expected)
    expect((await read()).record.knowledge.some(({ code }) => code === 'coats')).toBe(false)
    expect((await change(wanted)).body.data.differences.map(named)).toEqual(expected)
    expect((await preview(wanted)).body.data.differences).toEqual([])
  })

  test('the record that is read is the record that can be imported: nothing would change', async () => {
    await using shop = await seeded({ on })
    const { preview, read } = await edited(shop)

    expect((await preview({ type: 'import', record: { ...(await read()).record } })).body.data).toMatchObject({
      differences: [],
      stranded: [],
    })
  })

  test('another order is a change, and visitors read it so', async () => {
    await using shop = await seeded({ on })
    const { change, read } = await edited(shop)
    const { record } = await read()
    const [first, ...others] = record.plans
    const done = await change({ type: 'import', record: { ...record, plans: [...others, ...(first ? [first] : [])] } })

    expect(done.body.data.differences).toMatchObject([
      {
        kind: 'plans',
        change: 'changed',
        fields: [{ name: 'order', after: ['Leaf', 'Cellar', 'Trade', 'Open Table'] }],
      },
    ])
    const { plans } = (await shop.tool('list_plans')).result.structuredContent
    expect(plans.map(({ name }: { name: string }) => name)).toEqual(['Leaf', 'Cellar', 'Trade', 'Open Table'])
  })

  test('a retired service leaves its plans and its bookings stand; a plan that services name stays', async () => {
    await using shop = await seeded({ on })
    const { change, read } = await edited(shop)
    const { reference } = await guestOn(shop, 'gongfu-hour')
    const done = await change({ type: 'retire', kind: 'services', code: 'gongfu-hour' })
    const { record } = await read()

    expect(done.body.data.stranded).toMatchObject([{ references: [reference] }])
    expect(record.plans.flatMap(({ services }) => services)).not.toContain('gongfu-hour')
    const [plan] = record.plans
    const refused = await change({ type: 'retire', kind: 'plans', code: plan?.code ?? '' })
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('First Steep')])
  })
})

test('an import into a shop never makes or touches another one', async () => {
  await using shop = await seeded()
  const { change } = await edited(shop)
  const record = await demoMerchant()
  record.workspace.slug = 'another-shop'
  await change({ type: 'import', record: { ...record } })

  expect(await shop.db.selectFrom('workspace').select('slug').execute()).toEqual([{ slug: 'lantern-leaf' }])
})

test('a code keeps its entry: it cannot be given to another, or changed', async () => {
  await using shop = await seeded()
  const { change, read } = await edited(shop)
  const { record } = await read()
  const item = { ...record.knowledge[0] }
  const twice = await change({ type: 'add', kind: 'knowledge', entry: item })
  await change({ type: 'change', kind: 'knowledge', code: item.code ?? '', entry: { ...item, code: 'other' } })

  expect(twice.body.issues).toEqual([expect.objectContaining({ path: '/code' })])
  expect((await read()).record.knowledge[0]?.code).toBe(item.code)
})
