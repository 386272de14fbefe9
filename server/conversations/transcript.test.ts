import { describe, expect, test } from 'vitest'
import { visitorIn } from '../interventions/visitor-for-tests.ts'
import { deliverDue } from '../mail/delivery.ts'
import type { Letter } from '../mail/outbox.ts'
import { ada, databases, seeded } from '../seeded.ts'
import { memberToken } from '../visitors/member-for-tests.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

async function mailed(shop: Shop): Promise<Letter[]> {
  const letters: Letter[] = []
  await deliverDue(shop.db, { send: async ({ letter }) => void letters.push(letter) })
  return letters
}

describe.each(databases)('a transcript on %s', (on) => {
  test('is one letter with all that was said, in order', async () => {
    await using shop = await seeded({ on })
    const guest = await visitorIn(shop)
    await guest.says('Is <this> tea?')
    await guest.asksForPerson()
    expect((await guest.asks('POST', 'transcript', { email: 'bo@example.com' })).status).toBe(202)

    const [letter, ...more] = await mailed(shop)
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      from: { address: 'desk@lanternleaf.example' },
      to: { address: 'bo@example.com' },
      subject: 'Your conversation with Lantern & Leaf',
    })
    expect(letter?.text).toMatch(/^You, .+ at \d\d:\d\d:\nIs <this> tea\?\n\n.*somebody gave your address/s)
    expect(letter?.html).toContain('Is &#60;this&#62; tea?')
  })

  test('goes out as often as it is asked for, and never empty', async () => {
    await using shop = await seeded({ on })
    const guest = await visitorIn(shop)
    expect((await guest.asks('POST', 'transcript', ada)).body.error).toBe('bad_request')
    expect((await guest.asks('POST', 'transcript', { email: ada.email })).body.error).toBe('conflict')
    await guest.says('Hello')
    for (const _ of [1, 2]) await guest.asks('POST', 'transcript', { email: ada.email })

    expect(await mailed(shop)).toHaveLength(2)
  })
})

const advertisement =
  'Win at https://evil.example/win or evil.example/x or WWW.EVIL.EXAMPLE, write to me@evil.example now'

test('carries no link to an address that nobody has proved', async () => {
  await using shop = await seeded()
  const guest = await visitorIn(shop)
  await guest.says(advertisement)
  await guest.asks('POST', 'transcript', { email: 'victim@example.com' })

  const [letter] = await mailed(shop)
  expect(letter?.text).toContain('Win at (link) or (link) or (link) write to (link) now')
  expect(letter?.html).not.toMatch(/evil/i)
})

test('is whole for a member at their own address', async () => {
  await using shop = await seeded()
  const guest = await visitorIn(shop, { member_token: await memberToken(shop) })
  await guest.says(advertisement)
  await guest.asks('POST', 'transcript', { email: ada.email.toUpperCase() })

  expect((await mailed(shop))[0]?.text).toContain(advertisement)
})

test.each(['', 'ada', 'ada@example.com, bo@example.com', `${'a'.repeat(250)}@example.com`])(
  'is not sent to %j',
  async (email) => {
    await using shop = await seeded()
    const guest = await visitorIn(shop)
    await guest.says('Hello')

    expect((await guest.asks('POST', 'transcript', { email })).body.error).toBe('bad_request')
  },
)

test('a mailbox is written to five times a day, whoever asks', async () => {
  await using shop = await seeded({ limits: true })
  const answers: number[] = []
  for (const place of [1, 2, 3]) {
    const guest = await visitorIn(shop)
    await guest.says(`Hello ${place}`)
    for (const _ of [1, 2])
      answers.push((await guest.asks('POST', 'transcript', { email: 'Victim@example.com' })).status)
  }

  expect(answers).toEqual([202, 202, 202, 202, 202, 429])
})

test('nobody has another’s conversation sent', async () => {
  await using shop = await seeded()
  const [guest, other] = [await visitorIn(shop), await visitorIn(shop)]
  await guest.says('Hello')
  const asked = await shop.call('POST', `${guest.path}/transcript`, { body: { email: ada.email }, token: other.token })

  expect([asked.body.error, await mailed(shop)]).toEqual(['not_found', []])
})
