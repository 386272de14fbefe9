import * as z from 'zod'
import { Source } from '../../contract/catalogue.ts'
import { type Act, Card, ToolCall } from '../../contract/conversations.ts'
import type { Database } from '../database.ts'
import { addMessage } from './messages.ts'

/** What a turn has said and shown so far. */
export const SaidSoFar = z.object({
  id: z.string(),
  answers: z.string().optional(), // the visitor's message
  text: z.string(),
  cards: z.array(Card),
  sources: z.array(Source),
  toolCalls: z.array(ToolCall),
})
export type SaidSoFar = z.infer<typeof SaidSoFar>

/** Keeps it as the turn's message; one that came to nothing leaves none. */
export async function keepReply(
  trx: Database,
  workspaceId: string,
  conversationId: string,
  { text, ...reply }: SaidSoFar & { act?: Act },
): Promise<void> {
  const said = { ...reply, author: { type: 'assistant' as const }, text: text.trim() }
  if (said.text || said.cards.length > 0) await addMessage(trx, workspaceId, conversationId, said)
}

/**
 * Gives up on every call that a conversation's page still owes, with what was said before it kept; runs inside a
 * transaction that has locked the conversation. Returns the turns that waited.
 */
export async function giveUpPageCalls(trx: Database, workspaceId: string, conversationId: string): Promise<string[]> {
  const rows = await trx
    .updateTable('page_call')
    .set({ state: 'expired' })
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'pending')
    .returning(['turn_id', 'reply'])
    .execute()
  for (const { reply } of rows) await keepReply(trx, workspaceId, conversationId, SaidSoFar.parse(JSON.parse(reply)))
  return rows.map(({ turn_id }) => turn_id)
}
