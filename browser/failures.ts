import type { Failure } from '../contract/answers.ts'

/**
 * The server refused: `failure` carries its code, its sentence, and any issues or alternatives. With `retryAfter`, in
 * seconds, it is only for now: the same request may be sent again then.
 */
export class Refused extends Error {
  readonly failure: Failure
  readonly retryAfter: number | undefined
  constructor(failure: Failure, retryAfter?: number) {
    super(failure.detail)
    this.failure = failure
    this.retryAfter = retryAfter
  }
}

/** No answer came: offline, cut off, or an answer that is not ours. The same request may be sent again. */
export class Unreachable extends Error {}
