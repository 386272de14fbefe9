import type { Letter } from '../mail/outbox.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { day, timeRange } from './words.ts'

export type LetterKind = 'confirmation' | 'change' | 'cancellation' | 'offer' | 'reminder' | 'waitlisted'

interface LetterBooking {
  reference: string
  name: string
  email: string
  service_name: string
  starts_at: string
  ends_at: string
  manage_url: string
  whole_slot: boolean
  free_until: string
}

const subjects: Record<LetterKind, string> = {
  confirmation: 'Booked',
  change: 'Moved',
  cancellation: 'Cancelled',
  offer: 'Seats for you',
  reminder: 'Tomorrow',
  waitlisted: 'On the list',
}

/** What the guest reads about their booking. */
export function letterFor(kind: LetterKind, { profile }: Workspace, booking: LetterBooking): Letter {
  const { timezone, locale } = profile
  const when = `${day(booking.starts_at, timezone, locale)}, ${timeRange(booking.starts_at, booking.ends_at, timezone)}`
  const text = [`${subjects[kind]}: ${booking.service_name}, ${when}.`, booking.reference, booking.manage_url].join(
    '\n',
  )
  return {
    from: { name: profile.name, address: profile.email },
    to: { name: booking.name, address: booking.email },
    subject: `${subjects[kind]}: ${booking.service_name}`,
    text,
    html: '',
  }
}
