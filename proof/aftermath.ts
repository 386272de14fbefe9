import type { Database } from '../server/database.ts'
import { now } from '../server/time.ts'
import type { Asked, Step, Visit } from './guest.ts'

/**
 * Reads in one moment, while others may be writing.
 * On the embedded database `work` keeps everybody else from writing, so it must not wait for a server.
 */
export const inOneMoment = <T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').execute(work)

/**
 * Where the database is not what the guests were told: what was acknowledged is there, in just these steps, and beside it
 * nothing but what was asked and never answered. A sentence for each fault.
 */
export async function broken(db: Database, visits: Visit[]): Promise<string[]> {
  const ledger = await readTrail(db)
  return visits.flatMap((visit) => {
    const trails = ledger.get(visit.form.id)
    if (!trails) return [`form ${visit.form.id} is gone`]
    const faults = visit.booking ? bookingFaults(visit, visit.booking, trails) : holdFaults(visit, trails)
    return faults.map((fault) => `${fault}; it was told ${JSON.stringify(visit)} and is ${JSON.stringify(trails)}`)
  })
}

/** Tells the guests what came of all they asked and never heard of, but for bookings: they press that button again. */
export async function tell(db: Database, visits: Visit[]): Promise<void> {
  const ledger = await readTrail(db)
  for (const visit of visits.filter(({ asked }) => asked && asked.what !== 'book')) {
    const trails = ledger.get(visit.form.id) ?? []
    visit.told = trails.find(({ reference }) => reference === visit.booking?.reference)?.steps ?? []
    visit.hold = undefined
    visit.asked = undefined
  }
}

interface Trail {
  reference: string
  state: string
  slot_id: string
  seats: number
  /** What it became at the guest's wish, since it is more than kept seats. */
  steps: Step[]
}

/** By form, all that was ever made with it. */
async function readTrail(db: Database): Promise<Map<string, Trail[]>> {
  const forms = await db.selectFrom('form').select('id').execute()
  const rows = await db.selectFrom('booking').select(['reference', 'form_id', 'state', 'slot_id', 'seats']).execute()
  const changes = await db
    .selectFrom('booking_change')
    .select(['reference', 'state', 'slot_id'])
    .where('by', '=', 'guest')
    .where('state', 'not in', ['held', 'expired'])
    .orderBy('position')
    .execute()
  const stepsOf = Map.groupBy(changes, ({ reference }) => reference)
  const rowsOf = Map.groupBy(rows, ({ form_id }) => form_id)
  const trailOf = ({ form_id: _, ...row }: (typeof rows)[number]): Trail => ({
    ...row,
    steps: (stepsOf.get(row.reference) ?? []).map(({ state, slot_id }) => ({ state, slot_id })),
  })
  return new Map(forms.map(({ id }) => [id, (rowsOf.get(id) ?? []).map(trailOf)]))
}

function bookingFaults({ told, asked }: Visit, { reference }: { reference: string }, trails: Trail[]): string[] {
  const trail = trails.find((one) => one.reference === reference)
  if (!trail) return [`the booking ${reference} is gone`]

  const ends = asked ? [told, [...told, outcomeOf(asked)]] : [told]
  return ends.some((steps) => areSame(steps, trail.steps)) ? [] : [`the booking ${reference} is not what was told`]
}

function holdFaults({ hold, asked }: Visit, trails: Trail[]): string[] {
  const booked = trails.filter(({ steps }) => steps.length > 0)
  if (booked.length > (asked?.what === 'book' ? 1 : 0)) return ['a booking was made that was not asked for, or twice']
  if (!hold || hold.expires_at <= now() || booked.length > 0) return []

  const kept = trails.find(({ state }) => state === 'held')
  const places = asked?.what === 'hold' ? [hold, asked] : [hold]
  const isKept = places.some(({ slot_id, seats }) => slot_id === kept?.slot_id && seats === kept.seats)
  return isKept ? [] : ['the seats are not kept as they were']
}

const outcomeOf = ({ what, slot_id }: Asked): Step => ({
  state: what === 'cancel' ? 'cancelled' : 'confirmed',
  slot_id,
})

const areSame = (some: Step[], others: Step[]) =>
  some.length === others.length &&
  some.every(({ state, slot_id }, i) => state === others[i]?.state && slot_id === others[i].slot_id)
