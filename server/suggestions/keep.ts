import type { Database } from '../database.ts'
import { addWordings } from '../unanswered/into-record.ts'
import { type Changed, changeRecord } from '../workspaces/change-record.ts'

/**
 * Adds wordings to a piece of knowledge, those left out that it has already; whoever asks in them is answered from the
 * next question on. Throws `not_found`, and `bad_request` with its issues.
 */
export const keepWordings = (
  db: Database,
  workspaceId: string,
  code: string,
  wordings: readonly string[],
): Promise<Changed> => changeRecord(db, workspaceId, { change: addWordings(code, [...wordings]) })
