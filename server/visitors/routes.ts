import { Hono } from 'hono'
import { NewSession } from '../../contract/conversations.ts'
import { bearer, type WorkspaceEnv } from '../auth.ts'
import { json } from '../body.ts'
import type { Deps } from '../deps.ts'
import { endSession, startSession } from './sessions.ts'

export const sessionRoutes = ({ db, limits }: Deps) =>
  new Hono<WorkspaceEnv>()
    .post('/', limits.sessions, json(NewSession), async (c) =>
      c.json({ ok: true, data: await startSession(db, c.var.workspace, c.req.valid('json').member_token) }, 201),
    )
    .delete('/', async (c) => {
      const token = bearer(c)
      if (token) await endSession(db, c.var.workspace.id, token)
      return c.body(null, 204)
    })
