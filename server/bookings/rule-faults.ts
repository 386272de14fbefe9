import { Temporal } from 'temporal-polyfill'
import type { Issue } from '../../contract/answers.ts'
import type { SlotRule } from '../../contract/merchant.ts'
import { occurrences } from './rules.ts'

/** What is wrong with a rule that a schema cannot see: a wall time that does not exist, an RRULE nobody can follow. */
export function slotFaults({ starts, repeats }: SlotRule, timezone: string, path: string): Issue[] {
  return sentences(starts, repeats, timezone).map((message) => ({ path, message }))
}

function sentences(starts: string, repeats: string | undefined, timezone: string): string[] {
  const faults = repeats ? partFaults(repeats) : []
  if (faults.length > 0) return faults

  try {
    const wall = Temporal.PlainDateTime.from(starts)
    const first = wall.toZonedDateTime(timezone)
    if (!first.toPlainDateTime().equals(wall)) return [`${starts} does not exist in ${timezone}: the clocks skip it.`]
    if (!first.equals(wall.toZonedDateTime(timezone, { disambiguation: 'later' })))
      return [`${starts} happens twice in ${timezone}: the clocks go back over it. Give another time.`]
    const isMade = (years: number) =>
      occurrences({ starts, repeats, seats: 1 }, timezone, first.toInstant(), first.add({ years }).toInstant()).length >
      0
    return isMade(1) || isMade(SEARCHED_YEARS)
      ? []
      : [`From ${starts} on no day fits ${repeats}; it would make no slot.`]
  } catch (error) {
    // Temporal and the rule parser both say what they met; their sentence is the best we have.
    return [`This rule cannot be followed: ${error instanceof Error ? error.message : error}.`]
  }
}

/** Long enough for most leap days of one weekday, short enough for the parser to look through day by day. */
const SEARCHED_YEARS = 25

// The parser leaves out what it does not understand; a merchant must hear of it.
function partFaults(repeats: string): string[] {
  const parts = repeats.split(';').map((part) => part.split('='))
  const isEndedTwice = /;COUNT=/.test(repeats) && /;UNTIL=/.test(repeats)
  const both = isEndedTwice ? ['A rule ends by COUNT or by UNTIL, not by both.'] : []
  return both.concat(
    parts.flatMap(([name = '', values = ''], i) => {
      const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined
      if (!part) return [`${name} cannot be used here. Use ${Object.keys(PARTS).join(', ')}.`]
      if (parts.findIndex(([other]) => other === name) < i) return [`${name} is given twice.`]
      const wrong = values.split(',').find((value) => !part.fits(value))
      return wrong === undefined ? [] : [`${name}=${wrong} cannot be followed. Give ${part.what}.`]
    }),
  )
}

interface Part {
  what: string
  fits: (value: string) => boolean
}

const matching = (pattern: RegExp, what: string): Part => ({ what, fits: (value) => pattern.test(value) })
const whole = (least: number, most: number): Part => ({
  what: `a number from ${least} to ${most}`,
  fits: (value) => /^\d+$/.test(value) && least <= Number(value) && Number(value) <= most,
})
const fromEitherEnd = (most: number): Part => ({
  what: `a number from 1 to ${most}, or from -1 to -${most}`,
  fits: (value) => /^[+-]?[1-9]\d*$/.test(value) && Math.abs(Number(value)) <= most,
})

/** The parts of an RRULE (RFC 5545, 3.3.10) that make sense for slots: a slot begins on a whole minute of some days. */
const PARTS: Record<string, Part> = {
  FREQ: matching(/^(DAILY|WEEKLY|MONTHLY|YEARLY)$/, 'DAILY, WEEKLY, MONTHLY or YEARLY'),
  INTERVAL: whole(1, 1000),
  COUNT: whole(1, 1000),
  UNTIL: matching(/^\d{8}T\d{6}Z$/, 'an instant in UTC, such as 20261231T235959Z'),
  BYHOUR: whole(0, 23),
  BYMINUTE: whole(0, 59),
  BYDAY: matching(/^([+-]?[1-9]\d?)?(MO|TU|WE|TH|FR|SA|SU)$/, 'weekdays such as SA, or 1SA for the first of a month'),
  BYMONTHDAY: fromEitherEnd(31),
  BYYEARDAY: fromEitherEnd(366),
  BYWEEKNO: fromEitherEnd(53),
  BYMONTH: whole(1, 12),
  BYSETPOS: fromEitherEnd(366),
  WKST: matching(/^(MO|TU|WE|TH|FR|SA|SU)$/, 'a weekday'),
}
