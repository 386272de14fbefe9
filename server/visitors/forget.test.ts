import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { claim, reply } from '../interventions/holding.ts'
import { mei, visitorIn } from '../interventions/visitor-for-tests.ts'
import { ada, databases, seeded } from '../seeded.ts'
import { memberToken, signIn } from './member-for-tests.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

const forget = (shop: Shop, token: string) => shop.call('DELETE', '/visitor', { token })

/** A form of this conversation, and how it is booked by. */
async function formIn(shop: Shop, { path, token }: { path: string; token: string }) {
  const { form } = (await shop.call('POST', `${path}/forms`, { body: { subject: 'gongfu-hour' }, token })).body.data
  const [slot] = (await shop.slots(form, 'gongfu-hour')).filter(({ state }: { state: string }) => state === 'free')
  return { form, slot }
}

/** Every place in the database where something of this text stands. */
async function placesOf(shop: Shop, text: string): Promise<string[]> {
  const tables = (await shop.db.introspection.getTables()).map(({ name }) => name)
  const found: string[] = []
  for (const name of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(shop.db)
    if (JSON.stringify(rows).includes(text)) found.push(name)
  }
  return found
}

describe.each(databases)('a visitor who has their data deleted on %s', (on) => {
  test('leaves nothing of what they said, anywhere', async () => {
    await using shop = await seeded({ on })
    const guest = await visitorIn(shop)
    await guest.says('My knee is Xylophonic')
    const { id } = await guest.asksForPerson()
    await guest.says('I am ada.xylophonic@example.com')
    const workspace = await shop.workspace()
    await claim(shop.db, workspace, id, mei)
    await reply(shop.db, workspace, id, { id: crypto.randomUUID(), text: 'Xylophonic is fine.' }, mei)
    await guest.asks('POST', 'transcript', { email: 'ada@example.com' })
    await guest.asks('POST', 'forms', { subject: 'gongfu-hour', summary: 'Xylophonic', name: 'Xylophonic' })
    expect((await placesOf(shop, 'ylophonic')).length).toBeGreaterThan(3)
    expect((await forget(shop, guest.token)).body).toEqual({ ok: true, data: { bookings: 0 } })

    expect(await placesOf(shop, 'ylophonic')).toEqual([])
    expect(await placesOf(shop, guest.id)).toEqual([])
    const { data: visitors } = { data: await shop.db.selectFrom('visitor').selectAll().execute() }
    expect(visitors).toEqual([])
  })

  test('is signed out everywhere, and their token opens nothing', async () => {
    await using shop = await seeded({ on })
    const guest = await visitorIn(shop)
    await forget(shop, guest.token)

    expect((await shop.call('GET', guest.path, { token: guest.token })).body.error).toBe('not_signed_in')
    expect((await forget(shop, guest.token)).body.error).toBe('not_signed_in')
  })

  test('keeps their bookings with the shop, and lets go of seats that were only kept', async () => {
    await using shop = await seeded({ on })
    const guest = await visitorIn(shop)
    const { form, slot } = await formIn(shop, guest)
    await shop.call('POST', `/forms/${form.id}/booking`, {
      body: { slot_id: slot.id, seats: 2, ...ada },
      headers: { 'idempotency-key': 'one' },
    })
    const other = await visitorIn(shop)
    const kept = await formIn(shop, other)
    await shop.call('PUT', `/forms/${kept.form.id}/hold`, { body: { slot_id: kept.slot.id, seats: 2 } })
    const taken = async () =>
      (await shop.db.selectFrom('slot').select('taken').where('id', '=', slot.id).executeTakeFirstOrThrow()).taken
    expect([kept.slot.id, await taken()]).toEqual([slot.id, 4])

    expect((await forget(shop, guest.token)).body.data).toEqual({ bookings: 1 })
    expect((await forget(shop, other.token)).body.data).toEqual({ bookings: 0 })
    expect(await taken()).toBe(2)
    const [booking] = await shop.db.selectFrom('booking').selectAll().where('state', '=', 'confirmed').execute()
    expect(booking).toMatchObject({ name: ada.name, email: ada.email })
    expect((await shop.call('GET', `/forms/${kept.form.id}`)).body.data.state).toBe('expired')
  })

  test('leaves everybody else as they are', async () => {
    await using shop = await seeded({ on })
    const [guest, other] = [await visitorIn(shop), await visitorIn(shop)]
    for (const each of [guest, other]) await each.says('Have you got an elephant?')
    await shop.turns.settled()
    const before = await other.hears()
    await forget(shop, guest.token)

    expect(await other.hears()).toEqual(before)
  })

  test('who is a member comes back as somebody new', async () => {
    await using shop = await seeded({ on })
    const { data } = (await signIn(shop, await memberToken(shop))).body
    const { id } = (await shop.call('POST', '/visitor/conversations', { body: {}, token: data.token })).body.data
    await forget(shop, data.token)
    expect(await placesOf(shop, ada.email)).toEqual([])

    const again = (await signIn(shop, await memberToken(shop))).body.data
    expect(again.visitor.id).not.toBe(data.visitor.id)
    expect([again.conversation, id]).toEqual([undefined, expect.any(String)])
  })

  test('is on the trail as having done so, without a word of what', async () => {
    await using shop = await seeded({ on })
    const guest = await visitorIn(shop)
    await forget(shop, guest.token)

    const rows = await shop.db.selectFrom('audit').select(['action', 'surface', 'status']).execute()
    expect(rows).toEqual([{ action: 'delete_my_data', surface: 'widget', status: 200 }])
  })
})

test('nobody is deleted without a session of theirs', async () => {
  await using shop = await seeded()

  expect((await shop.call('DELETE', '/visitor')).body.error).toBe('not_signed_in')
})
