import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { ConversationEvent } from '../contract/conversations.ts'
import type { Heard } from './check.ts'

const TURN_MS = 20_000
const OVER = new Set(['finished', 'failed', 'stopped'])

/** A visitor at the door: speaks the visitor API and nothing else. */
export interface Visitor {
  says(text: string): Promise<Heard>
  leaves(): Promise<void>
}

/** Opens a session and a conversation, and listens. A member token makes the visitor a member. */
export async function visit(base: string, memberToken?: string): Promise<Visitor> {
  const session = await call(
    base,
    'POST',
    '/visitor/sessions',
    z.object({ token: z.string() }),
    memberToken ? { member_token: memberToken } : {},
  )
  const post = <Schema extends z.ZodType>(path: string, schema: Schema, body: unknown) =>
    call(base, 'POST', path, schema, body, session.token)
  const { id } = await post('/visitor/conversations', z.object({ id: z.string() }), {
    page: { url: `${base}/`, title: 'Shop' },
  })

  const line = listen(base, `/visitor/conversations/${id}/events`, session.token)
  // What is said before the line is open may be answered before anybody listens.
  await line.opened
  return {
    async says(text) {
      const from = line.seen.length
      await post(`/visitor/conversations/${id}/messages`, z.unknown(), { id: randomUUID(), text })
      await untilOver(line, from, (callId) =>
        post(`/visitor/conversations/${id}/tool_results`, z.unknown(), { call_id: callId, output: { ok: true } }),
      )
      return heardSince(line.seen.slice(from))
    },
    leaves: line.close,
  }
}

interface Line {
  opened: Promise<void>
  seen: ConversationEvent[]
  next(): Promise<void>
  close(): Promise<void>
}

// A page tool is answered as a willing page would; then the turn goes on.
async function untilOver(line: Line, from: number, answerPage: (callId: string) => Promise<unknown>) {
  const answered = new Set<string>()
  const deadline = Date.now() + TURN_MS
  for (;;) {
    const news = line.seen.slice(from)
    if (news.some((event) => event.type === 'turn' && OVER.has(event.data.state))) return
    if (Date.now() > deadline) throw new Error(`No turn was over within ${TURN_MS / 1000} s.`)

    for (const event of news)
      if (event.type === 'tool_call' && !answered.has(event.data.call_id)) {
        answered.add(event.data.call_id)
        await answerPage(event.data.call_id)
      }
    await line.next()
  }
}

const heardSince = (events: readonly ConversationEvent[]): Heard => ({
  replies: events.flatMap((event) =>
    event.type === 'message' && event.data.message.author.type === 'assistant' ? [event.data.message] : [],
  ),
  pageCalls: events.flatMap((event) => (event.type === 'tool_call' ? [event.data] : [])),
})

function listen(base: string, path: string, token: string): Line {
  const stop = new AbortController()
  const seen: ConversationEvent[] = []
  let failure: unknown
  const opened = Promise.withResolvers<void>()
  let wake = () => {}
  const listening = read().catch((error) => {
    if (!stop.signal.aborted) failure = error
    opened.reject(error)
    wake()
  })

  async function read() {
    const response = await fetch(base + path, { headers: headersFor(base, token), signal: stop.signal })
    if (!response.ok || !response.body) throw new Error(`GET ${path} answered ${response.status}.`)
    for await (const event of eventsIn(response.body)) {
      seen.push(event)
      opened.resolve()
      wake()
    }
    throw new Error('The event stream ended.')
  }

  return {
    opened: opened.promise,
    seen,
    next: () =>
      new Promise((resolve, reject) => {
        if (failure) reject(failure)
        const timer = setTimeout(resolve, 250)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    async close() {
      stop.abort()
      await listening
    },
  }
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ConversationEvent> {
  const decoder = new TextDecoder()
  let buffer = ''
  for await (const chunk of body) {
    buffer += decoder.decode(chunk, { stream: true })
    const frames = buffer.split(/\r?\n\r?\n/)
    buffer = frames.pop() ?? ''
    for (const frame of frames) {
      const event = eventIn(frame)
      if (event) yield event
    }
  }
}

// Comments and pings have no data; an event we do not know is none of ours.
function eventIn(frame: string): ConversationEvent | undefined {
  const field = (name: string) =>
    frame
      .split(/\r?\n/)
      .flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).trimStart()] : []))
  const [type] = field('event')
  const data = field('data').join('\n')
  const event = type && data ? ConversationEvent.safeParse({ type, data: JSON.parse(data) }) : undefined
  return event?.success ? event.data : undefined
}

async function call<Schema extends z.ZodType>(
  base: string,
  method: string,
  path: string,
  schema: Schema,
  body: unknown,
  token?: string,
): Promise<z.infer<Schema>> {
  const response = await fetch(base + path, {
    method,
    headers: { ...headersFor(base, token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`)
  return schema.parse(text ? JSON.parse(text).data : undefined)
}

const headersFor = (base: string, token?: string): Record<string, string> => ({
  origin: new URL(base).origin,
  ...(token && { authorization: `Bearer ${token}` }),
})
