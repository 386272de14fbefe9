import type { Toolbox } from '../tools/toolbox.ts'
import { isLoopback, type Workspace } from '../workspaces/workspaces.ts'
import { publicTools } from './describe.ts'
import { serverInfo } from './methods.ts'
import { requestExamples, resultExamples } from './openapi-examples.ts'
import { schemas } from './openapi-schemas.ts'

/** Interface A as OpenAPI 3.0.3: one operation, whose body is a JSON-RPC request for a tool or a resource. */
export function openApi(toolbox: Toolbox, { baseUrl, profile }: Workspace) {
  const tools = publicTools(toolbox)
  return {
    openapi: '3.0.3',
    info: {
      title: `${serverInfo.title}: interface A`,
      version: '1.0.0',
      description: `The record and the booking form of ${profile.name} for programs and assistants: the Model Context Protocol, which is JSON-RPC 2.0 over one address. A plain HTTP client needs no handshake and no header.`,
      contact: { name: profile.name, email: profile.email },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: serverOf(baseUrl) }],
    tags: [{ name: 'mcp', description: 'Tools and resources of the shop.' }],
    // Nothing needs a token but my_bookings, which is about whoever the token stands for.
    security: [{}, { member: [] }],
    paths: {
      '/mcp': {
        post: {
          operationId: 'callMcp',
          tags: ['mcp'],
          summary: 'Call a tool or read a resource',
          description: explanation,
          parameters: [
            header('MCP-Protocol-Version', 'The revision spoken. A client of 2026-07-28 must send it.', '2026-07-28'),
            header('Mcp-Method', 'Repeats `method`. A client of 2026-07-28 must send it.', 'tools/call'),
            header('Mcp-Name', 'Repeats `params.name` or `params.uri`, likewise.', 'list_services'),
          ],
          requestBody: {
            required: true,
            description: 'One JSON-RPC request of at most 64 KiB; a batch is refused.',
            content: json('Request', requestExamples(tools)),
          },
          responses: responses(resultExamples(tools)),
        },
      },
    },
    components: {
      securitySchemes: {
        member: {
          type: 'http',
          scheme: 'bearer',
          description: 'A member token that the shop’s own server signed, or the token of a visitor’s session.',
        },
      },
      schemas: schemas(tools),
    },
  }
}

// A description that is read on this machine must hold on another as well: there the address is relative to it.
function serverOf(baseUrl: string): string {
  const { hostname, pathname } = new URL(baseUrl)
  return isLoopback(hostname) ? pathname : baseUrl
}

const explanation = `\`tools/list\` names the tools with their schemas, \`resources/list\` what can be read. A plain client, and one that
speaks a revision up to 2025-11-25, always hears HTTP 200 with a \`result\` or an \`error\`. A request that carries the envelope of
2026-07-28 (\`params._meta\` and the headers below) hears of its own faults by HTTP 400 and 404.

| \`error.code\` | means | \`error.data\` |
|---|---|---|
| -32700 | the body is no JSON | |
| -32600 | it is no single JSON-RPC 2.0 request, or larger than 64 KiB | |
| -32601 | there is no such method | |
| -32602 | unknown tool or resource, or arguments off the schema | \`issues\`: each with its path; \`uri\` |
| -32000 | the tool refused | \`error\`: \`not_found\`, \`not_signed_in\`, \`forbidden\`, \`rate_limited\`, \`sold_out\`, \`conflict\` |
| -32020, -32022 | headers and envelope disagree; the revision is not supported | \`supported\`, \`requested\` |
| -32603 | something failed on our side | |

Every \`error.message\` is a sentence that says what to do next.`

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
  example,
})

const json = (schema: string, examples: object) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${schema}` }, examples },
})

const refusal = (description: string, code: number, message: string) => ({
  description,
  content: json('Refused', {
    refused: { summary: description, value: { jsonrpc: '2.0', id: 1, error: { code, message } } },
  }),
})

const responses = (examples: object) => ({
  200: {
    description: 'One object that holds a result or an error.',
    headers: {
      'Retry-After': {
        description: 'Seconds to wait, beside `rate_limited`.',
        schema: { type: 'integer', minimum: 0 },
      },
    },
    content: json('Response', examples),
  },
  202: { description: 'A notification, which has no `id`: it arrived, and nothing is run or answered.' },
  400: refusal(
    'A request of 2026-07-28 whose envelope, headers or body are not right.',
    -32020,
    'The Mcp-Method header does not match the body.',
  ),
  403: refusal(
    'A page of another site: its origin is not one of the shop’s.',
    -32000,
    'https://evil.example is not one of the shop’s own sites. Add it to the origins of the record.',
  ),
  404: refusal('A method that 2026-07-28 does not have.', -32601, 'There is no method "ping" in this revision.'),
})
