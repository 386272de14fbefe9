import { sql } from 'kysely'
import type { DayCount, DiaryDay, Waiting } from '../../contract/diary.ts'
import type { Database } from '../database.ts'
import { now } from '../time.ts'
import { isClosedOn } from '../workspaces/hours.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { dayOf, spanOf, weekOf } from './diary-days.ts'
import { BOOKED, diaryLine, diaryRows } from './diary-lines.ts'
import { sittingsIn, slotRows } from './sittings.ts'
import { sweep } from './sweep.ts'

/** One day of the shop with everybody who comes, its week in numbers, and who waits for a seat on any day to come. */
export async function readDay(db: Database, workspace: Workspace, date: string): Promise<DiaryDay> {
  const span = spanOf(workspace, date)
  await sweep(db, workspace)
  return {
    date,
    today: dayOf(workspace),
    is_closed: isClosedOn(workspace.profile, date),
    sittings: await sittingsIn(db, workspace.id, span),
    next: await firstAfter(db, workspace.id, span.to),
    week: await weekAround(db, workspace, date),
    waiting: await whoWaits(db, workspace.id),
  }
}

async function firstAfter(db: Database, workspaceId: string, instant: string): Promise<DiaryDay['next']> {
  const slot = await slotRows(db, workspaceId)
    .where('slot.status', '=', 'scheduled')
    .where('slot.starts_at', '>=', instant)
    .limit(1)
    .executeTakeFirst()
  return slot && { service: { code: slot.service_code, name: slot.service_name }, starts_at: slot.starts_at }
}

async function weekAround(db: Database, workspace: Workspace, date: string): Promise<DayCount[]> {
  const days = weekOf(date)
  const { from, to } = spanOf(workspace, days[0] ?? date, 7)
  const slots = await db
    .selectFrom('slot')
    .select(['slot.starts_at', 'slot.status'])
    .select((slot) =>
      slot
        .selectFrom('booking')
        .select(sql<number>`cast(coalesce(sum(booking.party), 0) as integer)`.as('sum'))
        .whereRef('booking.workspace_id', '=', 'slot.workspace_id')
        .whereRef('booking.slot_id', '=', 'slot.id')
        .where('booking.state', 'in', BOOKED)
        .as('guests'),
    )
    .where('slot.workspace_id', '=', workspace.id)
    .where('slot.starts_at', '>=', from)
    .where('slot.starts_at', '<', to)
    .execute()
  const byDay = Map.groupBy(slots, ({ starts_at }) => dayOf(workspace, starts_at))

  return days.map((day) => {
    const held = (byDay.get(day) ?? []).filter(({ status, guests }) => status === 'scheduled' || guests)
    const guests = held.reduce((sum, { guests }) => sum + (guests ?? 0), 0)
    return { date: day, sittings: held.length, guests, is_closed: isClosedOn(workspace.profile, day) }
  })
}

/** Whoever is in line for a time to come, the soonest first. */
async function whoWaits(db: Database, workspaceId: string): Promise<Waiting[]> {
  const rows = await diaryRows(db, workspaceId)
    .where('booking.queue_place', 'is not', null)
    .where('booking.state', 'in', ['waitlisted', 'offered'])
    .where('slot.starts_at', '>', now())
    .orderBy('slot.starts_at')
    .orderBy('booking.slot_id')
    .orderBy('booking.queue_place')
    .execute()
  return rows.map((row) => {
    const isOpen = row.state === 'waitlisted' && row.slot_status === 'scheduled' && row.closes_at > now()
    const free = isOpen && row.whole_slot === 0 ? Math.max(row.capacity - row.taken, 0) : 0
    return { ...diaryLine(row), free: Math.min(free, row.party - 1) }
  })
}
