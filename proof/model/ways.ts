import type { Database } from '../../server/database.ts'
import type { Entry } from './ledger.ts'

const required = [
  'held by the guest',
  'held, moved to another time',
  'held, for another number of seats',
  'held, kept longer',
  'held, confirmed by the guest',
  'held, cancelled by the shop',
  'held, expired by the guest',
  'held, expired by the clock',
  'waitlisted by the guest',
  'waitlisted, offered by the clock',
  'waitlisted, cancelled by the guest',
  'waitlisted, cancelled by the shop',
  'waitlisted, cancelled by the clock',
  'offered, confirmed by the guest',
  'offered, cancelled by the guest',
  'offered, cancelled by the shop',
  'offered, expired by the clock',
  'confirmed, moved to another time',
  'confirmed, for another number of seats',
  'confirmed, cancelled by the guest',
  'confirmed, cancelled by the shop',
  'confirmed, attended by the shop',
  'confirmed, no_show by the shop',
  'attended, no_show by the shop',
  'no_show, attended by the shop',
]

/** How often bookings went each way that they can go, over all that a database has written down. */
export async function countWays(db: Database): Promise<Map<string, number>> {
  const changes = await db
    .selectFrom('booking_change')
    .selectAll()
    .orderBy('workspace_id')
    .orderBy('reference')
    .orderBy('position')
    .execute()
  const { kept_longer } = await db
    .selectFrom('booking')
    .select((row) => row.fn.count('reference').as('kept_longer'))
    .where('extensions', '>', 0)
    .executeTakeFirstOrThrow()
  const ways = changes.flatMap((change, i) => {
    const before = changes[i - 1]
    return waysOf(change, before?.reference === change.reference ? before : undefined)
  })
  const gone = Map.groupBy(ways, (way) => way)
  const counts = required.map((way): [string, number] => [way, gone.get(way)?.length ?? 0])
  return new Map(counts).set('held, kept longer', Number(kept_longer))
}

/** The ways that bookings should have gone, and none did. */
export const waysNotGone = (ways: Map<string, number>): string[] =>
  [...ways].flatMap(([way, times]) => (times === 0 ? [way] : []))

type Row = Omit<Entry['changes'][number], 'state' | 'slot'> & { state: string }

function waysOf({ state, slot_id, seats, by }: Row, before?: Row): string[] {
  if (!before) return [`${state} by the ${by}`]
  if (before.state !== state) return [`${before.state}, ${state} by the ${by}`]

  const isElsewhere = before.slot_id !== slot_id
  const isResized = before.seats !== seats
  return [
    ...(isElsewhere ? [`${state}, moved to another time`] : []),
    ...(isResized ? [`${state}, for another number of seats`] : []),
  ]
}
