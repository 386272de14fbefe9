import { randomUUID } from 'node:crypto'
import { rpc } from '../server/caller.ts'
import type { callerAt } from './caller-at.ts'
import type { Chance } from './chance.ts'

/** One guest at one form, and all that they were told of it. */
export interface Visit {
  form: { id: string; idempotency_key: string }
  /** Whose visit: guests come again and again. */
  guest: number
  /** The seats they were told are kept for them. */
  hold?: { slot_id: string; seats: number; expires_at: string }
  /** What they sent when they pressed the button. */
  submitted?: { slot_id: string; seats: number; name: string; email: string; join_waitlist: boolean }
  booking?: { reference: string; path: string }
  /** What their booking became at their own wish, as it was acknowledged. */
  told: Step[]
  /** What they asked for, as long as they do not know what came of it. */
  asked?: Asked
}

export interface Step {
  state: string
  slot_id: string
}

export interface Asked {
  what: 'hold' | 'book' | 'move' | 'cancel' | 'accept'
  slot_id: string
  seats?: number
}

/** Asks a shop, which may be gone: then the status is 0. */
export type Ask = (...call: Parameters<ReturnType<typeof callerAt>['call']>) => Promise<Answer>
export type Answer = Pick<Awaited<ReturnType<ReturnType<typeof callerAt>['call']>>, 'status' | 'body' | 'text'>

/** What all guests of a storm share. */
export interface Common {
  ask: Ask
  chance: Chance
  /** The times they come for; the first few are everybody's favourites. */
  slots: string[]
  visits: Visit[]
}

const FAVOURITES = 4

/** Somebody opens a form, mostly keeps seats, books them or joins the list, and may move or cancel; or leaves at any point. */
export async function visitAs(guest: number, common: Common): Promise<void> {
  const { ask, chance, visits } = common
  const form = await openForm(ask)
  if (!form) return comeBack(guest, common)

  const visit: Visit = { guest, form, told: [] }
  visits.push(visit)
  const seats = chance.between(1, 3)
  if (chance.happens(0.6)) await hold(visit, { slot_id: slotFor(common), seats }, common)
  if (visit.hold && chance.happens(0.2)) await hold(visit, { slot_id: slotFor(common), seats }, common)
  if (visit.asked || chance.happens(0.1)) return

  const place = visit.hold ?? { slot_id: slotFor(common), seats }
  await book(visit, place, common)
  if (isNow(visit, 'confirmed') && chance.happens(0.3)) await move(visit, slotFor(common), common)
  if (isNow(visit, 'confirmed') && chance.happens(0.4)) await change(visit, 'cancel', common)
}

/** A guest who left a form without pressing the button presses it after all. */
async function comeBack(guest: number, common: Common) {
  const left = common.visits.find((visit) => visit.guest === guest && !visit.submitted && !visit.asked)
  if (left) await book(left, left.hold ?? { slot_id: slotFor(common), seats: 1 }, common)
}

/** Whoever waits on a list looks whether seats are offered, and takes them or lets them go. */
export async function lookIn(visit: Visit, common: Common): Promise<void> {
  const found = await common.ask('GET', visit.booking?.path ?? '')
  const state = found.body?.data?.booking.state
  if (state === 'offered') await change(visit, common.chance.happens(0.8) ? 'accept' : 'cancel', common)
}

export const isNow = ({ told, asked }: Visit, state: string) => !asked && told.at(-1)?.state === state

/** Sends what was submitted, under the form's key: the first time, or as often as nobody has heard. */
export async function press(visit: Visit, ask: Ask): Promise<Answer> {
  const { form, submitted: body } = visit
  const headers = { 'idempotency-key': form.idempotency_key }
  const answer = await ask('POST', `/forms/${form.id}/booking`, { body, headers })
  if (isUnknown(answer)) return answer

  visit.asked = undefined
  if (answer.status === 201 && !visit.booking) {
    const { reference, state, manage_url } = answer.body.data.booking
    visit.booking = { reference, path: new URL(manage_url).pathname }
    visit.told.push({ state, slot_id: visit.submitted?.slot_id ?? '' })
  }
  return answer
}

/** Opens a form as a program would; undefined when nobody answers. */
export async function openForm(ask: Ask): Promise<Visit['form'] | undefined> {
  const { body } = await ask('POST', '/mcp', { body: rpc('tools/call', { name: 'book_slot', arguments: {} }) })
  return body?.result?.structuredContent.form
}

async function hold(visit: Visit, place: { slot_id: string; seats: number }, { ask }: Common) {
  visit.asked = { what: 'hold', ...place }
  const answer = await ask('PUT', `/forms/${visit.form.id}/hold`, { body: place })
  if (isUnknown(answer)) return

  visit.asked = undefined
  if (answer.status === 200) visit.hold = answer.body.data.hold
}

async function book(visit: Visit, { slot_id, seats }: { slot_id: string; seats: number }, { ask, chance }: Common) {
  const guest = { name: 'Ada Marsh', email: `${randomUUID()}@example.com` }
  visit.submitted = { slot_id, seats, ...guest, join_waitlist: chance.happens(0.6) }
  visit.asked = { what: 'book', slot_id }
  await press(visit, ask)
}

async function move(visit: Visit, slot_id: string, { ask }: Common) {
  visit.asked = { what: 'move', slot_id }
  const answer = await ask('POST', `${visit.booking?.path}/move`, { body: { slot_id } })
  hear(visit, answer, { state: 'confirmed', slot_id })
}

async function change(visit: Visit, what: 'cancel' | 'accept', { ask }: Common) {
  const slot_id = visit.told.at(-1)?.slot_id ?? ''
  visit.asked = { what, slot_id }
  const answer = await ask('POST', `${visit.booking?.path}/${what}`)
  hear(visit, answer, { state: what === 'cancel' ? 'cancelled' : 'confirmed', slot_id })
}

function hear(visit: Visit, answer: Answer, became: Step) {
  if (isUnknown(answer)) return

  visit.asked = undefined
  if (answer.status === 200) visit.told.push(became)
}

// A failure may have come after the deed.
const isUnknown = ({ status }: Answer) => status === 0 || status >= 500

const slotFor = ({ chance, slots }: Common) =>
  chance.oneOf(chance.happens(0.5) ? slots.slice(0, FAVOURITES) : slots) ?? ''
