import type { Migration } from 'kysely/migration'
import { type DialectName, table } from './tables.ts'

/** How much each workspace uses of a language model, by the day. */
export const modelUse = (dialect: DialectName): Migration => ({
  async up(db) {
    await table(
      db,
      dialect,
      'model_use',
      { workspace_id: 'text', day: 'text', input_tokens: 'integer', output_tokens: 'integer' },
      ['workspace_id', 'day'],
    ).execute()
  },
})
