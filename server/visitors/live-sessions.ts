import type { SessionTable, VisitorTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { now } from '../time.ts'

/** Whether a session opens anything still: neither ended nor run out. */
export const isLive = ({ ended_at, idle_until, ends_at }: SessionTable): boolean =>
  ended_at === null && !isPast(idle_until) && !isPast(ends_at)

const isPast = (instant: string | null) => instant !== null && instant <= now()

/** Whether a visitor is here, in whichever browser. */
export async function hasLiveSession(
  db: Database,
  { workspace_id, id }: Pick<VisitorTable, 'workspace_id' | 'id'>,
): Promise<boolean> {
  const sessions = await db
    .selectFrom('session')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .where('visitor_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  return sessions.some(isLive)
}
