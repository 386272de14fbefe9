import { shortDay, time } from '../../browser/format.ts'
import type { Act } from '../../contract/conversations.ts'
import type { InboxItem } from '../../contract/inbox.ts'
import type { Intervention } from '../../contract/interventions.ts'
import { signedIn } from '../session.ts'

/** "Ada Okafor", or where an unknown visitor is. */
export function nameOf({ visitor, page }: Pick<InboxItem, 'visitor' | 'page'>): string {
  if (visitor.name) return visitor.name
  if (visitor.email) return visitor.email
  return page?.title ? `Visitor, on ${page.title.split(/[,|–—·]/)[0]?.trim()}` : 'Visitor'
}

/** "now", "9 min", "3 h", "2 days". */
export function ago(instant: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000)
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`
  const days = Math.floor(minutes / (24 * 60))
  return days === 1 ? '1 day' : `${days} days`
}

/** "13:22" today, "Fri 20 Nov 13:22" before; the shop's time. */
export function when(instant: string, now: number): string {
  const { workspace } = signedIn.value
  const today = shortDay(new Date(now).toISOString(), workspace)
  const day = shortDay(instant, workspace)
  return day === today ? time(instant, workspace) : `${day} ${time(instant, workspace)}`
}

export const reasons: Record<Intervention['reason'], string> = {
  visitor_asked: 'Asked for a person',
  assistant_unsure: 'Beyond the assistant',
  assistant_error: 'Something failed',
  policy: 'Your rule',
  operator_takeover: 'Taken over',
}

export const resolutions: Record<NonNullable<Intervention['resolution']>, string> = {
  answered: 'Answered',
  returned_to_assistant: 'Back with the assistant',
  visitor_cancelled: 'Taken back by the visitor',
  expired: 'Ended by a day of silence',
  spam: 'Spam',
}

/** What the assistant did with a question, as a word beside its name. */
export const acts: Record<Act, string> = {
  answer: 'answered from the record',
  form: 'opened the booking form',
  lookup: 'looked it up',
  clarify: 'asked back',
  abstain: 'did not know',
  handoff: 'asked for a person',
  decline: 'declined',
  smalltalk: '',
}
