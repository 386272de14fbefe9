import { BookingState } from '../../contract/bookings.ts'
import type { ShopBooking } from '../../contract/shop-view.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { type BookingRow, bookingRows, presentBooking } from './present.ts'
import { readReference } from './reference.ts'
import { sweep } from './sweep.ts'

/** A workspace's bookings, the newest first, from below `before` on. Seats that are only kept are nobody's booking yet. */
export async function listBookings(
  db: Database,
  workspace: Workspace,
  { limit, before }: { limit: number; before?: Pick<ShopBooking, 'created_at' | 'reference'> },
): Promise<ShopBooking[]> {
  await sweep(db, workspace)
  const newest = madeBookings(db, workspace)
    .orderBy('booking.created_at', 'desc')
    .orderBy('booking.reference', 'desc')
    .limit(limit)
  const page = before
    ? newest.where(({ and, eb, or }) =>
        or([
          eb('booking.created_at', '<', before.created_at),
          and([eb('booking.created_at', '=', before.created_at), eb('booking.reference', '<', before.reference)]),
        ]),
      )
    : newest
  return (await page.execute()).map((row) => presentShopBooking(workspace, row))
}

/** One of them with what became of it. Throws `not_found` for another's exactly as for one that never was. */
export async function readShopBooking(db: Database, workspace: Workspace, typed: string): Promise<ShopBooking> {
  await sweep(db, workspace)
  const reference = readReference(typed) ?? ''
  const row = await madeBookings(db, workspace).where('booking.reference', '=', reference).executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such booking.')

  return { ...presentShopBooking(workspace, row), changes: await changesOf(db, workspace.id, reference) }
}

/** What a visitor has booked, in their conversations or under a member's address; the newest first, 50 at most. */
export async function visitorBookings(
  db: Database,
  workspace: Workspace,
  { visitorId, email }: { visitorId: string; email: string | null },
): Promise<ShopBooking[]> {
  const rows = await madeBookings(db, workspace)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb(
          'booking.form_id',
          'in',
          selectFrom('form')
            .select('form.id')
            .where('form.workspace_id', '=', workspace.id)
            .where('form.visitor_id', '=', visitorId),
        ),
        ...(email ? [eb('booking.email_key', '=', email.toLowerCase())] : []),
      ]),
    )
    .orderBy('booking.created_at', 'desc')
    .orderBy('booking.reference', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => presentShopBooking(workspace, row))
}

// A hold has no guest, whether it still runs or has run out.
const madeBookings = (db: Database, { id }: Workspace) =>
  bookingRows(db, id).where('booking.state', '<>', 'held').where('booking.email', '<>', '')

function presentShopBooking(workspace: Workspace, row: BookingRow): ShopBooking {
  const { name, email, updated_at } = row
  return { ...presentBooking(workspace, row, 'other'), guest: { name, email }, updated_at }
}

async function changesOf(db: Database, workspaceId: string, reference: string) {
  const rows = await db
    .selectFrom('booking_change as change')
    .innerJoin('slot', (join) =>
      join.onRef('slot.workspace_id', '=', 'change.workspace_id').onRef('slot.id', '=', 'change.slot_id'),
    )
    .select(['change.state', 'change.by', 'change.seats', 'change.created_at as at', 'slot.starts_at'])
    .where('change.workspace_id', '=', workspaceId)
    .where('change.reference', '=', reference)
    .orderBy('change.position')
    .execute()
  return rows.map((row) => ({ ...row, state: BookingState.parse(row.state) }))
}
