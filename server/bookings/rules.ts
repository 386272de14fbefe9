import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import type { SlotRule } from '../../contract/merchant.ts'

/**
 * When a rule's slots begin, from `from` until `until`, in the shop's zone: 14:00 stays 14:00 across a clock change.
 * A repeated wall time that the clocks skip that day makes no slot and is not counted; of one that happens twice, the
 * first is taken (RFC 5545, 3.3.5 and 3.3.10). Throws an error that says why nobody can follow the rule.
 */
export function occurrences(
  { starts, repeats }: SlotRule,
  timezone: string,
  from: Temporal.Instant,
  until: Temporal.Instant,
): Temporal.ZonedDateTime[] {
  const first = Temporal.PlainDateTime.from(starts)
  const found = repeats ? repeated(first, repeats, { timezone, from, until }) : [first.toZonedDateTime(timezone)]
  return found.filter(
    ({ epochMilliseconds: start }) => from.epochMilliseconds <= start && start < until.epochMilliseconds,
  )
}

interface Span {
  timezone: string
  from: Temporal.Instant
  until: Temporal.Instant
}

// A rule is followed by wall time alone, as if in UTC, and each time placed in the zone afterwards. Inside the zone the
// parser strays by an hour where clocks change four times in a year, as Morocco's did in 2012 and 2018.
function repeated(first: Temporal.PlainDateTime, repeats: string, { timezone, from, until }: Span) {
  const [, count] = /;COUNT=(\d+)/.exec(repeats) ?? []
  const [, end] = /;UNTIL=(\w+)/.exec(repeats) ?? []
  const endless = repeats.replace(/;(COUNT|UNTIL)=\w+/g, '')
  if (count) return counted(first, endless, { timezone, count: Number(count) })

  const last = end ? Temporal.Instant.from(end).epochMilliseconds : Infinity
  if (last < from.epochMilliseconds) return []

  const wall = (instant: Temporal.Instant) =>
    instant.toZonedDateTimeISO(timezone).toPlainDateTime().toZonedDateTime('UTC')
  const spare = { hours: 48 }
  const walls = follow(endless, first).between(wall(from).subtract(spare), wall(until).add(spare), true)
  return placed(walls, timezone).filter(({ epochMilliseconds: start }) => start <= last)
}

function counted(
  first: Temporal.PlainDateTime,
  endless: string,
  { timezone, count }: { timezone: string; count: number },
) {
  for (let wanted = count; ; ) {
    const walls = follow(`${endless};COUNT=${wanted}`, first).all()
    const starts = placed(walls, timezone)
    if (starts.length >= count || walls.length < wanted) return starts.slice(0, count)
    wanted += count - starts.length
  }
}

const follow = (repeats: string, first: Temporal.PlainDateTime) =>
  new RRuleTemporal({ rruleString: repeats, dtstart: first.toZonedDateTime('UTC'), temporal: Temporal, strict: true })

/** Wall times, written as if in UTC, where they are in the zone. */
const placed = (walls: Temporal.ZonedDateTime[], timezone: string) =>
  walls.flatMap((wall) => {
    const start = wall.toPlainDateTime().toZonedDateTime(timezone)
    const shown = start.epochMilliseconds + start.offsetNanoseconds / 1_000_000
    return shown === wall.epochMilliseconds ? [start] : []
  })
