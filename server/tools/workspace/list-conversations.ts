import * as z from 'zod'
import { ShopConversation } from '../../../contract/shop-view.ts'
import { listConversations } from '../../conversations/shop-view.ts'
import { openCursor, pageOf, sealCursor } from '../../cursors.ts'
import { defineOperation, next, paging } from './define-operation.ts'
import { conversation } from './examples.ts'

export default defineOperation({
  name: 'list_conversations',
  title: 'List the conversations',
  description:
    'List the conversations of the workspace, the newest first, with who the visitor is and what was said last. Read one whole with get_conversation.',
  scope: 'read',
  rest: { method: 'get', path: '/conversations' },
  input: z.strictObject(paging),
  output: z.object({ conversations: z.array(ShopConversation), ...next }),
  data: 'conversations',
  example: { input: { limit: 25 }, output: { conversations: [conversation], next_cursor: null } },
  run: async ({ limit, cursor }, { db, workspace }) => {
    const [created_at, id] = cursor ? openCursor(workspace, 'conversations', cursor) : []
    const before = id === undefined ? undefined : { created_at: String(created_at), id }
    const found = await listConversations(db, workspace.id, { limit: limit + 1, before })
    const page = pageOf(found, limit, (last) => sealCursor(workspace, 'conversations', [last.created_at, last.id]))
    return { conversations: [...page.rows], next_cursor: page.next_cursor }
  },
})
