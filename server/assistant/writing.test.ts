import { expect, test } from 'vitest'
import { databases, seeded } from '../seeded.ts'
import { anonymous } from '../visitors/member-for-tests.ts'
import type { Brain } from './brain.ts'

/** Asks for a person and goes on speaking while that is being done, as a model does that streams. */
const both: Brain = {
  async *turn(_state, _input, tools) {
    const asked = tools.call('hand_off', { reason: 'visitor_asked', summary: 'A person, please.' })
    yield { type: 'text', delta: 'One moment. ' }
    await asked
    yield { type: 'text', delta: 'I have asked.' }
    yield { type: 'end', act: 'handoff' }
  },
}

test.each(databases)('on %s words that are written while a person is asked for do not end the turn', async (on) => {
  await using shop = await seeded({ on, brain: both })
  const { path, token } = await anonymous(shop, 'A person, please')
  const { messages } = (await shop.call('GET', path, { token })).body.data

  expect(messages.map(({ text }: { text: string }) => text)).toContain('One moment. I have asked.')
})
