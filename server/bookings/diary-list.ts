import { sql } from 'kysely'
import type { DiaryFilter, DiaryLine, DiaryPage, DiaryQuery } from '../../contract/diary.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { spanOf } from './diary-days.ts'
import { BOOKED, diaryLine, diaryRows } from './diary-lines.ts'
import { readReference } from './reference.ts'
import { sweep } from './sweep.ts'

const PAGE = 50

/** A page of the bookings that a filter lets through, the earliest time first. Throws `bad_request` for a strange cursor. */
export async function listDiary(db: Database, workspace: Workspace, query: DiaryQuery): Promise<DiaryPage> {
  await sweep(db, workspace)
  const { cursor, ...filter } = query
  const lines = await linesAfter(db, workspace, filter, { after: cursor, limit: PAGE + 1 })
  const bookings = lines.slice(0, PAGE)
  const last = bookings.at(-1)
  return {
    bookings,
    guests: await countGuests(db, workspace, filter),
    services: await servicesKnown(db, workspace.id),
    next_cursor: last && lines.length > PAGE ? cursorOf(last) : null,
  }
}

/** Every booking that a filter lets through, read in pieces. */
export async function* everyLine(db: Database, workspace: Workspace, filter: DiaryFilter): AsyncGenerator<DiaryLine> {
  await sweep(db, workspace)
  let after: string | undefined
  for (;;) {
    const lines = await linesAfter(db, workspace, filter, { after, limit: 500 })
    yield* lines
    const last = lines.at(-1)
    if (!last) return
    after = cursorOf(last)
  }
}

const cursorOf = ({ starts_at, reference }: DiaryLine) => `${starts_at} ${reference}`

async function linesAfter(
  db: Database,
  workspace: Workspace,
  filter: DiaryFilter,
  { after, limit }: { after?: string; limit: number },
): Promise<DiaryLine[]> {
  const rows = filtered(db, workspace, filter).orderBy('slot.starts_at').orderBy('booking.reference').limit(limit)
  if (after === undefined) return (await rows.execute()).map(diaryLine)

  const [instant = '', reference] = after.split(' ')
  if (reference === undefined) throw new AppError('bad_request', 'This cursor is none of ours. Begin the list anew.')
  const following = rows.where(({ and, eb, or }) =>
    or([
      eb('slot.starts_at', '>', instant),
      and([eb('slot.starts_at', '=', instant), eb('booking.reference', '>', reference)]),
    ]),
  )
  return (await following.execute()).map(diaryLine)
}

// A hold has no guest, whether it still runs or has run out.
function filtered(db: Database, workspace: Workspace, { search, service, state, from }: DiaryFilter) {
  let rows = diaryRows(db, workspace.id).where('booking.state', '<>', 'held').where('booking.email', '<>', '')
  if (service) rows = rows.where('slot.service_code', '=', service)
  if (state) rows = rows.where('booking.state', '=', state)
  if (from) rows = rows.where('slot.starts_at', '>=', spanOf(workspace, from).from)
  return search ? rows.where(matches(search)) : rows
}

// As it is written, and in small letters: the embedded database folds the case of ASCII alone.
function matches(search: string) {
  const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const small = like(search.toLowerCase())
  return sql<boolean>`(
    booking.name like ${like(search)} escape '\\' or lower(booking.name) like ${small} escape '\\'
    or booking.email_key like ${small} escape '\\'
    or booking.reference = ${readReference(search) ?? ''} or booking.reference like ${like(search.toUpperCase())} escape '\\'
  )`
}

async function countGuests(db: Database, workspace: Workspace, filter: DiaryFilter): Promise<number> {
  const { guests } = await filtered(db, workspace, filter)
    .clearSelect()
    .where('booking.state', 'in', BOOKED)
    .select(sql<number>`cast(coalesce(sum(booking.party), 0) as integer)`.as('guests'))
    .executeTakeFirstOrThrow()
  return guests
}

/** Those on offer, and retired ones, last: bookings of theirs stand. */
const servicesKnown = (db: Database, workspaceId: string) =>
  db
    .selectFrom('service')
    .select(['code', 'name'])
    .where('workspace_id', '=', workspaceId)
    .orderBy(sql`case when retired_at is null then 0 else 1 end`)
    .orderBy('position')
    .orderBy('code')
    .execute()
