import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { Plan, Service } from '../../../contract/catalogue.ts'
import { USUAL_RULES } from '../../../contract/hand-off-rules.ts'
import type { BrainEvent, BrainInput, BrainTools, ConversationState, Said } from '../brain.ts'
import { embeddedBrain } from '../embedded/brain.ts'
import { recordFrom } from '../embedded/visitor-for-tests.ts'
import { grounded } from './gate.ts'
import { groundOf, noting } from './ground.ts'

const Dialogue = z.object({
  identity: z.object({ name: z.string().default(''), email: z.string() }).nullish(),
  turns: z.array(z.object({ say: z.string() })),
})

const dialoguesFrom = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../../eval', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => Dialogue.parse(JSON.parse(line)))

/** What the shop's own lists say, and what the other tools answer where there is no booking. */
function outputsOf(record: ConversationState['record']): Record<string, Record<string, unknown>> {
  const { currency } = record.workspace
  const next_slots = [{ id: 's1', starts_at: '2026-11-28T14:00:00Z', seats_left: 3 }]
  const priced = <Row extends { price: object }>(row: Row) => ({ ...row, price: { ...row.price, currency } })
  return {
    list_services: { services: record.services.map((row) => Service.parse({ ...priced(row), next_slots })) },
    list_plans: { plans: record.plans.map((row) => Plan.parse(priced(row))) },
    book_slot: { status: 'form_opened' },
    my_bookings: { bookings: [] },
    hand_off: {},
  }
}

/** What the brain said to this, and what of it passed. */
async function turn(conversation: ConversationState, input: BrainInput) {
  const outputs = outputsOf(conversation.record)
  const ground = groundOf(conversation, { claims: [], found: [], stoodIn: false, named: [] })
  const tools: BrainTools = noting(
    {
      async call(name) {
        const output = outputs[name]
        return output ? { ok: true, output } : { ok: false, error: 'not_found', detail: 'No such booking.' }
      },
    },
    ground,
  )
  const [said, passed]: [string[], string[]] = [[], []]
  async function* heard(): AsyncGenerator<BrainEvent> {
    for await (const event of embeddedBrain.turn(conversation, input, tools, new AbortController().signal)) {
      if (event.type === 'text') said.push(event.delta)
      if (event.type === 'state') conversation.state = event.state
      yield event
    }
  }
  for await (const event of grounded(heard(), ground, { services: async () => [], plans: async () => [] }))
    if (event.type === 'text') passed.push(event.delta)
  return { said: said.join(''), passed: passed.join('') }
}

/** A conversation with the brain; each reply must pass as it is. */
async function passesWhole(
  record: ConversationState['record'],
  said: readonly string[],
  member?: { name: string; email: string },
) {
  const history: Said[] = []
  const conversation: ConversationState = {
    id: 'c',
    language: 'en',
    record,
    rules: USUAL_RULES,
    member,
    history,
    booked: [],
    state: {},
    now: '2026-11-21T10:00:00Z',
  }
  for (const text of said) {
    history.push({ author: 'visitor', text })
    const { said, passed } = await turn(conversation, { type: 'text', text })
    expect(passed).toBe(said)
  }
}

test.each([
  ['demo/lantern-leaf.json', 'dialogues-lantern-leaf.jsonl'],
  ['eval/cobble-cycles.json', 'dialogues-cobble-cycles.jsonl'],
  ['eval/paw-parlour.json', 'dialogues-paw-parlour.jsonl'],
])('all that the embedded brain says from %s passes as it is', async (file, dialogues) => {
  const record = recordFrom(file)
  for (const { identity, turns } of dialoguesFrom(dialogues))
    await passesWhole(
      record,
      turns.map(({ say }) => say),
      identity ?? undefined,
    )
})

test('so do a list that is narrowed down, and coins that only the shop’s own words name', async () => {
  const record = recordFrom('demo/lantern-leaf.json')
  const answer =
    'By card, or in cash at the door. We do not take euros, nor dollars. You will pound the leaves with us.'
  const knowledge = [{ code: 'coins', question: 'Can I pay in euros?', answer }]
  await passesWhole({ ...record, knowledge }, [
    'can I pay in euros?',
    'anything under £30?',
    'and on sundays?',
    'is there a sitting on 5 december',
    'which is cheaper',
    'anything on 25 december?',
  ])
})
