import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Booking } from '../../../contract/bookings.ts'
import type { Source } from '../../../contract/catalogue.ts'
import type { Act, Card, Choice } from '../../../contract/conversations.ts'
import { USUAL_RULES } from '../../../contract/hand-off-rules.ts'
import { MerchantRecord } from '../../../contract/merchant.ts'
import type { Brain, BrainInput, BrainTools } from '../brain.ts'
import { brainThat, embeddedBrain } from './brain.ts'
import { plainIn, said } from './decide.ts'
import { ruledIn } from './ruling.ts'

export interface Answer {
  act?: Act
  unknown?: string[] // parts that found no answer
  text: string
  deltas: string[]
  sources: string[]
  sourced: Source[]
  calls: { name: string; arguments: Record<string, unknown> }[]
  pageCalls: { name: string; arguments: Record<string, unknown> }[]
  cards: Card[]
  choices: Choice[]
}

const root = join(import.meta.dirname, '../../..')

/** A record of ours by its path in the repository. */
export const recordFrom = (path: string): MerchantRecord =>
  MerchantRecord.parse(JSON.parse(readFileSync(join(root, path), 'utf8')))

export const teaShop = recordFrom('demo/lantern-leaf.json')

/** A brain that does what the rules make of a message, and weighs nothing beside it. */
export const ruledBrain = brainThat((scene) => plainIn(scene) ?? said(scene, ruledIn(scene)))

interface Guest {
  record?: MerchantRecord
  member?: { name: string; email: string; plan?: string }
  slots?: string[] // when each service begins next; a Saturday where nothing is said
  booked?: Booking[] // made in this conversation; add to it as they book
  page?: { output?: Record<string, unknown>; error?: string } // what the page answers to a page tool
  brain?: Brain // another than ours
  notes?: unknown // what the brain remembers
}

/** Somebody talking to the brain, with tools that answer from the record as the real ones do. */
export function visitor({
  record = teaShop,
  member,
  slots = ['2026-11-28T14:00:00Z'],
  booked = [],
  page = { output: { status: 'highlighted' } },
  brain = embeddedBrain,
  notes = {},
}: Guest = {}) {
  let state = notes

  async function says(text: string): Promise<Answer> {
    const answer: Answer = {
      text: '',
      deltas: [],
      sources: [],
      sourced: [],
      calls: [],
      pageCalls: [],
      cards: [],
      choices: [],
    }
    await leg({ type: 'text', text }, answer)
    return { ...answer, text: answer.deltas.join('').trim() }
  }

  async function leg(input: BrainInput, answer: Answer): Promise<void> {
    const conversation = {
      id: 'c1',
      language: 'en',
      record,
      member,
      history: [],
      booked: booked.map(({ reference, service }) => ({ reference, service: service.code })),
      state,
      rules: USUAL_RULES,
      now: '2026-11-21T10:00:00Z',
    }
    for await (const event of brain.turn(
      conversation,
      input,
      toolsOf(record, { slots, booked }, answer),
      new AbortController().signal,
    )) {
      if (event.type === 'text') answer.deltas.push(event.delta)
      if (event.type === 'source') {
        answer.sources.push(`${event.source.kind}:${event.source.code}`)
        answer.sourced.push(event.source)
      }
      if (event.type === 'card') answer.cards.push(event.card)
      if (event.type === 'card' && event.card.type === 'choices') answer.choices.push(...event.card.choices)
      if (event.type === 'state') state = JSON.parse(JSON.stringify(event.state))
      if (event.type === 'end') Object.assign(answer, { act: event.act, unknown: event.unknown })
      if (event.type === 'page_tool') {
        answer.pageCalls.push({ name: event.name, arguments: event.arguments })
        return leg({ type: 'page_tool', name: event.name, arguments: event.arguments, ...page }, answer)
      }
    }
  }

  return { says, notes: () => state }
}

function toolsOf(
  record: MerchantRecord,
  { slots, booked }: { slots: string[]; booked: Booking[] },
  answer: Answer,
): BrainTools {
  const { currency } = record.workspace
  const services = record.services.map(({ slots: _, also_called: __, ...service }) => ({
    ...service,
    price: { ...service.price, currency },
    next_slots: slots.map((starts_at) => ({ id: starts_at, starts_at, seats_left: 3 })),
  }))
  const plans = record.plans.map((plan) => ({ ...plan, price: { ...plan.price, currency } }))
  const outputs: Record<string, Record<string, unknown>> = {
    list_services: { services },
    list_plans: { plans },
    book_slot: { status: 'form_opened' },
    my_bookings: { bookings: booked },
    bookings_here: { bookings: booked },
    hand_off: {},
  }
  return {
    async call(name, args) {
      answer.calls.push({ name, arguments: args })
      const output = outputs[name]
      return output ? { ok: true, output } : { ok: false, error: 'not_found', detail: 'No such booking.' }
    },
  }
}
