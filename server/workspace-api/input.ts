import type { Context } from 'hono'
import { mediaType, readBody } from '../body.ts'
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
  const sent =
    rest?.method === 'post' ? { ...query, ...(await readFields(c, workspace)) } : numbersIn(query, input.shape)
  const named = c.req.param()
  for (const name of Object.keys(named)) refuseSecond(name, sent)
  return parse(input, { ...sent, ...named }, 'The request')
}

function refuseSecond(name: string, sent: object) {
  if (name in sent)
    throw new AppError('bad_request', 'The path says already what this is about.', {
      issues: [{ path: `/${name}`, message: 'There is no such field.' }],
    })
}

/** The query, and the header that may name a workspace. A parameter that came twice is kept as a list. */
export function readQuery(c: Context, workspace: Workspace): Record<string, unknown> {
  refuseOther(workspace, c.req.header('x-workspace'))
  const all = c.req.queries()
  const query = Object.entries(all).map(([name, values]) => [name, values.length === 1 ? values[0] : values])
  return withoutOwnName(workspace, Object.fromEntries(query))
}

/** Throws `bad_request` where an address that takes no parameters was given some. */
export function refuseParameters(query: object) {
  const issues = Object.keys(query).map((name) => ({ path: `/${name}`, message: 'There is no such field.' }))
  if (issues.length > 0) throw new AppError('bad_request', 'This address takes no parameters.', { issues })
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
  if (!['', 'application/json'].includes(mediaType(c))) throw new Unfit(415, 'Send the body as application/json.')

  const body = readStrictJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('bad_request', 'The body must be one JSON object.')
  return withoutOwnName(workspace, { ...body })
}

// A query is all text: what is no number to its schema as it stands may be one as it reads.
function numbersIn(query: Record<string, unknown>, shape: Operation['input']['shape']): Record<string, unknown> {
  const read = ([name, value]: [string, unknown]) => {
    const isNumber = typeof value === 'string' && /^(0|[1-9]\d{0,8})$/.test(value)
    return [name, isNumber && !isTaken(shape[name], value) ? Number(value) : value]
  }
  return Object.fromEntries(Object.entries(query).map(read))
}

const isTaken = (schema: Operation['input']['shape'][string] | undefined, value: string) =>
  schema?.safeParse(value).success ?? true
