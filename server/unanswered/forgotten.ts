import type { Database } from '../database.ts'
import { tellDesk } from '../desk.ts'

/** Drops the open questions that nobody has asked any more, since whoever did had their words deleted. */
export async function dropForgottenQuestions(trx: Database, workspaceId: string): Promise<void> {
  const dropped = await trx
    .deleteFrom('unanswered')
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'open')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('asking')
            .select('asking.id')
            .whereRef('asking.workspace_id', '=', 'unanswered.workspace_id')
            .whereRef('asking.question_id', '=', 'unanswered.id'),
        ),
      ),
    )
    .returning('id')
    .execute()
  if (dropped.length > 0) await tellDesk(trx, workspaceId, { about: 'unanswered' })
}
