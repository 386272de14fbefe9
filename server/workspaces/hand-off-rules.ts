import { HandOffRules, USUAL_RULES } from '../../contract/hand-off-rules.ts'
import type { Database } from '../database.ts'

/** When a workspace's people come in by themselves; what the merchant has not said is as usual. */
export async function handOffRules(db: Database, workspaceId: string): Promise<HandOffRules> {
  const { hand_off_rules } = await db
    .selectFrom('workspace')
    .select('hand_off_rules')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return hand_off_rules ? HandOffRules.parse(JSON.parse(hand_off_rules)) : USUAL_RULES
}

export async function keepHandOffRules(db: Database, workspaceId: string, rules: HandOffRules): Promise<HandOffRules> {
  await db
    .updateTable('workspace')
    .set({ hand_off_rules: JSON.stringify(rules) })
    .where('id', '=', workspaceId)
    .execute()
  return rules
}
