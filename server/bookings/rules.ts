import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import type { Issue } from '../../contract/answers.ts'
import type { SlotRule } from '../../contract/merchant.ts'

/** When a rule's slots begin, from `from` until `until`, in the shop's zone: 14:00 stays 14:00 across a clock change. */
export function occurrences(
  rule: SlotRule,
  timezone: string,
  from: Temporal.Instant,
  until: Temporal.Instant,
): Temporal.ZonedDateTime[] {
  const first = Temporal.PlainDateTime.from(rule.starts).toZonedDateTime(timezone)
  const within = (start: Temporal.ZonedDateTime) =>
    Temporal.Instant.compare(start.toInstant(), from) >= 0 && Temporal.Instant.compare(start.toInstant(), until) < 0
  if (!rule.repeats) return [first].filter(within)

  const zone = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(timezone)
  return repeated(rule.repeats, first).between(zone(from), zone(until), true).filter(within)
}

/** What is wrong with a rule that a schema cannot see: a wall time that does not exist, an RRULE nobody can follow. */
export function slotFaults(rule: SlotRule, timezone: string, path: string): Issue[] {
  const often = rule.repeats && !/^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)\b/.test(rule.repeats)
  if (often)
    return [
      { path, message: 'A slot repeats DAILY, WEEKLY, MONTHLY or YEARLY; start the rule with FREQ= and one of them.' },
    ]

  try {
    const first = Temporal.PlainDateTime.from(rule.starts).toZonedDateTime(timezone, { disambiguation: 'reject' })
    if (rule.repeats) repeated(rule.repeats, first).next(first.toInstant().toZonedDateTimeISO(timezone), true)
    return []
  } catch (error) {
    // Temporal and the rule parser both say what they met; their sentence is the best we have.
    return [{ path, message: error instanceof Error ? error.message : String(error) }]
  }
}

const repeated = (rruleString: string, dtstart: Temporal.ZonedDateTime) =>
  new RRuleTemporal({ rruleString, dtstart, temporal: Temporal, strict: true })
