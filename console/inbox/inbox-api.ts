import * as z from 'zod/mini'
import {
  CannedReply,
  type Doing,
  type Draft,
  InboxConversation,
  type InboxList,
  InboxPage,
  type NewCannedReply,
  Note,
} from '../../contract/inbox.ts'
import type { Resolution } from '../../contract/interventions.ts'
import { tab } from '../live.ts'
import { ask } from '../session.ts'

const inbox = '/inbox'
const conversation = (id: string, what = '') => `${inbox}/conversations/${encodeURIComponent(id)}${what}`
const intervention = (id: string, what: string) => `${inbox}/interventions/${encodeURIComponent(id)}${what}`
const post = <Schema extends z.core.$ZodType>(path: string, schema: Schema, body?: unknown) =>
  ask(path, schema, { method: 'POST', body })
const put = (path: string, body: unknown) => ask(path, z.unknown(), { method: 'PUT', body })

/** What the inbox asks of the server. Each throws `Refused` or `Unreachable`. */
export const inboxApi = {
  list: (list: InboxList, { search, cursor }: { search?: string; cursor?: string } = {}) => {
    const query = new URLSearchParams({ list, ...(search && { search }), ...(cursor && { cursor }) })
    return ask(`${inbox}/conversations?${query}`, InboxPage)
  },
  read: (id: string, before?: number) =>
    ask(conversation(id, before === undefined ? '' : `?before=${before}`), InboxConversation),
  takeOver: (id: string) => post(conversation(id, '/take_over'), z.unknown()),
  claim: (id: string) => post(intervention(id, '/claim'), z.unknown()),
  release: (id: string) => post(intervention(id, '/release'), z.unknown()),
  resolve: (id: string, resolution: Resolution) => post(intervention(id, '/resolve'), z.unknown(), { resolution }),
  reply: (id: string, message: { id: string; text: string }) => post(intervention(id, '/reply'), z.unknown(), message),
  note: (id: string, note: { id: string; text: string }) => post(conversation(id, '/notes'), Note, note),
  draft: (id: string, draft: Pick<Draft, 'kind' | 'text'>) => put(conversation(id, '/draft'), draft),
  see: (id: string, seq: number) => put(conversation(id, '/seen'), { seq }),
  here: (conversation_id: string | null, doing: z.infer<typeof Doing>) =>
    put(`${inbox}/presence`, { tab, conversation_id, doing }),
  canned: () => ask(`${inbox}/canned_replies`, z.array(CannedReply)),
  addCanned: (canned: z.infer<typeof NewCannedReply>) => post(`${inbox}/canned_replies`, CannedReply, canned),
  removeCanned: (id: string) => ask(`${inbox}/canned_replies/${id}`, z.unknown(), { method: 'DELETE' }),
}
export type InboxApi = typeof inboxApi
