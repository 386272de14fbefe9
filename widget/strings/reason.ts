import { Refused } from '../../browser/failures.ts'
import { says } from './panel.ts'

/** Why something could not be done: the server's own sentence, or that nobody answered. */
export const reason = (problem: unknown): string =>
  problem instanceof Refused ? problem.failure.detail : says.unreachable
