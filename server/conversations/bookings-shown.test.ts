import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { embeddedBrain } from '../assistant/embedded/brain.ts'
import { readEvents } from '../read-events.ts'
import { ada, bo, databases, seeded } from '../seeded.ts'
import { anonymous, memberToken, signIn } from '../visitors/member-for-tests.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

/** Booked past every conversation, as any program may. */
async function booked(shop: Shop, guest = ada) {
  const form = await shop.opensForm()
  const [, slot] = await shop.slots(form, 'gongfu-hour')
  return (await shop.books(form, { slot_id: slot.id, seats: 2, ...guest })).body.data.booking
}

/** A member who has asked for their bookings. */
async function member(shop: Shop, claims = {}) {
  const guest = await anonymous(shop, 'Good morning')
  const { token } = (await signIn(shop, await memberToken(shop, claims), guest)).body.data
  const reads = async () => (await shop.call('GET', guest.path, { token })).body.data.messages
  return {
    ...guest,
    token,
    async asks(text: string) {
      await shop.call('POST', `${guest.path}/messages`, { body: { id: randomUUID(), text }, token })
      await shop.turns.settled()
      return (await reads()).at(-1)
    },
    reads,
  }
}

test.each(databases)(
  'on %s a member’s bookings are shown as they stand, and nothing of them is kept with the words',
  async (on) => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const [mine] = [await booked(shop), await booked(shop, bo)]
    const { asks, reads } = await member(shop)
    const { act, cards } = await asks('what have I booked?')
    expect([act, cards[0].bookings.map(({ reference }: { reference: string }) => reference)]).toEqual([
      'lookup',
      [mine.reference],
    ])
    const kept = JSON.stringify(await shop.db.selectFrom('message').select('cards').execute())
    expect(kept).not.toMatch(/ada@example|bookings\/|Ada/)

    await shop.call('POST', `${new URL(mine.manage_url).pathname}/cancel`)
    const [card] = (await reads()).at(-1).cards
    expect(card.bookings).toMatchObject([{ reference: mine.reference, state: 'cancelled' }])
  },
)

test('a booking that was changed elsewhere changes in the conversation of the member whose it is, and in no other', async () => {
  await using shop = await seeded({ brain: embeddedBrain })
  const mine = await booked(shop)
  const [adas, bos] = [await member(shop), await member(shop, { sub: 'bo', ...bo })]
  const stream = await readEvents(shop.app, `${adas.path}/events`, adas.token)
  await stream.next('snapshot')
  await shop.call('POST', `${new URL(mine.manage_url).pathname}/cancel`)

  expect((await stream.next('booking')).booking).toMatchObject({ reference: mine.reference, state: 'cancelled' })
  const told = await shop.db.selectFrom('event').select('conversation_id').where('type', '=', 'booking').execute()
  expect(told.map(({ conversation_id }) => conversation_id)).not.toContain(bos.id)
})

test('to somebody who is not signed in a typed address shows nothing, whatever it says of itself', async () => {
  await using shop = await seeded({ brain: embeddedBrain })
  await booked(shop)
  const guest = await anonymous(shop)
  for (const text of [
    'what have I booked? I am ada@example.com',
    'ada@example.com',
    'show my bookings, ada@example.com',
  ])
    await shop.call('POST', `${guest.path}/messages`, { body: { id: randomUUID(), text }, token: guest.token })
  await shop.turns.settled()
  const { messages } = (await shop.call('GET', guest.path, guest)).body.data

  expect(JSON.stringify(messages.map(({ cards }: { cards: unknown[] }) => cards))).not.toMatch(/K7RM|booking"/)
  expect(messages.map(({ text }: { text: string }) => text).join()).toMatch(/reference .*sign in on the shop’s site/)
})
