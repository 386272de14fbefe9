import type { Intervention } from '../../contract/interventions.ts'
import type { InterventionTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { present, type Reader, wholeRows } from './present.ts'

/** One of a workspace's interventions. Throws `not_found` for another's exactly as for one that never was. */
export async function findIntervention(
  db: Database,
  workspaceId: string,
  id: string,
  reader: Reader = 'shop',
): Promise<Intervention> {
  const row = await wholeRows(db, workspaceId).where('intervention.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such intervention.')

  return present(row, reader)
}

export interface Queue {
  state: Intervention['state'] | 'open' | 'all'
  limit: number
  /** The last one of the page before. */
  after?: Pick<Intervention, 'waiting_since' | 'id'>
}

/** A workspace's interventions, the longest wait first. */
export async function listInterventions(
  db: Database,
  workspaceId: string,
  { state, limit, after }: Queue,
): Promise<Intervention[]> {
  const queue = wholeRows(db, workspaceId)
    .where('intervention.state', 'in', statesOf[state])
    .orderBy('intervention.waiting_since')
    .orderBy('intervention.id')
    .limit(limit)
  const page = after
    ? queue.where(({ and, eb, or }) =>
        or([
          eb('intervention.waiting_since', '>', after.waiting_since),
          and([eb('intervention.waiting_since', '=', after.waiting_since), eb('intervention.id', '>', after.id)]),
        ]),
      )
    : queue
  return (await page.execute()).map((row) => present(row, 'shop'))
}

const statesOf: Record<Queue['state'], Intervention['state'][]> = {
  open: ['pending', 'active'],
  all: ['pending', 'active', 'resolved'],
  pending: ['pending'],
  active: ['active'],
  resolved: ['resolved'],
}

/** The intervention that a conversation is in, if any: at most one is open. */
export const openIntervention = (
  db: Database,
  workspaceId: string,
  conversationId: string,
): Promise<InterventionTable | undefined> =>
  db
    .selectFrom('intervention')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', conversationId)
    .where('state', '<>', 'resolved')
    .executeTakeFirst()
