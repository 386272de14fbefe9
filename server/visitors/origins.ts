import type { SessionTable } from '../database/tables.ts'
import { isOwnOrigin, type Workspace } from '../workspaces/workspaces.ts'

/** A session's token, and whence it came. */
export interface Presented {
  token: string
  /** Of the page that sent it; absent where a program did. */
  origin?: string
  /** The request may be a page's of our own server: browsers leave `Origin` out of such a GET (Fetch, "append a request Origin header"). */
  mayBeOurOwn?: boolean
}

/** Whether a session was made for the page that presents it. Anybody may present one that was made for no member. */
export function isMadeFor(
  { origin: made, ends_at }: SessionTable,
  workspace: Workspace,
  { origin, mayBeOurOwn }: Presented,
): boolean {
  if (ends_at === null || (origin ?? null) === made) return true
  return made !== null && origin === undefined && mayBeOurOwn === true && isServersOwn(workspace, made)
}

// Not the other sites of the shop's record: their requests always say where they are from.
const isServersOwn = (workspace: Workspace, origin: string) =>
  isOwnOrigin({ ...workspace, profile: { ...workspace.profile, origins: [] } }, origin)
