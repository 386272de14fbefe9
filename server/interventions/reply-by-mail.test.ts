import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deliverDue } from '../mail/delivery.ts'
import type { Outgoing } from '../mail/outgoing.ts'
import { databases, seeded } from '../seeded.ts'
import { memberToken } from '../visitors/member-for-tests.ts'
import { claim, release, reply, resolve } from './holding.ts'
import { findIntervention } from './interventions.ts'
import { sweepInterventions } from './sweep.ts'
import { mei, visitorIn } from './visitor-for-tests.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

const NIGHT = '2026-11-28T22:00:00Z' // the shop is shut until 09:30
const itIs = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })

beforeEach(() => void itIs(NIGHT))
afterEach(() => vi.useRealTimers())

async function waiting(shop: Shop, signIn = {}) {
  const guest = await visitorIn(shop, signIn)
  const { id } = await guest.asksForPerson()
  const workspace = await shop.workspace()
  return {
    guest,
    id,
    replies: (text: string, messageId: string = randomUUID()) =>
      reply(shop.db, workspace, id, { id: messageId, text }, mei),
    async passesOn() {
      await claim(shop.db, workspace, id, mei)
      await release(shop.db, workspace, id, mei)
    },
    resolves: () => resolve(shop.db, workspace, id, 'answered', mei),
    now: () => findIntervention(shop.db, workspace.id, id),
  }
}

/** The letters that have left by this time. */
async function mailedBy(shop: Shop, time: string) {
  itIs(time)
  const left: Outgoing['letter'][] = []
  await deliverDue(shop.db, { send: async ({ letter }) => void left.push(letter) })
  return left
}

describe.each(databases)('an e-mail address left with a question, on %s', (on) => {
  test('is where the answer goes too, once, if nobody reads it in the chat', async () => {
    await using shop = await seeded({ on })
    const { guest, replies, now } = await waiting(shop)
    await guest.says('You can reach me at Ada.Marsh@example.com, thanks.')
    expect((await guest.hears()).at(-1)).toBe('system: We answer here, and to ada.marsh@example.com too.')
    expect((await now()).visitor).toMatchObject({ email: 'ada.marsh@example.com', member: false })

    const messageId = randomUUID()
    for (const _ of [1, 2]) await replies('Yes, the <yard> gate is wide enough.', messageId)
    expect(await mailedBy(shop, '2026-11-28T22:02:59Z')).toEqual([])
    const [letter, ...more] = await mailedBy(shop, '2026-11-28T22:03:00Z')
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      from: { name: 'Lantern & Leaf', address: 'desk@lanternleaf.example' },
      to: { address: 'ada.marsh@example.com' },
      subject: 'Lantern & Leaf has answered you',
    })
    expect(letter?.text).toContain('Mei Tan of Lantern & Leaf answers:\n\nYes, the <yard> gate is wide enough.')
    expect(letter?.html).toContain('Yes, the &#60;yard&#62; gate is wide enough.')
  })

  test('gets no mail of what its owner has read in the chat', async () => {
    await using shop = await seeded({ on })
    const { guest, replies } = await waiting(shop)
    await guest.says('ada@example.com')
    await replies('At ten.')
    await guest.says('Lovely, thank you.')

    expect(await mailedBy(shop, '2026-11-28T23:00:00Z')).toEqual([])
  })

  test('is not asked for again by whoever passes the question on', async () => {
    await using shop = await seeded({ on })
    const { guest, passesOn } = await waiting(shop)
    await guest.says('ada@example.com')
    await passesOn()
    expect((await guest.hears()).at(-1)).toMatch(/^system: Mei Tan has passed this on.*to ada@example\.com too\./)
  })

  test('can be put right, and two in one message leave it open which is meant', async () => {
    await using shop = await seeded({ on })
    const { guest, replies } = await waiting(shop)
    await guest.says('ada@example.com or eve@example.com')
    expect(await guest.hears()).toHaveLength(2)
    await guest.says('ada@exmaple.com')
    await guest.says('sorry: ada@example.com')
    await guest.says('I said ada@example.com')
    await replies('At ten.')

    expect((await guest.hears()).filter((line) => line.startsWith('system: We answer here'))).toHaveLength(2)
    expect((await mailedBy(shop, '2026-11-28T23:00:00Z')).map(({ to }) => to.address)).toEqual(['ada@example.com'])
  })

  test('keeps the question waiting over a day of silence, and no longer than a week', async () => {
    await using shop = await seeded({ on })
    const { guest, now } = await waiting(shop)
    await guest.says('ada@example.com')
    itIs('2026-12-05T21:59:59Z')
    await sweepInterventions(shop.db, shop.site)
    expect((await now()).state).toBe('pending')

    itIs('2026-12-05T22:00:00Z')
    await sweepInterventions(shop.db, shop.site)
    expect(await now()).toMatchObject({ state: 'resolved', resolution: 'expired' })
  })

  test('means nothing once the assistant has the conversation again', async () => {
    await using shop = await seeded({ on })
    const { guest, resolves, now } = await waiting(shop)
    await resolves()
    await guest.says('ada@example.com')

    expect((await now()).visitor).not.toHaveProperty('email')
  })
})

test('a member who asks at night is told that the answer goes to their address, and need not type it', async () => {
  await using shop = await seeded()
  const { guest, replies } = await waiting(shop, { member_token: await memberToken(shop) })
  expect((await guest.hears()).at(-1)).toContain('We answer here, and to ada@example.com too.')
  await replies('At ten.')

  expect((await mailedBy(shop, '2026-11-28T23:00:00Z')).map(({ to }) => to.address)).toEqual(['ada@example.com'])
})

test('by day nobody is asked for an address', async () => {
  itIs('2026-11-28T12:00:00Z')
  await using shop = await seeded()
  const { guest } = await waiting(shop)

  expect((await guest.hears()).at(-1)).toBe(
    'system: A teammate has been asked. We are here until 19:00, and the answer comes here.',
  )
})
