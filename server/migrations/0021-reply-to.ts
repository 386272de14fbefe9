import type { Migration } from 'kysely/migration'

/** Where a visitor who waits may be answered besides the conversation. */
export const replyTo: Migration = {
  async up(db) {
    await db.schema.alterTable('intervention').addColumn('reply_to', 'text').execute()
  },
}
