import { Temporal } from 'temporal-polyfill'
import type { Heard, Wanted } from './wanted.ts'

/** A slot that may still be booked, as much of it as choosing needs. */
export interface OpenSlot {
  id: string
  starts_at: string
  seats_left: number
  service: string
}

const PARTS = { morning: ['00:00', '11:59'], afternoon: ['12:00', '16:59'], evening: ['17:00', '23:59'] } as const

/**
 * Chooses among open slots what a guest asked for. One fits: it is preselected. Several: they are the candidates, nearest
 * first. None: the nearest before and after, and the next on that weekday. `heard` says how the words were understood and
 * whether anything fits.
 */
export function suggest(
  slots: OpenSlot[],
  wanted: Wanted,
  seats: number | undefined,
  zone: string,
): { slot_id?: string; candidates: string[]; heard: Heard } {
  const roomy = slots.filter((slot) => slot.seats_left >= (seats ?? wanted.seats ?? 1)).sort(byStart)
  const isSure = !wanted.partly
  const [first] = wanted.first_available && isSure ? fitting(roomy, wanted, zone) : []
  if (first) return { slot_id: first.id, candidates: [], heard: wanted }

  const fits = fitting(roomy, wanted, zone)
  const [only] = fits
  if (only && fits.length === 1 && isSure) return { slot_id: only.id, candidates: [], heard: wanted }
  if (only) return { candidates: fits.map((slot) => slot.id), heard: wanted }

  const [close, ...others] = closeTo(roomy, wanted, zone)
  if (close && others.length === 0 && isSure)
    return { slot_id: close.id, candidates: [], heard: { ...wanted, found: 'nearest' } }

  const near = nearest(roomy, wanted, zone)
  const found = near.length > 0 ? 'nearest' : 'nothing'
  return { candidates: near.map((slot) => slot.id), heard: { ...wanted, found } }
}

function fitting(slots: OpenSlot[], wanted: Wanted, zone: string): OpenSlot[] {
  const held = slots.filter((slot) => fitsDay(slot, wanted, zone))
  const asSaid = held.filter((slot) => fitsTime(slot, wanted, zone))
  return asSaid.length > 0 || !wanted.unsure ? asSaid : held.filter((slot) => fitsTime(slot, otherHalf(wanted), zone))
}

function fitsDay(slot: OpenSlot, { days, not_days }: Wanted, zone: string): boolean {
  const day = String(wallClock(slot, zone).toPlainDate())
  return (!days || days.includes(day)) && !not_days?.includes(day)
}

function fitsTime(slot: OpenSlot, { from, to, part }: Pick<Wanted, 'from' | 'to' | 'part'>, zone: string): boolean {
  const time = wallClock(slot, zone).toPlainTime().toString({ smallestUnit: 'minute' })
  const [earliest, latest] = part ? PARTS[part] : ['00:00', '23:59']
  return time >= (from ?? earliest) && time <= (to ?? latest)
}

const otherHalf = ({ from, to }: Wanted) => ({ from: from && shifted(from), to: to && shifted(to) })

const shifted = (time: string) => Temporal.PlainTime.from(time).add({ hours: 12 }).toString({ smallestUnit: 'minute' })

// "6pm on Wednesday", when it begins at half past: within the hour of a day that was named.
function closeTo(slots: OpenSlot[], wanted: Wanted, zone: string): OpenSlot[] {
  const { days, from, to } = wanted
  if (!days || !from || from !== to) return []
  const at = minutesOf(Temporal.PlainTime.from(from))
  return slots.filter((slot) => fitsDay(slot, wanted, zone) && Math.abs(minutesOf(wallClock(slot, zone)) - at) < 60)
}

const minutesOf = ({ hour, minute }: { hour: number; minute: number }) => hour * 60 + minute

function nearest(slots: OpenSlot[], wanted: Wanted, zone: string): OpenSlot[] {
  const [day] = wanted.days ?? []
  const allowed = slots.filter((slot) => fitsDay(slot, { ...wanted, days: undefined }, zone))
  if (!day) return allowed.slice(0, 2)

  const at = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: wanted.from ?? '12:00' })
  const isBefore = (slot: OpenSlot) => Temporal.Instant.compare(slot.starts_at, at.toInstant()) < 0
  const after = allowed.filter((slot) => !isBefore(slot))
  const sameWeekday = after.find((slot) => wallClock(slot, zone).dayOfWeek === at.dayOfWeek)
  return [...new Set([allowed.filter(isBefore).at(-1), after[0], sameWeekday])].filter((slot) => slot !== undefined)
}

const wallClock = (slot: OpenSlot, zone: string) => Temporal.Instant.from(slot.starts_at).toZonedDateTimeISO(zone)

const byStart = (a: OpenSlot, b: OpenSlot) =>
  Temporal.Instant.compare(a.starts_at, b.starts_at) || b.seats_left - a.seats_left
