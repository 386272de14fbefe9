import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Brain } from '../assistant/brain.ts'
import { seeded } from '../seeded.ts'
import { signIn } from '../visitors/member-for-tests.ts'

/** Fills the form with a name and an address, whoever's they are. */
const filling = (known: { name: string; email: string }): Brain => ({
  async *turn(_state, _input, tools) {
    await tools.call('book_slot', { subject: 'first-steep', ...known })
    yield { type: 'end', act: 'form' }
  },
})

/** What the form is filled with for a visitor who says this. */
async function filledFor(said: string, known: { name: string; email: string }) {
  await using shop = await seeded({ brain: filling(known) })
  const { token } = (await signIn(shop)).body.data
  const { id } = (await shop.call('POST', '/visitor/conversations', { body: {}, token })).body.data
  const body = { id: randomUUID(), text: said }
  await shop.call('POST', `/visitor/conversations/${id}/messages`, { body, token })
  await shop.turns.settled()
  const { prefill } = await shop.db.selectFrom('form').select('prefill').executeTakeFirstOrThrow()
  return JSON.parse(prefill)
}

test('an assistant fills the form with the name and the address that this visitor typed', async () => {
  const known = { name: 'Ada Marsh', email: 'ada@example.com' }
  expect(await filledFor('Two for ada marsh, Ada@example.com', known)).toEqual({ service: 'first-steep', ...known })
})

test('a name or an address that they did not type is left out, wherever the assistant has it from', async () => {
  const known = { name: 'Mallory Thief', email: 'thief@elsewhere.example' }
  expect(await filledFor('Two for Ada Marsh, ada@example.com', known)).toEqual({ service: 'first-steep' })
})
