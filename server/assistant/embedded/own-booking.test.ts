import { describe, expect, test } from 'vitest'
import { visitorIn } from '../../interventions/visitor-for-tests.ts'
import { ada, bo, databases, seeded } from '../../seeded.ts'
import { memberToken } from '../../visitors/member-for-tests.ts'
import { embeddedBrain } from './brain.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

const open = () => seeded({ brain: embeddedBrain })

/** Somebody in a conversation, and the last that they hear of what they say. */
async function guestIn(shop: Shop, signIn: { member_token?: string } = {}) {
  const visitor = await visitorIn(shop, signIn)
  return {
    ...visitor,
    async says(text: string) {
      await visitor.says(text)
      await shop.turns.settled()
      return (await visitor.reads()).messages.at(-1)
    },
  }
}

/** Books by the form that this conversation opens, or past every conversation. */
async function booked(shop: Shop, service: string, { in: visitor, as = ada }: { in?: Guest; as?: typeof ada } = {}) {
  const form = visitor ? (await visitor.says(`Book ${service}`)).cards[0].form : await shop.opensForm()
  const [slot] = await shop.slots(form, service.toLowerCase().replace(' ', '-'))
  return (await shop.books(form, { slot_id: slot.id, seats: 2, ...as })).body.data.booking
}

type Guest = Awaited<ReturnType<typeof guestIn>>

const linked = 'I change no bookings myself; the link on the ticket does.'

describe('what was booked in the conversation is what is asked of afterwards', () => {
  test.each(databases)('on %s: when it is, by its own reference and ticket', async (on) => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const guest = await guestIn(shop)
    const { reference } = await booked(shop, 'Gongfu Hour', { in: guest })
    await guest.says('great thanks')

    for (const asked of [
      'when is it again?',
      'whats my reference',
      'when is my booking?',
      `is ${reference} still on?`,
    ]) {
      const { act, text, cards } = await guest.says(asked)
      expect([asked, act, cards[0]?.booking.reference]).toEqual([asked, 'lookup', reference])
      expect(text).toMatch(new RegExp(`^Booked: Gongfu Hour, .* at .*, 2 seats, reference ${reference}.$`))
    }
  })

  test.each([
    'actually cancel it',
    'can i move it to the week after',
    'move it to the 10th of december',
    'make it wednesday',
    'i can’t make it any more',
    'can i cancel my booking?',
    'cancel the gongfu one',
  ])('“%s”: the link on its ticket does that, and no form is opened for it', async (said) => {
    await using shop = await open()
    const guest = await guestIn(shop)
    const { reference, manage_url } = await booked(shop, 'Gongfu Hour', { in: guest })

    const { text, cards } = await guest.says(said)
    expect(text).toContain(linked)
    expect(cards).toMatchObject([{ type: 'booking', booking: { reference, state: 'confirmed', manage_url } }])
    expect(await shop.db.selectFrom('form').select('id').execute()).toHaveLength(1)
  })

  test('until when it may be cancelled is the record’s to say, and so is when another is held', async () => {
    await using shop = await open()
    const guest = await guestIn(shop)
    await booked(shop, 'Gongfu Hour', { in: guest })

    expect((await guest.says('how late can i cancel it')).sources).toMatchObject([{ code: 'cancel' }])
    await guest.says('how much is Matcha Morning?')
    expect((await guest.says('when is it?')).sources).toMatchObject([{ code: 'matcha-morning' }])
    await guest.says('book Matcha Morning on Saturday')
    expect((await guest.says('make it sunday')).act).toBe('form')
  })

  test('one that is cancelled is said to be, with no word of changing it', async () => {
    await using shop = await open()
    const guest = await guestIn(shop)
    const { manage_url } = await booked(shop, 'Gongfu Hour', { in: guest })
    await shop.call('POST', `${new URL(manage_url).pathname}/cancel`)

    const { text } = await guest.says('cancel it')
    expect(text).toMatch(/^Cancelled: Gongfu Hour/)
    expect(text).not.toContain(linked)
  })
})

test('what was booked elsewhere stays unsaid, also to the same address', async () => {
  await using shop = await open()
  const { reference } = await booked(shop, 'Gongfu Hour')
  await booked(shop, 'Gongfu Hour', { in: await guestIn(shop), as: bo })
  const guest = await guestIn(shop)
  await guest.says('book Gongfu Hour, Ada Marsh ada@example.com')

  for (const asked of [
    'when is it again?',
    'whats my reference',
    'cancel it',
    `is ${reference} still on?`,
    'my bookings',
  ])
    expect(JSON.stringify((await guest.says(asked)).cards)).not.toMatch(/"booking/)
})

test('one that was looked up is the one to be moved, and looked up again for that', async () => {
  await using shop = await open()
  const { reference } = await booked(shop, 'Gongfu Hour')
  const guest = await guestIn(shop)

  const first = await guest.says(`cancel ${reference} ada@example.com please`)
  expect(first.text).toBe(`This is the booking. ${linked}`)
  const { text, cards, tool_calls } = await guest.says('can i move it to the 10th?')
  expect(text).toContain(linked)
  expect([cards[0].booking.reference, tool_calls[0].name]).toEqual([reference, 'get_booking'])
})

test('of a member’s bookings the one that is named is meant, or the only one', async () => {
  await using shop = await open()
  const steep = await booked(shop, 'First Steep')
  const guest = await guestIn(shop, { member_token: await memberToken(shop) })
  await guest.says('my bookings')
  expect((await guest.says('when is it')).cards[0].booking.reference).toBe(steep.reference)

  const gongfu = await booked(shop, 'Gongfu Hour')
  await guest.says('my bookings')
  expect((await guest.says('when is it')).cards[0].bookings).toHaveLength(2)
  const { text, cards } = await guest.says('cancel the gongfu one')
  expect([text.endsWith(linked), cards[0].booking.reference]).toEqual([true, gongfu.reference])
})
