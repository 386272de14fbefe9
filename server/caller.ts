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
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
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
