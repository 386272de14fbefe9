import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { ModelSettings } from '../../env.ts'

/** The language model at the configured address. Makes no request until it is used; each one reports what it cost. */
export function languageModel({ baseUrl, apiKey, name }: ModelSettings): LanguageModel {
  const provider = createOpenAICompatible({ name: 'model', baseURL: baseUrl, apiKey, includeUsage: true })
  return provider(name)
}
