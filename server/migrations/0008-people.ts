import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who holds a conversation for the shop, and the queue of those that wait. */
export const people: Migration = {
  up: interventions,
}

async function interventions(db: Kysely<unknown>) {
  await sql`alter table intervention add column assignee_type text`.execute(db)
  await sql`alter table intervention add column assignee_id text`.execute(db)
  await sql`alter table intervention add column resolved_by text`.execute(db)
  await sql`alter table intervention add column excused_at text`.execute(db)
  await sql`create index intervention_queue on intervention (workspace_id, state, waiting_since, id)`.execute(db)
  await sql`create index intervention_open on intervention (workspace_id, waiting_since) where state <> 'resolved'`.execute(
    db,
  )
}
