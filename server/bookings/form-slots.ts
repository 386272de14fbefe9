import type { Slot, SlotState } from '../../contract/bookings.ts'
import type { FormTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { heldRow } from './form-view.ts'
import { closedTo, guestOfForm } from './guests.ts'
import { sweep } from './sweep.ts'

export interface SlotQuery {
  service?: string
  from?: string // instants
  to?: string
  seats?: number // only slots with at least this much room
}

/** The coming times as this form's guest sees them; the seats the form holds itself count as left. */
export async function formSlots(
  db: Database,
  workspace: Workspace,
  form: FormTable,
  wanted: SlotQuery,
): Promise<Slot[]> {
  await sweep(db, workspace)
  const closed = await closedTo(db, workspace.id, await guestOfForm(db, form))
  const own = await heldRow(db, form)
  const backBy = await lastHolds(db, workspace.id)
  const rows = await comingSlots(db, workspace.id, wanted)

  const slots = rows.map((row): Slot => {
    const whole = row.whole_slot === 1
    const unclaimed = row.capacity - row.taken + (own?.slot_id === row.id ? own.seats : 0)
    const seatsLeft = whole && unclaimed < row.capacity ? 0 : unclaimed
    const state: SlotState = closed.has(row.service_code)
      ? 'members_only'
      : own?.slot_id === row.id
        ? 'yours'
        : seatsLeft > 0
          ? 'free'
          : backBy.has(row.id)
            ? 'on_hold'
            : 'full'
    return {
      id: row.id,
      service: row.service_code,
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      seats_left: seatsLeft,
      state,
      ...(state === 'on_hold' && { back_by: backBy.get(row.id) }),
      ...(whole && { whole }),
      capacity: row.capacity,
    }
  })
  const { seats } = wanted
  return seats === undefined ? slots : slots.filter((slot) => slot.seats_left >= seats)
}

/** Slots that can be booked still, full or not, soonest first. */
export function comingSlots(db: Database, workspaceId: string, { service, from, to }: SlotQuery) {
  let query = db
    .selectFrom('slot')
    .innerJoin('service', (join) =>
      join.onRef('service.workspace_id', '=', 'slot.workspace_id').onRef('service.code', '=', 'slot.service_code'),
    )
    .selectAll('slot')
    .select('service.whole_slot')
    .where('slot.workspace_id', '=', workspaceId)
    .where('slot.status', '=', 'scheduled')
    .where('service.retired_at', 'is', null)
    .where('slot.closes_at', '>', now())
  if (service) query = query.where('slot.service_code', '=', service)
  if (from) query = query.where('slot.starts_at', '>=', from)
  if (to) query = query.where('slot.starts_at', '<', to)
  return query.orderBy('slot.starts_at').orderBy('slot.service_code').execute()
}

/** When the last hold on each slot runs out. */
async function lastHolds(db: Database, workspaceId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('booking')
    .select(['slot_id', (eb) => eb.fn.max('held_until').as('until')])
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'held')
    .groupBy('slot_id')
    .execute()
  return new Map(rows.flatMap(({ slot_id, until }) => (until ? [[slot_id, until]] : [])))
}
