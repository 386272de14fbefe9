import { Hono } from 'hono'
import {
  AcceptedWordings,
  type AlsoFits,
  NewWordings,
  type RecordChanged,
  type Suggestions,
} from '../../contract/record.ts'
import { json } from '../body.ts'
import { currentRecord } from '../catalogue/record.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { alsoFits } from '../knowledge/near.ts'
import { keepWordings } from '../suggestions/keep.ts'
import { proposeWordings } from '../suggestions/propose.ts'
import type { OperatorEnv } from './access.ts'
import { act } from './trail.ts'

/** Other ways to ask for what the record answers: what else they would fit, what a model proposes, and adding them. */
export const wordingRoutes = (deps: Deps) => {
  const on = (id: string) => ({ type: 'knowledge', id })
  return new Hono<OperatorEnv>()
    .post('/fits', json(NewWordings), async (c) => {
      const { code, wordings } = c.req.valid('json')
      const record = await currentRecord(deps.db, c.var.workspace)
      const fits = [...new Set(wordings)].map((wording) => ({ wording, also: alsoFits(record, wording, code) }))
      const data: AlsoFits = {
        fits: fits
          .filter(({ also }) => also.length > 0)
          .map(({ wording, also }) => ({
            wording,
            also: also.map(({ kind, code, title }) => ({ kind, code, title })),
          })),
      }
      return c.json({ ok: true, data })
    })
    .post('/knowledge/:code/suggestions', async (c) => {
      const code = c.req.param('code')
      // A model takes seconds, and the trail is locked while it is written to.
      const [tried] = await Promise.allSettled([suggestions(deps, c.var.workspace, code, c.req.raw.signal)])
      const data = await act(deps, c, { action: 'suggest_wordings', target: on(code) }, async () => {
        if (tried.status === 'rejected') throw tried.reason
        return tried.value
      })
      return c.json({ ok: true, data })
    })
    .post('/knowledge/:code/wordings', json(AcceptedWordings), async (c) => {
      const code = c.req.param('code')
      const { wordings } = c.req.valid('json')
      const { revision, record, differences, stranded } = await act(
        deps,
        c,
        { action: 'add_wordings', target: on(code) },
        (trx) => keepWordings(trx, c.var.workspace.id, code, wordings),
      )
      const data: RecordChanged = { revision, record, differences, stranded }
      return c.json({ ok: true, data })
    })
}

async function suggestions(
  { db, proposer }: Deps,
  workspace: OperatorEnv['Variables']['workspace'],
  code: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  if (!proposer) throw new AppError('not_found', 'No model is configured here that could suggest wordings.')
  return proposeWordings(proposer, await currentRecord(db, workspace), code, { signal })
}
