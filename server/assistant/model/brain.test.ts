import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../seeded.ts'
import { guestOf, shopWithModel } from './guest-for-tests.ts'
import { calls, says, upstream } from './upstream-for-tests.ts'

const model = upstream()
beforeAll(() => model.server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => model.forgets())
afterAll(() => model.server.close())

describe.each(databases)('a model behind the assistant, on %s', (on) => {
  test('answers from what a tool gave it, names the entry, and shows no list that nobody asked for', async () => {
    await using shop = await shopWithModel({ on })
    const guest = await guestOf(shop)
    model.gives(calls(['list_services', {}]), says('Gongfu Hour ', 'is £26', ' per seat. It takes 75', ' minutes.'))
    const answer = await guest.asks('what is gongfu?')

    expect(answer).toMatchObject({
      text: 'Gongfu Hour is £26 per seat. It takes 75 minutes.',
      act: 'answer',
      cards: [],
      sources: [{ kind: 'service', code: 'gongfu-hour' }],
      tool_calls: [{ name: 'list_services', arguments: {}, status: 'done' }],
    })
  })
})
