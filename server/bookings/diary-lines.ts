import { sql } from 'kysely'
import { BookingState } from '../../contract/bookings.ts'
import type { DiaryLine } from '../../contract/diary.ts'
import type { Database } from '../database.ts'
import { bookingRows } from './present.ts'

export type DiaryRow = Awaited<ReturnType<ReturnType<typeof diaryRows>['execute']>>[number]

/** The states in which somebody is a guest of a time: they come, came, or should have. */
export const BOOKED: BookingState[] = ['confirmed', 'attended', 'no_show']

/** Bookings with all that the shop's own people may know of them, to be narrowed and ordered. */
export const diaryRows = (db: Database, workspaceId: string) =>
  bookingRows(db, workspaceId)
    .innerJoin('form', (join) =>
      join.onRef('form.workspace_id', '=', 'booking.workspace_id').onRef('form.id', '=', 'booking.form_id'),
    )
    .leftJoin('booking_change as begun', (join) =>
      join
        .onRef('begun.workspace_id', '=', 'booking.workspace_id')
        .onRef('begun.reference', '=', 'booking.reference')
        .on('begun.position', '=', 1),
    )
    .select(['form.conversation_id', 'begun.by as begun_by', 'begun.who as begun_who', 'slot.capacity', 'slot.taken'])
    .select((row) =>
      row
        .selectFrom('booking_change as change')
        .select(sql<number>`cast(coalesce(max(change.position), 0) as integer)`.as('changes'))
        .whereRef('change.workspace_id', '=', 'booking.workspace_id')
        .whereRef('change.reference', '=', 'booking.reference')
        .as('seen'),
    )

export function diaryLine(row: DiaryRow): DiaryLine {
  const { reference, name, email, summary, slot_id, starts_at, ends_at, created_at, held_until } = row
  const state = BookingState.parse(row.state)
  return {
    ...{ reference, name, email, summary, state, slot_id, starts_at, ends_at, created_at },
    seats: row.party,
    service: { code: row.service_code, name: row.service_name },
    seen: row.seen ?? 0,
    ...(state === 'waitlisted' && { list_place: row.place ?? 1 }),
    ...(state === 'offered' && held_until && { offered_until: held_until }),
    came_by: row.conversation_id ? 'assistant' : row.begun_by === 'shop' ? 'shop' : 'form',
    ...(row.begun_who && { added_by: row.begun_who }),
  }
}
