import { Temporal } from 'temporal-polyfill'
import type { MerchantWorkspace, SlotRule } from '../../contract/merchant.ts'
import type { SlotTable } from '../database/tables.ts'
import { isShutOn } from '../workspaces/hours.ts'
import { occurrences } from './rules.ts'

/** How far ahead slots are made where the record does not say. */
export const HORIZON_DAYS = 8 * 7

/** What the record says of one service's times. */
export interface Timetable {
  code: string
  duration_minutes: number
  rules: SlotRule[]
  notice_minutes: number | null // null: the workspace's
  horizon_days: number | null
}

/** A slot that the record asks for. */
export type DueSlot = Pick<
  SlotTable,
  'service_code' | 'wall_start' | 'timezone' | 'starts_at' | 'ends_at' | 'closes_at' | 'capacity'
>

/** Where a slot stands: a service has one slot at one instant. */
export const place = ({ service_code, starts_at }: Pick<SlotTable, 'service_code' | 'starts_at'>): string =>
  `${service_code} ${starts_at}`

/** The slots that begin after `now` and within each service's horizon, on days when the shop is not closed. */
export function dueSlots(workspace: MerchantWorkspace, timetables: Timetable[], now: string): DueSlot[] {
  return timetables.flatMap((timetable) => [...slotsOf(workspace, timetable, Temporal.Instant.from(now)).values()])
}

/** A service's slots by wall time: where rules meet, a single date wins over a repeating rule, then the later rule. */
function slotsOf(workspace: MerchantWorkspace, timetable: Timetable, now: Temporal.Instant): Map<string, DueSlot> {
  const { timezone, closures, booking = {} } = workspace
  const notice = timetable.notice_minutes ?? booking.notice_minutes ?? 0
  const days = timetable.horizon_days ?? booking.horizon_days ?? HORIZON_DAYS
  const [from, until] = [now.add({ seconds: 1 }), now.add({ hours: days * 24 })]
  const slots = new Map<string, DueSlot>()
  for (const rule of singleDatesLast(timetable.rules))
    for (const start of occurrences(rule, timezone, from, until)) {
      const begins = start.epochMilliseconds
      const wallStart = written(begins + start.offsetNanoseconds / 1_000_000).slice(0, 16)
      if (!isShutOn(closures, wallStart.slice(0, 10)))
        slots.set(wallStart, {
          service_code: timetable.code,
          wall_start: wallStart,
          timezone,
          starts_at: written(begins),
          ends_at: written(begins + timetable.duration_minutes * MINUTE),
          closes_at: written(begins - notice * MINUTE),
          capacity: rule.seats,
        })
    }
  return slots
}

const singleDatesLast = (rules: SlotRule[]) => [
  ...rules.filter(({ repeats }) => repeats),
  ...rules.filter(({ repeats }) => !repeats),
]

const MINUTE = 60_000

// A year of a large shop is tens of thousands of instants; Temporal would take four times as long to write them.
const written = (milliseconds: number) => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`
