import { sql } from 'kysely'
import { forgetAnswers } from '../answered.ts'
import type { BookingTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { now } from '../time.ts'
import { everyWorkspace, type Site, type Workspace } from '../workspaces/workspaces.ts'
import { changeState, lockBooking } from './life.ts'
import { reportBooking, tellGuest } from './notices.ts'
import { returnSeats } from './seats.ts'
import { fittingParties, giveBackSeats, offerSeats } from './waitlist.ts'

/**
 * Does what the clock has made due in a workspace: holds and offers that have run out give their seats back, free seats
 * go to whoever waits for them, and a list whose slot has begun is closed. Whoever is about to take seats does this
 * first, so that a sweeper that stopped could keep nothing from anybody.
 */
export async function sweep(db: Database, workspace: Workspace): Promise<void> {
  if (!(await isAnythingDue(db, workspace.id))) return

  for (const { reference } of await runOut(db, workspace.id))
    await transact(db, (trx) => letRunOut(trx, workspace, reference))
  for (const { slot_id } of await slotsToOffer(db, workspace.id))
    await transact(db, (trx) => offerSeats(trx, workspace, slot_id))
  for (const { reference } of await waitedInVain(db, workspace.id))
    await transact(db, (trx) => endWaiting(trx, workspace, reference))
}

// One look for the common case that there is nothing to do.
const isAnythingDue = (db: Database, workspaceId: string) =>
  db
    .selectFrom('booking')
    .select('reference')
    .where('workspace_id', '=', workspaceId)
    .where((row) =>
      row.or([
        row('state', '=', 'waitlisted'),
        row.and([row('state', 'in', ['held', 'offered']), row('held_until', '<=', now())]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()

const isRunOut = ({ state, held_until }: Pick<BookingTable, 'state' | 'held_until'>) =>
  (state === 'held' || state === 'offered') && held_until !== null && held_until <= now()

const runOut = (db: Database, workspaceId: string) =>
  db
    .selectFrom('booking')
    .select('reference')
    .where('workspace_id', '=', workspaceId)
    .where('state', 'in', ['held', 'offered'])
    .where('held_until', '<=', now())
    .orderBy('held_until')
    .execute()

async function letRunOut(trx: Database, workspace: Workspace, reference: string) {
  const booking = await lockBooking(trx, workspace.id, reference)
  if (!isRunOut(booking)) return

  await changeState(trx, booking, 'expired', 'clock')
  await giveBackSeats(trx, workspace, booking)
  if (booking.state === 'offered') await reportBooking(trx, workspace, reference)
}

/** The holds alone, inside an import: whoever waits is offered the seats by the next sweep, which can write to them. */
export async function releaseHolds(trx: Database, workspaceId: string): Promise<void> {
  for (const { reference } of await runOut(trx, workspaceId)) {
    const booking = await lockBooking(trx, workspaceId, reference)
    if (booking.state !== 'held' || !isRunOut(booking)) continue

    await changeState(trx, booking, 'expired', 'clock')
    await returnSeats(trx, workspaceId, booking.slot_id, booking.seats)
  }
}

/** Slots with room for the smallest party that waits: an import has given them more seats. */
const slotsToOffer = (db: Database, workspaceId: string) =>
  fittingParties(db, workspaceId)
    .select('booking.slot_id')
    .distinct()
    .where('slot.status', '=', 'scheduled')
    .where('slot.closes_at', '>', now())
    .execute()

const waitedInVain = (db: Database, workspaceId: string) =>
  db
    .selectFrom('booking')
    .innerJoin('slot', (join) =>
      join.onRef('slot.workspace_id', '=', 'booking.workspace_id').onRef('slot.id', '=', 'booking.slot_id'),
    )
    .select('booking.reference')
    .where('booking.workspace_id', '=', workspaceId)
    .where('booking.state', '=', 'waitlisted')
    .where('slot.starts_at', '<=', now())
    .execute()

async function endWaiting(trx: Database, workspace: Workspace, reference: string) {
  const booking = await lockBooking(trx, workspace.id, reference)
  if (booking.state !== 'waitlisted') return

  await changeState(trx, booking, 'cancelled', 'clock')
  await reportBooking(trx, workspace, reference)
}

/** Sweeps every workspace, writes the letters that are owed, and forgets the answers that no retry can ask for any more. */
export async function sweepAll(db: Database, site: Site): Promise<void> {
  for (const workspace of await everyWorkspace(db, site)) {
    await sweep(db, workspace)
    for (const { reference } of await movedByTheirZone(db, workspace.id))
      await transact(db, (trx) => tellGuest(trx, workspace, reference, 'change', NEW_CLOCKS))
  }
  await forgetAnswers(db)
}

const NEW_CLOCKS = {
  by: 'shop',
  reason: 'The clocks here follow new rules, so that the same hour is another moment.',
} as const

/** Confirmed bookings whose calendar entry was changed without a letter: their zone has new rules, see retime.ts. */
const movedByTheirZone = (db: Database, workspaceId: string) =>
  db
    .selectFrom('booking')
    .select('booking.reference')
    .where('booking.workspace_id', '=', workspaceId)
    .where('booking.state', '=', 'confirmed')
    .where('booking.sequence', '>', 0)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.position')
            .whereRef('outbox.workspace_id', '=', 'booking.workspace_id')
            .where('outbox.dedupe', 'in', [
              sql<string>`booking.reference || ':' || booking.sequence || ':change'`,
              sql<string>`booking.reference || ':' || booking.sequence || ':confirmation'`,
            ]),
        ),
      ),
    )
    .execute()
