import * as z from 'zod'
import type { Failure } from '../../contract/answers.ts'
import { wordsOf } from '../languages/languages.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { partyFor } from './letter-phrases.ts'
import type { Shown } from './page-words.ts'
import type { BookingRow } from './present.ts'
import { clock, day } from './words.ts'

/** What is said on top of a page: what was just done, or why it was not. */
export interface Notice {
  kind: 'done' | 'refused'
  text: string
}

/** What a press on the page has done; it stands in the address that the browser is sent on to. */
export const Done = z.enum(['moved', 'accepted', 'cancelled', 'left', 'declined'])
export type Done = z.infer<typeof Done>

/** What cancelling means for a booking that stands so. */
export function cancelling({ state }: BookingRow): Done {
  if (state === 'waitlisted') return 'left'
  return state === 'offered' ? 'declined' : 'cancelled'
}

/** Says what was done, as far as the booking still stands so: an address can be kept, and typed by anybody. */
export function doneNotice(done: string | undefined, { workspace, row }: Shown): Notice | undefined {
  const said = Done.safeParse(done)
  const text = said.success && doneText(said.data, row, workspace)
  return text ? { kind: 'done', text } : undefined
}

function doneText(done: Done, row: BookingRow, workspace: Workspace): string | undefined {
  const { state, starts_at, sequence, queue_place, reason } = row
  const { timezone, locale } = workspace.profile
  const wasListed = queue_place !== null
  const { page } = wordsOf(workspace)
  const party = partyFor(workspace, row)
  switch (done) {
    case 'moved':
      return state === 'confirmed' && sequence > 0
        ? page.moved(day(starts_at, timezone, locale), clock(starts_at, timezone))
        : undefined
    case 'accepted':
      return state === 'confirmed' && wasListed ? page.taken(party) : undefined
    case 'cancelled':
      return state === 'cancelled' && !reason ? page.cancelled : undefined
    case 'left':
      return state === 'cancelled' && wasListed && !reason ? page.left : undefined
    case 'declined':
      return state === 'cancelled' && wasListed && !reason ? page.declined(party) : undefined
    default:
      return done satisfies never
  }
}

/** What a refusal says to whoever pressed a button. */
export function refusalNotice(workspace: Workspace, { error, detail, issues = [] }: Failure): Notice {
  const { page } = wordsOf(workspace)
  const faults = issues.map(({ message }) => message).join(' ')
  const text = error === 'sold_out' ? page.filledUp : page.refused(faults || detail)
  return { kind: 'refused', text }
}
