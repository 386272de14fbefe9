import type { LanguageModelUsage, TextStreamPart, ToolSet } from 'ai'
import * as z from 'zod'
import { kindOf } from '../../model-failures.ts'
import type { BrainEvent } from '../brain.ts'
import { Sentences } from '../sentences.ts'
import { spokenAfter } from './thoughts.ts'
import type { AtWork } from './tools.ts'

/** The model's side failed, or took too long. Says what kind of failure it was, and nothing of what was asked. */
export class BrokenOff extends Error {
  override name = 'BrokenOff'
}

/** A tool that the page is to run. */
export interface PageCall {
  id: string
  name: string
  input: Record<string, unknown>
}

type Part = TextStreamPart<ToolSet>

/** How one hears. */
interface Ear {
  signal: AbortSignal
  /** Lets the provider know that nobody listens any more. */
  hangUp(): void
  /** Counts a step by what the provider says of it and how many letters it wrote; without a `usage` the one that broke off. */
  spend(usage: LanguageModelUsage | undefined, written: number): Promise<void>
}

/** In characters, over all legs of a turn. Nobody reads more in a chat, and what goes on has lost its way. */
const LONGEST_ANSWER = 4_000

/**
 * Says what the stream says, sentence by sentence with the cards of its tools, and answers the page tools that it asked
 * for; what is too long is cut after its last whole sentence. Throws `BrokenOff`, and what a tool of ours throws.
 */
export async function* hear(
  stream: AsyncIterable<Part>,
  work: AtWork,
  { signal, hangUp, spend }: Ear,
): AsyncGenerator<BrainEvent, PageCall[]> {
  let sentences = new Sentences()
  let heard = ''
  const pageCalls: PageCall[] = []
  let written = 0
  let room = LONGEST_ANSWER - work.deeds.said.length
  try {
    for await (const part of fromProvider(stream)) {
      if (signal.aborted) break
      if (work.fault !== undefined) throw work.fault
      if (part.type === 'error') throw new BrokenOff(kindOf(part.error))
      if (part.type === 'abort') throw new BrokenOff(part.reason ?? 'It took too long.')
      written += lettersIn(part)
      if (part.type === 'text-delta') {
        const words = part.text.slice(0, room)
        heard += words
        const spoken = spokenAfter(heard)
        if (spoken !== undefined) {
          sentences = new Sentences()
          heard = spoken
          yield* unsay(work)
        }
        yield* utter(work, sentences.push(spoken ?? words))
        room -= part.text.length
        if (room >= 0) continue
        hangUp()
        return []
      }
      if (part.type === 'tool-result') for (const card of work.cards.splice(0)) yield { type: 'card', card }
      if (part.type === 'tool-call' && !part.invalid && work.pageTools.has(part.toolName)) pageCalls.push(callOf(part))
      if (part.type !== 'finish-step') continue

      await spend(part.usage, written)
      written = 0
      work.deeds.steps++
      heard = ''
      if (part.rawFinishReason === undefined) throw new BrokenOff('Its words ended without an end.')
      const rest = sentences.rest()
      // Words that were cut off at the limit are half a sentence.
      if (part.finishReason !== 'length') yield* utter(work, rest)
    }
  } finally {
    await spend(undefined, written)
  }
  return pageCalls
}

// A line that breaks is told by a part of the stream, or by the stream itself.
async function* fromProvider(stream: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* stream
  } catch (cause) {
    throw new BrokenOff(kindOf(cause))
  }
}

const lettersIn = (part: Part) =>
  part.type === 'text-delta' || part.type === 'reasoning-delta'
    ? part.text.length
    : part.type === 'tool-input-delta'
      ? part.delta.length
      : 0

function* utter({ deeds }: AtWork, sentences: string[]): Generator<BrainEvent> {
  for (const sentence of sentences) {
    if (!sentence.trim() && !deeds.said) continue
    const delta = /\s$/.test(sentence) ? sentence : `${sentence} `
    deeds.said += delta
    const event: BrainEvent = { type: 'text', delta }
    yield event
    if (!event.isStopped) deeds.left += delta
  }
}

/** What was said turned out to be a thought. */
function* unsay({ deeds }: AtWork): Generator<BrainEvent> {
  if (deeds.said) yield { type: 'unsaid' }
  deeds.said = deeds.left = ''
}

const callOf = ({ toolCallId, toolName, input }: Extract<Part, { type: 'tool-call' }>): PageCall => ({
  id: toolCallId,
  name: toolName,
  input: z.record(z.string(), z.unknown()).parse(input),
})
