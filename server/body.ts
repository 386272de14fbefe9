import { Readable } from 'node:stream'
import type { Context, MiddlewareHandler } from 'hono'
import type * as z from 'zod'
import { AppError, parse } from './errors.ts'
import { readStrictJson } from './strict-json.ts'

/** Far more than any message or form needs. */
const MOST_BYTES = 64 * 1024

/**
 * Reads a JSON body of `most` bytes and checks it against `schema`: `c.req.valid('json')` is then what the schema says.
 * Throws `bad_request`.
 */
export const json =
  <Schema extends z.core.$ZodType>(
    schema: Schema,
    most = MOST_BYTES,
  ): MiddlewareHandler<object, string, { in: { json: z.input<Schema> }; out: { json: z.infer<Schema> } }> =>
  async (c, next) => {
    const body = parse(schema, readStrictJson(await readText(c, most)), 'The body')
    c.req.addValidatedData('json', body as object)
    await next()
  }

/**
 * Reads what a page's form sends, or the same as JSON, and checks it against `schema`: `c.req.valid('form')` is then what
 * the schema says. Nothing at all reads as no fields. Throws `bad_request`.
 */
export const fields =
  <Schema extends z.core.$ZodType>(
    schema: Schema,
  ): MiddlewareHandler<object, string, { in: { form: z.input<Schema> }; out: { form: z.infer<Schema> } }> =>
  async (c, next) => {
    c.req.addValidatedData('form', (await fieldsOf(c, schema)) as object)
    await next()
  }

/** The same, for whoever has to look at a request before knowing whether to read it so. */
export async function fieldsOf<Schema extends z.core.$ZodType>(c: Context, schema: Schema): Promise<z.infer<Schema>> {
  return parse(schema, readFields(mediaType(c), await readText(c)), 'What was sent')
}

/** The content type without its parameters; empty where none was given. */
export const mediaType = (c: Context): string =>
  c.req.header('content-type')?.replace(/;.*/s, '').trim().toLowerCase() ?? ''

/** The encoding that the content type says; empty where it says none. */
export const charset = (c: Context): string =>
  /;\s*charset="?([^";\s]*)/i.exec(c.req.header('content-type') ?? '')?.[1]?.toLowerCase() ?? ''

function readFields(type: string, text: string): unknown {
  switch (type) {
    case 'application/json':
      return text === '' ? {} : readStrictJson(text)
    case 'application/x-www-form-urlencoded':
      return readEncoded(text)
    default:
      if (type === '' && text === '') return {}
      throw new AppError('bad_request', 'Send a form (application/x-www-form-urlencoded) or JSON (application/json).')
  }
}

// A field that came twice is kept as a list, which no schema of ours takes for a value.
function readEncoded(text: string): unknown {
  if (text.includes('%00')) throw holdsNul()
  const sent = new URLSearchParams(text)
  return Object.fromEntries([...new Set(sent.keys())].map((name) => [name, only(sent.getAll(name))]))
}

const only = (values: string[]) => (values.length === 1 ? asTyped(values[0]) : values)

// A form sends each line break as two characters (HTML, "constructing the entry list"); its guest typed one.
const asTyped = (value = '') => value.replaceAll('\r\n', '\n')

/** The body as text that can be kept. Throws `bad_request` as `readBody` does, and for a NUL. */
async function readText(c: Context, most = MOST_BYTES): Promise<string> {
  const text = await readBody(c, most)
  if (hasNul(text)) throw holdsNul()
  return text
}

/**
 * Whether text, or the JSON it is, holds a NUL: PostgreSQL cannot store it and nobody types it. After an even number of
 * backslashes the same letters are only letters, which somebody may type.
 */
export const hasNul = (text: string): boolean => text.includes('\0') || /(?<!\\)(?:\\\\)*\\u0000/.test(text)

/** The body as it came. Throws `bad_request` once it is larger than any honest one, without reading the rest. */
export async function readBody(c: Context, most = MOST_BYTES): Promise<string> {
  const declared = Number(c.req.header('content-length') ?? 0)
  if (declared > most) throw tooLarge(most)

  let size = 0
  let text = ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of arriving(c)) {
    size += chunk.byteLength
    if (size > most) throw tooLarge(most)
    text += decoded(() => decoder.decode(chunk, { stream: true }))
  }
  return text + decoded(() => decoder.decode())
}

// Signs that stand for what could not be read would be kept as if somebody had meant them.
function decoded(read: () => string): string {
  try {
    return read()
  } catch {
    throw new AppError('bad_request', 'The body is not UTF-8 throughout. Send it in that encoding.')
  }
}

// Only its sender can break a body off: no fault of ours that would have to be looked into.
async function* arriving(c: Context): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of c.req.raw.body ?? besides(c)) yield chunk
  } catch {
    throw new AppError('bad_request', 'The body broke off before its end. Send it again.')
  }
}

// What comes along with a GET means nothing (RFC 9110, 9.3.1), and fetch has no place for it.
function besides({ req, env }: Context): AsyncIterable<Uint8Array> | [] {
  const isThere = Number(req.header('content-length') ?? 0) > 0 || req.header('transfer-encoding') !== undefined
  return isThere && env?.incoming instanceof Readable ? env.incoming : []
}

const holdsNul = () => new AppError('bad_request', 'The body holds a NUL character. Leave it out.')

/** A body that was not read to its end. */
export class TooLarge extends AppError {}

const tooLarge = (most: number) => new TooLarge('bad_request', `The body is larger than ${most / 1024} KiB.`)
