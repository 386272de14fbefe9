import type { NextSlot } from '../../contract/catalogue.ts'
import type { Database } from '../database.ts'
import { now } from '../time.ts'

/** The soonest `limit` slots of each service that can still be booked, full ones too. */
export async function nextSlots(db: Database, workspaceId: string, limit = 3): Promise<Map<string, NextSlot[]>> {
  const rows = await db
    .selectFrom('service')
    .innerJoin('slot', (join) =>
      join
        .onRef('slot.workspace_id', '=', 'service.workspace_id')
        .onRef('slot.service_code', '=', 'service.code')
        .on((slot) =>
          slot(
            'slot.id',
            'in',
            slot
              .selectFrom('slot as next')
              .select('next.id')
              .whereRef('next.workspace_id', '=', 'service.workspace_id')
              .whereRef('next.service_code', '=', 'service.code')
              .where('next.status', '=', 'scheduled')
              .where('next.starts_at', '>', now())
              .where('next.closes_at', '>', now())
              .orderBy('next.starts_at')
              .limit(limit),
          ),
        ),
    )
    .select(['slot.id', 'slot.service_code', 'slot.starts_at', 'slot.capacity', 'slot.taken'])
    .where('service.workspace_id', '=', workspaceId)
    .where('service.retired_at', 'is', null)
    .orderBy('slot.starts_at')
    .execute()
  const byService = new Map<string, NextSlot[]>()
  for (const { id, service_code, starts_at, capacity, taken } of rows)
    byService.set(service_code, [
      ...(byService.get(service_code) ?? []),
      { id, starts_at, seats_left: capacity - taken },
    ])
  return byService
}
