import type { NewHold } from '../../contract/bookings.ts'
import type { FormTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { closedTo, guestOfForm } from './guests.ts'
import { membersOnly } from './members-only.ts'
import type { Place } from './new-booking.ts'

/**
 * The seats a party would take in a slot that this form's guest may book; whether they are free is not asked.
 * Throws as `anyPlaceIn` does, and `forbidden` for a members' service.
 */
export async function placeIn(trx: Database, workspace: Workspace, form: FormTable, wanted: NewHold): Promise<Place> {
  const { slot, ...place } = await anyPlaceIn(trx, workspace.id, wanted)
  const guest = await guestOfForm(trx, form)
  const closed = await closedTo(trx, workspace.id, guest)
  if (closed.has(slot.service_code)) throw await membersOnly(trx, workspace, guest, slot)

  return place
}

/**
 * The same for the shop's own people, who book whomever they like, with the slot itself.
 * Throws `not_found`, `conflict` for a time that is over or withdrawn, `bad_request` for too large a party.
 */
export async function anyPlaceIn(trx: Database, workspaceId: string, { slot_id, seats: party }: NewHold) {
  const slot = await findSlot(trx, workspaceId, slot_id)
  if (slot.status !== 'scheduled' || slot.retired_at !== null || slot.closes_at <= now())
    throw new AppError('conflict', 'That time can no longer be booked. Choose another one.')
  if (party > slot.capacity)
    throw new AppError('bad_request', tooLarge(slot.capacity), {
      issues: [{ path: '/seats', message: `Choose at most ${slot.capacity} seats.` }],
    })

  return { slot, slot_id, party, seats: slot.whole_slot === 1 ? slot.capacity : party }
}

const tooLarge = (capacity: number) =>
  capacity === 1 ? 'There is only 1 seat in all.' : `There are only ${capacity} seats in all.`

/** A slot with what its service says of it. Throws `not_found`. */
export async function findSlot(db: Database, workspaceId: string, id: string) {
  const slot = await db
    .selectFrom('slot')
    .innerJoin('service', (join) =>
      join.onRef('service.workspace_id', '=', 'slot.workspace_id').onRef('service.code', '=', 'slot.service_code'),
    )
    .selectAll('slot')
    .select(['service.retired_at', 'service.whole_slot', 'service.name as service_name'])
    .where('slot.workspace_id', '=', workspaceId)
    .where('slot.id', '=', id)
    .executeTakeFirst()
  if (!slot) throw new AppError('not_found', 'There is no such time. Choose one from the list.')

  return slot
}
