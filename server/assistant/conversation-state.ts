import { Act } from '../../contract/conversations.ts'
import { bookedIn } from '../bookings/bookings.ts'
import { currentRecord } from '../catalogue/record.ts'
import { messageRows } from '../conversations/messages.ts'
import type { ConversationTable, MessageTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { now } from '../time.ts'
import { handOffRules } from '../workspaces/hand-off-rules.ts'
import type { ConversationState } from './brain.ts'
import type { Place } from './place.ts'

/** The conversation as a brain may know it: the merchant's record, what was said, and the brain's own notes. */
export async function conversationState(
  db: Database,
  { workspace, guest }: Place,
  row: ConversationTable,
): Promise<ConversationState> {
  const messages = await messageRows(db, workspace.id, row.id)
  const booked = await bookedIn(db, workspace, row.id)
  return {
    id: row.id,
    language: row.language,
    record: await currentRecord(db, workspace),
    rules: await handOffRules(db, workspace.id),
    ...(guest.member && { member: guest.member }),
    history: messages.filter(isOfTheMatter).map(({ author_type, text, act }) => ({
      author: author_type,
      text,
      ...(act && { act: Act.parse(act) }),
    })),
    booked: booked.map(({ reference, service }) => ({ reference, service: service.code })),
    state: JSON.parse(row.brain_state),
    now: now(),
  }
}

// A brain that reads "the assistant stays silent" goes on being silent once it is asked again.
const isOfTheMatter = ({ author_type, act }: MessageTable) => author_type !== 'system' && act !== 'handoff'
