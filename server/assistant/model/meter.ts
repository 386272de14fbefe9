import { APICallError, type LanguageModelMiddleware, type LanguageModelUsage, wrapLanguageModel } from 'ai'
import type { Tokens } from '../../model-allowance.ts'
import type { Parts } from './parts.ts'

const LETTERS_A_TOKEN = 4

/** A model whose requests are counted by their letters, for a provider that does not say what they cost. */
export function metered({ model }: Pick<Parts, 'model'>) {
  const requests: number[] = []
  const middleware: LanguageModelMiddleware = {
    async wrapStream({ doStream, params: { prompt, tools } }) {
      requests.push(JSON.stringify({ prompt, tools }).length)
      try {
        return await doStream()
      } catch (error) {
        if (wasRefused(error)) requests.pop()
        throw error
      }
    },
  }
  return {
    model: wrapLanguageModel({ model, middleware }),
    /** What the next of its requests cost, as its provider says or by letters; without a `usage` all that broke off. */
    count(usage: LanguageModelUsage | undefined, written: number): Tokens {
      const sent = requests.splice(0, usage ? 1 : requests.length).reduce((sum, letters) => sum + letters, 0)
      return {
        input: told(usage?.inputTokens) ?? tokensIn(sent),
        output: told(usage?.outputTokens) ?? tokensIn(written),
      }
    },
  }
}

/** A request that was not taken, or did not arrive, costs nothing. */
const wasRefused = (error: unknown) =>
  APICallError.isInstance(error) && ((error.statusCode ?? 0) >= 400 || NOT_THERE.has(codeOf(error.cause)))

const NOT_THERE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])
const codeOf = (cause: unknown) => (cause instanceof Error && 'code' in cause ? String(cause.code) : '')

const told = (tokens: number | undefined) => (tokens && tokens > 0 ? Math.ceil(tokens) : undefined)
const tokensIn = (letters: number) => Math.ceil(letters / LETTERS_A_TOKEN)
