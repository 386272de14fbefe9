import { AppError } from '../errors.ts'
import type { Tool, ToolContext } from '../tools/define-tool.ts'
import { askTool, BadArguments, runTool, type Toolbox } from '../tools/toolbox.ts'
import { APP_MIME_TYPE } from './app-card.ts'
import { answerIn, asksPeople, inputRequired } from './asking.ts'
import { listTools } from './describe.ts'
import { badParam, CODES, LEGACY, MODERN, onePage, RpcError, type RpcRequest, refused } from './protocol.ts'
import { listResources, readResource } from './resources.ts'

export const serverInfo = { name: 'chaxi', title: 'Chaxi', version: '0.1.0' }

const capabilities = {
  tools: {},
  resources: {},
  prompts: {},
  extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: [APP_MIME_TYPE] } },
}

/** How long a client may keep a list, in milliseconds, and that it is the same for everybody. */
const cacheable = { ttlMs: 60_000, cacheScope: 'public' }

/** Runs one method. Throws `RpcError` for what the protocol refuses and for what a tool does. */
export async function runMethod(
  { method, params }: RpcRequest,
  modern: boolean,
  toolbox: Toolbox,
  context: ToolContext,
) {
  const { db, workspace } = context
  if (method.endsWith('/list')) onePage(params)
  switch (method) {
    case 'tools/list':
      return { tools: listTools(toolbox), ...cacheable }
    case 'tools/call':
      return callTool(params, modern, toolbox, context)
    case 'resources/list':
      return { resources: await listResources(db, workspace), ...cacheable }
    case 'resources/read':
      return { ...cacheable, ...(await readResource(db, workspace, params)) }
    case 'resources/templates/list':
      return { resourceTemplates: [], ...cacheable }
    case 'prompts/list':
      return { prompts: [], ...cacheable }
    case 'prompts/get':
      throw new RpcError(CODES.invalidParams, 'There are no prompts here. tools/list names what there is.')
    case 'server/discover':
      return {
        supportedVersions: [...MODERN, ...LEGACY],
        capabilities,
        instructions: instructions(workspace.profile.name),
        ...cacheable,
      }
    case 'initialize':
      if (!modern) return initialize(params, workspace.profile.name)
      break
    case 'ping':
      if (!modern) return {}
  }
  throw new RpcError(CODES.unknownMethod, `There is no method "${shortened(method)}" in this revision.`, {
    beforeHandler: true,
  })
}

function initialize({ protocolVersion }: Record<string, unknown>, shop: string) {
  const known = typeof protocolVersion === 'string' && LEGACY.includes(protocolVersion)
  return {
    protocolVersion: known ? protocolVersion : LEGACY[0],
    capabilities,
    serverInfo,
    instructions: instructions(shop),
  }
}

const instructions = (shop: string) =>
  `The record and the booking form of ${shop}. Answer only from what these tools return. To book, call book_slot at once with what is known and give the person the form; it books nothing by itself.`

async function callTool(params: Record<string, unknown>, modern: boolean, toolbox: Toolbox, context: ToolContext) {
  const { name } = params
  if (typeof name !== 'string') throw badParam('name', 'tools/call needs the name of a tool.')
  const tool = toolbox.find(name)
  if (tool?.audience !== 'everyone')
    throw new RpcError(CODES.invalidParams, `There is no tool "${shortened(name)}". tools/list names them all.`)

  try {
    const asked = modern ? await ask(tool, params, context) : undefined
    if (asked && 'question' in asked)
      return inputRequired({ tool: tool.name, args: params.arguments }, asked.question, context)

    const { output, spoken } = asked ?? { ...(await runTool(tool, params.arguments ?? {}, context)), spoken: undefined }
    return answered(output, spoken ?? tool.spoken?.(output, context))
  } catch (error) {
    if (error instanceof BadArguments)
      throw new RpcError(CODES.invalidParams, error.message, { data: { issues: error.more.issues } })
    if (error instanceof AppError) throw refused(error)
    throw error
  }
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** Puts the tool's questions to the client's person, where both can; a repeated call is heard in any case. */
async function ask(tool: Tool, params: Record<string, unknown>, context: ToolContext) {
  if (!tool.ask || !(asksPeople(params) || params.requestState !== undefined)) return undefined
  return askTool(tool, params.arguments ?? {}, context, await answerIn(params, context))
}

/** The output as it is, as text for clients that read no more, and in a sentence where it has one. */
const answered = (output: Record<string, unknown>, spoken: string | undefined) => ({
  content: [JSON.stringify(output), spoken].flatMap((text) => (text === undefined ? [] : [{ type: 'text', text }])),
  structuredContent: output,
})
