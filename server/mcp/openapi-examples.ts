import type { Tool } from '../tools/define-tool.ts'
import { LEGACY } from './protocol.ts'

const request = (method: string, params?: object) => ({ jsonrpc: '2.0', id: 1, method, ...(params && { params }) })

/** A request for each tool, and for what else can be asked. */
export const requestExamples = (tools: Tool[]) => ({
  ...Object.fromEntries(
    tools.map(({ name, title, example }) => [
      name,
      { summary: title, value: request('tools/call', { name, arguments: example?.arguments }) },
    ]),
  ),
  tools_list: { summary: 'List the tools', value: request('tools/list') },
  resources_list: { summary: 'List what can be read', value: request('resources/list') },
  resources_read: {
    summary: 'Read the membership plans',
    value: request('resources/read', { uri: 'catalogue://plans' }),
  },
  initialize: {
    summary: 'Shake hands, as clients up to 2025-11-25 do',
    value: request('initialize', {
      protocolVersion: LEGACY[0],
      capabilities: {},
      clientInfo: { name: 'curl', version: '8' },
    }),
  },
})

/** An answer of each tool, and of each kind of refusal. */
export const resultExamples = (tools: Tool[]) => ({
  ...Object.fromEntries(
    tools.map(({ name, title, example }) => [
      name,
      {
        summary: title,
        value: {
          jsonrpc: '2.0',
          id: 1,
          result: {
            content: [{ type: 'text', text: JSON.stringify(example?.answer) }],
            structuredContent: example?.answer,
          },
        },
      },
    ]),
  ),
  refused_by_the_tool: refused('A booking that is not there, or not theirs', {
    code: -32000,
    message: 'No booking has that reference and that e-mail address. Check both as they stand in the confirmation.',
    data: { error: 'not_found' },
  }),
  refused_arguments: refused('Arguments off the schema', {
    code: -32602,
    message: 'The arguments of search_knowledge are not right: /query: This is required.',
    data: { issues: [{ path: '/query', message: 'This is required.' }] },
  }),
  too_often: refused('Too many wrong tries', {
    code: -32000,
    message: 'That was too often. Try again in 7 minutes.',
    data: { error: 'rate_limited' },
  }),
})

const refused = (summary: string, error: object) => ({ summary, value: { jsonrpc: '2.0', id: 1, error } })
