import * as z from 'zod'
import { workspaceOpenApi } from './openapi.ts'

const Named = z.looseObject({ $ref: z.string() })
const Described = z.looseObject({
  headers: z.record(z.string(), z.unknown()).optional(),
  content: z.object({ 'application/json': z.looseObject({ schema: z.looseObject({}) }) }).optional(),
})
const Operation = z.looseObject({
  operationId: z.string(),
  responses: z.record(z.string(), z.union([Named, Described])),
})
const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({
    responses: z.record(z.string(), Described),
    schemas: z.record(z.string(), z.looseObject({})),
  }),
})

/** The description that the workspace API gives of itself. */
export const description = Document.parse(
  JSON.parse(JSON.stringify(workspaceOpenApi({ publicUrl: '', secret: '', trustProxy: 0, isLocal: true }))),
)

/** Every operation with the place it is at. */
export const describedOperations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

/** Which answers have been seen in this run, as `claim_intervention 409`. */
export const seenAnswers = new Set<string>()

interface Given {
  status: number
  headers: Headers
  body: unknown
}

/** Headers that every server sends, and no description lists. */
const PLAIN = [
  'cache-control',
  'content-type',
  'content-length',
  'x-content-type-options',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
]

/** Holds an answer of the workspace API that any test sees against its description. Throws. */
export function keepsToDescription(method: string, path: string, { status, headers, body }: Given): void {
  const address = path.replace(/\?.*/s, '')
  const found = describedOperations.find((each) => each.method === spoken(method) && isAt(each.path, address))
  if (!found) return

  const { operation } = found
  const complain = (what: string) => {
    throw new Error(`${method} ${found.path} answered ${status} ${what}`)
  }
  const listed = operation.responses[status] ?? complain('and its description does not say that it may')
  const { headers: known = {}, content } = '$ref' in listed ? referred(String(listed.$ref)) : Described.parse(listed)
  for (const [name] of headers)
    if (!PLAIN.includes(name) && !Object.keys(known).some((each) => each.toLowerCase() === name))
      complain(`with the header ${name}, which its description does not have`)
  seenAnswers.add(`${operation.operationId} ${status}`)
  if (method === 'HEAD' || !content) return

  const kept = schemaOf(content['application/json'].schema).safeParse(body)
  if (!kept.success) complain(`what its description does not allow: ${kept.error}`)
}

const spoken = (method: string) => (method === 'HEAD' ? 'get' : method.toLowerCase())

const isAt = (template: string, address: string) =>
  new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(address)

function referred(ref: string) {
  const response = description.components.responses[ref.replace('#/components/responses/', '')]
  if (!response) throw new Error(`${ref} leads nowhere.`)
  return response
}

const made = new Map<string, z.ZodType>()

function schemaOf(schema: object): z.ZodType {
  const text = JSON.stringify({ ...schema, $defs: description.components.schemas })
  const known = made.get(text) ?? z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')))
  made.set(text, known)
  return known
}
