import type { Database } from '../database.ts'
import { now } from '../time.ts'

/** A coming slot that the record no longer has, while guests still mean to come. */
export interface Stranded {
  service: string
  starts_at: string
  wall_start: string // in the zone it was made in
  bookings: number // confirmed, offered and waiting
}

/** The withdrawn coming slots that still hold bookings, soonest first. */
export function strandedSlots(db: Database, workspaceId: string): Promise<Stranded[]> {
  return db
    .selectFrom('slot')
    .innerJoin('booking', (join) =>
      join.onRef('booking.workspace_id', '=', 'slot.workspace_id').onRef('booking.slot_id', '=', 'slot.id'),
    )
    .select(({ fn, cast }) => [
      'slot.service_code as service',
      'slot.starts_at',
      'slot.wall_start',
      cast<number>(fn.countAll(), 'integer').as('bookings'),
    ])
    .where('slot.workspace_id', '=', workspaceId)
    .where('slot.status', '=', 'withdrawn')
    .where('slot.starts_at', '>', now())
    .where('booking.state', 'in', ['confirmed', 'offered', 'waitlisted'])
    .groupBy(['slot.id', 'slot.service_code', 'slot.starts_at', 'slot.wall_start'])
    .orderBy('slot.starts_at')
    .orderBy('slot.service_code')
    .execute()
}
