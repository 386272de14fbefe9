import type { Intervention } from '../../contract/interventions.ts'
import { lastMessage } from '../conversations/last-message.ts'
import type { InterventionTable, MessageTable, VisitorTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { knownVisitor } from '../visitors/visitors.ts'

/** Who reads it: a visitor learns the name of a person, and never what the shop calls a key. */
export type Reader = 'shop' | 'visitor'

/** Interventions with whom they are about, and with the last words that are no system's. */
export const wholeRows = (db: Database, workspaceId: string) =>
  db
    .selectFrom('intervention')
    .innerJoin('conversation', (join) =>
      join
        .onRef('conversation.workspace_id', '=', 'intervention.workspace_id')
        .onRef('conversation.id', '=', 'intervention.conversation_id'),
    )
    .innerJoin('visitor', (join) =>
      join
        .onRef('visitor.workspace_id', '=', 'conversation.workspace_id')
        .onRef('visitor.id', '=', 'conversation.visitor_id'),
    )
    .leftJoin('message as last', (join) =>
      join
        .onRef('last.workspace_id', '=', 'intervention.workspace_id')
        .onRef('last.conversation_id', '=', 'intervention.conversation_id')
        .on('last.seq', '=', ({ selectFrom }) =>
          selectFrom('message')
            .select(({ fn }) => fn.max('message.seq').as('seq'))
            .whereRef('message.workspace_id', '=', 'intervention.workspace_id')
            .whereRef('message.conversation_id', '=', 'intervention.conversation_id')
            .where('message.author_type', '<>', 'system'),
        ),
    )
    .selectAll('intervention')
    .select(['visitor.id as visitor_id', 'visitor.name', 'visitor.email', 'visitor.member_sub'])
    .select(['last.author_type', 'last.author_name', 'last.text', 'last.created_at as last_at'])
    .where('intervention.workspace_id', '=', workspaceId)

type Whole = InterventionTable &
  Pick<VisitorTable, 'name' | 'email' | 'member_sub'> & { visitor_id: string } & {
    [Column in keyof Pick<MessageTable, 'author_type' | 'author_name' | 'text'>]: MessageTable[Column] | null
  } & { last_at: string | null }

export function present(row: Whole, reader: Reader): Intervention {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    state: row.state,
    reason: row.reason,
    summary: row.summary,
    assignee: reader === 'visitor' && row.assignee_type === 'key' ? null : row.assignee,
    visitor: knownVisitor({
      id: row.visitor_id,
      name: row.name,
      email: row.email ?? (reader === 'shop' ? row.reply_to : null),
      member_sub: row.member_sub,
    }),
    last_message: lastMessage(row),
    waiting_since: row.waiting_since,
    claimed_at: row.claimed_at,
    first_reply_at: row.first_reply_at,
    resolved_at: row.resolved_at,
    resolution: row.resolution,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
