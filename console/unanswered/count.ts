import { UnansweredCounts } from '../../contract/unanswered.ts'
import type { ask } from '../session.ts'

/** How many questions wait for an answer. */
export const countOpen = async (ask_: typeof ask): Promise<number> =>
  (await ask_('/unanswered/counts', UnansweredCounts)).open
