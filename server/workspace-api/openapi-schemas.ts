import * as z from 'zod'
import { Failure } from '../../contract/answers.ts'
import { ApiKey } from '../../contract/api-keys.ts'
import { AuditRow } from '../../contract/audit.ts'
import { Intervention } from '../../contract/interventions.ts'
import { ShopBooking, ShopConversation, ShopMessage } from '../../contract/shop-view.ts'
import { workspaceTools } from '../tools/workspace/operations.ts'
import { toolInput } from './mcp-tools.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** What has a name of its own in the description; the first letter says that it is no field. */
const named = {
  Failure,
  Conversation: ShopConversation,
  Message: ShopMessage,
  Intervention,
  Booking: ShopBooking,
  ApiKey,
  AuditRow,
}

/** Every schema that the description shows by name. */
export function namedSchemas(): Record<string, JsonSchema> {
  const tools = workspaceTools.flatMap((tool) => [
    [`${tool.name}_arguments`, bounded(z.toJSONSchema(toolInput(tool), { io: 'input', ...byName }))],
    [`${tool.name}_result`, bounded(z.toJSONSchema(tool.output, byName))],
  ])
  const whole = Object.entries(named).map(([name, schema]) => [name, bounded(z.toJSONSchema(schema, inside(schema)))])
  return Object.fromEntries([...whole, ...tools])
}

/** A schema in which the named ones are shown by their names. */
export const schemaFor = (schema: z.core.$ZodType, io: 'input' | 'output' = 'output', name = ''): JsonSchema =>
  bounded(z.toJSONSchema(schema, { io, ...byName }), name)

export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const byName = {
  override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }) =>
    showByName(zodSchema, jsonSchema),
}

const inside = (outermost: z.core.$ZodType) => ({
  override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }) => {
    if (zodSchema !== outermost) showByName(zodSchema, jsonSchema)
  },
})

function showByName(schema: z.core.$ZodType, shown: JsonSchema) {
  const name = Object.entries(named).find(([, known]) => known === schema)?.[0]
  if (name === undefined) return
  for (const key of Object.keys(shown)) delete shown[key]
  Object.assign(shown, refTo(name))
}

const MOST_CHARACTERS = 100_000
const MOST_ITEMS = 1000

/** A schema that says of every text, number and list how large it can be: OWASP API4, for those who read it. */
function bounded(schema: JsonSchema, name = ''): JsonSchema {
  const { $schema: _, ...rest } = schema
  const inner = Object.entries(rest).map(([key, value]) => [key, boundedInner(key, value, name)])
  const whole: JsonSchema = Object.fromEntries(inner)
  // A field that may be null has two types.
  const types = [whole.type].flat()
  if (types.includes('string')) return { ...boundedText(whole, name), ...whole }
  if (types.includes('integer')) return { format: 'int64', ...safe, ...whole }
  if (types.includes('array')) return { maxItems: MOST_ITEMS, ...whole }
  return whole
}

const safe = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }

function boundedInner(key: string, value: unknown, name: string): unknown {
  if (key === 'properties') return boundedFields(value)
  if (['anyOf', 'oneOf', 'allOf'].includes(key) && Array.isArray(value)) return value.map((each) => bounded(each, name))
  if (['items', 'additionalProperties', 'propertyNames'].includes(key) && isSchema(value)) return bounded(value, name)
  return value
}

const boundedFields = (fields: unknown) =>
  isSchema(fields)
    ? Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, isSchema(field) ? bounded(field, name) : field]),
      )
    : fields

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function boundedText({ enum: listed, const: only, format, pattern }: JsonSchema, name: string): JsonSchema {
  if (listed !== undefined || only !== undefined) return {}
  if (/(^|_)(at|since|until)$/.test(name)) return { format: 'date-time', maxLength: 20 }
  // Nothing here can hold a NUL.
  return {
    maxLength: MOST_CHARACTERS,
    ...(format === undefined && pattern === undefined && { pattern: '^[^\\u0000]*$' }),
  }
}
