import type { Database } from '../database.ts'
import { minutesAfter, now } from '../time.ts'

/** A place in a chain: the number of a row, and its hash. */
export interface Place {
  seq: number
  hash: string
}

/** Before the first row. */
export const START: Place = { seq: 0, hash: '' }

const YEAR_MINUTES = 365 * 24 * 60

/** Rows from before this instant may leave the trail. */
export const yearAgo = (): string => minutesAfter(now(), -YEAR_MINUTES)

/**
 * From where a workspace's chain goes on: its last seal, and the place which that one follows, undefined where nothing
 * was ever sealed. `early` is where a seal follows that let rows go before they were a year old.
 */
export async function sealsOf(db: Database, workspaceId: string) {
  const seals = await db
    .selectFrom('audit_seal')
    .select(['seq', 'hash', 'at'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('seq')
    .execute()
  const places: Place[] = [START, ...seals]
  const tooYoung = seals.findIndex(({ at }) => at >= yearAgo())
  return { seal: places.at(-1) ?? START, follows: places.at(-2), early: places[tooYoung] }
}
