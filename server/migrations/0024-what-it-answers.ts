import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which of the visitor's messages an answer answers: of what was said so far, the one right before it. */
export const whatItAnswers: Migration = {
  async up(db) {
    await sql`alter table message add column answers text`.execute(db)
    await sql`update message set answers = (
      select case when asked.author_type = 'visitor' then asked.id end from message as asked
      where asked.workspace_id = message.workspace_id and asked.conversation_id = message.conversation_id
        and asked.seq < message.seq
      order by asked.seq desc limit 1
    ) where author_type = 'assistant'`.execute(db)
  },
}
