import * as z from 'zod/mini'
import { HighlightService, OpenDeskForm } from '../contract/page-tools.ts'
import type { Desk } from './host-page.ts'

type Output = Record<string, unknown>

/** A capability of the page itself. Neither tool changes a record, and each checks what it was given. */
interface PageTool {
  input: z.core.$ZodType
  run(input: unknown, desk: Desk): Promise<Output>
}

const tool = <Schema extends z.core.$ZodType>(
  input: Schema,
  run: (input: z.infer<Schema>, desk: Desk) => Promise<Output>,
): PageTool => ({ input, run: (given, desk) => run(z.parse(input, given), desk) })

/** `before` clears the page for looking at: on a phone the panel covers it. */
export const pageTools = (before: { highlight(): void }): Record<string, PageTool> => ({
  highlight_service: tool(HighlightService.input, async ({ code }) => {
    // Fetched when first needed: most conversations never point at the page.
    const { highlight } = await import('./highlight.ts')
    if (!highlight(code)) return { status: 'not_on_page' }
    before.highlight()
    return { status: 'highlighted', code }
  }),

  open_desk_form: tool(OpenDeskForm.input, async (known, { openForm }) => ({
    status: 'form_opened',
    form_id: (await openForm(known)).id,
  })),
})

/** What was given to a tool of the page does not fit it. */
export class BadArguments extends Error {}

/** Runs one of the page's tools, or throws what the assistant is to be told. */
export async function runPageTool(tools: Record<string, PageTool>, name: string, args: Output, desk: Desk) {
  const found = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (!found) throw new Error(`This page has no tool called ${name}.`)
  if (!z.safeParse(found.input, args).success) throw new BadArguments(`Those arguments do not fit ${name}.`)
  return found.run(args, desk)
}
