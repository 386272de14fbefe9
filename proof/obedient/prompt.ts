import { randomUUID } from 'node:crypto'
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { vi } from 'vitest'
import type { Call } from './orders.ts'

export type Prompt = LanguageModelV4CallOptions['prompt']

/** All that a model is shown, as one text. */
export const textOf = (prompt: Prompt): string => prompt.flatMap(({ content }) => stringsIn(content)).join('\n')

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** How many calls a step makes: many at first, in the end none but words. */
export const callsIn = (prompt: Prompt): number => (prompt.at(-1)?.role === 'tool' ? 2 : 4)

/** A step as a provider streams it: words in pieces that cut figures in two, then calls. */
export function streamOf(text: string, calls: Call[]): ReadableStream<LanguageModelV4StreamPart> {
  const parts = partsOf(text, calls)
  return new ReadableStream({
    pull(controller) {
      const { done, value } = parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

function* partsOf(text: string, calls: Call[]): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  if (text) {
    yield { type: 'text-start', id: 'words' }
    for (const delta of text.match(/.{1,7}/gsu) ?? []) {
      // Words that come slowly are sent at once; what comes at the same moment waits for the whole message.
      vi.setSystemTime(Date.now() + 50)
      yield { type: 'text-delta', id: 'words', delta }
    }
    yield { type: 'text-end', id: 'words' }
  }
  for (const { name, arguments: args } of calls)
    yield { type: 'tool-call', toolCallId: randomUUID(), toolName: name, input: JSON.stringify(args) }
  yield {
    type: 'finish',
    finishReason: calls.length > 0 ? { unified: 'tool-calls', raw: 'tool_calls' } : { unified: 'stop', raw: 'stop' },
    usage: {
      inputTokens: { total: 100, noCache: 100, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 20, text: 20, reasoning: 0 },
    },
  }
}
