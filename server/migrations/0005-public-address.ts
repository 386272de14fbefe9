import type { Migration } from 'kysely/migration'

/** Where visitors see the shop, for commands that write letters without knowing. */
export const publicAddress: Migration = {
  async up(db) {
    await db.schema
      .createTable('site')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('public_url', 'text', (column) => column.notNull())
      .execute()
  },
}
