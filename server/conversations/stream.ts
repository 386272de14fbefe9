import type { ConversationTable, VisitorTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { type Frame, watch } from '../events.ts'
import { findIntervention, openIntervention } from '../interventions/interventions.ts'
import { pulled } from '../pulled.ts'
import { now, secondsBefore } from '../time.ts'
import { watchSession } from '../visitors/sessions.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { presentConversation } from './present.ts'

interface Reader {
  workspace: Workspace
  visitor: VisitorTable
  /** The session's token: its end ends the stream. */
  token: string
  lastEventId?: string
  /** Aborts when the reader has gone. */
  gone: AbortSignal
}

/**
 * A conversation as the text of an event stream: a snapshot first, or what came after `Last-Event-ID`, then everything
 * as it happens. `id:` is the event's number, so a cut line is taken up without gap or repeat.
 */
export function conversationStream(
  db: Database,
  conversation: ConversationTable,
  reader: Reader,
): ReadableStream<Uint8Array> {
  const { workspace, visitor, token, lastEventId, gone } = reader
  const cancelled = new AbortController()
  const session = watchSession(db, workspace.id, token)
  const signal = AbortSignal.any([gone, cancelled.signal, session.signal])
  signal.addEventListener('abort', session.forget, { once: true })

  async function* frames() {
    const resumed = resumePoint(lastEventId, conversation.last_seq)
    const since = resumed ?? (await lastQuietPoint(db, conversation))
    const answered = resumed === undefined ? await answeredCalls(db, conversation) : []
    if (resumed === undefined) {
      const snapshot = { conversation: await presentConversation(db, workspace, conversation, visitor, since) }
      yield frame({ seq: since, type: 'snapshot', data: JSON.stringify(snapshot) })
      yield* whoHasIt(db, conversation, since)
    }
    for await (const events of watch(db, workspace.id, conversation.id, since, signal)) {
      if (await session.isOver()) return
      const told = events.filter(({ type, data }) => type !== 'tool_call' || !answered.some((id) => data.includes(id)))
      yield told.length > 0 ? told.map(frame).join('') : ': still here\n\n'
    }
  }

  return pulled(frames(), () => cancelled.abort())
}

/** After a snapshot: the person who has the conversation, or is waited for, whom its messages need not name. */
async function* whoHasIt(db: Database, { workspace_id, id, status }: ConversationTable, seq: number) {
  const open = await openIntervention(db, workspace_id, id)
  if (!open || status === 'assistant' || status === 'closed') return

  const intervention = await findIntervention(db, workspace_id, open.id, 'visitor')
  yield frame({ seq, type: 'control', data: JSON.stringify({ by: status, intervention }) })
}

/** How long after a visitor spoke a new stream still begins before their words. */
const JUST_NOW_SECONDS = 10

/**
 * Where a new stream begins: before the visitor's last words while these are being answered or have just been, so that
 * whoever posts first and listens second hears the whole turn; else at the end.
 */
async function lastQuietPoint(
  db: Database,
  { workspace_id, id, last_seq, turn_id }: ConversationTable,
): Promise<number> {
  const said = await db
    .selectFrom('message')
    .select(['seq', 'created_at'])
    .where('workspace_id', '=', workspace_id)
    .where('conversation_id', '=', id)
    .where('author_type', '=', 'visitor')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isRecent = said && (turn_id !== null || said.created_at >= secondsBefore(now(), JUST_NOW_SECONDS))
  return isRecent ? said.seq - 1 : last_seq
}

/** Page calls that were answered: a new stream must not ask for them again. */
async function answeredCalls(db: Database, { workspace_id, id }: ConversationTable): Promise<string[]> {
  const rows = await db
    .selectFrom('page_call')
    .select('id')
    .where('workspace_id', '=', workspace_id)
    .where('conversation_id', '=', id)
    .where('state', '<>', 'pending')
    .execute()
  return rows.map((row) => row.id)
}

/** Where to take up: only a number this conversation has reached; anything else starts with a snapshot. */
function resumePoint(header: string | undefined, lastSeq: number): number | undefined {
  if (!header || !/^\d{1,15}$/.test(header)) return undefined
  return Number(header) <= lastSeq ? Number(header) : undefined
}

const frame = ({ seq, type, data }: Frame) => `id: ${seq}\nevent: ${type}\ndata: ${data}\n\n`
