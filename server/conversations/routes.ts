import { type Context, Hono } from 'hono'
import { NewForm } from '../../contract/bookings.ts'
import { NewConversation, NewFeedback, NewMessage, NewTranscript, ToolResult } from '../../contract/conversations.ts'
import { bearer, type VisitorEnv, visitorOnly } from '../auth.ts'
import { json } from '../body.ts'
import { guestOf } from '../bookings/guests.ts'
import { previewThreads } from '../channels/preview.ts'
import type { Deps } from '../deps.ts'
import { handOff, takeBack } from '../interventions/hand-off.ts'
import { openIntervention } from '../interventions/interventions.ts'
import { preferredLanguage } from '../languages/languages.ts'
import { STREAM_HEADERS } from '../pulled.ts'
import { noteMarked } from '../workspaces/sightings.ts'
import { hearLanguage, ownConversation, say, startConversation } from './conversations.ts'
import { keepFeedback } from './feedback.ts'
import { openFormInConversation } from './forms.ts'
import { presentConversation } from './present.ts'
import { conversationStream } from './stream.ts'
import { mailTranscript } from './transcript.ts'

const ASKED = { reason: 'visitor_asked', summary: 'The visitor asked for a person.' } as const

export const conversationRoutes = ({ db, turns, limits, closing }: Deps) =>
  new Hono<VisitorEnv>()
    .use(visitorOnly(db))
    .post('/', limits.calls, json(NewConversation), async (c) => {
      const { workspace, visitor } = c.var
      const { page, marked } = c.req.valid('json')
      const data = await startConversation(db, workspace, visitor, { page, language: languageAsked(c) })
      const origin = c.req.header('origin')
      if (origin && marked) await noteMarked(db, workspace, { origin, page, codes: marked })
      return c.json({ ok: true, data }, 201)
    })
    .get('/:id', async (c) => {
      const { workspace, visitor } = c.var
      const conversation = await ownConversation(db, visitor, c.req.param('id'))
      return c.json({ ok: true, data: await presentConversation(db, workspace, conversation, visitor) })
    })
    .get('/:id/threads', limits.calls, async (c) => {
      const { workspace, visitor } = c.var
      const { id } = await ownConversation(db, visitor, c.req.param('id'))
      return c.json({ ok: true, data: await previewThreads(db, workspace, id, languageAsked(c)) })
    })
    .post('/:id/messages', limits.messages, json(NewMessage), async (c) => {
      const { workspace, visitor } = c.var
      const own = await ownConversation(db, visitor, c.req.param('id'))
      const conversation = await hearLanguage(db, own, languageAsked(c))
      const { message, isNew } = await say(db, { workspace, conversation }, c.req.valid('json'))
      const place = {
        workspace,
        conversationId: conversation.id,
        guest: guestOf(visitor),
        address: limits.addressOf(c),
      }
      if (isNew) turns.answer(place, message)
      return c.json({ ok: true, data: { message } }, 202)
    })
    .put('/:id/messages/:message/feedback', limits.thumbs, json(NewFeedback), async (c) => {
      const conversation = await ownConversation(db, c.var.visitor, c.req.param('id'))
      const feedback = await keepFeedback(db, conversation, c.req.param('message'), c.req.valid('json'))
      return c.json({ ok: true, data: { feedback } })
    })
    .get('/:id/events', async (c) => {
      const { workspace, visitor } = c.var
      const conversation = await ownConversation(db, visitor, c.req.param('id'))
      const reader = {
        workspace,
        visitor,
        token: bearer(c) ?? '',
        lastEventId: c.req.header('last-event-id'),
        gone: AbortSignal.any([c.req.raw.signal, closing]),
      }
      return c.body(conversationStream(db, conversation, reader), 200, STREAM_HEADERS)
    })
    .post('/:id/forms', json(NewForm), async (c) => {
      const { workspace, visitor } = c.var
      const own = await ownConversation(db, visitor, c.req.param('id'))
      const conversation = await hearLanguage(db, own, languageAsked(c))
      await limits.tries.opening({ conversation: conversation.id, address: limits.addressOf(c) })
      const opened = await openFormInConversation(db, workspace, conversation, guestOf(visitor), c.req.valid('json'))
      return c.json({ ok: true, data: opened }, 201)
    })
    .post('/:id/tool_results', json(ToolResult), async (c) => {
      const { workspace, visitor } = c.var
      const conversation = await ownConversation(db, visitor, c.req.param('id'))
      const place = {
        workspace,
        conversationId: conversation.id,
        guest: guestOf(visitor),
        address: limits.addressOf(c),
      }
      await turns.resume(place, c.req.valid('json'))
      return c.json({ ok: true, data: {} }, 202)
    })
    .post('/:id/handoff', async (c) => {
      const { workspace, visitor } = c.var
      const { id } = await ownConversation(db, visitor, c.req.param('id'))
      const isWaiting = await openIntervention(db, workspace.id, id)
      if (!isWaiting) await limits.tries.handOff({ visitor: visitor.id, address: limits.addressOf(c) })
      const by = { type: 'visitor', id: visitor.id } as const
      return c.json({ ok: true, data: { intervention: await handOff(db, workspace, id, ASKED, by) } })
    })
    .delete('/:id/handoff', async (c) => {
      const { workspace, visitor } = c.var
      const { id } = await ownConversation(db, visitor, c.req.param('id'))
      return c.json({ ok: true, data: { intervention: await takeBack(db, workspace, id) } })
    })
    .post('/:id/transcript', json(NewTranscript), async (c) => {
      const { workspace, visitor } = c.var
      const { email } = c.req.valid('json')
      const conversation = await ownConversation(db, visitor, c.req.param('id'))
      await limits.letters({ visitor: visitor.id, address: limits.addressOf(c), recipient: email })
      await mailTranscript(db, workspace, { conversation, visitor, email })
      return c.json({ ok: true, data: {} }, 202)
    })
    .post('/:id/stop', async (c) => {
      const { workspace, visitor } = c.var
      const conversation = await ownConversation(db, visitor, c.req.param('id'))
      await turns.stop({ workspace, conversationId: conversation.id, guest: guestOf(visitor) })
      return c.json({ ok: true, data: {} })
    })

// What the panel is in, or a page without one is read in.
const languageAsked = (c: Context) => preferredLanguage(c.req.header('accept-language'))
