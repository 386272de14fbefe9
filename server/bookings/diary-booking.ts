import { BookingState } from '../../contract/bookings.ts'
import type { DiaryBooking, SentLetter } from '../../contract/diary.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { Letter } from '../mail/outbox.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { diaryLine, diaryRows } from './diary-lines.ts'
import { historyOf } from './history.ts'
import { manageUrl } from './links.ts'
import { topicOf } from './notices.ts'
import { readReference } from './reference.ts'
import { sweep } from './sweep.ts'

/** One booking with its history, its letters and what may be done with it now. Throws `not_found`. */
export async function readDiaryBooking(db: Database, workspace: Workspace, typed: string): Promise<DiaryBooking> {
  await sweep(db, workspace)
  const reference = readReference(typed) ?? ''
  const row = await diaryRows(db, workspace.id)
    .where('booking.reference', '=', reference)
    .where('booking.state', '<>', 'held')
    .where('booking.email', '<>', '')
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such booking.')

  const history = await historyOf(db, workspace, reference)
  return {
    ...diaryLine(row),
    history: history.map(({ at, said }) => ({ at, said })),
    letters: await lettersAbout(db, workspace.id, reference),
    conversation_id: row.conversation_id,
    reason: row.reason,
    manage_url: manageUrl(workspace, row),
    may: waysFrom(BookingState.parse(row.state), row),
  }
}

async function lettersAbout(db: Database, workspaceId: string, reference: string): Promise<SentLetter[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('topic', '=', topicOf(reference))
    .orderBy('position')
    .execute()
  return rows.flatMap(({ kind, letter, state, sent_at, send_at }) =>
    state === 'dropped'
      ? []
      : [{ kind, subject: Letter.parse(JSON.parse(letter)).subject, state, at: sent_at ?? send_at }],
  )
}

function waysFrom(state: BookingState, { starts_at, ends_at }: { starts_at: string; ends_at: string }) {
  const isBooked = state === 'confirmed'
  const inLine = state === 'waitlisted' || state === 'offered'
  return {
    move: isBooked && starts_at > now(),
    cancel: inLine || (isBooked && ends_at > now()),
    mark: starts_at <= now() && (isBooked || state === 'attended' || state === 'no_show'),
  }
}
