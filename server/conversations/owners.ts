import type { VisitorTable } from '../database/tables.ts'
import type { Database } from '../database.ts'

/** Gives a visitor's conversations, with their forms, to another: whoever signs in takes along what they said before. */
export async function moveConversations(
  trx: Database,
  { workspace_id, visitor_id }: { workspace_id: string; visitor_id: string },
  to: string,
): Promise<void> {
  for (const table of ['conversation', 'form'] as const)
    await trx
      .updateTable(table)
      .set({ visitor_id: to })
      .where('workspace_id', '=', workspace_id)
      .where('visitor_id', '=', visitor_id)
      .execute()
}

/** Those of a visitor's conversations in which a turn is under way. */
export async function answeredNow(
  db: Database,
  { workspace_id, id }: Pick<VisitorTable, 'workspace_id' | 'id'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation')
    .select('id')
    .where('workspace_id', '=', workspace_id)
    .where('visitor_id', '=', id)
    .where('turn_id', 'is not', null)
    .execute()
  return rows.map((row) => row.id)
}

/** The conversation that a visitor was last in, unless it is closed; its id. */
export async function latestConversation(
  db: Database,
  { workspace_id, id }: Pick<VisitorTable, 'workspace_id' | 'id'>,
): Promise<string | undefined> {
  const latest = await db
    .selectFrom('conversation')
    .select('id')
    .where('workspace_id', '=', workspace_id)
    .where('visitor_id', '=', id)
    .where('status', '<>', 'closed')
    .orderBy('updated_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.id
}

/** The same of the members whom the shop knows by an address. */
export async function memberConversations(trx: Database, workspaceId: string, email: string): Promise<string[]> {
  const members = await trx
    .selectFrom('visitor')
    .select(['workspace_id', 'id'])
    .where('workspace_id', '=', workspaceId)
    .where((visitor) => visitor(visitor.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('member_sub', 'is not', null)
    .execute()
  const latest = []
  for (const member of members) latest.push(await latestConversation(trx, member))
  return latest.filter((id) => id !== undefined)
}
