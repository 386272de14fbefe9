import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { dayBefore, now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { type BookingRow, findBookingRow } from './present.ts'
import { sweep } from './sweep.ts'

/** What a link is made of: moving the booking changes neither, so the link in the first letter goes on working. */
type Linked = Pick<BookingRow, 'reference' | 'link_version'>

/** The guest's own page. Its token opens this one booking until a day after that ends, and nothing else. */
export function manageUrl(workspace: Workspace, { reference, link_version }: Linked): string {
  const payload = Buffer.from(`${reference}.${link_version}`).toString('base64url')
  return `${workspace.baseUrl}/bookings/${signed(workspace, payload)}`
}

/** The booking that a token opens. Throws the same `not_found` for one altered, made up, revoked or too old. */
export async function bookingOfToken(db: Database, workspace: Workspace, token: string): Promise<BookingRow> {
  const booking = await findBookingOfToken(db, workspace, token)
  if (!booking)
    throw new AppError('not_found', 'This link is not valid any more. Ask the shop with your booking reference.')

  return booking
}

/** The same, or undefined. */
export async function findBookingOfToken(
  db: Database,
  workspace: Workspace,
  token: string,
): Promise<BookingRow | undefined> {
  const [payload = ''] = token.split('.')
  if (!same(token, signed(workspace, payload))) return undefined

  await sweep(db, workspace)
  const [reference = '', version] = Buffer.from(payload, 'base64url').toString().split('.')
  const booking = await findBookingRow(db, workspace.id, reference)
  const opens = booking && version === `${booking.link_version}` && booking.ends_at > dayBefore(now())
  return opens ? booking : undefined
}

function signed(workspace: Workspace, payload: string): string {
  const signature = createHmac('sha256', workspace.signingKey).update(`booking:${payload}`).digest('base64url')
  return `${payload}.${signature}`
}

/** Compares without telling, by its time, where the two differ. */
function same(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
