import { randomUUID } from 'node:crypto'
import type { NewMessage, ToolResult } from '../../contract/conversations.ts'
import type { BrainInput } from './brain.ts'
import { endDeadTurns, stopTurn, watchOver } from './lease.ts'
import { runLeg } from './leg.ts'
import { closePageCall, expirePageCall, NO_ANSWER, pageAnswer, type SuspendedTurn } from './page-calls.ts'
import type { Place, TurnDeps } from './place.ts'
import { blankReply } from './reply.ts'

/** A page that says nothing for this long has been closed or has lost its way; the turn goes on without it. */
const PAGE_ANSWER_MS = 15_000

export interface Turns {
  /** Answers what a visitor said. Returns at once; everything said goes out as events. */
  answer(place: Place, asked: NewMessage): void
  /** Goes on with a turn whose page tool has answered. Throws `conflict` for a call that is unknown, foreign or answered. */
  resume(place: Place, result: ToolResult): Promise<void>
  /** Stops the turn under way, keeping what was already said. */
  stop(place: Place): Promise<void>
  /** Ends the turns that broke off here without a word, or in a process that has died. */
  endDead(): Promise<void>
  /** Waits for the turns under way, for a shutdown that cuts nobody off; those that wait for a page are another's. */
  settled(): Promise<void>
}

/** One turn at a time in each conversation, on whichever process, and here in the order things were said. */
export function createTurns(deps: TurnDeps): Turns {
  const lines = new Map<string, Promise<void>>()
  const awaited = new Set<NodeJS.Timeout>()
  const running = new Map<string, AbortController>()
  const broken = new Set<string>()

  function queue(place: Place, turnId: string, work: (signal: AbortSignal) => Promise<void>) {
    const id = place.conversationId
    const line = (lines.get(id) ?? Promise.resolve()).then(async () => {
      const controller = new AbortController()
      const stopWatching = watchOver(deps.db, place, turnId, controller)
      running.set(id, controller)
      try {
        await work(controller.signal)
      } catch (error) {
        // The turn has told the visitor already, or could not even do that: the database is gone.
        console.error(error)
        broken.add(turnId)
      } finally {
        stopWatching()
        running.delete(id)
        if (lines.get(id) === line) lines.delete(id)
      }
    })
    lines.set(id, line)
  }

  const run = (place: Place, input: BrainInput, suspended: SuspendedTurn) =>
    queue(place, suspended.turnId, async (signal) => {
      const waitingFor = await runLeg(deps, place, suspended, input, signal)
      if (waitingFor) expectAnswer(place, waitingFor)
    })

  function expectAnswer(place: Place, callId: string) {
    const timer = setTimeout(() => {
      awaited.delete(timer)
      // Nobody awaits a timer: a database that is away just then must not end the process.
      goOnWithout(place, callId).catch(console.error)
    }, PAGE_ANSWER_MS).unref()
    awaited.add(timer)
  }

  async function goOnWithout(place: Place, callId: string) {
    const suspended = await expirePageCall(deps.db, place.workspace.id, place.conversationId, callId)
    if (suspended) run(place, { ...suspended.call, type: 'page_tool', error: NO_ANSWER }, suspended)
  }

  return {
    answer: (place, { id, text }) =>
      run(place, { type: 'text', text }, { turnId: randomUUID(), reply: blankReply(id) }),
    async resume(place, result) {
      const suspended = await closePageCall(deps.db, place.workspace.id, place.conversationId, result.call_id)
      run(place, { ...suspended.call, type: 'page_tool', ...pageAnswer(result) }, suspended)
    },
    async stop(place) {
      running.get(place.conversationId)?.abort()
      await stopTurn(deps.db, place)
    },
    async endDead() {
      const known = [...broken]
      await endDeadTurns(deps.db, known)
      for (const id of known) broken.delete(id)
    },
    settled: async () => {
      for (const timer of awaited) clearTimeout(timer)
      await Promise.all(lines.values())
    },
  }
}
