import { BookingState } from '../../contract/bookings.ts'
import type { BookingTable } from '../../server/database/tables.ts'
import type { Database } from '../../server/database.ts'

/** All that a workspace has written down about its bookings. */
export type Ledger = Awaited<ReturnType<typeof readLedger>>
export type Entry = Ledger['bookings'][number]
export type Change = Entry['changes'][number]

/** Reads it table by table, so nobody may be writing meanwhile. */
export async function readLedger(db: Database, workspaceId: string) {
  const { rows, changes, letters } = await readBookings(db, workspaceId)
  const slots = await readSlots(db, workspaceId)
  const { revision } = await db
    .selectFrom('workspace')
    .select('revision')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  const forms = await db.selectFrom('form').selectAll().where('workspace_id', '=', workspaceId).orderBy('id').execute()
  const answers = await db.selectFrom('answered').selectAll().where('workspace_id', '=', workspaceId).execute()

  const changesOf = Map.groupBy(changes, ({ reference }) => reference)
  const lettersOf = Map.groupBy(letters, ({ topic }) => topic)
  const slotOf = new Map(slots.map((slot) => [slot.id, slot]))
  const bookings = rows.map((row) => ({
    ...row,
    state: BookingState.parse(row.state),
    slot: slotOf.get(row.slot_id),
    changes: (changesOf.get(row.reference) ?? []).map((change) => ({
      ...change,
      state: BookingState.parse(change.state),
      slot: slotOf.get(change.slot_id),
    })),
    letters: lettersOf.get(`booking:${row.reference}`) ?? [],
  }))
  const references = new Set(rows.map(({ reference }) => reference))
  const strays = [...changesOf.keys()].filter((reference) => !references.has(reference))
  return { slots, bookings, forms, answers, strays, revision }
}

const readSlots = (db: Database, workspaceId: string) =>
  db
    .selectFrom('slot')
    .innerJoin('service', (join) =>
      join.onRef('service.workspace_id', '=', 'slot.workspace_id').onRef('service.code', '=', 'slot.service_code'),
    )
    .selectAll('slot')
    .select('service.whole_slot')
    .where('slot.workspace_id', '=', workspaceId)
    .orderBy('slot.id')
    .execute()

async function readBookings(db: Database, workspaceId: string) {
  const rows = await db
    .selectFrom('booking')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('reference')
    .execute()
  const changes = await db
    .selectFrom('booking_change')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('position')
    .execute()
  const letters = await db
    .selectFrom('outbox')
    .select(['topic', 'position', 'kind', 'dedupe', 'state', 'send_at'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('topic')
    .orderBy('position')
    .execute()
  return { rows, changes, letters }
}

/** What a booking went through, each change with the one before it. */
export const stepsOf = ({ changes }: Pick<Entry, 'changes'>) =>
  changes.map((change, i): Change & { before?: Change } => ({ ...change, before: changes[i - 1] }))

/** In these a booking has its seats, whether or not its time is up: only the sweep takes them away. */
export const hasSeats = ({ state }: Pick<BookingTable, 'state'>) =>
  ['held', 'offered', 'confirmed', 'attended', 'no_show'].includes(state)

/** The seats a party needs in a slot. */
export const seatsFor = (party: number, slot: { whole_slot: number; capacity: number }) =>
  slot.whole_slot === 1 ? Math.max(slot.capacity, party) : party

/** What stands more than once. */
export function repeated<Item>(items: Item[], keyOf: (item: Item) => string): string[] {
  return [...Map.groupBy(items, keyOf)].filter(([, same]) => same.length > 1).map(([key]) => key)
}

/** The fault, unless all is as it should be. */
export const unless = (isSo: unknown, fault: string): string[] => (isSo ? [] : [fault])
