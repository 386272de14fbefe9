import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { MerchantWorkspace, SlotRule } from '../../contract/merchant.ts'
import type { SlotTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { now } from '../time.ts'
import { type DueSlot, dueSlots, place, type Timetable } from './due-slots.ts'
import { outOfTime, retime } from './retime.ts'
import { type Overfull, saveEnds, saveSlots, shortenHolds, slotsAround } from './slot-rows.ts'

/** What came of making the slots. */
export interface Made {
  /** References of confirmed, offered and waiting bookings that begin at another instant now; their guests must be told. */
  retimed: string[]
  /** Slots whose rule gives fewer seats than are taken. They keep the taken ones. */
  overfull: Overfull[]
}

/**
 * Brings the coming slots to what the record asks for now: makes those that are due, withdraws those that no rule makes
 * any more, booked or not, and revives those that come back. A slot with live bookings keeps its beginning and end; only
 * a change in its zone's own rules moves it, and then `sequence` of its bookings goes up by one.
 * Any process may run it at any time.
 */
export function makeSlots(db: Database, workspaceId: string): Promise<Made> {
  return transact(db, async (trx) => {
    const workspace = await takeWorkspace(trx, workspaceId)
    const moment = now()
    const due = dueSlots(workspace, await timetables(trx, workspaceId), moment)
    const rows = await slotsAround(trx, workspaceId, moment)
    const moves = outOfTime(rows, due, moment)
    const retimed = await retime(trx, workspaceId, { moves, rows })

    const standing = moves.length > 0 ? await slotsAround(trx, workspaceId, moment) : rows
    const coming = standing.filter((row) => row.starts_at > moment)
    const { changed, otherEnds } = compare(due, coming)
    const overfull = await saveSlots(trx, [...missing(workspaceId, due, coming), ...changed])
    await saveEnds(trx, otherEnds)
    await shortenHolds(trx, workspaceId)
    return { retimed, overfull }
  })
}

/** Makes the slots of every workspace. One that fails keeps no other from its slots; all that failed are thrown together. */
export async function makeAllSlots(db: Database): Promise<void> {
  const workspaces = await db.selectFrom('workspace').select('id').orderBy('id').execute()
  const failures: unknown[] = []
  for (const { id } of workspaces) await makeSlots(db, id).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'The slots of some workspaces could not be made.')
}

/** The record's own part, its row taken: an import and a making, or two makings, wait for each other here. */
async function takeWorkspace(trx: Database, workspaceId: string): Promise<MerchantWorkspace> {
  const { profile } = await trx
    .updateTable('workspace')
    .set((workspace) => ({ revision: workspace.ref('revision') }))
    .where('id', '=', workspaceId)
    .returning('profile')
    .executeTakeFirstOrThrow()
  return MerchantWorkspace.parse(JSON.parse(profile))
}

async function timetables(trx: Database, workspaceId: string): Promise<Timetable[]> {
  const services = await trx
    .selectFrom('service')
    .select(['code', 'duration_minutes', 'slot_rules', 'notice_minutes', 'horizon_days'])
    .where('workspace_id', '=', workspaceId)
    .where('retired_at', 'is', null)
    .execute()
  return services.map(({ slot_rules, ...service }) => ({ ...service, rules: SlotRules.parse(JSON.parse(slot_rules)) }))
}

const SlotRules = z.array(SlotRule)

/** The due slots that do not stand yet. */
function missing(workspaceId: string, due: DueSlot[], coming: SlotTable[]): SlotTable[] {
  const places = new Set(coming.map(place))
  return due
    .filter((slot) => !places.has(place(slot)))
    .map((slot) => ({ ...slot, workspace_id: workspaceId, id: randomUUID(), taken: 0, queued: 0, status: 'scheduled' }))
}

/** The coming slots that differ from what is due, as they should be, in one order for everyone who locks several. */
function compare(due: DueSlot[], coming: SlotTable[]) {
  const dueAt = new Map(due.map((slot) => [place(slot), slot]))
  const differing = coming
    .filter((row) => differs(row, dueAt.get(place(row))))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => ({ row, wanted: wanted(row, dueAt.get(place(row))) }))
  return {
    changed: differing.map(({ wanted }) => wanted),
    otherEnds: differing.filter(({ row, wanted }) => row.ends_at !== wanted.ends_at).map(({ wanted }) => wanted),
  }
}

const differs = (row: SlotTable, due?: DueSlot): boolean =>
  due
    ? row.status !== 'scheduled' || COMPARED.some((column) => row[column] !== due[column])
    : row.status !== 'withdrawn'

const COMPARED = ['wall_start', 'timezone', 'ends_at', 'closes_at', 'capacity'] as const

const wanted = (row: SlotTable, due?: DueSlot): SlotTable =>
  due ? { ...row, ...due, status: 'scheduled' } : { ...row, status: 'withdrawn' }
