import type { Database } from '../database.ts'
import { now } from '../time.ts'

/** A coming slot that the record no longer has, while guests still mean to come. */
export interface Stranded {
  service: string
  starts_at: string
  wall_start: string // in the zone it was made in
  bookings: number
  references: string[] // confirmed, offered and waiting
}

/** The withdrawn coming slots that still hold bookings, soonest first. */
export async function strandedSlots(db: Database, workspaceId: string): Promise<Stranded[]> {
  const rows = await db
    .selectFrom('slot')
    .innerJoin('booking', (join) =>
      join.onRef('booking.workspace_id', '=', 'slot.workspace_id').onRef('booking.slot_id', '=', 'slot.id'),
    )
    .select([
      'slot.service_code as service',
      'slot.starts_at',
      'slot.wall_start',
      'booking.slot_id',
      'booking.reference',
    ])
    .where('slot.workspace_id', '=', workspaceId)
    .where('slot.status', '=', 'withdrawn')
    .where('slot.starts_at', '>', now())
    .where('booking.state', 'in', ['confirmed', 'offered', 'waitlisted'])
    .orderBy('slot.starts_at')
    .orderBy('slot.id')
    .orderBy('booking.created_at')
    .orderBy('booking.reference')
    .execute()
  const slots = new Map<string, Stranded>()
  for (const { slot_id, reference, ...slot } of rows) {
    const references = [...(slots.get(slot_id)?.references ?? []), reference]
    slots.set(slot_id, { ...slot, bookings: references.length, references })
  }
  return [...slots.values()]
}
