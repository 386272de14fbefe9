import type { ExpressionBuilder, QueryCreator } from 'kysely'
import type { BookingTable, Tables } from '../database/tables.ts'
import { type Database, isPostgres } from '../database.ts'
import { now } from '../time.ts'

/**
 * The guarded statement that every seat is taken by: it adds `seats` to a slot that is open and has them, or changes
 * nothing. One statement, so that two guests cannot both win the last seat; the table's CHECK stands behind it.
 */
const taking = (db: QueryCreator<Tables>, workspaceId: string, slotId: string, seats: number, own = 0) =>
  db
    .updateTable('slot')
    .set((slot) => ({ taken: slot('taken', '+', seats) }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', slotId)
    .where('status', '=', 'scheduled')
    .where('closes_at', '>', now())
    .where((slot) => slot(slot('taken', '+', seats), '<=', slot.ref('capacity')))
    // `seats` may have been all there were when an import was about to give it more.
    .where((slot) => slot.or([slot('taken', '=', own), slot.not(isSoldWhole(slot))]))

const isSoldWhole = (slot: ExpressionBuilder<Tables, 'slot'>) =>
  slot.exists(
    slot
      .selectFrom('service')
      .select('service.code')
      .whereRef('service.workspace_id', '=', 'slot.workspace_id')
      .whereRef('service.code', '=', 'slot.service_code')
      .where('service.whole_slot', '=', 1),
  )

/** Takes `seats` for somebody whose row stands already, beside their `own` there; false when the slot has them no more. */
export async function takeSeats(
  trx: Database,
  workspaceId: string,
  slotId: string,
  seats: number,
  own = 0,
): Promise<boolean> {
  const taken = await taking(trx, workspaceId, slotId, seats, own).returning('id').executeTakeFirst()
  return taken !== undefined
}

/** Takes the seats of a new row and writes it; undefined, and nothing written, when the slot has them no more. */
export async function takeSeatsAsNew(trx: Database, row: BookingTable): Promise<BookingTable | undefined> {
  if (!isPostgres(trx)) {
    const seated = await takeSeats(trx, row.workspace_id, row.slot_id, row.seats)
    return seated ? trx.insertInto('booking').values(row).returningAll().executeTakeFirstOrThrow() : undefined
  }

  // Both in one statement there: the slot's row is locked for one round trip less, and that row is the one all wait for.
  const columns = Object.keys(row) as (keyof BookingTable)[]
  return trx
    .with('seat', (cte) => taking(cte, row.workspace_id, row.slot_id, row.seats).returning('id'))
    .insertInto('booking')
    .columns(columns)
    .expression((from) =>
      from.selectFrom('seat').select((value) => columns.map((column) => value.val(row[column]).as(column))),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function returnSeats(trx: Database, workspaceId: string, slotId: string, seats: number): Promise<void> {
  await trx
    .updateTable('slot')
    .set((slot) => ({ taken: slot('taken', '-', seats) }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', slotId)
    .execute()
}

/** Takes two slots' rows in one order for everybody, so that two guests who change places do not wait for each other. */
export async function lockSlots(trx: Database, workspaceId: string, slotIds: string[]): Promise<void> {
  for (const id of slotIds.toSorted())
    await trx
      .updateTable('slot')
      .set((slot) => ({ taken: slot.ref('taken') }))
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .execute()
}
