import { listPlans, listServices } from '../catalogue/catalogue.ts'
import { findConversation } from '../conversations/conversations.ts'
import type { ConversationTable } from '../database/tables.ts'
import { isOutOfReach } from '../database.ts'
import { conversationTopic } from '../events.ts'
import { waitingFor } from '../pokes.ts'
import type { BrainInput } from './brain.ts'
import { brainTools } from './brain-tools.ts'
import { conversationState } from './conversation-state.ts'
import { askPersonAfterFailures } from './failures.ts'
import { grounded } from './grounding/gate.ts'
import { groundOf, noting } from './grounding/ground.ts'
import { leaveConversation } from './lease.ts'
import type { SuspendedTurn } from './page-calls.ts'
import type { Place, TurnDeps } from './place.ts'
import { quoted } from './quote.ts'
import { withPeople } from './with-people.ts'
import { Superseded, Writing } from './writing.ts'

/** While another turn has the conversation: that one's end is heard, and its process's only noticed. */
const PATIENCE_MS = 10_000

/** How long a turn waits for its database; afterwards its visitor has asked again or gone. */
const AWAY_MS = 30_000

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
  const begun = await begin(deps, place, suspended, input, signal)
  try {
    if (begun) return await speak(deps, place, begun, input, signal)
  } catch (error) {
    if (!(error instanceof Superseded)) {
      await begun?.writing.fail()
      await askPersonAfterFailures(deps.db, place)
      throw error
    }
  }
  await leaveConversation(deps.db, place, suspended.turnId)
  return undefined
}

interface Begun {
  conversation: ConversationTable
  writing: Writing
}

/**
 * Waits until it is this turn's turn, and for a database that is away: what was said will be answered.
 * Undefined when the assistant is not to speak any more, or not to this.
 */
async function begin(
  deps: TurnDeps,
  place: Place,
  suspended: SuspendedTurn,
  input: BrainInput,
  signal: AbortSignal,
): Promise<Begun | undefined> {
  const line = waitingFor(conversationTopic(place.conversationId), signal)
  const tooLate = AbortSignal.timeout(AWAY_MS)
  try {
    while (!signal.aborted) {
      try {
        const conversation = await findConversation(deps.db, place.workspace.id, place.conversationId)
        if (conversation?.status !== 'assistant') return undefined

        const asked = input.type === 'text' ? input.text : undefined
        const writing = new Writing(deps.db, place, suspended, { epoch: conversation.control_epoch, asked })
        if (input.type !== 'text' || (await hasBegun(writing))) return { conversation, writing }
      } catch (error) {
        if (!isOutOfReach(error) || tooLate.aborted) throw error
      }
      await line.poked(PATIENCE_MS)
    }
    return undefined
  } finally {
    line.close()
  }
}

async function hasBegun(writing: Writing): Promise<boolean> {
  try {
    return await writing.begin()
  } catch (error) {
    if (error instanceof Superseded) return false
    if (!isOutOfReach(error)) await writing.fail()
    throw error
  }
}

async function speak(
  deps: TurnDeps,
  place: Place,
  { conversation, writing }: Begun,
  input: BrainInput,
  signal: AbortSignal,
): Promise<string | undefined> {
  const state = await conversationState(deps.db, place, conversation)
  const ground = groundOf(state, writing.reply.grounds)
  const tools = noting(brainTools(deps, place, state, writing), ground)
  const shelves = {
    services: () => listServices(deps.db, place.workspace),
    plans: () => listPlans(deps.db, place.workspace),
  }
  for await (const event of grounded(withPeople(deps.brain).turn(state, input, tools, signal), ground, shelves)) {
    if (signal.aborted) break
    const callId = await writing.take(
      event.type === 'source' ? { ...event, source: quoted(state.record, event.source) } : event,
    )
    if (callId || event.type === 'end') return callId
  }
  if (!signal.aborted) throw new Error('A brain must end its turn with `end` or a page tool.')
  await writing.finish('stopped')
  return undefined
}
