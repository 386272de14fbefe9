import fc from 'fast-check'
import { expect } from 'vitest'
import { sweep } from '../../server/bookings/sweep.ts'
import { now } from '../../server/time.ts'
import type { Act, Came } from './act.ts'
import { acts, lates, waits } from './acts.ts'
import { rush } from './form-acts.ts'
import { faultsIn, faultsInPeace } from './invariants.ts'
import { type Ledger, readLedger } from './ledger.ts'
import { changeFaults, picture, soldOutFaults } from './step-invariants.ts'
import type { Known, World } from './world.ts'

/** How much was done. */
export interface Count {
  runs: number
  steps: number
  acts: number
  refused: number
}

const MOST_STEPS = 30
const MOST_AT_ONCE = 10

type Step = fc.AsyncCommand<Known, World>

/**
 * Sequences of steps: one act alone, several at once, time that passes, or acts just as it has. When an act is
 * over everything must be well.
 */
export function sequences(count: Count) {
  const one = acts.map((act) => alone(act, count))
  const several = fc
    .array(acts, { minLength: 2, maxLength: MOST_AT_ONCE, size: 'max' })
    .map((all) => atOnce(all, count))
  const time = waits.map((act) => waiting(act, count))
  const inTime = lates.map((all) => inTurn(all, count))
  return fc.commands([one, one, several, several, time, inTime], { maxCommands: MOST_STEPS, size: 'max' })
}

/** How a run begins. */
export const rushes = (count: Count) => rush.map((all) => atOnce(all, count))

const alone = (act: Act, count: Count): Step => ({
  check: () => true,
  async run({ ledger: before }, world) {
    const came = await act.does(world)
    note([came], count)
    const ledger = await readLedger(world.db, world.workspaceId)
    if (before && came && came.status >= 400)
      expect(picture(ledger), `refused with ${came.error}`).toBe(picture(before))
    if (before) isWhole(changeFaults(before, ledger))
    if (before && came?.error === 'sold_out') isWhole(soldOutFaults(ledger, act.wants?.(world)))
    await isInOrder(world, ledger)
  },
  toString: () => act.says,
})

const atOnce = (all: Act[], count: Count): Step => ({
  check: () => true,
  async run(_, world) {
    note(await Promise.all(all.map((act) => act.does(world))), count)
    await isInOrder(world, await readLedger(world.db, world.workspaceId))
  },
  toString: () => `at once[${all.map(({ says }) => says).join(' | ')}]`,
})

const waiting = (act: Act, count: Count): Step => ({
  check: () => true,
  async run(_, world) {
    await act.does(world)
    count.steps += 1
  },
  toString: () => act.says,
})

const inTurn = (all: Act[], count: Count): Step => ({
  check: () => true,
  async run(_, world) {
    for (const act of all) {
      const came = await act.does(world)
      if (!came) continue

      note([came], count)
      await isInOrder(world, await readLedger(world.db, world.workspaceId))
    }
  },
  toString: () => all.map(({ says }) => says).join(', then '),
})

/** Counts what was done. Throws what no act may come to. */
export function note(came: (Came | undefined)[], count: Count): void {
  const done = came.filter((one) => one !== undefined)
  const failed = done.filter(({ status }) => status >= 500)
  if (failed.length > 0) throw new Error(failed.map(({ error, text }) => error ?? text).join('\n'))

  count.steps += 1
  count.acts += done.length
  count.refused += done.filter(({ status }) => status >= 400).length
}

/** Everything is as it should be before anybody looks what is due, and after. */
export async function isInOrder({ db, workspaceId, workspace, known }: World, ledger: Ledger): Promise<void> {
  isWhole(faultsIn(ledger))
  if (isAnythingDue(ledger)) await sweep(db, await workspace())
  known.ledger = isAnythingDue(ledger) ? await readLedger(db, workspaceId) : ledger
  isWhole(faultsInPeace(known.ledger))
  learn(known, known.ledger)
}

function isWhole(faults: string[]) {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

const isAnythingDue = ({ bookings }: Ledger) =>
  bookings.some(({ state, held_until }) => state === 'waitlisted' || (held_until !== null && held_until <= now()))

/** How the bookings stand, and those that nobody knew yet in the order of their forms. */
function learn(known: Known, { bookings }: Ledger) {
  const rows = new Map(bookings.map((row) => [row.reference, row]))
  const were = known.bookings.map(({ reference }) => reference)
  const ids = known.forms.map(({ id }) => id)
  const fresh = bookings
    .filter(({ reference }) => !were.includes(reference))
    .sort((a, b) => ids.indexOf(a.form_id) - ids.indexOf(b.form_id))
  known.bookings = [...were, ...fresh.map(({ reference }) => reference)].map((reference) => {
    const row = rows.get(reference)
    if (!row) throw new Error(`${reference} is gone`)
    return { reference, state: row.state, form_id: row.form_id, slot: row.slot }
  })
}
