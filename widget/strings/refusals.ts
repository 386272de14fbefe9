import { Refused } from '../../browser/failures.ts'
import type { ErrorCode } from '../../contract/answers.ts'
import { fromNow } from '../../contract/words/from-now.ts'

interface Words extends Record<'wrong' | 'notNow' | 'failed' | 'unreachable', string> {
  /** When it may be tried again, as `Intl` says it: "in 5 minutes". */
  often(when: string): string
}

/** Why something could not be done, in words of a locale's own: the server's sentences are in English, its codes in none. */
export const refusals =
  (locale: string, words: Words) =>
  (problem: unknown): string => {
    if (!(problem instanceof Refused)) return words.unreachable
    switch (problem.failure.error) {
      case 'rate_limited':
        return words.often(fromNow(problem.retryAfter ?? 60, locale))
      case 'bad_request':
        return words.wrong
      case 'internal_error':
        return words.failed
      default:
        return words.notNow
    }
  }

const closed: ErrorCode[] = ['conflict', 'not_found', 'idempotency_mismatch']

/** The same of a booking form, which can say more exactly what is in the way. */
export const bookingRefusals =
  (otherwise: (refused: Refused) => string, words: Record<'closed' | 'members' | 'fewer', string>) =>
  (refused: Refused): string => {
    const { error, issues } = refused.failure
    if (closed.includes(error)) return words.closed
    if (error === 'forbidden') return words.members
    return issues?.some(({ path }) => path === '/seats') ? words.fewer : otherwise(refused)
  }
