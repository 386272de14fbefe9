import { createModel, effect, type ReadonlySignal, type Signal } from '@preact/signals'
import { Unreachable } from '../browser/failures.ts'
import type { Heard } from './heard.ts'
import type { Keeper } from './kept.ts'
import type { ShownMessage } from './shown-messages.ts'
import { Unsent } from './unsent.ts'
import type { Visit } from './visit.ts'

// With it comes all else that a conversation needs only once somebody may type.
export { answerCall } from './answer-call.ts'

interface Talk {
  heard: Pick<Heard, 'messages' | 'mark' | 'take' | 'wait'>
  draft: Signal<string>
  visit: Pick<Visit, 'session' | 'reach'>
  connected: ReadonlySignal<boolean>
  problem: Signal<unknown>
}

/** How long what could not be delivered rests before it is tried again, in milliseconds. */
const FIRST_REST = 2000
const LONGEST_REST = 60_000

/** What the visitor has written on its way to the shop: kept, and delivered once the shop can be reached. */
export const Outbox = createModel((keeper: Keeper, { heard, draft, visit, connected, problem }: Talk) => {
  const { messages } = heard
  const { session, reach } = visit
  const { takeUp } = new Unsent(keeper, { messages, draft, session })
  let delivering = false
  let rest = FIRST_REST
  let again: ReturnType<typeof setTimeout> | undefined

  // What reads the tab's own words comes from the shop too.
  const tryToTakeUp = () => takeUp().catch((error) => console.warn('chaxi:', error))

  effect(() => () => clearTimeout(again))

  // Of a shop that answers again nobody is told any longer that it could not be reached.
  effect(() => {
    if (connected.value && problem.peek() instanceof Unreachable) problem.value = undefined
  })
  void tryToTakeUp()

  /** One at a time and in order, so that the shop reads them as they were said; what does not get there is tried again. */
  async function deliver(): Promise<void> {
    if (delivering) return
    delivering = true
    clearTimeout(again)
    let next = firstQueued()
    while (next && (await deliverOne(next))) next = firstQueued()
    delivering = false
    if (next) again = setTimeout(() => tryToTakeUp().then(deliver), rest)
    rest = next ? Math.min(2 * rest, LONGEST_REST) : FIRST_REST
  }

  const firstQueued = () => messages.value.find(({ status }) => status === 'queued')

  async function deliverOne({ id, text, problem: why }: ShownMessage): Promise<boolean> {
    heard.mark(id, 'sending', why)
    try {
      heard.take(await reach((api, line) => api.sendMessage(line, { id, text }), ['not_signed_in', 'not_found']))
      problem.value = undefined
      return true
    } catch (error) {
      const isCut = error instanceof Unreachable
      if (isCut) heard.wait(error)
      else heard.mark(id, 'failed', error)
      return !isCut
    }
  }

  /** Puts words where they can be changed and sent: after a draft, never in its place. */
  async function write(words: string): Promise<void> {
    await takeUp()
    if (!draft.value.includes(words)) draft.value = [draft.value, words].filter(Boolean).join('\n\n')
  }

  return { takeUp, write, deliver }
})
export type Outbox = InstanceType<typeof Outbox>
