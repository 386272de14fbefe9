import { sql } from 'kysely'
import { type Booking, BookingState } from '../../contract/bookings.ts'
import type { Database } from '../database.ts'
import { inEnglish, speaking } from '../languages/languages.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { manageUrl } from './links.ts'
import { nextStep } from './next-step.ts'
import { freeUntil } from './words.ts'

export type BookingRow = NonNullable<Awaited<ReturnType<typeof findBookingRow>>>

/** The reader proved the guest's address: by both halves, by the form's own id, or as the member. */
export type Reader = 'guest' | 'other'

/** A booking with its slot and service, or undefined. */
export const findBookingRow = (db: Database, workspaceId: string, reference: string) =>
  bookingRows(db, workspaceId).where('booking.reference', '=', reference).executeTakeFirst()

export const bookingRows = (db: Database, workspaceId: string) =>
  db
    .selectFrom('booking')
    .innerJoin('slot', (join) =>
      join.onRef('slot.workspace_id', '=', 'booking.workspace_id').onRef('slot.id', '=', 'booking.slot_id'),
    )
    .innerJoin('service', (join) =>
      join.onRef('service.workspace_id', '=', 'booking.workspace_id').onRef('service.code', '=', 'slot.service_code'),
    )
    .selectAll('booking')
    .select([
      'slot.starts_at',
      'slot.ends_at',
      'slot.closes_at',
      'slot.status as slot_status',
      'slot.service_code',
      'service.name as service_name',
      'service.whole_slot',
    ])
    .select((row) => [
      // What the guest reads.
      row
        .selectFrom('form')
        .select('form.language')
        .whereRef('form.workspace_id', '=', 'booking.workspace_id')
        .whereRef('form.id', '=', 'booking.form_id')
        .as('language'),
      // Where it stands on the list, from 1.
      row
        .selectFrom('booking as ahead')
        .select(sql<number>`cast(count(*) as integer)`.as('place'))
        .whereRef('ahead.workspace_id', '=', 'booking.workspace_id')
        .whereRef('ahead.slot_id', '=', 'booking.slot_id')
        .where('ahead.state', '=', 'waitlisted')
        .whereRef('ahead.queue_place', '<=', 'booking.queue_place')
        .as('place'),
      // What became of the newest letter about it.
      row
        .selectFrom('outbox')
        .select('outbox.state')
        .whereRef('outbox.workspace_id', '=', 'booking.workspace_id')
        .where('outbox.topic', '=', sql<string>`'booking:' || booking.reference`)
        .where('outbox.kind', '<>', 'reminder')
        .orderBy('outbox.position', 'desc')
        .limit(1)
        .as('letter_state'),
    ])
    .where('booking.workspace_id', '=', workspaceId)

/** A booking on the wire, as `reader` may see it. */
export function presentBooking(workspace: Workspace, row: BookingRow, reader: Reader): Booking {
  const { timezone } = workspace.profile
  const told = reader === 'guest' ? speaking(workspace, row.language) : inEnglish(workspace)
  const state = BookingState.parse(row.state)
  const masked = maskEmail(row.email)
  return {
    reference: row.reference,
    email: reader === 'guest' ? row.email : masked,
    state,
    next_step: nextStep(told, {
      ...row,
      state,
      free_until: freeUntil(workspace, row.starts_at),
      email: masked,
    }),
    service: { code: row.service_code, name: row.service_name },
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    timezone,
    seats: row.party,
    name: row.name,
    ...(row.summary && { summary: row.summary }),
    created_at: row.created_at,
    ...(reader === 'guest' && { manage_url: manageUrl(workspace, row) }),
    ...(state === 'confirmed' && { free_until: freeUntil(workspace, row.starts_at) }),
    ...(state === 'waitlisted' && { list_place: row.place ?? 1 }),
    ...(state === 'offered' && row.held_until && { offered_until: row.held_until }),
  }
}

/** "a•••@example.com": enough to recognise one's own, too little to learn another's. */
const maskEmail = (email: string) => email.replace(/^(.).*(?=@)/, '$1•••')
