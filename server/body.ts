import type { Context, MiddlewareHandler } from 'hono'
import type * as z from 'zod'
import { AppError, parse } from './errors.ts'

/** Far more than any message or form needs. */
const MOST_BYTES = 64 * 1024

/** Reads a JSON body and checks it against `schema`: `c.req.valid('json')` is then what the schema says. Throws `bad_request`. */
export const json =
  <Schema extends z.core.$ZodType>(
    schema: Schema,
  ): MiddlewareHandler<object, string, { in: { json: z.input<Schema> }; out: { json: z.infer<Schema> } }> =>
  async (c, next) => {
    const body = parse(schema, readJson(await readText(c)), 'The body')
    c.req.addValidatedData('json', body as object)
    await next()
  }

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('bad_request', `The body is no JSON: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/** The body as text. Throws `bad_request` once it is larger than any honest one, without reading the rest. */
export async function readText(c: Context): Promise<string> {
  const declared = Number(c.req.header('content-length') ?? 0)
  if (declared > MOST_BYTES) throw tooLarge()

  let size = 0
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > MOST_BYTES) throw tooLarge()
    text += decoder.decode(chunk, { stream: true })
  }
  text += decoder.decode()
  // PostgreSQL cannot store it and nobody types it.
  if (text.includes('\0') || text.includes('\\u0000'))
    throw new AppError('bad_request', 'The body holds a NUL character. Leave it out.')
  return text
}

const tooLarge = () => new AppError('bad_request', `The body is larger than ${MOST_BYTES / 1024} KiB.`)
