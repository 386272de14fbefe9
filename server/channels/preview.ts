import type { Channels, ThreadPreview } from '../../contract/channels.ts'
import { readConversation } from '../conversations/shop-view.ts'
import type { Database } from '../database.ts'
import { matching } from '../inbox/search.ts'
import { type Language, languageOf, speaking } from '../languages/languages.ts'
import { pageLink } from '../workspaces/page-link.ts'
import { shopOf, type Workspace } from '../workspaces/workspaces.ts'
import { messageUrl } from './message-links.ts'
import { threadsOf } from './threads.ts'
import type { Links, ThreadShop } from './utterance.ts'

/** One of a workspace's conversations as messengers would show it to its guest; what changes there is told to `reader`. Throws `not_found`. */
export async function previewThreads(
  db: Database,
  workspace: Workspace,
  id: string,
  reader: Language = 'en',
): Promise<ThreadPreview> {
  const { conversation, earlier } = await readConversation(db, workspace, id)
  const { visitor, created_at, messages = [], language } = conversation
  const before = earlier === undefined ? [] : await messagesBefore(db, workspace, id, earlier)
  const guest = visitor.name ?? visitor.email
  return {
    conversation: { id, ...(guest && { guest }), created_at },
    has_earlier: earlier !== undefined,
    threads: threadsOf([...before, ...messages], shopFor(workspace, language), linksIn(workspace, id), {
      from: earlier,
      reader,
    }),
  }
}

/** The shop in the language that its guest reads, or its own. */
export function shopFor(workspace: Workspace, language: string | undefined): ThreadShop {
  const told = speaking(workspace, language)
  return { ...shopOf(told), language: languageOf(told) }
}

const messagesBefore = async (db: Database, workspace: Workspace, id: string, seq: number) =>
  (await readConversation(db, workspace, id, seq)).conversation.messages ?? []

/**
 * The address of a form and of a booking is its guest's own key: whoever looks at a preview gets a word in its place. What
 * one message says they can read anyhow.
 */
const linksIn = (workspace: Workspace, conversationId: string): Links => ({
  message: ({ seq }) => messageUrl(workspace, { conversationId, seq }),
  form: () => `${workspace.baseUrl}/forms/FORM_ID`,
  booking: () => `${workspace.baseUrl}/bookings/BOOKING_TOKEN`,
  page: (code) => pageLink(workspace, code ? { 'chaxi-highlight': code } : {}),
})

/** How many conversations there are to choose from. */
const RECENT = 20

/** The newest conversations in which something was said, or these words, with the first words of each. */
export async function recentConversations(db: Database, workspaceId: string, find = ''): Promise<Channels['recent']> {
  const said = conversationsWithWords(db, workspaceId)
  const rows = await (find ? said.where(matching(workspaceId, find)) : said).execute()
  return rows.map(({ id, created_at, name, email, words }) => {
    const guest = name ?? email
    return { id, ...(guest && { guest }), words: words ?? '', created_at }
  })
}

const conversationsWithWords = (db: Database, workspaceId: string) =>
  db
    .selectFrom('conversation')
    .innerJoin('visitor', (join) =>
      join
        .onRef('visitor.workspace_id', '=', 'conversation.workspace_id')
        .onRef('visitor.id', '=', 'conversation.visitor_id'),
    )
    .select(['conversation.id', 'conversation.created_at', 'visitor.name', 'visitor.email'])
    .select(({ selectFrom }) =>
      selectFrom('message')
        .select('message.text')
        .whereRef('message.workspace_id', '=', 'conversation.workspace_id')
        .whereRef('message.conversation_id', '=', 'conversation.id')
        .where('message.author_type', '=', 'visitor')
        .orderBy('message.seq')
        .limit(1)
        .as('words'),
    )
    .where('conversation.workspace_id', '=', workspaceId)
    .where('conversation.message_count', '>', 0)
    .orderBy('conversation.created_at', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(RECENT)
