import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What visitors thought of an answer; and what happened is counted by the day without reading everything that was said. */
export const feedback: Migration = {
  async up(db) {
    await sql`alter table message add column feedback text`.execute(db)
    await sql`alter table message add column feedback_comment text`.execute(db)
    await sql`alter table message add column feedback_at text`.execute(db)
    await sql`create index message_by_feedback on message (workspace_id, feedback_at, feedback)
      where feedback is not null`.execute(db)
    await sql`create index message_unhelpful on message (workspace_id, conversation_id)
      where feedback = 'down'`.execute(db)

    await sql`create index message_by_act on message (workspace_id, created_at, act) where act is not null`.execute(db)
    await sql`create index intervention_by_start on intervention (workspace_id, created_at)`.execute(db)
    await sql`create index form_by_start on form (workspace_id, created_at)
      where conversation_id is not null`.execute(db)
    await sql`create index booking_change_confirmed on booking_change (workspace_id, created_at)
      where state = 'confirmed'`.execute(db)
  },
}
