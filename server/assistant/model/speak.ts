import { isStepCount, type ModelMessage, streamText } from 'ai'
import type { BrainEvent } from '../brain.ts'
import * as say from '../embedded/say.ts'
import { BrokenOff, hear, type PageCall } from './hear.ts'
import { instructions } from './instructions.ts'
import { messagesFor } from './messages.ts'
import { metered } from './meter.ts'
import type { Leg, Parts, Patience } from './parts.ts'
import type { ModelState } from './state.ts'
import { type AtWork, toolsFor } from './tools.ts'

const MOST_STEPS = 6
const MOST_TOKENS_A_STEP = 800

/** One page tool of a step is asked; answers of one are awaited at a time. */
const ONE_AT_A_TIME = 'Only one page tool can be asked at a time. Call this one again.'

/**
 * Lets the model speak and use its tools: whole sentences and cards as they come. True when the leg ends with a page tool
 * instead, with everything that the page's answer needs to go on kept in the state. Throws as `hear`.
 */
export async function* speak(
  parts: Parts & { patience: Patience },
  work: AtWork,
  state: ModelState,
  leg: Leg,
): AsyncGenerator<BrainEvent, boolean> {
  const { deeds, conversation } = work
  const from = performance.now()
  if (deeds.worked >= parts.patience.total) throw new BrokenOff('The whole turn took too long.')

  const messages = messagesFor(conversation.history, leg.input, state.open)
  const line = new AbortController()
  const { model, count } = metered(parts)
  const stream = begin({ ...parts, model }, work, messages, AbortSignal.any([leg.signal, line.signal]))
  const pageCalls = yield* hear(stream.stream, work, {
    signal: leg.signal,
    hangUp: () => line.abort(),
    async spend(usage, written) {
      const { input, output } = count(usage, written)
      if (input + output > 0) await parts.allowance.spend(conversation.record.workspace, { input, output })
    },
  })
  if (leg.signal.aborted) return false
  if (deeds.acts.includes('handoff')) {
    const delta = say.passedOn(conversation.record)
    deeds.said += delta
    yield { type: 'text', delta, from: 'record' }
    return false
  }

  const [asked, ...others] = pageCalls
  // Without a step left nothing could be made of the page's answer.
  if (!asked || deeds.steps >= MOST_STEPS) return false
  const kept: ModelMessage[] = [
    ...(leg.input.type === 'page_tool' ? messages.slice(-1 - (state.open?.messages.length ?? 0)) : []),
    ...(await stream.responseMessages),
    ...others.map(refusal),
  ]
  deeds.worked += Math.ceil(performance.now() - from)
  const open = { id: asked.id, name: asked.name, messages: kept, deeds }
  yield { type: 'state', state: { notes: state.notes, open } satisfies ModelState }
  yield { type: 'page_tool', name: asked.name, arguments: asked.input }
  return true
}

const begin = (
  { model, toolbox, patience }: Parts & { patience: Patience },
  work: AtWork,
  messages: ModelMessage[],
  signal: AbortSignal,
) => {
  const left = MOST_STEPS - work.deeds.steps
  return streamText({
    model,
    instructions: instructions(work.conversation),
    messages,
    tools: toolsFor(toolbox, work),
    toolCallConcurrency: 1, // one after the other, in the order they were called
    stopWhen: [isStepCount(left), () => work.deeds.acts.includes('handoff')],
    maxOutputTokens: MOST_TOKENS_A_STEP,
    maxRetries: 1,
    abortSignal: signal,
    timeout: {
      totalMs: patience.total - work.deeds.worked,
      stepMs: patience.step,
      firstChunkMs: patience.first,
      chunkMs: patience.between,
    },
    onError: () => {}, // it comes as a part of the stream as well
  })
}

const refusal = ({ id, name }: PageCall): ModelMessage => ({
  role: 'tool',
  content: [
    { type: 'tool-result', toolCallId: id, toolName: name, output: { type: 'error-text', value: ONE_AT_A_TIME } },
  ],
})
