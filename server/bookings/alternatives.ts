import type { NewHold } from '../../contract/bookings.ts'
import type { FormTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { formSlots } from './form-slots.ts'

const MOST = 5

/** Throws `sold_out` with the nearest other times of the same service that have room for the party, but for the guest's `current` one. */
export async function soldOut(
  trx: Database,
  workspace: Workspace,
  form: FormTable,
  { slot_id, seats }: NewHold,
  current?: string,
): Promise<never> {
  const slots = await formSlots(trx, workspace, form, {})
  const missed = slots.find(({ id }) => id === slot_id)
  const distance = (startsAt: string) => Math.abs(Date.parse(startsAt) - Date.parse(missed?.starts_at ?? now()))
  const alternatives = slots
    .filter(
      ({ id, service, state, seats_left }) =>
        id !== slot_id && id !== current && service === missed?.service && state === 'free' && seats_left >= seats,
    )
    .sort((a, b) => distance(a.starts_at) - distance(b.starts_at))
    .slice(0, MOST)
    .map(({ id, starts_at, seats_left }) => ({ id, starts_at, seats_left }))

  const remedy = [
    ...(alternatives.length > 0 ? ['choose one of the alternatives'] : []),
    ...(current ? ['keep the time you have'] : ['join the list']),
  ].join(', or ')
  throw new AppError('sold_out', `Those seats were just taken: ${remedy}.`, { alternatives })
}
