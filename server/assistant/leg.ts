import { findConversation } from '../conversations/conversations.ts'
import type { ConversationTable } from '../database/tables.ts'
import type { BrainInput } from './brain.ts'
import { brainTools } from './brain-tools.ts'
import { conversationState } from './conversation-state.ts'
import type { SuspendedTurn } from './page-calls.ts'
import type { Place, TurnDeps } from './place.ts'
import { quoted } from './quote.ts'
import { Superseded, Writing } from './writing.ts'

/**
 * Runs one leg of a turn: from the visitor's words, or a page's answer, to the finished message or the next page tool.
 * Returns the id of the page call it now waits for, if any. Nothing is written once control has moved.
 */
export async function runLeg(
  deps: TurnDeps,
  place: Place,
  suspended: SuspendedTurn,
  input: BrainInput,
  signal: AbortSignal,
): Promise<string | undefined> {
  const conversation = await findConversation(deps.db, place.workspace.id, place.conversationId)
  if (conversation?.status !== 'assistant') return undefined

  const turn = new Writing(deps.db, place, suspended, conversation.control_epoch)
  try {
    if (input.type === 'text') await turn.begin()
    return await speak(deps, place, turn, conversation, input, signal)
  } catch (error) {
    if (error instanceof Superseded) return undefined
    await turn.fail()
    throw error
  }
}

async function speak(
  deps: TurnDeps,
  place: Place,
  turn: Writing,
  conversation: ConversationTable,
  input: BrainInput,
  signal: AbortSignal,
): Promise<string | undefined> {
  const state = await conversationState(deps.db, place, conversation)
  const tools = brainTools(deps, place, state, turn)
  for await (const event of deps.brain.turn(state, input, tools, signal)) {
    if (signal.aborted) break
    const waitingFor = await turn.take(
      event.type === 'source' ? { ...event, source: quoted(state.record, event.source) } : event,
    )
    if (waitingFor || event.type === 'end') return waitingFor
  }
  if (!signal.aborted) throw new Error('A brain must end its turn with `end` or a page tool.')
  await turn.finish('stopped')
  return undefined
}
