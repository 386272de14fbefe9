import { Hono } from 'hono'
import { HandOffRules } from '../../contract/hand-off-rules.ts'
import { json } from '../body.ts'
import type { Deps } from '../deps.ts'
import { handOffRules, keepHandOffRules } from '../workspaces/hand-off-rules.ts'
import type { OperatorEnv } from './access.ts'
import { act } from './trail.ts'

/** When the assistant brings the shop's people in, under `/console/api/hand-off-rules`. Whoever answers may say. */
export const handOffRuleRoutes = (deps: Deps) =>
  new Hono<OperatorEnv>()
    .get('/', async (c) => c.json({ ok: true, data: await handOffRules(deps.db, c.var.workspace.id) }))
    .put('/', json(HandOffRules), async (c) => {
      const rules = c.req.valid('json')
      const data = await act(deps, c, { action: 'change_hand_off_rules' }, (trx) =>
        keepHandOffRules(trx, c.var.workspace.id, rules),
      )
      return c.json({ ok: true, data })
    })
