import type { Database } from '../database.ts'
import type { Site } from './workspaces.ts'

/** Keeps the address that visitors see, so that a command which is told none writes it into letters all the same. */
export async function keepAddress(db: Database, { publicUrl }: Site): Promise<void> {
  await db
    .insertInto('site')
    .values({ id: 1, public_url: publicUrl })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ public_url: publicUrl }))
    .execute()
}

/** The address that a server has last been seen at; undefined where none has started yet. */
export async function keptAddress(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('site').select('public_url').executeTakeFirst()
  return row?.public_url
}
