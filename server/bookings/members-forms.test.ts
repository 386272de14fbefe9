import { describe, expect, test } from 'vitest'
import { ada, databases, seeded } from '../seeded.ts'
import { memberToken, signIn } from '../visitors/member-for-tests.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

const cellar = { plan: 'cellar' }

/** Opens the form of a members' service as whoever sends this token. */
async function opens(shop: Shop, token: string) {
  const { result } = await shop.tool('book_slot', { subject: 'puerh-cellar' }, token)
  const { id } = result.structuredContent.form
  const books = async () => {
    const form = (await shop.call('GET', `/forms/${id}`)).body.data
    const [slot] = await shop.slots(form, 'puerh-cellar')
    const answer = await shop.books(form, { slot_id: slot.id, seats: 1, name: 'Eve', email: 'eve@example.com' })
    return { form, status: answer.status }
  }
  return { books }
}

test('whoever names a members’ service without the plan hears at once that it is not theirs, and what it takes', async () => {
  await using shop = await seeded()
  const heard = async (token?: string) =>
    (await shop.tool('book_slot', { subject: 'puerh-cellar' }, token)).result.content[1].text
  const closed =
    /cannot book .* for this person: that is for members of Cellar \(£58 per month\) or Trade \(£140 per month\)/

  expect(await heard()).toMatch(closed)
  expect(await heard(await memberToken(shop, { plan: 'leaf' }))).toMatch(closed)
  expect(await heard(await memberToken(shop, cellar))).not.toMatch(/cannot book/)
})

describe.each(databases)('a form of a member’s on %s', (on) => {
  test('opened in their session is theirs no longer once they have signed out', async () => {
    await using shop = await seeded({ on })
    const { token } = (await signIn(shop, await memberToken(shop, cellar))).body.data
    const { books } = await opens(shop, token)
    await shop.call('DELETE', '/visitor/sessions', { token })
    const { form, status } = await books()

    expect([form.prefill, form.missing]).toEqual([{ service: 'puerh-cellar' }, ['name', 'email']])
    expect(JSON.stringify(form)).not.toContain(ada.email)
    expect(status).toBe(403)
  })

  test('opened in their session is theirs while they are signed in', async () => {
    await using shop = await seeded({ on })
    const { token } = (await signIn(shop, await memberToken(shop, cellar))).body.data
    const { form, status } = await (await opens(shop, token)).books()

    expect([form.prefill.email, status]).toEqual([ada.email, 201])
  })

  test('opened with their own token stays theirs', async () => {
    await using shop = await seeded({ on })
    const { books } = await opens(shop, await memberToken(shop, cellar))
    const { token } = (await signIn(shop, await memberToken(shop, cellar))).body.data
    await shop.call('DELETE', '/visitor/sessions', { token })
    const { form, status } = await books()

    expect([form.prefill.email, status]).toEqual([ada.email, 201])
  })
})
