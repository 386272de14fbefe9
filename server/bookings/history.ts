import type { By } from '../database/tables.ts'
import type { Database } from '../database.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { seatCount, shortTime } from './letter-phrases.ts'

/** One thing that became of a booking, in words for the shop's own people. */
export interface Happening {
  position: number
  at: string
  said: string
}

/** What became of a booking, the first thing first. What its guest did while seats were only kept is left out. */
export async function historyOf(db: Database, workspace: Workspace, reference: string): Promise<Happening[]> {
  const changes = await db
    .selectFrom('booking_change as change')
    .innerJoin('slot', (join) =>
      join.onRef('slot.workspace_id', '=', 'change.workspace_id').onRef('slot.id', '=', 'change.slot_id'),
    )
    .selectAll('change')
    .select('slot.starts_at')
    .where('change.workspace_id', '=', workspace.id)
    .where('change.reference', '=', reference)
    .orderBy('change.position')
    .execute()
  return changes.flatMap((change, i) =>
    change.state === 'held'
      ? []
      : [{ position: change.position, at: change.created_at, said: said(workspace, change, changes[i - 1]) }],
  )
}

interface Changed {
  state: string
  slot_id: string
  seats: number
  starts_at: string
  by: By
  who: string | null
}

function said(workspace: Workspace, change: Changed, before?: Changed): string {
  const seats = seatCount(change.seats)
  const isAnswer = before?.state === 'offered' && change.by === 'guest'
  switch (change.state) {
    case before?.state:
      return `${doer(change)} ${altered(workspace, change, before)}`
    case 'confirmed':
      if (isAnswer) return 'The guest took the seats'
      return before?.state === 'held' ? `${doer(change)} booked ${seats}` : `${doer(change)} took the mark back`
    case 'waitlisted':
      return `${doer(change)} joined the list for ${seats}`
    case 'offered':
      return change.by === 'clock' ? `${seats} came free and were offered` : `${doer(change)} offered ${seats}`
    case 'attended':
      return `${doer(change)} marked: came`
    case 'no_show':
      return `${doer(change)} marked: no show`
    case 'expired':
      return 'The seats were let go'
    case 'cancelled':
      return change.by === 'clock'
        ? 'The list was closed'
        : `${doer(change)} ${isAnswer ? 'let the seats go' : 'cancelled'}`
    default:
      return `It became ${change.state}`
  }
}

function altered(workspace: Workspace, { slot_id, seats, starts_at }: Changed, before?: Changed): string {
  if (slot_id !== before?.slot_id) return `moved it to ${shortTime(starts_at, workspace)}`
  return seats === before.seats ? 'made its old links void' : `changed it to ${seatCount(seats)}`
}

const doer = ({ by, who }: Changed) =>
  who ?? ({ guest: 'The guest', shop: 'The shop', clock: 'The clock' } satisfies Record<By, string>)[by]
