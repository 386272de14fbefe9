import { type Booking, BookingState } from '../../contract/bookings.ts'
import type { Database } from '../database.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { manageUrl } from './links.ts'
import { nextStep } from './words.ts'

export type BookingRow = Awaited<ReturnType<typeof findBookingRow>>

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
    .select(['slot.starts_at', 'slot.ends_at', 'slot.service_code', 'service.name as service_name'])
    .where('booking.workspace_id', '=', workspaceId)

/** A booking on the wire, as `reader` may see it. */
export function presentBooking(workspace: Workspace, row: NonNullable<BookingRow>, reader: Reader): Booking {
  const { timezone, locale } = workspace.profile
  const state = BookingState.parse(row.state)
  return {
    reference: row.reference,
    email: reader === 'guest' ? row.email : maskEmail(row.email),
    state,
    next_step: nextStep({ state, starts_at: row.starts_at, held_until: row.held_until, timezone, locale }),
    service: { code: row.service_code, name: row.service_name },
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    timezone,
    seats: row.seats,
    name: row.name,
    ...(row.summary && { summary: row.summary }),
    created_at: row.created_at,
    ...(reader === 'guest' && { manage_url: manageUrl(workspace, row.reference, row.ends_at) }),
  }
}

/** "a•••@example.com": enough to recognise one's own, too little to learn another's. */
const maskEmail = (email: string) => email.replace(/^(.).*(?=@)/, '$1•••')
