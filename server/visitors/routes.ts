import { type Context, Hono } from 'hono'
import { NewSession } from '../../contract/conversations.ts'
import { bearer, presented, type VisitorEnv, visitorOnly, type WorkspaceEnv } from '../auth.ts'
import { json } from '../body.ts'
import { guestOf } from '../bookings/guests.ts'
import { answeredNow } from '../conversations/owners.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { exchange, type Presenter } from './exchange.ts'
import { forgetVisitor } from './forget.ts'
import { endSession, startSession } from './sessions.ts'

export const sessionRoutes = ({ db, limits }: Deps) =>
  new Hono<WorkspaceEnv>()
    .post('/', limits.sessions, json(NewSession), async (c) => {
      const { workspace } = c.var
      const { member_token } = c.req.valid('json')
      const data = member_token
        ? await exchange(db, workspace, member_token, presenterOf(c))
        : await startSession(db, workspace)
      c.header('Cache-Control', 'no-store')
      return c.json({ ok: true, data }, 201)
    })
    .delete('/', async (c) => {
      const token = bearer(c)
      if (token) await endSession(db, c.var.workspace.id, token)
      return c.body(null, 204)
    })

/** Of whoever visits, all at once. */
export const visitorRoutes = ({ db, turns }: Deps) =>
  new Hono<VisitorEnv>().delete('/', visitorOnly(db), async (c) => {
    const { workspace, visitor } = c.var
    for (const conversationId of await answeredNow(db, visitor))
      await turns.stop({ workspace, conversationId, guest: guestOf(visitor) })
    return c.json({ ok: true, data: await forgetVisitor(db, workspace, visitor) })
  })

function presenterOf(c: Context): Presenter {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && (key.length === 0 || key.length > 255))
    throw new AppError('bad_request', 'An Idempotency-Key has 1 to 255 characters. Choose one that nobody can guess.')

  return { session: presented(c), key, origin: c.req.header('origin') }
}
