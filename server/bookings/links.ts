import { createHmac, timingSafeEqual } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import { AppError } from '../errors.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'

/** The guest's own page. The token opens this one booking until a day after it ends, and nothing else. */
export function manageUrl(workspace: Workspace, reference: string, endsAt: string): string {
  const expires = Temporal.Instant.from(endsAt).add({ hours: 24 }).epochMilliseconds / 1000
  const payload = Buffer.from(`${reference}.${expires}`).toString('base64url')
  return `${workspace.baseUrl}/bookings/${payload}.${signature(workspace, payload)}`
}

/** The reference a token was made for. Throws `not_found` for one that was altered, made up, or is too old. */
export function readManageToken(workspace: Workspace, token: string): string {
  const [payload = '', signed = ''] = token.split('.')
  const [reference = '', expires = ''] = Buffer.from(payload, 'base64url').toString().split('.')
  const right = same(signed, signature(workspace, payload))
  if (!right || Number(expires) * 1000 < Date.parse(now()))
    throw new AppError('not_found', 'This link is not valid any more. Ask the shop with your booking reference.')

  return reference
}

const signature = (workspace: Workspace, payload: string) =>
  createHmac('sha256', workspace.signingKey).update(`booking:${payload}`).digest('base64url')

/** Compares without telling, by its time, where the two differ. */
function same(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
