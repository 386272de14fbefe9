import type { Database } from '../database.ts'
import { handOff } from '../interventions/hand-off.ts'
import type { Place } from './place.ts'

/** Asks for a person where a turn has failed right after another one did: asking once more has not helped. */
export async function askPersonAfterFailures(db: Database, place: Place): Promise<void> {
  const ends = await db
    .selectFrom('event')
    .select('data')
    .where('workspace_id', '=', place.workspace.id)
    .where('conversation_id', '=', place.conversationId)
    .where('type', '=', 'turn')
    .where('data', 'not like', '%"state":"started"%')
    .orderBy('seq', 'desc')
    .limit(2)
    .execute()
  if (ends.length < 2 || !ends.every(({ data }) => data.includes('"state":"failed"'))) return

  const why = { reason: 'assistant_error', summary: 'The assistant failed twice in a row.' } as const
  await handOff(db, place.workspace, place.conversationId, why, { type: 'system' })
}
