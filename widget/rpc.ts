import * as z from 'zod/mini'
import { Refused, Unreachable } from '../browser/failures.ts'
import { ErrorCode, Issue } from '../contract/answers.ts'

const RpcFailure = z.object({
  error: z.object({
    message: z.string(),
    data: z.optional(z.object({ error: z.optional(ErrorCode), issues: z.optional(z.array(Issue)) })),
  }),
})

interface How {
  token?: string
  signal?: AbortSignal
}

/** Calls the server's tools as any client does (interface A). Throws `Refused` or `Unreachable`. */
export async function rpc<Schema extends z.core.$ZodType>(
  baseUrl: string,
  schema: Schema,
  call: { method: string; params?: object },
  { token, signal }: How = {},
): Promise<z.infer<Schema>> {
  const answer: unknown = await fetch(`${baseUrl}/mcp`, {
    method: 'POST',
    credentials: 'omit',
    signal,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...call }),
  })
    .then((response) => response.json())
    .catch((cause) => {
      throw new Unreachable('The shop’s server could not be reached.', { cause })
    })
  const failure = z.safeParse(RpcFailure, answer)
  if (!failure.success) return z.parse(schema, z.parse(z.object({ result: z.unknown() }), answer).result)

  const { message, data } = failure.data.error
  throw new Refused({ error: data?.error ?? 'bad_request', detail: message, issues: data?.issues })
}
