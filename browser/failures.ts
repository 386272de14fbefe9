import type { Failure } from '../contract/answers.ts'

/** The server refused: `failure` carries its code, its sentence, and any issues or alternatives. */
export class Refused extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.detail)
    this.failure = failure
  }
}

/** No answer came: offline, cut off, or an answer that is not ours. The same request may be sent again. */
export class Unreachable extends Error {}
