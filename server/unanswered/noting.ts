import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import { tellDesk } from '../desk.ts'
import { goesOn } from '../knowledge/going-on.ts'
import { cues } from '../knowledge/lexicon/cues.ts'
import { FUNCTION_WORDS, wordsIn } from '../knowledge/lexicon/words.ts'
import { questionKey } from '../knowledge/question-key.ts'
import { addressesIn } from '../mail/addresses.ts'
import { now } from '../time.ts'

/** One time that something was asked in vain; `untaken` where choices were offered and none of them was taken. */
export interface Asking {
  conversationId: string
  text: string
  kind?: 'unanswered' | 'untaken'
  /** When it was asked; else now. */
  at?: string
}

// "And dawn?", "actually 3", "the second": of its conversation, and no question that an answer could be written to.
function isFragment(text: string): boolean {
  const words = wordsIn(text)
  const telling = words.filter((word) => !FUNCTION_WORDS.has(word) && !/^\d/.test(word))
  const isChosen = telling.every((word) => CHOSEN.has(word)) && !asks(words)
  return telling.length === 0 || isChosen || (goesOn(text) && words.length <= 3)
}

const asks = cues('^ how|what|when|where|who|why|is|are|do|does|can|could|will|any|have')

/** Days, numbers and places in a list: what is said to a question of ours. */
const CHOSEN = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  january february march april june july august september october november december today tomorrow tonight yesterday
  morning afternoon evening night noon midday weekend weekday am pm next last week month first second third fourth fifth
  middle other both neither either two three four five six seven eight nine ten eleven twelve dozen adult adults person
  persons people cheaper cheapest shorter shortest longer longest earlier earliest later latest`.split(/\s+/),
)

// Who somebody is and how to reach them is no part of a question.
const withoutContacts = (text: string) =>
  addressesIn(text)
    .reduce((rest, address) => rest.replace(address, ' '), text)
    .replace(/^[\s,;:.–-]+/u, '')

const GIVES_NAME = cues('^ it? is? under|in the|my? name', '^ the|my|our? name is|of')

/** Asks nothing, and a form of the conversation is open: so it fills that form. */
async function isReply(trx: Database, workspaceId: string, conversationId: string, text: string): Promise<boolean> {
  const words = wordsIn(text)
  if (GIVES_NAME(words)) return true
  if (text.includes('?') || words.length > 2 || /^\p{Ll}/u.test(text)) return false
  const form = await trx
    .selectFrom('form')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', conversationId)
    .where('booking_reference', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return form !== undefined
}

/**
 * Notes what a visitor asked in vain, in the transaction of the reply that says so. A question that was set aside stays
 * there; one that has been answered is open again, because the answer was not found by these words.
 */
export async function noteUnanswered(
  trx: Database,
  workspaceId: string,
  { conversationId, text: said, kind = 'unanswered', at = now() }: Asking,
): Promise<void> {
  const text = withoutContacts(said)
  const key = questionKey(text)
  if (key === '' || isFragment(text) || (await isReply(trx, workspaceId, conversationId, text))) return

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
