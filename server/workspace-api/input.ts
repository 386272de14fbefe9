import type { Context } from 'hono'
import * as z from 'zod'
import { charset, mediaType, readBody, TooLarge } from '../body.ts'
import { AppError, parse } from '../errors.ts'
import { readStrictJson } from '../strict-json.ts'
import type { Operation } from '../tools/workspace/define-operation.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { Unfit } from './refusals.ts'

/** What names a workspace where none has to be named. */
const NAMES = ['workspace', 'workspace_id', 'tenant', 'tenant_id']

/**
 * Reads what an operation is asked, from the path, and from the query or the body. Throws `forbidden` where another
 * workspace is named, and `bad_request` for whatever else is not as it should be.
 */
export async function readInput(c: Context, workspace: Workspace, { rest, input }: Operation) {
  const query = readQuery(c, workspace)
  const isPost = rest?.method === 'post'
  const fields = await (isPost ? readFields(c, workspace) : readBeside(c, workspace))
  // What an address says stays in logs and histories, and what a GET carries beside it is heard by few.
  refuseParameters(isPost ? query : fields)
  const sent = isPost ? fields : numbersIn(query, input.shape)
  const named = c.req.param()
  for (const name of Object.keys(named)) refuseSecond(name, sent)
  return parse(input, { ...sent, ...named }, 'The request')
}

function refuseSecond(name: string, sent: object) {
  if (Object.hasOwn(sent, name))
    throw new AppError('bad_request', 'The path says already what this is about.', {
      issues: [{ path: `/${name}`, message: 'There is no such field.' }],
    })
}

/** The query, and the header that may name a workspace. A parameter that came twice is kept as a list. */
export function readQuery(c: Context, workspace: Workspace): Record<string, unknown> {
  refuseOther(workspace, c.req.header('x-workspace'))
  return withoutOwnName(workspace, queryOf(c))
}

/** The query as it came, whatever its parameters are called. */
export function queryOf(c: Context): Record<string, unknown> {
  const all = new URL(c.req.url).searchParams
  const query = [...new Set(all.keys())].map((name) => {
    const values = all.getAll(name)
    return [name, values.length === 1 ? values[0] : values]
  })
  return Object.fromEntries(query)
}

/** Throws `bad_request` where parameters were given that nothing here takes. */
export function refuseParameters(query: object) {
  const issues = Object.keys(query).map((name) => ({ path: `/${name}`, message: 'There is no such field.' }))
  if (issues.length > 0) throw new AppError('bad_request', 'It takes no parameters there; see issues.', { issues })
}

/** Fields without the ones that name their workspace. Throws `forbidden` where they name another one. */
export function withoutOwnName(workspace: Workspace, fields: Record<string, unknown>): Record<string, unknown> {
  for (const name of NAMES) for (const named of [fields[name]].flat()) refuseOther(workspace, named)
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !NAMES.includes(name)))
}

function refuseOther({ id, slug }: Workspace, named: unknown) {
  if (named !== undefined && named !== id && named !== slug)
    throw new AppError('forbidden', 'A key opens its own workspace only. Leave the workspace out of the request.')
}

async function readFields(c: Context, workspace: Workspace): Promise<Record<string, unknown>> {
  const text = await readBody(c)
  if (text === '') return {}
  if (!['', 'application/json'].includes(mediaType(c)) || !['', 'utf-8'].includes(charset(c)))
    throw new Unfit(415, 'Send the body as application/json, in UTF-8.')
  return fieldsIn(text, workspace)
}

/** What comes along with a GET, which takes no body: of whatever kind or size it is, it is only a bad request. */
async function readBeside(c: Context, workspace: Workspace): Promise<Record<string, unknown>> {
  try {
    const text = await readBody(c)
    return text === '' ? {} : fieldsIn(text, workspace)
  } catch (error) {
    throw error instanceof TooLarge ? new AppError('bad_request', 'A GET takes no body. Leave it out.') : error
  }
}

function fieldsIn(text: string, workspace: Workspace): Record<string, unknown> {
  const body = readStrictJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('bad_request', 'The body must be one JSON object.')
  return withoutOwnName(workspace, { ...body })
}

// A query is all text: what is no number to its schema as it stands may be one as it reads.
function numbersIn(query: Record<string, unknown>, shape: Operation['input']['shape']): Record<string, unknown> {
  const read = ([name, value]: [string, unknown]) => {
    const isNumber = typeof value === 'string' && /^(0|[1-9]\d{0,8})$/.test(value)
    return [
      name,
      isNumber && !isTaken(Object.hasOwn(shape, name) ? shape[name] : undefined, value) ? Number(value) : value,
    ]
  }
  return Object.fromEntries(Object.entries(query).map(read))
}

const isTaken = (schema: z.core.$ZodType | undefined, value: string) =>
  schema === undefined || z.safeParse(schema, value).success
