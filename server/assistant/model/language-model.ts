import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, extractReasoningMiddleware, type LanguageModelMiddleware, wrapLanguageModel } from 'ai'
import type { ModelSettings } from '../../env.ts'
import { thinkingFirst } from './thoughts.ts'

/** Whoever is asked to come back later than this is not waited for: the visitor is waiting, too. */
const LONGEST_WAIT_MS = 3_000

/** Some models write what they think between these into what they say. */
const THOUGHTS = ['think', 'thinking']

/** The language model at the configured address. Makes no request until it is used; each one reports what it cost. */
export function languageModel({ baseUrl, apiKey, name }: ModelSettings) {
  const provider = createOpenAICompatible({ name: 'model', baseURL: baseUrl, apiKey, includeUsage: true })
  const middleware = [...THOUGHTS.map((tagName) => extractReasoningMiddleware({ tagName })), thinkingFirst(), inAHurry]
  return wrapLanguageModel({ model: provider(name), middleware })
}

const inAHurry: LanguageModelMiddleware = {
  wrapGenerate: ({ doGenerate }) => Promise.resolve(doGenerate()).catch(notAfterLong),
  wrapStream: ({ doStream }) => Promise.resolve(doStream()).catch(notAfterLong),
}

function notAfterLong(error: unknown): never {
  if (!APICallError.isInstance(error) || waitOf(error) <= LONGEST_WAIT_MS) throw error
  throw new APICallError({ ...error, message: error.message, cause: error.cause, isRetryable: false })
}

/** In milliseconds; seconds or a date in `Retry-After` (RFC 9110, 10.2.3), and what some providers say more exactly. */
function waitOf({ responseHeaders = {} }: APICallError): number {
  const { 'retry-after': after, 'retry-after-ms': exactly } = responseHeaders
  if (exactly) return Number.parseFloat(exactly)
  if (!after) return 0
  return /^\d/.test(after) ? Number.parseFloat(after) * 1000 : Date.parse(after) - Date.now()
}
