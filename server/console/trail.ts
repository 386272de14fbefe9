import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { appendAudit, type Entry } from '../audit/audit.ts'
import { type Database, transact } from '../database.ts'
import type { Deps } from '../deps.ts'
import { AppError, statusOf } from '../errors.ts'
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
  const writeDown = (on: Database, came: Pick<Entry, 'status' | 'error' | 'target'>) =>
    appendAudit(on, workspace.id, {
      surface: 'console',
      actor: { type: 'operator', id: operator.id, name: operator.name },
      action,
      method: c.req.method,
      route: routePath(c).replace(/:(\w+)/g, '{$1}'),
      ...came,
      target: came.target && IS_OURS.test(came.target.id) ? came.target : undefined,
      address: limits.addressOf(c),
      userAgent: c.req.header('user-agent'),
      ms: Math.round(performance.now() - began),
    })

  try {
    return await transact(db, async (trx) => {
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

// An id, a reference or a code of ours. What else was sent in the place of one may be anything, a secret among it.
const IS_OURS = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9B-Z]{4}-[0-9B-Z]{4}|[a-z0-9-]{1,64}|[\w-]{12})$/
