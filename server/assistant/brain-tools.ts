import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { runTool } from '../tools/toolbox.ts'
import type { BrainTools, ConversationState } from './brain.ts'
import type { Place, TurnDeps } from './place.ts'
import type { Writing } from './writing.ts'

/**
 * The toolbox as this conversation's brain may use it: every call is checked, runs for this visitor only, and stands on
 * the message with what became of it; one with an effect has it only while the assistant holds the conversation. A refusal comes back as words; anything else fails the turn.
 */
export function brainTools(
  { db, toolbox, tries }: TurnDeps,
  place: Place,
  { history }: ConversationState,
  turn: Writing,
): BrainTools {
  const typed = history.filter(({ author }) => author === 'visitor').map(({ text }) => normalised(text))
  const context = {
    workspace: place.workspace,
    guest: place.guest,
    tries,
    caller: { visitor: place.guest.visitorId, conversation: place.conversationId, address: place.address },
    conversation: {
      id: place.conversationId,
      typed: (words: string) => typed.some((text) => text.includes(normalised(words))),
    },
  }

  return {
    async call(name, args) {
      const tool = toolbox.find(name)
      if (!tool || tool.effect === 'page') return refusal('not_found', `There is no tool "${name}" to call here.`)

      const called = { name, arguments: args, status: 'done' }
      turn.reply.toolCalls.push(called)
      try {
        const run = (on: Database) => runTool(tool, args, { ...context, db: on })
        const { output, card } = tool.effect === 'reads' ? await run(db) : await turn.act(run)
        if (typeof output.status === 'string') called.status = output.status
        return { ok: true, output, card }
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        called.status = 'refused'
        return refusal(error.code, error.message)
      }
    },
  }
}

const refusal = (error: string, detail: string) => ({ ok: false as const, error, detail })

/** Case, spaces and hyphens aside: a reference is typed in many ways. */
const normalised = (text: string) => text.toLowerCase().replace(/[\s-]/g, '')
