import * as z from 'zod'
import { statusOf } from '../errors.ts'
import { serverInfo } from '../mcp/methods.ts'
import type { Operation } from '../tools/workspace/define-operation.ts'
import { operations } from '../tools/workspace/operations.ts'
import type { Site } from '../workspaces/workspaces.ts'
import { idempotencyKey } from './idempotency.ts'
import { headers, headersOf, refusals, refusalsOf } from './openapi-answers.ts'
import { descriptionPath, mcpPath, mcpSchemas } from './openapi-mcp.ts'
import { namedSchemas, schemaFor } from './openapi-schemas.ts'

const written = new Map<string, string>()

/** The same as JSON. Anybody may ask for it, so that it is written once for an address. */
export function description(site: Site): string {
  const text = written.get(site.publicUrl) ?? JSON.stringify(workspaceOpenApi(site))
  written.set(site.publicUrl, text)
  return text
}

/** Interface B as OpenAPI 3.1, made of the operations. */
export const workspaceOpenApi = ({ publicUrl }: Site) => ({
  openapi: '3.1.0',
  info: {
    title: `${serverInfo.title}: interface B`,
    version: '1.0.0',
    description: explanation,
    contact: { name: 'Whoever runs this server' },
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  },
  servers: [{ url: serverOf(publicUrl), description: 'This production server', 'x-internal': false }],
  tags: [
    { name: 'conversations', description: 'What visitors and the shop have said.' },
    { name: 'interventions', description: 'Conversations that were handed to a person.' },
    { name: 'bookings', description: 'Who comes, and when.' },
    { name: 'audit', description: 'Which calls were made, and by whom.' },
    { name: 'mcp', description: 'The same for MCP clients, and this description.' },
  ],
  security: [{ api_key: [] }],
  paths: { ...operationPaths(), '/api/v1/mcp': mcpPath(), '/api/v1/openapi.json': descriptionPath() },
  components: {
    securitySchemes: {
      api_key: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'svc_sk_',
        description: 'An API key of the workspace: `svc_sk_` and 38 letters and digits.',
      },
    },
    headers,
    responses: refusals,
    schemas: { ...namedSchemas(), ...mcpSchemas },
  },
})

// A description that is read without TLS is read on this machine or behind a proxy: the address is relative to it.
const serverOf = (publicUrl: string) => (publicUrl.startsWith('https:') ? publicUrl : '/')

const explanation = `The conversations, bookings and waiting visitors of one workspace, for its own programs: which one is said by the key.
A success is \`{ok, data}\`, a refusal \`{error, detail}\`. Lists are read page by page: send \`next_cursor\` back as \`cursor\`.
A key may make 120 calls and 30 changes a minute, all keys of a workspace 300 calls; an address may try 30 wrong keys.
Unknown parameters and fields are refused.`

function operationPaths() {
  const paths: Record<string, object> = {}
  for (const operation of operations)
    if (operation.rest) paths[`/api/v1${operation.rest.path}`] = { [operation.rest.method]: described(operation) }
  return paths
}

function described(operation: Operation) {
  const { name, title, description, rest, scope } = operation
  const body = rest?.method === 'post' ? bodyOf(operation) : undefined
  return {
    operationId: name,
    tags: [rest?.path.split('/')[1]],
    summary: title,
    description,
    'x-scope': scope,
    parameters: parametersOf(operation),
    ...(body && { requestBody: body }),
    responses: { 200: succeeded(operation), ...refusalsOf(statusesOf(operation)) },
  }
}

/** The refusals that an operation may answer with, by status. */
export const statusesOf = ({ rest, refusals: own }: Operation): number[] => [
  ...[400, 401, 403, 429, 500],
  ...(rest?.method === 'post' ? [413, 415] : []),
  ...own.map(statusOf),
]

function parametersOf({ rest, input, example, isIdempotent }: Operation) {
  const fields = fieldsOf(input).filter(([name]) => rest?.method === 'get' || isInPath(rest, name))
  const parameters = fields.map(([name, field]) => {
    const { description = '', ...schema } = schemaFor(field, 'input', name)
    const isNamed = isInPath(rest, name)
    const shown = example.input[name] === undefined ? {} : { example: example.input[name] }
    return { name, in: isNamed ? 'path' : 'query', required: isNamed, description, schema, ...shown }
  })
  return isIdempotent ? [...parameters, idempotencyParameter()] : parameters
}

function idempotencyParameter() {
  const { description = '', ...schema } = schemaFor(idempotencyKey, 'input')
  return { name: 'Idempotency-Key', in: 'header', required: false, description, schema }
}

const isInPath = (rest: Operation['rest'], name: string) => rest?.path.includes(`{${name}}`) ?? false

const fieldsOf = (input: z.ZodObject) => Object.entries(input.shape)

function bodyOf({ rest, input, example, title }: Operation) {
  const body = z.strictObject(Object.fromEntries(fieldsOf(input).filter(([name]) => !isInPath(rest, name))))
  const names = fieldsOf(body).map(([name]) => name)
  if (names.length === 0) return undefined

  const shown = Object.fromEntries(
    names.flatMap((name) => (name in example.input ? [[name, example.input[name]]] : [])),
  )
  return {
    description: `${title}: what is sent, at most 64 KiB.`,
    required: fieldsOf(body).some(([, field]) => !field.safeParse(undefined).success),
    content: { 'application/json': { schema: schemaFor(body, 'input'), example: shown } },
  }
}

function succeeded({ output, data, example, title, isIdempotent }: Operation) {
  const { next_cursor, ...rest } = output.shape
  const whole = data === undefined ? output : rest[data]
  const shown = data === undefined ? example.output : example.output[data]
  const isList = next_cursor !== undefined
  return {
    description: `${title}: done.`,
    headers: headersOf(
      ...(isList ? ['Link' as const] : []),
      ...(isIdempotent ? ['Idempotency-Replayed' as const] : []),
    ),
    content: {
      'application/json': {
        schema: {
          type: 'object',
          additionalProperties: false,
          required: ['ok', 'data', ...(isList ? ['next_cursor'] : [])],
          properties: {
            ok: { type: 'boolean', const: true },
            ...(whole && { data: schemaFor(whole) }),
            ...(isList && { next_cursor: schemaFor(next_cursor) }),
          },
        },
        example: { ok: true, data: shown, ...(isList && { next_cursor: example.output.next_cursor }) },
      },
    },
  }
}
