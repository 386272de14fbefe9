import * as z from 'zod/mini'
import { request } from '../browser/request.ts'
import type { Frame } from '../browser/stream.ts'
import { Form, type NewForm } from '../contract/bookings.ts'
import { Conversation, ConversationEvent, Feedback, Forgotten, Message, Session } from '../contract/conversations.ts'
import { LONGEST_MESSAGE } from '../contract/message-length.ts'
import { enter } from './enter.ts'
import type { Kept, KeptUnsent } from './kept.ts'
import type { Line, VisitorApi, Watcher } from './server.ts'
import { listenTogether } from './shared-line.ts'

const KeptSchema = z.object({
  session: Session,
  sub: z.optional(z.string()),
  iat: z.optional(z.number()),
  lineage: z.optional(z.string()),
  since: z.string(),
  conversation: z.optional(z.string()),
})

// Of a message that was on its way nobody knows whether it arrived: under its own id it is said once.
const Waiting = z.pipe(
  z.enum(['queued', 'sending', 'failed']),
  z.transform((status) => (status === 'failed' ? status : 'queued')),
)

const UnsentSchema = z.object({
  draft: z.string(),
  messages: z.array(z.object({ id: z.string(), text: z.string(), status: Waiting })),
  member: z.optional(z.string()),
})

const Rated = z.object({ feedback: z.nullable(Feedback) })

// As the page found it: a session that is begun anew keeps only itself.
let before: ReturnType<typeof keptBefore> | undefined

/** Speaks the contract's part 6 over fetch. Fetched after the panel, with the schemas: typing does not wait for it. */
export function visitorApi(baseUrl: string): VisitorApi {
  const visitor = `${baseUrl}/visitor`
  before ??= keptBefore(baseUrl)
  const { conversation, held } = before
  const at = (line: Line, noun: string) => `${visitor}/conversations/${line.conversation}/${noun}`
  const post = <Schema extends z.core.$ZodType>(line: Line, noun: string, schema: Schema, body?: unknown) =>
    request(at(line, noun), schema, { method: 'POST', token: line.token, body, signal: patience() })

  const api: VisitorApi = {
    startSession: ({ token, memberToken, key }) =>
      request(`${visitor}/sessions`, Session, {
        method: 'POST',
        token,
        body: { member_token: memberToken },
        signal: patience(),
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    enter: (visit) => enter(api, visit),
    // Leaving the page must not keep a signed-out session alive.
    endSession: (token) => request(`${visitor}/sessions`, z.unknown(), { method: 'DELETE', token, keepalive: true }),
    startConversation: (token, page) =>
      request(`${visitor}/conversations`, Conversation, {
        method: 'POST',
        token,
        body: { page, marked: marked() },
        signal: patience(),
      }),
    sendMessage: async (line, message) =>
      (await post(line, 'messages', z.object({ message: Message }), message)).message,
    rate: async (line, message, body) => {
      const url = at(line, `messages/${message}/feedback`)
      return (await request(url, Rated, { method: 'PUT', token: line.token, body })).feedback
    },
    openForm: (line, form) => post(line, 'forms', z.object({ form: Form, message: Message }), legible(form)),
    getForm: (id) => request(`${baseUrl}/forms/${id}`, Form),
    answerTool: (line, result) => post(line, 'tool_results', z.unknown(), result),
    handOff: (line) => post(line, 'handoff', z.unknown()),
    takeBack: (line) => request(at(line, 'handoff'), z.unknown(), { method: 'DELETE', token: line.token }),
    readThreads: (line) => request(at(line, 'threads'), z.unknown(), { token: line.token }),
    stop: (line) => post(line, 'stop', z.unknown()),
    mailTranscript: (line, to) => post(line, 'transcript', z.unknown(), to),
    forgetMe: (token) => request(visitor, Forgotten, { method: 'DELETE', token }),
    watch: (line, { apply, refused, connected }) => {
      const told: Watcher['apply'] = (event, seq) => {
        // What follows a history is news.
        if (held !== undefined && event.type === 'snapshot' && line.conversation === conversation) {
          const known = event.data.conversation
          const messages = known.messages?.filter(({ seq }) => seq <= held)
          apply({ ...event, data: { conversation: { ...known, messages } } })
        }
        apply(event, seq)
      }
      return listenTogether(at(line, 'events'), { hear: (frame) => hear(frame, told), refused, connected }, line.token)
    },
  }
  return api
}

// Who has not answered by then, in milliseconds, was not reached.
const patience = () => AbortSignal.timeout(30_000)

// Pages and links ask for forms: what they give that is no text is as good as nothing, and what is too long is cut.
const legible = ({ subject, summary, slot_id }: NewForm): NewForm => ({
  subject: cut(subject, LONGEST_MESSAGE),
  summary: cut(summary, LONGEST_MESSAGE),
  slot_id: cut(slot_id, 64),
})

const cut = (given: unknown, most: number) =>
  (typeof given === 'string' && given.trim().slice(0, most).trim()) || undefined

// The shop reads in its console how many of its services this page can point at.
const marked = () =>
  [...document.querySelectorAll('[data-chaxi-service]')]
    .map((service) => service.getAttribute('data-chaxi-service') ?? '')
    .filter((code) => code !== '' && code.length <= 64)
    .slice(0, 200)

// A kind of event that this page is too old to know is passed over: the visitor's words must not stop for it.
function hear({ type, data, id }: Frame, apply: Watcher['apply']) {
  try {
    apply(z.parse(ConversationEvent, { type, data: JSON.parse(data) }), id === undefined ? undefined : Number(id))
  } catch (error) {
    console.warn(`chaxi: a ${type} event could not be read`, error)
  }
}

/** With what `read-together.ts` adds to it: what nobody has read of that conversation is news on this page too. */
function keptBefore(baseUrl: string): { conversation?: string; held?: number } {
  try {
    return JSON.parse(localStorage[`chaxi:${baseUrl}`])
  } catch {
    return {}
  }
}

/** What this browser kept of an earlier visit; what an older widget wrote, or somebody else, is as good as nothing. */
export const parseKept = (stored: string): Kept | undefined => parsed(KeptSchema, stored)

/** What this tab has still to send, likewise. */
export const parseUnsent = (stored: string): KeptUnsent | undefined => parsed(UnsentSchema, stored)

function parsed<Schema extends z.core.$ZodType>(schema: Schema, stored: string): z.output<Schema> | undefined {
  try {
    return z.parse(schema, JSON.parse(stored))
  } catch {
    return undefined
  }
}
