import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import { tellDesk } from '../desk.ts'
import { FUNCTION_WORDS, wordsIn } from '../knowledge/lexicon/words.ts'
import { questionKey } from '../knowledge/question-key.ts'
import { now } from '../time.ts'

/** One time that something was asked in vain; `untaken` where choices were offered and none of them was taken. */
export interface Asking {
  conversationId: string
  text: string
  kind?: 'unanswered' | 'untaken'
  /** When it was asked; else now. */
  at?: string
}

// "And dawn?", "actually 3": of its conversation, and no question that an answer could be written to.
function isFragment(text: string): boolean {
  const words = wordsIn(text)
  const telling = words.filter((word) => !FUNCTION_WORDS.has(word) && !/^\d+$/.test(word))
  return words.length > 0 && (telling.length === 0 || (GOES_ON.has(words[0] ?? '') && words.length <= 3))
}

const GOES_ON = new Set(['and', 'or', 'but', 'also', 'actually', 'then'])

/**
 * Notes what a visitor asked in vain, in the transaction of the reply that says so. A question that was set aside stays
 * there; one that has been answered is open again, because the answer was not found by these words.
 */
export async function noteUnanswered(
  trx: Database,
  workspaceId: string,
  { conversationId, text, kind = 'unanswered', at = now() }: Asking,
): Promise<void> {
  const key = questionKey(text)
  if (key === '' || isFragment(text)) return

  const { id } = await trx
    .insertInto('unanswered')
    .values({
      ...{ workspace_id: workspaceId, id: randomUUID(), question_key: key, question: text.trim(), state: 'open' },
      ...{ entry_code: null, done_by: null, done_at: null, last_at: at, created_at: now() },
    })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'question_key']).doUpdateSet((row) => ({
        last_at: row
          .case()
          .when('unanswered.last_at', '>', row.ref('excluded.last_at'))
          .then(row.ref('unanswered.last_at'))
          .else(row.ref('excluded.last_at'))
          .end(),
        state: row
          .case()
          .when('unanswered.state', '=', 'dismissed')
          .then(row.ref('unanswered.state'))
          .else(row.ref('excluded.state'))
          .end(),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('asking')
    .values({
      ...{ workspace_id: workspaceId, id: randomUUID(), question_id: id, conversation_id: conversationId },
      ...{ text: text.trim(), kind, asked_at: at },
    })
    .execute()
  await tellDesk(trx, workspaceId, { about: 'unanswered' })
}
