import * as z from 'zod'
import type { Source } from '../../contract/catalogue.ts'
import { type Act, type Card, Choice, type ToolCall } from '../../contract/conversations.ts'
import { type Database, transact } from '../database.ts'
import { questionKey } from '../knowledge/question-key.ts'
import { minutesAfter, now } from '../time.ts'
import { noteUnanswered } from './noting.ts'

/** Who says nothing for this long has left without a choice. */
const LEFT_MINUTES = 30

/** What a visitor said, and what the assistant made of it. */
export interface Exchange {
  conversationId: string
  text: string
  act?: Act
  cards: readonly Card[]
  sources: readonly Source[]
  toolCalls: readonly ToolCall[]
}

/**
 * Settles the choices that this visitor was offered last, in the transaction of the next reply: where none was taken, the
 * question they were offered for was asked in vain. Then keeps those that this reply offers.
 */
export async function settleChoices(trx: Database, workspaceId: string, exchange: Exchange): Promise<void> {
  const { conversationId, text, act, cards } = exchange
  const offered = await takeOffered(trx, workspaceId, conversationId)
  if (offered && !isTaken(offered.choices, exchange)) await noteUnanswered(trx, workspaceId, offered.asking)

  const choices = cards.flatMap((card) => (card.type === 'choices' ? card.choices : []))
  if (act !== 'clarify' || choices.length === 0) return
  await trx
    .insertInto('offered_choices')
    .values({
      ...{ workspace_id: workspaceId, conversation_id: conversationId, text },
      ...{ choices: JSON.stringify(choices), offered_at: now() },
    })
    .execute()
}

/** Notes what was offered to visitors who have left without a choice. Any process may do it for all. */
export async function sweepChoices(db: Database): Promise<void> {
  const left = await db
    .selectFrom('offered_choices')
    .select(['workspace_id', 'conversation_id'])
    .where('offered_at', '<=', minutesAfter(now(), -LEFT_MINUTES))
    .execute()
  for (const { workspace_id, conversation_id } of left)
    await transact(db, async (trx) => {
      const offered = await takeOffered(trx, workspace_id, conversation_id)
      if (offered) await noteUnanswered(trx, workspace_id, offered.asking)
    })
}

async function takeOffered(trx: Database, workspaceId: string, conversationId: string) {
  const row = await trx
    .deleteFrom('offered_choices')
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', conversationId)
    .returningAll()
    .executeTakeFirst()
  return (
    row && {
      choices: z.array(Choice).parse(JSON.parse(row.choices)),
      asking: { conversationId, text: row.text, kind: 'untaken' as const, at: row.offered_at },
    }
  )
}

/** By its own words, or by others that led to what it stood for. A person is what one asks for where none of them fits. */
function isTaken(choices: readonly Choice[], { text, act, sources, toolCalls }: Exchange): boolean {
  if (act === 'handoff') return false

  const said = questionKey(text)
  const codes = new Set(choices.flatMap(({ code }) => code ?? []))
  return (
    choices.some(({ say, label }) => [say, label].map(questionKey).includes(said)) ||
    sources.some(({ code }) => codes.has(code)) ||
    toolCalls.some((call) => Object.values(call.arguments).some((value) => codes.has(String(value))))
  )
}
