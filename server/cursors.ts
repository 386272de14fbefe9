import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { AppError } from './errors.ts'
import type { Workspace } from './workspaces/workspaces.ts'

/** The last row of a page: what the list is ordered by, then what tells equal ones apart. */
export const Position = z.tuple([z.union([z.string(), z.number()]), z.string()])
export type Position = z.infer<typeof Position>

/** Where a page ended, for its reader to send back. `list` names the list with its filters: no other one takes it. */
export function sealCursor(workspace: Workspace, list: string, position: Position): string {
  const payload = Buffer.from(JSON.stringify(position)).toString('base64url')
  return `${payload}.${signature(workspace, list, payload)}`
}

/** Where to go on. Throws `bad_request` for what was not sealed for this list of this workspace. */
export function openCursor(workspace: Workspace, list: string, cursor: string): Position {
  const [payload = '', given = ''] = cursor.split('.')
  const right = signature(workspace, list, payload)
  if (cursor !== `${payload}.${given}` || given.length !== right.length) throw notOurs()
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(right))) throw notOurs()

  return Position.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
}

const signature = ({ signingKey }: Workspace, list: string, payload: string) =>
  createHmac('sha256', signingKey).update(`cursor ${list} ${payload}`).digest('base64url')

const notOurs = () =>
  new AppError('bad_request', 'This cursor is not one of this list. Send next_cursor back as it came.', {
    issues: [{ path: '/cursor', message: 'Leave it out to begin at the first page.' }],
  })

/** One page out of one row more than it holds: that one only says whether there is another page. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  seal: (last: Row) => string,
): { rows: readonly Row[]; next_cursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next_cursor: rows.length > limit && last ? seal(last) : null }
}
