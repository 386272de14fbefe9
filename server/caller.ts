import * as z from 'zod'
import { listTools } from './mcp/describe.ts'
import { loadToolbox } from './tools/toolbox.ts'
import { keepsToDescription } from './workspace-api/description-for-tests.ts'
import { shownTools } from './workspace-api/mcp-tools.ts'

/** How a shop is reached: its app without a socket, or a server's address. */
export type Reach = (path: string, init: RequestInit) => Response | Promise<Response>

export interface Call {
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

/** A program that calls a shop in a test, and what it does most. */
export function callerOf(reach: Reach) {
  async function call(method: string, path: string, { body, token, headers }: Call = {}) {
    const response = await reach(path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await response.text()
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
    const answer = isJson && text !== '' ? JSON.parse(text) : undefined
    await keepsItsSchema(body, answer)
    const { status, headers: told } = response
    keepsToDescription(method, path, { status, headers: told, body: answer })
    return { status, headers: told, text, body: answer }
  }

  return {
    call,
    /** Opens a form as a program would, and returns it. */
    async opensForm(known: Record<string, string> = {}) {
      const { body } = await call('POST', '/mcp', { body: rpc('tools/call', { name: 'book_slot', arguments: known }) })
      return body.result.structuredContent.form
    },
    /** The form's open times of a service, soonest first. */
    async slots(form: { id: string }, service: string) {
      return (await call('GET', `/forms/${form.id}/slots?service=${service}`)).body.data
    },
    books: (form: { id: string; idempotency_key: string }, body: object, key = form.idempotency_key) =>
      call('POST', `/forms/${form.id}/booking`, { body, headers: { 'idempotency-key': key } }),
    tool: async (name: string, args: object = {}, token?: string) =>
      (await call('POST', '/mcp', { body: rpc('tools/call', { name, arguments: args }), token })).body,
  }
}

export const rpc = (method: string, params?: object) => ({ jsonrpc: '2.0', id: 1, method, params })

const Called = z.object({ method: z.literal('tools/call'), params: z.object({ name: z.string() }) })
const Answered = z.object({ result: z.looseObject({ structuredContent: z.unknown().optional() }) })

/** Holds every result of a tool that any test sees against the `outputSchema` that tools/list shows for it. Throws. */
async function keepsItsSchema(asked: unknown, answered: unknown) {
  const call = Called.safeParse(asked)
  const answer = Answered.safeParse(answered)
  if (!call.success || !answer.success || answer.data.result.resultType === 'input_required') return

  const { name } = call.data.params
  const kept = (await outputs()).get(name)?.safeParse(answer.data.result.structuredContent)
  if (!kept?.success) throw new Error(`${name} answered what its outputSchema does not allow: ${kept?.error}`)
}

let schemas: Promise<Map<string, z.ZodType>> | undefined
function outputs() {
  schemas ??= loadToolbox().then(
    (toolbox) =>
      new Map(
        [...listTools(toolbox), ...shownTools].map(({ name, outputSchema }) => [name, z.fromJSONSchema(outputSchema)]),
      ),
  )
  return schemas
}
