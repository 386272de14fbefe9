import { sql } from 'kysely'
import type { Doors } from '../../contract/channels.ts'
import type { Database } from '../database.ts'
import { minutesAfter, now } from '../time.ts'

const WEEK_MINUTES = 7 * 24 * 60

/** Who came by which door in the last 7 days, and when somebody last did. */
export async function countDoors(db: Database, workspaceId: string): Promise<Doors> {
  const since = minutesAfter(now(), -WEEK_MINUTES)
  return {
    website: await conversationsSince(db, workspaceId, since),
    programs: await formsSince(db, workspaceId, since),
  }
}

const lately = (since: string) =>
  sql<number>`cast(coalesce(sum(case when created_at >= ${since} then 1 else 0 end), 0) as integer)`

// One in which nothing was said is a panel that somebody opened and closed.
const conversationsSince = (db: Database, workspaceId: string, since: string): Promise<Doors['website']> =>
  db
    .selectFrom('conversation')
    .select(({ fn }) => [lately(since).as('conversations'), fn.max('created_at').as('last_at')])
    .where('workspace_id', '=', workspaceId)
    .where('message_count', '>', 0)
    .executeTakeFirstOrThrow()

/** Forms that belong to no conversation: a program's over MCP, or a plain link's. What the shop books for a guest is neither. */
const formsSince = (db: Database, workspaceId: string, since: string): Promise<Doors['programs']> =>
  db
    .selectFrom('form')
    .select(({ fn }) => [
      lately(since).as('forms'),
      sql<number>`cast(coalesce(sum(case when created_at >= ${since} and booking_reference is not null then 1 else 0 end), 0) as integer)`.as(
        'booked',
      ),
      fn.max('created_at').as('last_at'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('booking_change as change')
            .select('change.reference')
            .whereRef('change.workspace_id', '=', 'form.workspace_id')
            .whereRef('change.reference', '=', 'form.booking_reference')
            .where('change.position', '=', 1)
            .where('change.by', '=', 'shop'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
