import { workspaceTools } from '../tools/workspace/operations.ts'
import { METHODS } from './mcp-methods.ts'
import { headersOf, refusalsOf } from './openapi-answers.ts'
import { refTo } from './openapi-schemas.ts'

const jsonrpc = { type: 'string', const: '2.0' }
const id = { description: 'Anything; it comes back as it was sent. Without it the request is a notification.' }
const text = (maxLength: number) => ({ type: 'string', pattern: '^[^\\u0000]*$', maxLength })

/** The frame of the protocol, and each tool's call and answer. */
export const mcpSchemas = {
  McpRequest: {
    type: 'object',
    required: ['jsonrpc', 'method'],
    properties: {
      jsonrpc,
      id,
      method: { type: 'string', enum: METHODS },
      params: { description: 'What the method needs.', anyOf: [...workspaceTools.map(callOf), { type: 'object' }] },
    },
  },
  McpAnswered: {
    type: 'object',
    required: ['jsonrpc', 'id', 'result'],
    properties: { jsonrpc, id, result: { anyOf: [...workspaceTools.map(resultOf), { type: 'object' }] } },
  },
  McpRefused: {
    type: 'object',
    required: ['jsonrpc', 'id', 'error'],
    properties: {
      jsonrpc,
      id,
      error: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'integer', format: 'int32', minimum: -32_800, maximum: -32_000 },
          message: { ...text(2000), description: 'A sentence that says what to do next.' },
          data: {
            type: 'object',
            description: '`error`: the refusal by its code; `issues`: each fault with its path.',
          },
        },
      },
    },
  },
}

function callOf({ name, description }: (typeof workspaceTools)[number]) {
  return {
    type: 'object',
    description,
    required: ['name'],
    properties: { name: { type: 'string', const: name }, arguments: refTo(`${name}_arguments`) },
  }
}

function resultOf({ name }: (typeof workspaceTools)[number]) {
  return {
    type: 'object',
    required: ['content', 'structuredContent'],
    properties: {
      content: {
        type: 'array',
        maxItems: 1,
        description: 'The same as JSON text.',
        items: {
          type: 'object',
          required: ['type', 'text'],
          properties: { type: { type: 'string', const: 'text' }, text: text(10_000_000) },
        },
      },
      structuredContent: refTo(`${name}_result`),
    },
  }
}

const json = (schema: object, example?: object) => ({ 'application/json': { schema, ...(example && { example }) } })

const refused = (description: string, code: number, message: string) => ({
  description,
  headers: headersOf(),
  content: json(
    { oneOf: [refTo('McpRefused'), refTo('Failure')] },
    { jsonrpc: '2.0', id: 1, error: { code, message } },
  ),
})

/** `POST /api/v1/mcp`. */
export const mcpPath = () => ({
  post: {
    operationId: 'call_mcp',
    tags: ['mcp'],
    summary: 'Call a tool',
    description:
      'The Model Context Protocol: JSON-RPC 2.0, every revision from 2024-10-07 to 2025-11-25 and, with its envelope, 2026-07-28, which hears of its own faults by 400 and 404. What is wrong with the key, or with how often it calls, is a real 401, 403 or 429; everything else is a `result` or an `error` at 200.',
    'x-scope': 'by tool',
    parameters: [
      mcpHeader('MCP-Protocol-Version', 'The revision spoken. A client of 2026-07-28 must send it.'),
      mcpHeader('Mcp-Method', 'Repeats `method`. A client of 2026-07-28 must send it.'),
      mcpHeader('Mcp-Name', 'Repeats `params.name` or `params.uri`, likewise.'),
    ],
    requestBody: {
      required: true,
      description: 'One JSON-RPC request of at most 64 KiB; a batch is refused.',
      content: json(refTo('McpRequest'), {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'list_interventions', arguments: {} },
      }),
    },
    responses: {
      200: {
        description: 'One object that holds a result or an error.',
        headers: headersOf(),
        content: json({ oneOf: [refTo('McpAnswered'), refTo('McpRefused')] }, { jsonrpc: '2.0', id: 1, result: {} }),
      },
      202: { description: 'A notification, which has no `id`: it arrived, and nothing is run.', headers: headersOf() },
      ...refusalsOf([401, 403, 429, 500]),
      400: refused(
        'A request of 2026-07-28 that is not right, or a parameter in the address.',
        -32020,
        'The Mcp-Method header does not match the body.',
      ),
      404: refused('A method that 2026-07-28 does not have.', -32601, 'There is no such method in this revision.'),
    },
  },
})

const mcpHeader = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: text(200),
})

/** The description itself. */
export const descriptionPath = () => ({
  get: {
    operationId: 'get_description',
    tags: ['mcp'],
    summary: 'Read this description',
    description: 'This document. It needs no key; one that is sent all the same is checked.',
    'x-scope': 'none',
    security: [{}, { api_key: [] }],
    responses: {
      200: {
        description: 'OpenAPI 3.1.',
        headers: headersOf(),
        content: json({
          type: 'object',
          required: ['openapi'],
          properties: { openapi: { type: 'string', const: '3.1.0' } },
        }),
      },
      ...refusalsOf([400, 401, 403, 429, 500]),
    },
  },
})
