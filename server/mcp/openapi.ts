import type { Toolbox } from '../tools/toolbox.ts'
import { publicTools, schemaOf } from './describe.ts'
import { serverInfo } from './methods.ts'

/** Interface A as OpenAPI 3.0.3: one operation, whose body is a JSON-RPC request for one of the tools. */
export function openApi(toolbox: Toolbox, baseUrl: string) {
  const tools = publicTools(toolbox)
  return {
    openapi: '3.0.3',
    info: { title: `${serverInfo.title}: interface A`, version: '1.0.0' },
    servers: [{ url: baseUrl }],
    paths: {
      '/mcp': {
        post: {
          operationId: 'mcp',
          summary: 'Speak JSON-RPC 2.0 to the tools and resources.',
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Request' } } },
          },
          responses: {
            200: {
              description: 'One object that holds a result or an error.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Response' } } },
            },
            202: { description: 'A notification arrived; nothing is answered.' },
          },
        },
      },
    },
    components: {
      schemas: {
        Request: {
          type: 'object',
          required: ['jsonrpc', 'method'],
          properties: {
            jsonrpc: { type: 'string', enum: ['2.0'] },
            id: { description: 'Anything; echoed. Without it the request is a notification.', nullable: true },
            method: {
              type: 'string',
              enum: [
                'initialize',
                'tools/list',
                'tools/call',
                'resources/list',
                'resources/read',
                'ping',
                'server/discover',
              ],
            },
            params: {
              anyOf: [{ type: 'object' }, ...tools.map(({ name }) => ({ $ref: `#/components/schemas/${name}_call` }))],
            },
          },
        },
        Response: {
          type: 'object',
          required: ['jsonrpc', 'id'],
          properties: {
            jsonrpc: { type: 'string', enum: ['2.0'] },
            id: { nullable: true },
            result: { type: 'object' },
            error: {
              type: 'object',
              required: ['code', 'message'],
              properties: { code: { type: 'integer' }, message: { type: 'string' }, data: { type: 'object' } },
            },
          },
        },
        ...Object.fromEntries(
          tools.flatMap(({ name, description, input, output }) => [
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
            [`${name}_result`, schemaOf(output, 'output', 'openapi-3.0')],
          ]),
        ),
      },
    },
  }
}
