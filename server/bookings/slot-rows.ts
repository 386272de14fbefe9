import { type ExpressionBuilder, sql } from 'kysely'
import type { SlotTable, Tables } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { minutesAfter, now } from '../time.ts'

/** A slot whose rule gives fewer seats than are taken. */
export interface Overfull {
  service_code: string
  wall_start: string
  taken: number
  seats: number // what the rule gives
}

/** Coming slots, and those of the two days before: no zone has ever moved a wall time by more. */
export const slotsAround = (trx: Database, workspaceId: string, moment: string): Promise<SlotTable[]> =>
  trx
    .selectFrom('slot')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('starts_at', '>', minutesAfter(moment, -2 * 24 * 60))
    .execute()

/**
 * Adds slots, and updates those that stand in all but their beginning and end. No slot shrinks below the seats given away;
 * the statement itself sees to that, since a guest may book at this moment. Returns the slots that would have.
 */
export async function saveSlots(trx: Database, slots: SlotTable[]): Promise<Overfull[]> {
  const asked = new Map(slots.map((slot) => [slot.id, slot.capacity]))
  const overfull: Overfull[] = []
  for (const batch of batches(slots)) {
    const saved = await trx
      .insertInto('slot')
      .values(proposed(batch))
      .onConflict((conflict) =>
        conflict.columns(KEY).doUpdateSet((row) => ({
          wall_start: row.ref('excluded.wall_start'),
          timezone: row.ref('excluded.timezone'),
          closes_at: row.ref('excluded.closes_at'),
          status: row.ref('excluded.status'),
          capacity: row
            .case()
            .when('slot.taken', '>', row.ref('excluded.capacity'))
            .then(row.ref('slot.taken'))
            .else(row.ref('excluded.capacity'))
            .end(),
        })),
      )
      .returning(['id', 'service_code', 'wall_start', 'taken', 'capacity'])
      .execute()
    for (const { id, capacity, ...slot } of saved) {
      const seats = asked.get(id) ?? capacity
      if (capacity > seats) overfull.push({ ...slot, seats })
    }
  }
  return overfull
}

/** No seats are kept past the moment at which their slot can be booked no more; in a withdrawn one that is now. */
export async function shortenHolds(trx: Database, workspaceId: string): Promise<void> {
  const bound = sql<string>`case slot.status when 'withdrawn' then ${now()} else slot.closes_at end`
  const slotOf = (row: ExpressionBuilder<Tables, 'booking'>) =>
    row
      .selectFrom('slot')
      .whereRef('slot.workspace_id', '=', 'booking.workspace_id')
      .whereRef('slot.id', '=', 'booking.slot_id')
  await trx
    .updateTable('booking')
    .set((row) => ({ held_until: slotOf(row).select(bound.as('bound')) }))
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'held')
    .where((row) => row('held_until', '>', slotOf(row).select(bound.as('bound'))))
    .execute()
}

/** Changes the end of slots that nobody has booked. They must have been saved, and so locked, in this transaction. */
export async function saveEnds(trx: Database, slots: SlotTable[]): Promise<void> {
  for (const batch of batches(slots))
    await trx
      .insertInto('slot')
      .values(proposed(batch))
      .onConflict((conflict) =>
        conflict
          .columns(KEY)
          .doUpdateSet((row) => ({ ends_at: row.ref('excluded.ends_at') }))
          .where(({ exists, not, selectFrom }) =>
            not(
              exists(
                selectFrom('booking')
                  .select('booking.reference')
                  .whereRef('booking.workspace_id', '=', 'slot.workspace_id')
                  .whereRef('booking.slot_id', '=', 'slot.id')
                  .where('booking.state', 'in', LIVE),
              ),
            ),
          ),
      )
      .execute()
}

/** Moves slots in time. Hours that follow each other take their neighbour's place, so all leave before the first arrives. */
export async function moveSlots(trx: Database, slots: SlotTable[]): Promise<void> {
  for (const batch of batches(slots)) {
    const away = batch.map((slot) => ({ ...slot, starts_at: `moving ${slot.id}` }))
    await saveTimes(trx, away)
  }
  for (const batch of batches(slots)) await saveTimes(trx, batch)
}

const saveTimes = (trx: Database, slots: SlotTable[]) =>
  trx
    .insertInto('slot')
    .values(proposed(slots))
    .onConflict((conflict) =>
      conflict.columns(KEY).doUpdateSet((row) => ({
        starts_at: row.ref('excluded.starts_at'),
        ends_at: row.ref('excluded.ends_at'),
        closes_at: row.ref('excluded.closes_at'),
      })),
    )
    .execute()

// The table's check reads the row that is proposed, also where it will only update; its own `taken` is not touched.
const proposed = (slots: SlotTable[]) => slots.map((slot) => ({ ...slot, taken: 0 }))

const KEY = ['workspace_id', 'id'] as const
const LIVE = ['held', 'offered', 'confirmed', 'waitlisted']

/** Pieces whose lengths are powers of two: quick to write, with only nine statements to prepare. */
export function batches<Row>(rows: Row[]): Row[][] {
  const pieces: Row[][] = []
  for (let from = 0, size = 256; from < rows.length; from += size) {
    while (size > rows.length - from) size /= 2
    pieces.push(rows.slice(from, from + size))
  }
  return pieces
}
