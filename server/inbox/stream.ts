import type { InboxEvent } from '../../contract/inbox.ts'
import { type Database, isOutOfReach, transact } from '../database.ts'
import { hearDesk, type News, tellDesk } from '../desk.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { listCannedReplies } from './canned-replies.ts'
import { listDrafts } from './drafts.ts'
import { type Operator, readItem } from './items.ts'
import { countInbox } from './lists.ts'
import { findNote } from './notes.ts'
import { createPresence } from './presence.ts'

const IDLE_MS = 15_000

export interface Reader {
  operator: Operator
  /** The tab's own name for itself. */
  tab: string
  /** Whether the session it reads by still holds; asked before anything more is told. */
  isSignedIn(): Promise<boolean>
  /** Aborts when the reader has gone. */
  gone: AbortSignal
}

/** The workspace as it changes, for one open console; empty when nothing happened, so that the line is kept open. */
export async function* inboxEvents(db: Database, workspace: Workspace, reader: Reader): AsyncGenerator<InboxEvent[]> {
  const { operator, tab, gone } = reader
  const line = hearDesk(workspace.id, gone)
  const presence = createPresence({ tab, operator })
  const tell = (told: News) => transact(db, (trx) => tellDesk(trx, workspace.id, told))
  try {
    await tell({ about: 'who is there' })
    yield [
      { type: 'resync', data: {} },
      { type: 'counts', data: await countInbox(db, workspace.id, operator) },
    ]
    while (!gone.aborted) {
      const { heard, isMissed } = await line.next(IDLE_MS)
      if (gone.aborted || !(await reader.isSignedIn())) return

      for (const news of heard) if (news.about === 'presence') presence.hear(news)
      const own = presence.own()
      if (own && (heard.length === 0 || heard.some(({ about }) => about === 'who is there'))) await tell(own)
      yield await eventsOf(db, workspace, { operator, heard, isMissed, people: presence.others() })
    }
  } finally {
    line.close()
    await tell({ about: 'presence', tab, operator, conversation: null, doing: 'viewing' }).catch(unlessAway)
  }
}

function unlessAway(error: unknown) {
  if (!isOutOfReach(error)) throw error
}

interface Heard {
  operator: Operator
  heard: News[]
  isMissed: boolean
  people: Extract<InboxEvent, { type: 'presence' }>['data']['people']
}

/** What is so now of all that was heard of: each thing once, however often. */
async function eventsOf(
  db: Database,
  workspace: Workspace,
  { operator, heard, isMissed, people }: Heard,
): Promise<InboxEvent[]> {
  const events: InboxEvent[] = isMissed ? [{ type: 'resync', data: {} }] : []
  const named = new Map(heard.map((news) => [nameOf(news), news]))
  for (const news of named.values()) events.push(...(await eventOf(db, workspace, operator, news)))
  if (events.some(({ type }) => type === 'conversation' || type === 'resync'))
    events.push({ type: 'counts', data: await countInbox(db, workspace.id, operator) })
  if (heard.some(({ about }) => about === 'presence') || heard.length === 0)
    events.push({ type: 'presence', data: { people } })
  return events
}

// Of what somebody does only the last counts, and that is told for everybody together.
const nameOf = (news: News) => (news.about === 'presence' ? news.about : JSON.stringify(news))

async function eventOf(
  db: Database,
  { id: workspaceId }: Workspace,
  operator: Operator,
  news: News,
): Promise<InboxEvent[]> {
  switch (news.about) {
    case 'conversation':
      return [{ type: 'conversation', data: { item: await readItem(db, workspaceId, operator, news.id) } }]
    case 'seen':
      if (news.operator !== operator.id) return []
      return [{ type: 'conversation', data: { item: await readItem(db, workspaceId, operator, news.conversation) } }]
    case 'bookings':
    case 'unanswered':
    case 'record':
      return [{ type: news.about, data: {} }]
    case 'note': {
      const note = await findNote(db, workspaceId, news.conversation, news.id)
      return note ? [{ type: 'note', data: { conversation_id: news.conversation, note } }] : []
    }
    case 'drafts': {
      if (news.operator !== operator.id) return []
      const drafts = await listDrafts(db, workspaceId, news.conversation, operator.id)
      return [{ type: 'drafts', data: { conversation_id: news.conversation, drafts } }]
    }
    case 'canned replies':
      return [{ type: 'canned_replies', data: { replies: await listCannedReplies(db, workspaceId) } }]
    case 'presence':
    case 'who is there':
    case 'sessions':
      return []
    default:
      return news satisfies never
  }
}
