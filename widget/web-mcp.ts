import * as z from 'zod/mini'
import { Refused, Unreachable } from '../browser/failures.ts'
import type { Form, NewForm } from '../contract/bookings.ts'
import { HighlightService, OpenDeskForm } from '../contract/page-tools.ts'
import type { Lent } from './errands.ts'
import { BadArguments, pageTools, runPageTool } from './page-tools.ts'

/**
 * Offers the page's two tools to the browser's own agent until the widget is gone, and the server's too where the tag
 * says so. A name that the page has taken itself stays the page's.
 */
export async function offerTools(context: WebMCP.ModelContext, lent: Lent) {
  const { gone, said } = lent
  const offer = async (tools: WebMCP.ModelContextTool[]) => {
    for (const tool of tools)
      await context
        .registerTool(tool, { signal: gone })
        .catch((error) => gone.aborted || console.warn(`chaxi: ${tool.name} is not offered to the browser`, error))
  }
  await offer(pageOwn(lent))
  if (said.webmcp !== 'all') return
  const { serverTools } = await import('./server-tools.ts')
  await offer(await serverTools(lent))
}

function pageOwn({ panel, close }: Lent): WebMCP.ModelContextTool[] {
  // On a phone the panel covers what is to be looked at.
  const run = pageTools({ highlight: () => matchMedia('(max-width: 29.98em)').matches && close() })
  return [HighlightService, OpenDeskForm].map(({ input, ...tool }) => ({
    ...tool,
    inputSchema: z.toJSONSchema(input),
    annotations: { readOnlyHint: true },
    execute: (given) =>
      answered(() => runPageTool(run, tool.name, given, { openForm: (form) => openForm(panel, form) })),
  }))
}

async function openForm(panel: Lent['panel'], form: NewForm): Promise<Form> {
  const { open, conversation } = await panel()
  open()
  return conversation.openForm(form)
}

/** Runs a tool for an agent, which of a throw learns only that there was one: an expected failure is an answer. */
export async function answered<Output>(run: () => Promise<Output>) {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Refused) return error.failure
    if (error instanceof BadArguments) return { error: 'bad_request', detail: error.message }
    if (error instanceof Unreachable) return { error: 'unreachable', detail: error.message }
    throw error
  }
}
