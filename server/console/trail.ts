import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { appendAudit, type Entry } from '../audit/audit.ts'
import { type Database, transact } from '../database.ts'
import type { Deps } from '../deps.ts'
import { AppError, statusOf } from '../errors.ts'
import type { Limits } from '../limits.ts'
import { stillSignedIn } from '../operators/sessions.ts'
import type { Opened } from '../operators/sign-in.ts'
import { findWorkspace } from '../workspaces/workspaces.ts'
import type { OperatorEnv } from './access.ts'

type Target = Entry['target']

/** What somebody does in the console: its name, such as `claim_intervention`, and what it is done to. */
export interface Act<T> {
  action: string
  /** What it is done to; known only once it is done where that makes it. */
  target?: Target | ((done: T) => Target)
  /** The answer's status where it is done. */
  status?: number
}

/**
 * Does what an operator asked and writes it into the trail, in one commit; a refusal is written down too, and thrown. That
 * a password is asked for once more is none: what is done once it was given is written.
 */
export async function act<T>(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  c: Context<OperatorEnv>,
  { action, target, status = 200 }: Act<T>,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  const { workspace, operator } = c.var
  const began = performance.now()
  const writeDown = (on: Database, came: Came) =>
    appendAudit(on, workspace.id, {
      ...{ action, actor: { type: 'operator', id: operator.id, name: operator.name } },
      ...about(c, limits, began),
      ...came,
      target: came.target && IS_OURS.test(came.target.id) ? came.target : undefined,
    })

  try {
    return await transact(db, async (trx) => {
      const who = await stillSignedIn(trx, c.var)
      c.set('operator', who.operator)
      c.set('session', who.session)
      const done = await work(trx)
      await writeDown(trx, { status, target: typeof target === 'function' ? target(done) : target })
      return done
    })
  } catch (error) {
    const named = typeof target === 'function' ? undefined : target
    if (error instanceof AppError && error.code !== 'password_needed')
      await writeDown(db, { status: statusOf(error.code), error: error.code, target: named })
    throw error
  }
}

/**
 * The same for whoever is not signed in yet: lets them in, and writes down who came in, or that somebody was turned away.
 * What only the limits refuse is not written: a flood would fill the trail.
 */
export async function comeIn(
  { db, site, limits }: Pick<Deps, 'db' | 'site' | 'limits'>,
  c: Context,
  { action, status = 200 }: Pick<Act<Opened>, 'action' | 'status'>,
  enter: () => Promise<Opened>,
): Promise<Opened> {
  const began = performance.now()
  try {
    const opened = await enter()
    const { workspace_id, id, name } = opened.operator
    const actor = { type: 'operator', id, name } as const
    await appendAudit(db, workspace_id, { action, actor, status, ...about(c, limits, began) })
    return opened
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'rate_limited') throw error
    const { id } = await findWorkspace(db, site)
    const came = { status: statusOf(error.code), error: error.code }
    await appendAudit(db, id, { action, actor: { type: 'stranger' }, ...came, ...about(c, limits, began) })
    throw error
  }
}

type Came = Pick<Entry, 'status' | 'error' | 'target'>

const about = (c: Context, { addressOf }: Pick<Limits, 'addressOf'>, began: number) => ({
  surface: 'console' as const,
  method: c.req.method,
  route: routePath(c).replace(/:(\w+)/g, '{$1}'),
  address: addressOf(c),
  userAgent: c.req.header('user-agent'),
  ms: Math.round(performance.now() - began),
})

// An id, a reference or a code of ours. What else was sent in the place of one may be anything, a secret among it.
const IS_OURS = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9B-Z]{4}-[0-9B-Z]{4}|[a-z0-9-]{1,64}|[\w-]{12})$/
