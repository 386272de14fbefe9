import type { Sitting } from '../../contract/diary.ts'
import type { Database } from '../database.ts'
import { BOOKED, type DiaryRow, diaryLine, diaryRows } from './diary-lines.ts'

/** The times that begin between two instants, each with who comes and who waits; withdrawn ones only where somebody does. */
export async function sittingsIn(
  db: Database,
  workspaceId: string,
  { from, to }: { from: string; to: string },
): Promise<Sitting[]> {
  const slots = await slotRows(db, workspaceId)
    .where('slot.starts_at', '>=', from)
    .where('slot.starts_at', '<', to)
    .execute()
  const rows = await diaryRows(db, workspaceId)
    .where('slot.starts_at', '>=', from)
    .where('slot.starts_at', '<', to)
    .where('booking.state', 'in', [...BOOKED, 'held', 'offered', 'waitlisted'])
    .orderBy('booking.created_at')
    .orderBy('booking.reference')
    .execute()
  const bySlot = Map.groupBy(rows, ({ slot_id }) => slot_id)
  return slots
    .filter(({ id, status }) => status === 'scheduled' || bySlot.has(id))
    .map((slot) => sittingOf(slot, bySlot.get(slot.id) ?? []))
}

type SlotRow = Awaited<ReturnType<ReturnType<typeof slotRows>['execute']>>[number]

export const slotRows = (db: Database, workspaceId: string) =>
  db
    .selectFrom('slot')
    .innerJoin('service', (join) =>
      join.onRef('service.workspace_id', '=', 'slot.workspace_id').onRef('service.code', '=', 'slot.service_code'),
    )
    .selectAll('slot')
    .select('service.name as service_name')
    .where('slot.workspace_id', '=', workspaceId)
    .orderBy('slot.starts_at')
    .orderBy('service.position')
    .orderBy('slot.id')

function sittingOf(slot: SlotRow, rows: DiaryRow[]): Sitting {
  const { id, starts_at, ends_at, capacity } = slot
  const guests = rows.filter(({ state }) => BOOKED.some((booked) => booked === state))
  const booked = guests.reduce((sum, { seats }) => sum + seats, 0)
  const until = rows.flatMap(({ held_until }) => held_until ?? []).sort()
  const inLine = rows
    .filter(({ state, queue_place }) => queue_place !== null && (state === 'waitlisted' || state === 'offered'))
    .sort((a, b) => (a.queue_place ?? 0) - (b.queue_place ?? 0))
  return {
    ...{ id, starts_at, ends_at, capacity },
    service: { code: slot.service_code, name: slot.service_name },
    taken: booked,
    kept: slot.taken - booked,
    ...(until.length > 0 && { kept_until: until.at(-1) }),
    is_withdrawn: slot.status === 'withdrawn',
    guests: guests.map(diaryLine),
    waiting: inLine.map(diaryLine),
  }
}
