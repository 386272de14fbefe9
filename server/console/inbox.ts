import { Hono } from 'hono'
import * as z from 'zod'
import {
  type InboxEvent,
  InboxQuery,
  NewCannedReply,
  NewDraft,
  NewNote,
  NewPresence,
  NewReply,
  NewResolution,
  Seen,
} from '../../contract/inbox.ts'
import { json } from '../body.ts'
import type { Deps } from '../deps.ts'
import { parse } from '../errors.ts'
import { addCannedReply, changeCannedReply, listCannedReplies, removeCannedReply } from '../inbox/canned-replies.ts'
import { openConversation } from '../inbox/conversation.ts'
import { keepDraft, listDrafts } from '../inbox/drafts.ts'
import { readItem } from '../inbox/items.ts'
import { countInbox, listInbox } from '../inbox/lists.ts'
import { addNote } from '../inbox/notes.ts'
import { tellPresence } from '../inbox/presence.ts'
import { markSeen } from '../inbox/seen.ts'
import { inboxEvents } from '../inbox/stream.ts'
import { takeOver } from '../interventions/hand-off.ts'
import { claim, release, reply, resolve } from '../interventions/holding.ts'
import { ReplyText } from '../interventions/reply-text.ts'
import { isOpen } from '../operators/sessions.ts'
import { pulled, STREAM_HEADERS } from '../pulled.ts'
import type { OperatorEnv } from './access.ts'
import { act } from './trail.ts'

/** The inbox, for whoever is signed in. What others see of it is written into the trail. */
export const inboxRoutes = (deps: Deps) =>
  new Hono<OperatorEnv>()
    .route('/', listRoutes(deps))
    .route('/conversations', conversationRoutes(deps))
    .route('/interventions', interventionRoutes(deps))
    .route('/canned_replies', cannedReplyRoutes(deps))

const listRoutes = ({ db, closing }: Deps) =>
  new Hono<OperatorEnv>()
    .get('/counts', async (c) => c.json({ ok: true, data: await countInbox(db, c.var.workspace.id, c.var.operator) }))
    .get('/conversations', async (c) => {
      const wanted = parse(InboxQuery, c.req.query(), 'The list asked for')
      return c.json({ ok: true, data: await listInbox(db, c.var.workspace, c.var.operator, wanted) })
    })
    .put('/presence', json(NewPresence), async (c) => {
      await tellPresence(db, c.var.workspace, c.req.valid('json'), c.var.operator)
      return c.body(null, 204)
    })
    .get('/events', (c) => {
      const { workspace, operator, session } = c.var
      const { tab } = parse(Tab, c.req.query(), 'The stream asked for')
      const left = new AbortController()
      const gone = AbortSignal.any([c.req.raw.signal, closing, left.signal])
      const events = inboxEvents(db, workspace, { operator, tab, gone, isSignedIn: () => isOpen(db, session) })
      return c.body(
        pulled(frames(events), () => left.abort()),
        200,
        STREAM_HEADERS,
      )
    })

const Tab = z.strictObject({ tab: z.uuid() })

async function* frames(told: AsyncGenerator<InboxEvent[]>) {
  for await (const events of told)
    yield events.map(({ type, data }) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`).join('') ||
      ': still here\n\n'
}

const conversationRoutes = (deps: Deps) =>
  new Hono<OperatorEnv>()
    .get('/:id', async (c) => {
      const { before } = parse(Before, c.req.query(), 'The conversation asked for')
      const wanted = { id: c.req.param('id'), before }
      return c.json({ ok: true, data: await openConversation(deps.db, c.var.workspace, c.var.operator, wanted) })
    })
    .put('/:id/seen', json(Seen), async (c) => {
      const { workspace, operator } = c.var
      const { id } = await readItem(deps.db, workspace.id, operator, c.req.param('id'))
      await markSeen(deps.db, workspace.id, id, { ...c.req.valid('json'), by: operator })
      return c.body(null, 204)
    })
    .put('/:id/draft', json(NewDraft), async (c) => {
      const { workspace, operator } = c.var
      const { id } = await readItem(deps.db, workspace.id, operator, c.req.param('id'))
      await keepDraft(deps.db, workspace.id, id, { ...c.req.valid('json'), operator: operator.id })
      return c.json({ ok: true, data: await listDrafts(deps.db, workspace.id, id, operator.id) })
    })
    .post('/:id/notes', json(z.strictObject({ ...NewNote.shape, text: ReplyText })), async (c) => {
      const { workspace, operator } = c.var
      const id = c.req.param('id')
      const note = await act(deps, c, { action: 'add_note', target: { type: 'conversation', id } }, (trx) =>
        addNote(trx, workspace.id, id, c.req.valid('json'), operator),
      )
      return c.json({ ok: true, data: note }, 201)
    })
    .post('/:id/take_over', async (c) => {
      const id = c.req.param('id')
      const done = { action: 'take_over_conversation', target: { type: 'conversation', id } }
      const intervention = await act(deps, c, done, (trx) => takeOver(trx, c.var.workspace, id, holderOf(c.var)))
      return c.json({ ok: true, data: { intervention } })
    })

const Before = z.strictObject({ before: z.coerce.number().pipe(Seen.shape.seq).optional() })

const interventionRoutes = (deps: Deps) =>
  new Hono<OperatorEnv>()
    .post('/:id/claim', async (c) => {
      const id = c.req.param('id')
      const intervention = await act(deps, c, of('claim_intervention', id), (trx) =>
        claim(trx, c.var.workspace, id, holderOf(c.var)),
      )
      return c.json({ ok: true, data: { intervention } })
    })
    .post('/:id/release', async (c) => {
      const id = c.req.param('id')
      const intervention = await act(deps, c, of('release_intervention', id), (trx) =>
        release(trx, c.var.workspace, id, holderOf(c.var)),
      )
      return c.json({ ok: true, data: { intervention } })
    })
    .post('/:id/resolve', json(NewResolution), async (c) => {
      const id = c.req.param('id')
      const { resolution } = c.req.valid('json')
      const intervention = await act(deps, c, of('resolve_intervention', id), (trx) =>
        resolve(trx, c.var.workspace, id, resolution, holderOf(c.var)),
      )
      return c.json({ ok: true, data: { intervention } })
    })
    .post('/:id/reply', json(z.strictObject({ ...NewReply.shape, text: ReplyText })), async (c) => {
      const id = c.req.param('id')
      const { message, intervention } = await act(deps, c, of('reply_to_intervention', id), (trx) =>
        reply(trx, c.var.workspace, id, c.req.valid('json'), holderOf(c.var)),
      )
      return c.json({ ok: true, data: { message, intervention } })
    })

const of = (action: string, id: string) => ({ action, target: { type: 'intervention', id } })

const holderOf = ({ operator: { id, name } }: OperatorEnv['Variables']) => ({ type: 'operator', id, name }) as const

const cannedReplyRoutes = (deps: Deps) =>
  new Hono<OperatorEnv>()
    .get('/', async (c) => c.json({ ok: true, data: await listCannedReplies(deps.db, c.var.workspace.id) }))
    .post('/', json(KeptWords), async (c) => {
      const made = await act(deps, c, { action: 'add_canned_reply' }, (trx) =>
        addCannedReply(trx, c.var.workspace.id, c.req.valid('json')),
      )
      return c.json({ ok: true, data: made }, 201)
    })
    .put('/:id', json(KeptWords), async (c) => {
      const id = c.req.param('id')
      const changed = await act(deps, c, kept('change_canned_reply', id), (trx) =>
        changeCannedReply(trx, c.var.workspace.id, id, c.req.valid('json')),
      )
      return c.json({ ok: true, data: changed })
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id')
      await act(deps, c, kept('remove_canned_reply', id), (trx) => removeCannedReply(trx, c.var.workspace.id, id))
      return c.body(null, 204)
    })

const KeptWords = z.strictObject({ shortcut: NewCannedReply.shape.shortcut, text: ReplyText })

const kept = (action: string, id: string) => ({ action, target: { type: 'canned_reply', id } })
