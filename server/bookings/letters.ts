import { joined, wordsOf } from '../languages/languages.ts'
import type { Letter } from '../mail/outbox.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { type CalendarBooking, calendarFile } from './calendar.ts'
import { letterPaper } from './letter-paper.ts'
import { callable, partyOf, whereabouts } from './letter-phrases.ts'
import { isInCalendar, type Wording, wordingOf } from './letter-words.ts'
import { day, timeRange } from './words.ts'

export type LetterKind = 'confirmation' | 'change' | 'cancellation' | 'offer' | 'reminder' | 'waitlisted'

/** What a letter tells of a booking; instants in UTC. */
export interface LetterBooking extends CalendarBooking {
  /** When an offer ends. */
  held_until: string | null
  /** Until when it may be moved, and cancelled free of charge; absent where nothing is promised. */
  free_until?: string
  /** Why the shop cancelled or changed it; empty when the guest did. */
  reason: string
  by?: 'guest' | 'shop'
  /** How many seats the guest asked for, where fewer are offered. */
  wanted?: number
}

/** The letter that tells a guest what became of their booking, with the calendar file where something is confirmed or was. */
export function letterFor(kind: LetterKind, workspace: Workspace, booking: LetterBooking): Letter {
  const { name, email } = workspace.profile
  const page: Page = {
    workspace,
    booking,
    wording: wordingOf(kind, workspace, booking),
    ...written(workspace, booking),
  }
  const method = kind === 'cancellation' ? 'CANCEL' : 'REQUEST'
  return {
    from: { name, address: email },
    to: { name: callable(booking.name), address: booking.email },
    subject: page.wording.subject,
    text: letterText(page),
    html: letterPaper(page),
    ...(isInCalendar(kind, booking) && { calendar: { method, content: calendarFile(method, workspace, booking) } }),
    until: untilWhen(kind, booking),
  }
}

/** One letter, ready to be set as text or as HTML. */
export interface Page {
  workspace: Workspace
  booking: LetterBooking
  wording: Wording
  greeting: string
  what: string
  day: string
  time: string
  where: string
}

// An offer or a reminder that could not leave in time must not leave at all.
function untilWhen(kind: LetterKind, { held_until, starts_at }: LetterBooking): string | undefined {
  if (kind === 'offer') return held_until ?? starts_at
  return kind === 'reminder' || kind === 'waitlisted' ? starts_at : undefined
}

function written(workspace: Workspace, booking: LetterBooking) {
  const { timezone, locale } = workspace.profile
  return {
    greeting: wordsOf(workspace).letter.dear(callable(booking.name)),
    what: partyOf(workspace, booking),
    day: day(booking.starts_at, timezone, locale),
    time: timeRange(booking.starts_at, booking.ends_at, timezone),
    where: whereabouts(workspace),
  }
}

function letterText({ workspace, booking, wording, greeting, what, day, time, where }: Page): string {
  const { name, phone } = workspace.profile
  const { letter, phrases } = wordsOf(workspace)
  return [
    greeting,
    ...wording.opening,
    [`${what}\n${phrases.shortTime(day, time)}`, where, phrases.reference(booking.reference)].join('\n'),
    joined(...wording.next),
    `${wording.act.label}:\n${booking.manage_url}`,
    `${name}\n${phone}`,
    `${letter.answer}\n`,
  ].join('\n\n')
}
