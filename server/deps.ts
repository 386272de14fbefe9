import type { Turns } from './assistant/turn.ts'
import type { Database } from './database.ts'
import type { Limits } from './limits.ts'
import type { SetUpLink } from './operators/links.ts'
import type { Proposer } from './suggestions/propose.ts'
import type { Toolbox } from './tools/toolbox.ts'
import type { Widgets } from './widgets.ts'
import type { Site } from './workspaces/workspaces.ts'

/** What the routes are given. */
export interface Deps {
  db: Database
  site: Site
  toolbox: Toolbox
  turns: Turns
  limits: Limits
  setUp: SetUpLink
  /** Proposes wordings; absent where none is configured. */
  proposer?: Proposer
  widgets: Widgets
  /** Aborts when the server goes down: every stream ends then. */
  closing: AbortSignal
}
