import type { Migration } from 'kysely/migration'

/** Where a visitor who waits may be answered besides the conversation, and when the shop's people come in by themselves. */
export const handOffs: Migration = {
  async up(db) {
    await db.schema.alterTable('intervention').addColumn('reply_to', 'text').execute()
    await db.schema.alterTable('workspace').addColumn('hand_off_rules', 'text').execute()
  },
}
