import { Temporal } from 'temporal-polyfill'
import type { SlotTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { at, minutesAfter, now, secondsBefore } from '../time.ts'
import { type DueSlot, place } from './due-slots.ts'
import { batches, moveSlots } from './slot-rows.ts'

/** A slot, and the instant that its wall time is now. */
interface Move {
  slot: SlotTable
  to: string
}

/**
 * The slots that stand at another instant than their wall time, because their zone changed its rules, and that begin
 * after `moment` by the old rules or the new. A withdrawn slot that nobody ever booked may stay where it is.
 */
export function outOfTime(rows: SlotTable[], due: DueSlot[], moment: string): Move[] {
  const known = new Map(due.map((slot) => [`${slot.timezone} ${slot.wall_start}`, slot.starts_at]))
  const instant = (row: SlotTable) => known.get(`${row.timezone} ${row.wall_start}`) ?? instantOf(row)
  return rows
    .filter((row) => mayMove(row) && instant(row) !== row.starts_at)
    .map((slot) => ({ slot, to: instant(slot) }))
    .filter(({ slot, to }) => minutesFrom(slot.starts_at, to) !== 0 && (to > moment || slot.starts_at > moment))
}

// A slot from before zones were kept has none until it is made again.
const mayMove = ({ timezone, status, taken, queued }: SlotTable) =>
  timezone !== '' && (status === 'scheduled' || taken + queued > 0)

const instantOf = ({ wall_start, timezone }: SlotTable) =>
  at(Temporal.PlainDateTime.from(wall_start).toZonedDateTime(timezone).toInstant())

/**
 * Moves slots of `rows` to where their wall time is now, and counts the change in the calendar entries of their bookings.
 * Returns the references of those whose guests must be told; a hold has nobody to tell.
 */
export async function retime(
  trx: Database,
  workspaceId: string,
  { moves, rows }: { moves: Move[]; rows: SlotTable[] },
): Promise<string[]> {
  if (moves.length === 0) return []

  await moveSlots(trx, arrivals(rows, moves))
  const references: string[] = []
  for (const batch of batches(moves)) {
    const changed = await trx
      .updateTable('booking')
      .set((booking) => ({ sequence: booking('sequence', '+', 1), updated_at: now() }))
      .where('workspace_id', '=', workspaceId)
      .where(
        'slot_id',
        'in',
        batch.map(({ slot }) => slot.id),
      )
      .where('state', 'in', ['confirmed', 'offered', 'waitlisted'])
      .returning('reference')
      .execute()
    references.push(...changed.map(({ reference }) => reference))
  }
  return references
}

/**
 * The slots as they will stand. Two of one service can meet where the shop was in another zone before: then the withdrawn
 * one begins a second later, which nobody sees, because a service has only one slot at an instant.
 */
function arrivals(rows: SlotTable[], moves: Move[]): SlotTable[] {
  const moved = new Map(moves.map(({ slot, to }) => [slot.id, shifted(slot, to)]))
  const sought = new Set([...moved.values()].map(place))
  const givesWay = (row: SlotTable) => row.status === 'withdrawn' && sought.has(place(row))
  const others = rows.filter(({ id }) => !moved.has(id))
  const filled = new Set(others.filter((row) => !givesWay(row)).map(place))
  return [...moved.values(), ...others.filter(givesWay)].sort(scheduledFirst).map((slot) => {
    const arrival = { ...slot }
    while (filled.has(place(arrival))) arrival.starts_at = secondsBefore(arrival.starts_at, -1)
    filled.add(place(arrival))
    return arrival
  })
}

function shifted(slot: SlotTable, to: string): SlotTable {
  const minutes = minutesFrom(slot.starts_at, to)
  return {
    ...slot,
    starts_at: to,
    ends_at: minutesAfter(slot.ends_at, minutes),
    closes_at: minutesAfter(slot.closes_at, minutes),
  }
}

/** Whole minutes: a second aside is no other time. */
const minutesFrom = (instant: string, later: string) => Math.round((Date.parse(later) - Date.parse(instant)) / 60_000)

const scheduledFirst = (a: SlotTable, b: SlotTable) =>
  Number(a.status === 'withdrawn') - Number(b.status === 'withdrawn')
