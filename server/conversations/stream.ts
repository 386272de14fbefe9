import * as z from 'zod'
import type { ConversationEvent } from '../../contract/conversations.ts'
import type { ConversationTable, VisitorTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { type Frame, watch } from '../events.ts'
import { sessionEnd } from '../visitors/sessions.ts'
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
 * It is pulled, never pushed: a reader that stops reading costs one frame of memory.
 */
export function conversationStream(
  db: Database,
  conversation: ConversationTable,
  reader: Reader,
): ReadableStream<Uint8Array> {
  const { workspace, visitor, token, lastEventId, gone } = reader
  const cancelled = new AbortController()
  const session = sessionEnd(token)
  const signal = AbortSignal.any([gone, cancelled.signal, session.signal])
  signal.addEventListener('abort', session.forget, { once: true })
  const resumed = resumePoint(lastEventId, conversation.last_seq)

  async function* frames() {
    if (resumed === undefined) {
      // The row, and so its number, was read before its messages: what lands in between is told again, whole.
      const snapshot = { conversation: await presentConversation(db, workspace, conversation, visitor) }
      const told: ConversationEvent[] = [{ type: 'snapshot', data: snapshot }, ...(await underWay(db, conversation))]
      yield told
        .map(({ type, data }) => frame({ seq: conversation.last_seq, type, data: JSON.stringify(data) }))
        .join('')
    }
    const since = resumed ?? conversation.last_seq
    for await (const events of watch(db, workspace.id, conversation.id, since, signal))
      yield events.length > 0 ? events.map(frame).join('') : ': still here\n\n'
  }

  return pulled(frames(), () => cancelled.abort())
}

/** What a snapshot cannot show: the turn that is being answered, and what it still wants of the page. */
async function underWay(db: Database, { workspace_id, id, turn_id }: ConversationTable): Promise<ConversationEvent[]> {
  if (turn_id === null) return []

  const calls = await db
    .selectFrom('page_call')
    .select(['id', 'name', 'arguments'])
    .where('workspace_id', '=', workspace_id)
    .where('conversation_id', '=', id)
    .where('state', '=', 'pending')
    .execute()
  return [
    { type: 'turn', data: { id: turn_id, state: 'started' } },
    ...calls.map(
      ({ id, name, arguments: args }): ConversationEvent => ({
        type: 'tool_call',
        data: { call_id: id, name, arguments: z.record(z.string(), z.unknown()).parse(JSON.parse(args)) },
      }),
    ),
  ]
}

/** Where to take up: only a number this conversation has reached; anything else starts with a snapshot. */
function resumePoint(header: string | undefined, lastSeq: number): number | undefined {
  if (!header || !/^\d{1,15}$/.test(header)) return undefined
  return Number(header) <= lastSeq ? Number(header) : undefined
}

const frame = ({ seq, type, data }: Frame) => `id: ${seq}\nevent: ${type}\ndata: ${data}\n\n`

function pulled(frames: AsyncGenerator<string>, cancel: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await frames.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      cancel,
    },
    { highWaterMark: 1 },
  )
}
