import { type ToolSet, tool } from 'ai'
import * as z from 'zod'
import type { Card } from '../../../contract/conversations.ts'
import type { Tool } from '../../tools/define-tool.ts'
import type { Toolbox } from '../../tools/toolbox.ts'
import type { BrainTools, ConversationState } from '../brain.ts'
import { type Deeds, keepFound } from './deeds.ts'
import { readable } from './readable.ts'
import { signals } from './signals.ts'

/** In one turn; a model that calls more has lost its way. */
const MOST_CALLS = 12

/** What the tools of one leg work with. What goes wrong on our side is kept in `fault`: the SDK would tell it the model. */
export interface AtWork {
  conversation: ConversationState
  tools: BrainTools
  deeds: Deeds
  cards: Card[]
  pageTools: ReadonlySet<string>
  fault?: unknown
}

/**
 * The toolbox as the model sees it. Server tools run here, through the same check as any other call; a page tool has no
 * way to run, so that calling one ends the leg. What a model must not choose is not in its schema.
 */
export function toolsFor(toolbox: Toolbox, work: AtWork): ToolSet {
  const codes = work.conversation.record.services.map(({ code }) => code)
  const entries = toolbox.tools
    .filter(({ effect }) => effect !== 'page' || codes.length > 0)
    .map((one) => [one.name, one.effect === 'page' ? pageTool(one, codes) : serverTool(one, work)] as const)
  return { ...Object.fromEntries(entries), ...signals(work) }
}

function pageTool({ description, input }: Tool, codes: string[]) {
  const { code, subject, ...rest } = input._zod.def.shape
  const live = z.enum(codes).describe('Service code')
  return tool({
    description,
    inputSchema: z.object({ ...rest, ...(code && { code: live }), ...(subject && { subject: live.optional() }) }),
  })
}

// Arguments that a schema does not know are left out by it.
function serverTool({ name, description, input }: Tool, work: AtWork) {
  return tool({
    description: name === 'my_bookings' ? MY_BOOKINGS : description,
    inputSchema: z.object(name === 'my_bookings' ? {} : input._zod.def.shape),
    execute: async (given) => {
      const refused = notAgain(name, work.deeds)
      if (refused) return { error: refused }

      return called(name, name === 'my_bookings' ? { email: work.conversation.member?.email ?? 'nobody' } : given, work)
    },
  })
}

const MY_BOOKINGS =
  'List the bookings of the member whom the shop’s site has signed in. When nobody is signed in, ask for a booking reference and the e-mail address it was made with, and use get_booking.'

const LOOK_UPS = new Set(['get_booking', 'my_bookings', 'bookings_here'])

function notAgain(name: string, deeds: Deeds): string | undefined {
  if (++deeds.calls > MOST_CALLS) return 'That was one call too many. Answer with what you have.'
  if (name === 'book_slot' && deeds.acts.includes('form'))
    return 'The form is open already; the person can change everything in it.'
  return undefined
}

async function called(name: string, args: Record<string, unknown>, work: AtWork): Promise<unknown> {
  const { conversation, tools, deeds, cards } = work
  try {
    const result = await tools.call(name, args)
    if (LOOK_UPS.has(name)) deeds.acts.push('lookup')
    if (!result.ok) return { error: result.error, detail: result.detail }

    if (name === 'book_slot') deeds.acts.push('form')
    if (name === 'hand_off') deeds.acts.push('handoff')
    const shown = readable(conversation.record.workspace, result.output)
    keepFound(deeds, result.output, shown)
    if (result.card && result.card.type !== 'services' && result.card.type !== 'plans') cards.push(result.card)
    return shown
  } catch (error) {
    work.fault = error
    throw error
  }
}
