import type { Guest } from '../bookings/guests.ts'
import type { Database } from '../database.ts'
import type { Tries } from '../limits.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import type { Brain } from './brain.ts'

/** Where a turn takes place, and for whom. */
export interface Place {
  workspace: Workspace
  conversationId: string
  guest: Guest
  /** Where the visitor's request came from; what they do too often is counted against it. */
  address?: string
}

export interface TurnDeps {
  db: Database
  toolbox: Toolbox
  brain: Brain
  tries: Tries
}
