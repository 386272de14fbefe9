import type * as z from 'zod/mini'
import type { NewNote, Note } from '../../contract/inbox.ts'
import { lockConversation } from '../conversations/control.ts'
import type { NoteTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { tellDesk } from '../desk.ts'
import { AppError } from '../errors.ts'
import { now } from '../time.ts'
import { dropDraft } from './drafts.ts'
import type { Operator } from './items.ts'

/**
 * Keeps words for the team alone, once however often they are sent. Throws `not_found`, and `conflict` where the id is
 * another note's.
 */
export function addNote(
  db: Database,
  workspaceId: string,
  conversationId: string,
  { id, text }: z.infer<typeof NewNote>,
  by: Operator,
): Promise<Note> {
  return transact(db, async (trx) => {
    const { last_seq } = await lockConversation(trx, workspaceId, conversationId)
    const kept = await noteRows(trx, workspaceId, conversationId).where('id', '=', id).executeTakeFirst()
    if (kept && (kept.text !== text || kept.operator_id !== by.id))
      throw new AppError('conflict', 'Another note has this id. Give every note one of its own.')
    if (kept) return presentNote(kept)

    const row = await trx
      .insertInto('note')
      .values({
        workspace_id: workspaceId,
        conversation_id: conversationId,
        id,
        operator_id: by.id,
        operator_name: by.name,
        text,
        after_seq: last_seq,
        created_at: now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await dropDraft(trx, workspaceId, conversationId, { operator: by.id, kind: 'note' })
    await tellDesk(trx, workspaceId, { about: 'note', conversation: conversationId, id })
    return presentNote(row)
  })
}

/** A conversation's notes, in the order they were written. */
export async function listNotes(db: Database, workspaceId: string, conversationId: string): Promise<Note[]> {
  const rows = await noteRows(db, workspaceId, conversationId)
    .orderBy('after_seq')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(presentNote)
}

export async function findNote(
  db: Database,
  workspaceId: string,
  conversationId: string,
  id: string,
): Promise<Note | undefined> {
  const row = await noteRows(db, workspaceId, conversationId).where('id', '=', id).executeTakeFirst()
  return row && presentNote(row)
}

const noteRows = (db: Database, workspaceId: string, conversationId: string) =>
  db
    .selectFrom('note')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', conversationId)

const presentNote = ({ id, operator_id, operator_name, text, after_seq, created_at }: NoteTable): Note => ({
  id,
  author: { id: operator_id, name: operator_name },
  text,
  after_seq,
  created_at,
})
