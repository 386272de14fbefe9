import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ada, databases, seeded } from '../../seeded.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') })
  return () => vi.useRealTimers()
})

type Shop = Awaited<ReturnType<typeof seeded>>

const html = { accept: 'text/html' }
const get = (shop: Shop, path: string) => shop.call('GET', path, { headers: html })
const send = (shop: Shop, path: string, fields: Record<string, string>) =>
  shop.call('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { ...html, 'content-type': 'application/x-www-form-urlencoded' },
  })

async function opened(shop: Shop, known: Record<string, string> = { subject: 'gongfu-hour' }) {
  const form = await shop.opensForm(known)
  const [slot] = await shop.slots(form, 'gongfu-hour')
  return { form, slot, path: `/forms/${form.id}` }
}

const bookings = (shop: Shop) => shop.db.selectFrom('booking').selectAll().execute()

describe.each(databases)('the form without a script, on %s', (on) => {
  test('keeps seats with one press, books with the next, and shows the ticket', async () => {
    await using shop = await seeded({ on })
    const { slot, path } = await opened(shop)
    const kept = await send(shop, `${path}/hold`, { service: 'gongfu-hour', seats: '2', slot_id: slot.id })
    expect([kept.status, kept.headers.get('location')]).toEqual([303, path])
    expect((await get(shop, path)).text).toContain('The seats are kept for you until 10:10.')

    const sent = { slot_id: slot.id, seats: '2', ...ada, summary: '' }
    for (const answer of await Promise.all([send(shop, `${path}/booking`, sent), send(shop, `${path}/booking`, sent)]))
      expect([303, 409]).toContain(answer.status)
    expect((await send(shop, `${path}/booking`, sent)).status).toBe(303)
    expect((await get(shop, path)).text).toContain('Booked')
    expect(await bookings(shop)).toMatchObject([{ state: 'confirmed', party: 2, email: ada.email }])
  })
})

test('a link to the form opens it for words that name no service', async () => {
  await using shop = await seeded()
  const said = new URLSearchParams({ subject: 'A table for four on Saturday afternoon, if possible near the window' })

  expect((await get(shop, `/forms/new?${said}`)).status).toBe(303)
})

test('how the guest’s words were read is said in the language of the page', async () => {
  await using shop = await seeded()
  const { path } = await opened(shop, { subject: 'gongfu-hour', urgency: 'Saturday 28 November' })
  const { text } = await shop.call('GET', path, { headers: { ...html, 'accept-language': 'de-AT' } })

  expect(text).toContain('So haben wir das verstanden: Samstag, 28. November.')
  expect(text).not.toContain('I read that as')
})

test('a hold that has run out is said to be over, and the button still books', async () => {
  await using shop = await seeded()
  const { slot, path } = await opened(shop)
  await send(shop, `${path}/hold`, { seats: '2', slot_id: slot.id })
  vi.setSystemTime(new Date('2026-11-21T10:11:00Z'))
  const late = await send(shop, `${path}/booking`, { slot_id: slot.id, seats: '2', name: '', email: ada.email })

  expect(late.status).toBe(400)
  expect(late.text).toContain('not kept any more')
  expect((await send(shop, `${path}/booking`, { slot_id: slot.id, seats: '2', ...ada })).status).toBe(303)
})

test('a members’ service that was wished for says which plans have it, what they cost, and where to sign in', async () => {
  await using shop = await seeded()
  const { path } = await opened(shop, { subject: 'puerh-cellar' })
  const { text } = await get(shop, path)

  expect(text).toContain('is for members of Cellar (£58 per month) or Trade (£140 per month). If you are one, sign in')
  expect(text).toContain('?chaxi-book=puerh-cellar">To the shop’s site</a>')
  expect(text).toContain('For members of Cellar (£58 per month)</small>')
  expect(text).not.toContain('their guests')
})

test('what a guest may type is kept as they typed it: a form sends each line break as two characters', async () => {
  await using shop = await seeded()
  const { slot, path } = await opened(shop)
  const typed = Array(200).fill('123456789').join('\n')
  const summary = typed.replaceAll('\n', '\r\n')
  const answer = await send(shop, `${path}/booking`, { slot_id: slot.id, seats: '1', ...ada, summary })

  expect([typed.length, answer.status]).toEqual([1999, 303])
  expect(await bookings(shop)).toMatchObject([{ summary: typed }])
})

test('what no form of ours sends is answered with what is wrong about it', async () => {
  await using shop = await seeded()
  const { path } = await opened(shop)
  const answer = await send(shop, `${path}/hold`, { zzz: '1' })

  expect(answer.status).toBe(400)
  expect(answer.text).toContain('zzz: There is no such field.')
})

test('whatever a guest writes is text on the page', async () => {
  await using shop = await seeded()
  const { slot, path } = await opened(shop)
  const odd = '"><script>alert(1)</script>'
  const answer = await send(shop, `${path}/booking`, {
    slot_id: slot.id,
    seats: '2',
    name: odd,
    email: odd,
    summary: odd,
  })

  expect(answer.status).toBe(400)
  expect(answer.text).not.toContain('<script>alert')
  expect(answer.text.match(/&#60;script&#62;alert/g)).toHaveLength(3)
})

test('a program goes on hearing JSON at the same addresses', async () => {
  await using shop = await seeded()
  const { form, slot, path } = await opened(shop)

  expect((await shop.call('GET', path)).body.data.id).toBe(form.id)
  expect((await shop.call('POST', `${path}/hold`, { body: { slot_id: slot.id, seats: 1 } })).status).toBe(404)
  expect((await shop.books(form, { slot_id: slot.id, seats: 1, ...ada })).status).toBe(201)
})

test('what nobody may choose has nothing to press, and a closed form says so', async () => {
  await using shop = await seeded()
  const { path } = await opened(shop, {})
  const { text } = await get(shop, path)
  expect(text).toMatch(/data-closed>.{0,40}<b>Pu&#39;erh Cellar.{0,120}Members only/s)
  expect(text).not.toContain('value="puerh-cellar"')

  vi.setSystemTime(new Date('2026-11-23T10:00:00Z'))
  expect((await get(shop, path)).text).toContain('This form has closed')
})

test('a page that is no form is answered as a page, and its address goes nowhere', async () => {
  await using shop = await seeded()
  const none = await get(shop, '/forms/made-up')
  const { path } = await opened(shop)
  const page = await get(shop, path)

  expect([none.status, none.text.includes('There is no form at this address')]).toEqual([404, true])
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect((await get(shop, `${path}/booking`)).headers.get('location')).toBe(path)
  expect((await get(shop, `${path}?step=everything`)).status).toBe(400)
})

test('fields that nobody sends are refused, not a fault', async () => {
  await using shop = await seeded()
  const { path } = await opened(shop)
  for (const fields of [{}, { seats: 'two' }, { seats: '-1', slot_id: 'x' }, { seats: '1e9', slot_id: 'x' }])
    expect((await send(shop, `${path}/hold`, fields as Record<string, string>)).status).toBe(400)
  expect((await send(shop, `${path}/hold`, { vip: 'yes' })).status).toBe(400)
  expect((await send(shop, `${path}/hold`, { seats: '1', slot_id: 'no-such' })).status).toBe(409)
  expect((await get(shop, `${path}?list=no-such&seats=abc`)).status).toBe(200)
  expect((await send(shop, `${path}/booking`, { list: 'no-such', seats: '1', ...ada })).status).toBe(409)
  expect(await bookings(shop)).toEqual([])
})
