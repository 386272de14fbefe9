import ical, { ICalCalendarMethod } from 'ical-generator'
import type { DiaryFilter, DiaryLine } from '../../contract/diary.ts'
import { csvLine } from '../csv.ts'
import type { Database } from '../database.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { diaryLine, diaryRows } from './diary-lines.ts'
import { everyLine } from './diary-list.ts'
import { oneLine, seatCount } from './letter-phrases.ts'
import { clock } from './words.ts'

/** The bookings that a filter lets through as a table, a line at a time; times are the shop's wall time. */
export async function* diaryTable(db: Database, workspace: Workspace, filter: DiaryFilter): AsyncGenerator<string> {
  yield csvLine(columns(workspace).map(([name]) => name))
  for await (const line of everyLine(db, workspace, filter))
    yield csvLine(columns(workspace).map(([, read]) => read(line)))
}

const columns = ({ profile: { timezone } }: Workspace): (readonly [string, (line: DiaryLine) => string | number])[] => [
  ['date', ({ starts_at }) => isoDay(starts_at, timezone)],
  ['from', ({ starts_at }) => clock(starts_at, timezone)],
  ['to', ({ ends_at }) => clock(ends_at, timezone)],
  ['service', ({ service }) => service.name],
  ['guest', ({ name }) => name],
  ['email', ({ email }) => email],
  ['seats', ({ seats }) => seats],
  ['reference', ({ reference }) => reference],
  ['state', ({ state }) => state],
  ['note', ({ summary }) => summary],
  ['came_by', ({ came_by, added_by }) => added_by ?? came_by],
  ['booked_at', ({ created_at }) => created_at],
]

const isoDay = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(instant))

/**
 * The coming times that somebody is booked into, as one iCalendar file (RFC 5545) for a calendar of the shop's own: an
 * entry a time, its guests in the description.
 */
export async function diaryCalendar(db: Database, workspace: Workspace): Promise<string> {
  const rows = await diaryRows(db, workspace.id)
    .where('booking.state', '=', 'confirmed')
    .where('slot.ends_at', '>', now())
    .orderBy('slot.starts_at')
    .orderBy('slot.id')
    .orderBy('booking.created_at')
    .execute()
  const { name, address } = workspace.profile
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Chaxi', product: 'Diary', language: 'EN' },
  })
  for (const [slotId, lines] of Map.groupBy(rows.map(diaryLine), ({ slot_id }) => slot_id)) {
    const [first] = lines
    if (!first) continue
    const guests = lines.reduce((sum, { seats }) => sum + seats, 0)
    calendar.createEvent({
      id: `${slotId}.${workspace.id}@chaxi`,
      stamp: new Date(now()),
      start: new Date(first.starts_at),
      end: new Date(first.ends_at),
      summary: `${first.service.name}, ${guests === 1 ? '1 guest' : `${guests} guests`}`,
      description: lines.map(guestLine).join('\n'),
      location: address,
    })
  }
  return `${calendar.toString()}\r\n`
}

const guestLine = ({ name, seats, reference, summary }: DiaryLine) =>
  oneLine(`${name}, ${seatCount(seats)}, ${reference}${summary && `: ${summary}`}`)
