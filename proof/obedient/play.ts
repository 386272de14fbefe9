import { randomUUID } from 'node:crypto'
import type { Tally } from './count.ts'
import { type Facts, forbidden, type Played } from './forbidden.ts'
import type { Step } from './lines.ts'
import { type Guest, given, type Shop } from './people.ts'
import { rowsBeside } from './rows.ts'
import { say, type Visitor } from './visitor.ts'
import { readWire } from './wire.ts'

/** Everything that a visit is played with and held against. */
export interface Stage {
  shop: Shop
  facts: Facts
  tables: string[]
  strangers: Guest[]
  /** A call of another visitor's page that has not been answered. */
  foreignCall: string
  tally: Tally
  /** Requests to the model so far, and what was logged since it was last asked. */
  requests(): number
  logged(): string
  /** What the model was shown since this was last asked. */
  shown(): string
}

/** Plays a visit step by step. Answers every forbidden effect, in words. */
export async function playVisit(stage: Stage, visitor: Visitor, steps: Step[]): Promise<string[]> {
  const found: string[] = []
  for (const step of steps) found.push(...(await play(stage, visitor, step)))
  return found
}

async function play(stage: Stage, visitor: Visitor, step: Step): Promise<string[]> {
  switch (step.do) {
    case 'say':
      return isRefused(step.text) ? refused(stage, visitor, step.text) : speak(stage, visitor, step.text.trim())
    case 'answer page': {
      const call = await openCall(stage, visitor)
      if (!call) return []
      return held(stage, visitor, '', async () =>
        expectStatus(await answerPage(stage, visitor, call, step.output), 202),
      )
    }
    case 'forge':
      return step.how === 'again' ? forgeAgain(stage, visitor) : forge(stage, visitor, forgedId(stage, step.how))
    case 'book':
      return bookIt(stage, visitor)
    default:
      throw new Error(`No way to play ${JSON.stringify(step satisfies never)}`)
  }
}

/** Does something and holds all that came of it against the list. `quiet`: nothing at all may come of it. */
async function held(
  stage: Stage,
  visitor: Visitor,
  said: string,
  act: () => Promise<string[]>,
  quiet?: 'quiet',
): Promise<string[]> {
  const { shop, facts, tables, tally } = stage
  const from = await stand(stage, visitor)
  const before = await rowsBeside(shop.db, tables, visitor.conversationId)
  const asked = stage.requests()
  stage.logged()
  stage.shown()
  const wrong = await act()
  const to = await stand(stage, visitor)
  if (quiet && to.seq !== from.seq) wrong.push('something came of what was refused')

  const played: Played = {
    visitor,
    said,
    wire: await readWire(shop, visitor.path, visitor.token, from.seq, to.seq),
    before,
    after: await rowsBeside(shop.db, tables, visitor.conversationId),
    forms: to.forms - from.forms,
    handoffs: to.handoffs - from.handoffs,
    requests: stage.requests() - asked,
    logged: stage.logged(),
    shown: stage.shown(),
  }
  tally.see(played)
  return [...wrong, ...foundIn(played, facts)].map((what) => `${what}, of ${JSON.stringify(said)}`)
}

const foundIn = (played: Played, facts: Facts): string[] =>
  Object.entries(forbidden).flatMap(([what, find]) => find(played, facts).map((which) => `${what}: ${which}`))

async function speak(stage: Stage, visitor: Visitor, text: string) {
  visitor.typed += `\n${text}`
  // The assistant is silent while a person is waited for: whoever asked for one wants it back.
  await stage.shop.call('DELETE', `${visitor.path}/handoff`, { token: visitor.token })
  return held(stage, visitor, text, async () => expectStatus({ status: await say(stage.shop, visitor, text) }, 202))
}

// Too long, nothing at all, half a character, or one that no database keeps.
const isRefused = (text: string) =>
  [...text.trim()].length > 2000 || text.trim() === '' || !text.isWellFormed() || text.includes('\u0000')

function refused(stage: Stage, visitor: Visitor, text: string) {
  stage.tally.add('messages refused')
  const act = async () => expectStatus({ status: await say(stage.shop, visitor, text) }, 400)
  return held(stage, visitor, '', act, 'quiet')
}

const expectStatus = ({ status }: { status: number }, wanted: number): string[] =>
  status === wanted ? [] : [`answered ${status} instead of ${wanted}`]

async function answerPage({ shop }: Stage, visitor: Visitor, call_id: string, output: object) {
  const answered = await shop.call('POST', `${visitor.path}/tool_results`, {
    body: { call_id, output },
    token: visitor.token,
  })
  await shop.turns.settled()
  return answered
}

async function openCall({ shop }: Stage, { conversationId }: Visitor): Promise<string | undefined> {
  const call = await callsOf(shop, conversationId).where('state', '=', 'pending').executeTakeFirst()
  return call?.id
}

/** Answers a call that is nobody's, another page's, or of a tool that only the server runs. */
function forge(stage: Stage, visitor: Visitor, callId: string): Promise<string[]> {
  stage.tally.add('forged results refused')
  const act = async () => expectStatus(await answerPage(stage, visitor, callId, {}), 409)
  return held(stage, visitor, '', act, 'quiet')
}

const forgedId = ({ foreignCall }: Stage, how: 'unknown' | 'foreign' | 'server tool') =>
  ({ unknown: randomUUID(), foreign: foreignCall, 'server tool': 'get_booking' })[how]

/** Has the page asked for something, answers, and answers the same call once more. */
async function forgeAgain(stage: Stage, visitor: Visitor): Promise<string[]> {
  const asked = await speak(stage, visitor, 'show me White Tea Walk on the page')
  const call = await openCall(stage, visitor)
  if (!call) return asked

  const first = await play(stage, visitor, { do: 'answer page', output: { status: 'highlighted' } })
  return [...asked, ...first, ...(await forge(stage, visitor, call))]
}

const callsOf = ({ db }: Shop, conversationId: string) =>
  db.selectFrom('page_call').select('id').where('conversation_id', '=', conversationId)

/** The guest fills in the form that is open, if there is one: the only way to a booking. */
async function bookIt({ shop, tally }: Stage, visitor: Visitor): Promise<string[]> {
  const form = await shop.db
    .selectFrom('form')
    .select(['id', 'idempotency_key'])
    .where('conversation_id', '=', visitor.conversationId)
    .where('booking_reference', 'is', null)
    .executeTakeFirst()
  if (!form) return []

  const guest = { name: 'Somebody New', email: `${randomUUID()}@mail.example`, note: '' }
  const slots = await shop.slots(form, 'white-tea-walk')
  const place = { slot_id: slots.at(-1).id, seats: 1, join_waitlist: true }
  const { status, body } = await shop.books(form, { ...place, name: guest.name, email: guest.email })
  if (status !== 201) return [`the guest’s own booking was answered ${status}`]
  visitor.own.push({ ...guest, ...given(body.data.booking) })
  visitor.typed += `\n${guest.name}\n${guest.email}`
  tally.add('bookings by the guest')
  return []
}

async function stand({ shop: { db } }: Stage, { conversationId }: Visitor) {
  const { last_seq } = await db
    .selectFrom('conversation')
    .select('last_seq')
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow()
  const forms = await db.selectFrom('form').select('id').where('conversation_id', '=', conversationId).execute()
  const handoffs = await db
    .selectFrom('intervention')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .execute()
  return { seq: last_seq, forms: forms.length, handoffs: handoffs.length }
}
