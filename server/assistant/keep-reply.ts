import type { Act } from '../../contract/conversations.ts'
import { addMessage } from '../conversations/messages.ts'
import type { Database } from '../database.ts'
import type { Reply } from './reply.ts'

/** Keeps what a turn has said and shown as its message; one that came to nothing leaves none. */
export async function keepReply(
  trx: Database,
  workspaceId: string,
  conversationId: string,
  { text, ...reply }: Reply & { act?: Act },
): Promise<void> {
  const said = { ...reply, author: { type: 'assistant' as const }, text: text.trim() }
  if (said.text || said.cards.length > 0) await addMessage(trx, workspaceId, conversationId, said)
}
