import type { ErrorCode } from '../../contract/answers.ts'
import type { Tool } from '../tools/define-tool.ts'
import { schemaOf } from './describe.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const jsonrpc = { type: 'string', enum: ['2.0'] }
const id = { description: 'Anything; it comes back as it was sent. Without it the request is a notification.' }

const METHODS = [
  'initialize',
  'ping',
  'server/discover',
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'prompts/list',
  'prompts/get',
]

/** The schemas of the protocol's frame, and of each tool's call and answer. */
export const schemas = (tools: Tool[]) => ({
  Request: {
    type: 'object',
    required: ['jsonrpc', 'method'],
    properties: {
      jsonrpc,
      id,
      method: { type: 'string', description: `One of ${METHODS.join(', ')}.` },
      params: {
        description: 'What the method needs: nothing for a list, a call for `tools/call`, a uri for `resources/read`.',
        anyOf: [...tools.map(({ name }) => ref(`${name}_call`)), ref('Read'), { type: 'object' }],
      },
    },
  },
  Read: {
    type: 'object',
    required: ['uri'],
    properties: { uri: { type: 'string', description: 'An address from `resources/list`.' } },
  },
  Response: { oneOf: [ref('Answered'), ref('Refused')] },
  Answered: {
    type: 'object',
    required: ['jsonrpc', 'id', 'result'],
    properties: {
      jsonrpc,
      id,
      result: { anyOf: [...tools.map(({ name }) => ref(`${name}_result`)), { type: 'object' }] },
    },
  },
  Refused: {
    type: 'object',
    required: ['jsonrpc', 'id', 'error'],
    properties: { jsonrpc, id, error: ref('Error') },
  },
  Error: {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'integer', description: 'See the table of the operation.' },
      message: { type: 'string', description: 'A sentence that says what to do next.' },
      data: { type: 'object', properties: { error: refusals, issues } },
    },
  },
  Text: {
    type: 'object',
    required: ['type', 'text'],
    properties: { type: { type: 'string', enum: ['text'] }, text: { type: 'string' } },
  },
  ...Object.fromEntries(tools.flatMap(toolSchemas)),
})

const refusals = {
  type: 'string',
  enum: ['not_found', 'not_signed_in', 'forbidden', 'rate_limited', 'sold_out', 'conflict'] satisfies ErrorCode[],
}

const issues = {
  type: 'array',
  items: {
    type: 'object',
    required: ['path', 'message'],
    properties: { path: { type: 'string', description: 'A JSON pointer.' }, message: { type: 'string' } },
  },
}

const toolSchemas = ({ name, description, input, output }: Tool) => [
  [
    `${name}_call`,
    {
      type: 'object',
      description,
      required: ['name'],
      properties: {
        name: { type: 'string', enum: [name] },
        arguments: schemaOf(input, 'input', 'openapi-3.0'),
      },
    },
  ],
  [
    `${name}_result`,
    {
      type: 'object',
      required: ['content', 'structuredContent'],
      properties: {
        content: { type: 'array', items: ref('Text'), description: 'The same as JSON text.' },
        structuredContent: schemaOf(output, 'output', 'openapi-3.0'),
      },
    },
  ],
]
