import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { appendAudit, type Entry } from '../audit/audit.ts'
import { type Database, transact } from '../database.ts'
import type { Deps } from '../deps.ts'
import { AppError, statusOf } from '../errors.ts'
import type { OperatorEnv } from './access.ts'

/** What somebody does in the console: its name, such as `claim_intervention`, and what it is done to. */
export interface Act {
  action: string
  target?: Entry['target']
}

/** Does what an operator asked and writes it into the trail, in one commit; a refusal is written down too, and thrown. */
export async function act<T>(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  c: Context<OperatorEnv>,
  { action, target }: Act,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  const { workspace, operator } = c.var
  const began = performance.now()
  const writeDown = (on: Database, came: Pick<Entry, 'status' | 'error'>) =>
    appendAudit(on, workspace.id, {
      surface: 'console',
      actor: { type: 'operator', id: operator.id, name: operator.name },
      action,
      target,
      method: c.req.method,
      route: routePath(c).replace(/:(\w+)/g, '{$1}'),
      ...came,
      address: limits.addressOf(c),
      userAgent: c.req.header('user-agent'),
      ms: Math.round(performance.now() - began),
    })

  try {
    return await transact(db, async (trx) => {
      const done = await work(trx)
      await writeDown(trx, { status: 200 })
      return done
    })
  } catch (error) {
    if (error instanceof AppError) await writeDown(db, { status: statusOf(error.code), error: error.code })
    throw error
  }
}
