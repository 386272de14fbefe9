import { sql } from 'kysely'
import { BookingState } from '../../contract/bookings.ts'
import type { Holder } from '../actor.ts'
import type { BookingTable, By } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { tellDesk } from '../desk.ts'
import { AppError } from '../errors.ts'
import { now } from '../time.ts'

/** Where a booking may go from each state. There is no other way, for nobody; attendance alone can be put right. */
const ways: Record<BookingState, readonly BookingState[]> = {
  held: ['confirmed', 'cancelled', 'expired'],
  waitlisted: ['offered', 'cancelled'],
  offered: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['cancelled', 'attended', 'no_show'],
  attended: ['no_show', 'confirmed'],
  no_show: ['attended', 'confirmed'],
  cancelled: [],
  expired: [],
}

/** In these a booking has its seats. */
export const SEATED = ['held', 'offered', 'confirmed', 'attended', 'no_show'] as const satisfies BookingState[]

export const isSeated = ({ state }: { state: string }) => SEATED.some((seated) => seated === state)

/**
 * Takes a booking's row, so that whatever else is done with it waits its turn. Throws `not_found`.
 * Of several rows the form's comes first, then the booking's, then the slot's.
 */
export async function lockBooking(trx: Database, workspaceId: string, reference: string): Promise<BookingTable> {
  const row = await trx
    .updateTable('booking')
    .set((booking) => ({ updated_at: booking.ref('updated_at') }))
    .where('workspace_id', '=', workspaceId)
    .where('reference', '=', reference)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such booking.')

  return row
}

/** Who changes a booking; one of the shop's people, or a program with its key, is named in the history. */
export type Doer = By | Holder

export const isShop = (by: Doer): boolean => typeof by !== 'string' || by === 'shop'

export type Change = Partial<Omit<BookingTable, 'workspace_id' | 'reference' | 'state'>>

/** Brings a locked booking into another state. Throws `conflict`, and changes nothing, where no way leads there. */
export async function changeState(
  trx: Database,
  booking: BookingTable,
  to: BookingState,
  by: Doer,
  change: Change = {},
): Promise<BookingTable> {
  const from = BookingState.parse(booking.state)
  if (!ways[from].includes(to)) throw new AppError('conflict', `${sentences[from]} Nothing was changed.`)

  return writeChange(trx, booking, by, { ...change, state: to })
}

/** Changes a locked booking within its state: another slot, another party, more time. */
export const changeBooking = (trx: Database, booking: BookingTable, by: Doer, change: Change): Promise<BookingTable> =>
  writeChange(trx, booking, by, change)

async function writeChange(trx: Database, booking: BookingTable, by: Doer, change: Change & { state?: BookingState }) {
  const changed = await trx
    .updateTable('booking')
    .set({ ...change, updated_at: now() })
    .where('workspace_id', '=', booking.workspace_id)
    .where('reference', '=', booking.reference)
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteChange(trx, changed, by)
  return changed
}

/** Writes down what a booking has become, and has the shop's open consoles look. */
export async function noteChange(trx: Database, booking: BookingTable, by: Doer): Promise<void> {
  const { workspace_id, reference, state, slot_id, seats } = booking
  await trx
    .insertInto('booking_change')
    .values({
      workspace_id,
      reference,
      position: sql<number>`(
        select coalesce(max(position), 0) + 1 from booking_change
        where workspace_id = ${workspace_id} and reference = ${reference}
      )`,
      state,
      slot_id,
      seats,
      by: typeof by === 'string' ? by : 'shop',
      who: typeof by === 'string' ? null : by.type === 'key' ? by.label : by.name,
      created_at: now(),
    })
    .execute()
  await tellDesk(trx, workspace_id, { about: 'bookings' })
}

const sentences: Record<BookingState, string> = {
  held: 'These seats are only kept, not booked yet.',
  waitlisted: 'This party is on the list and has no seats yet.',
  offered: 'These seats are offered and not taken yet: take them first.',
  confirmed: 'This booking is confirmed already.',
  attended: 'This booking has been kept.',
  no_show: 'This booking is over.',
  cancelled: 'This booking is cancelled already. Book again if you want to come.',
  expired: 'The seats were let go. Book again if you want to come.',
}
