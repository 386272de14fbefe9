import type { Prefill, Suggestion } from '../../contract/bookings.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { comingSlots } from './form-slots.ts'
import { readSeats, readWhen, suggest } from './when.ts'

/** What the guest's words come to: a party size, and the times that fit it. Proposes only; nothing is held. */
export async function suggestSlot(
  db: Database,
  workspace: Workspace,
  prefill: Prefill,
  chosen?: string,
): Promise<Suggestion> {
  const said = [prefill.urgency, prefill.summary].filter(Boolean).join('. ')
  const seats = readSeats(said)
  if (chosen) return { slot_id: await comingSlot(db, workspace.id, chosen), candidates: [], reading: '', seats }

  const { timezone, locale } = workspace.profile
  const wanted = prefill.urgency ? readWhen(prefill.urgency, { now: now(), timezone, locale }) : undefined
  if (!wanted) return { candidates: [], reading: '', seats }

  const coming = await comingSlots(db, workspace.id, { service: prefill.service })
  const open = coming.map(({ id, starts_at, capacity, taken, service_code }) => ({
    id,
    starts_at,
    seats_left: capacity - taken,
    service: service_code,
  }))
  return { ...suggest(open, wanted, seats ?? 1, timezone), seats }
}

async function comingSlot(db: Database, workspaceId: string, id: string): Promise<string> {
  const slots = await comingSlots(db, workspaceId, {})
  if (!slots.some((slot) => slot.id === id))
    throw new AppError('not_found', 'There is no such time any more. Choose one from the list.')
  return id
}
