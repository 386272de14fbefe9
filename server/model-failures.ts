import { APICallError, RetryError } from 'ai'

/** What kind of failure a call to a model ended in, for a log: the failure itself holds the request, and so what was said. */
export function kindOf(error: unknown): string {
  const last = RetryError.isInstance(error) ? error.lastError : error
  if (APICallError.isInstance(last)) return `${last.name} ${last.statusCode ?? ''}`.trim()
  return last instanceof Error ? last.name : typeof last
}
