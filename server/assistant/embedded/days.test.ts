import { describe, expect, test } from 'vitest'
import { USUAL_RULES } from '../../../contract/hand-off-rules.ts'
import { grounded } from '../grounding/gate.ts'
import { groundOf } from '../grounding/ground.ts'
import { embeddedBrain } from './brain.ts'
import { teaShop } from './visitor-for-tests.ts'

/** What reaches the visitor of the answer to this. */
async function heard(text: string): Promise<string> {
  const conversation = {
    ...{ id: 'c1', language: 'en', record: teaShop, rules: USUAL_RULES, history: [], booked: [], state: {} },
    now: '2026-11-21T10:00:00Z',
  }
  const tools = { call: async () => ({ ok: true as const, output: { services: [] } }) }
  const ground = groundOf(conversation, { claims: [], found: [], stoodIn: false, named: [] })
  const turn = embeddedBrain.turn(conversation, { type: 'text', text }, tools, new AbortController().signal)
  let said = ''
  for await (const event of grounded(turn, ground, { services: async () => [], plans: async () => [] }))
    if (event.type === 'text') said += event.delta
  return said
}

describe('what is said of days passes the gate', () => {
  test.each([
    ['are you open on monday', 'We are closed on Mondays.'],
    ['are you open now', 'Yes, we are open now, until 19:00.'],
    ['are you open at easter', 'The usual ones are Tuesday to Friday 10:00 to 18:00'],
    ['are you open at christmas', 'We are closed on Thu 24 Dec to Sat 26 Dec.'],
    ['anything on mondays', 'On Mondays: there is nothing.'],
  ])('“%s”', async (said, told) => {
    expect(await heard(said)).toContain(told)
  })
})
