import {
  isStepCount,
  type LanguageModelUsage,
  type ModelMessage,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from 'ai'
import * as z from 'zod'
import type { BrainEvent } from '../brain.ts'
import * as say from '../embedded/say.ts'
import { Sentences } from '../sentences.ts'
import type { Leg, Parts, Patience } from './brain.ts'
import { instructions } from './instructions.ts'
import { messagesFor } from './messages.ts'
import type { ModelState } from './state.ts'
import { type AtWork, toolsFor } from './tools.ts'

const MOST_STEPS = 6
const MOST_TOKENS_A_STEP = 800

/** The model has come to an end that is none: the line was cut, or it took too long. */
class BrokenOff extends Error {
  override name = 'BrokenOff'
}

/** One page tool of a step is asked; answers of one are awaited at a time. */
const ONE_AT_A_TIME = 'Only one page tool can be asked at a time. Call this one again.'

interface PageCall {
  id: string
  name: string
  input: Record<string, unknown>
}

/**
 * Lets the model speak and use its tools: whole sentences and cards as they come. True when the leg ends with a page tool
 * instead, with everything that the page's answer needs to go on kept in the state. Throws when the model breaks off.
 */
export async function* speak(
  parts: Parts & { patience: Patience },
  work: AtWork,
  state: ModelState,
  leg: Leg,
): AsyncGenerator<BrainEvent, boolean> {
  const { deeds, conversation } = work
  const messages = messagesFor(conversation.history, leg.input, state.open)
  const stream = begin(parts, work, messages, leg.signal)
  const pageCalls = yield* hear(stream.stream, work, leg.signal, (usage, written) =>
    parts.allowance.spend(conversation.record.workspace, tokensOf(usage, { messages, written })),
  )
  if (leg.signal.aborted) return false
  if (deeds.acts.includes('handoff')) {
    const delta = say.passedOn(conversation.record)
    deeds.said += delta
    yield { type: 'text', delta, from: 'record' }
    return false
  }

  const [asked, ...others] = pageCalls
  if (!asked) return false
  const kept: ModelMessage[] = [
    ...(leg.input.type === 'page_tool' ? messages.slice(-1 - (state.open?.messages.length ?? 0)) : []),
    ...(await stream.responseMessages),
    ...others.map(refusal),
  ]
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
      totalMs: patience.total,
      stepMs: patience.step,
      firstChunkMs: patience.first,
      chunkMs: patience.between,
    },
    onError: () => {}, // it comes as a part of the stream as well
  })
}

type Part = TextStreamPart<ToolSet>
type Spend = (usage: LanguageModelUsage | undefined, written: number) => Promise<void>

/** Says what the stream says, and answers the page tools that it asked for. Throws what went wrong on either side. */
async function* hear(
  stream: AsyncIterable<Part>,
  work: AtWork,
  signal: AbortSignal,
  spend: Spend,
): AsyncGenerator<BrainEvent, PageCall[]> {
  const sentences = new Sentences()
  const pageCalls: PageCall[] = []
  let written = 0
  try {
    for await (const part of stream) {
      if (work.fault !== undefined) throw work.fault
      if (part.type === 'error') throw part.error
      if (part.type === 'abort' && !signal.aborted) throw new BrokenOff(part.reason)
      if (part.type === 'text-delta') {
        written += part.text.length
        yield* utter(work, sentences.push(part.text))
      }
      if (part.type === 'tool-input-delta') written += part.delta.length
      if (part.type === 'tool-result') for (const card of work.cards.splice(0)) yield { type: 'card', card }
      if (part.type === 'tool-call' && isForThePage(part, work)) pageCalls.push(callOf(part))
      if (part.type !== 'finish-step') continue

      await spend(part.usage, written)
      written = 0
      work.deeds.steps++
      if (part.rawFinishReason === undefined) throw new BrokenOff('The stream ended without an end.')
      const rest = sentences.rest()
      // Words that were cut off at the limit are half a sentence.
      if (part.finishReason !== 'length') yield* utter(work, rest)
    }
  } finally {
    if (written > 0) await spend(undefined, written)
  }
  return pageCalls
}

function* utter({ deeds }: AtWork, sentences: string[]): Generator<BrainEvent> {
  for (const sentence of sentences) {
    if (!sentence.trim() && !deeds.said) continue
    const delta = /\s$/.test(sentence) ? sentence : `${sentence} `
    deeds.said += delta
    yield { type: 'text', delta }
  }
}

type ToolCallPart = Extract<Part, { type: 'tool-call' }>

const isForThePage = ({ toolName, invalid }: ToolCallPart, { pageTools }: AtWork) => !invalid && pageTools.has(toolName)

const callOf = ({ toolCallId, toolName, input }: ToolCallPart): PageCall => ({
  id: toolCallId,
  name: toolName,
  input: z.record(z.string(), z.unknown()).parse(input),
})

const refusal = ({ id, name }: PageCall): ModelMessage => ({
  role: 'tool',
  content: [
    { type: 'tool-result', toolCallId: id, toolName: name, output: { type: 'error-text', value: ONE_AT_A_TIME } },
  ],
})

/** A provider that reports nothing is counted by its letters, four to a token. */
function tokensOf(
  usage: LanguageModelUsage | undefined,
  { messages, written }: { messages: ModelMessage[]; written: number },
) {
  return {
    input: usage?.inputTokens || Math.ceil(JSON.stringify(messages).length / 4),
    output: usage?.outputTokens || Math.ceil(written / 4),
  }
}
