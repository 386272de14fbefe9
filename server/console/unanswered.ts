import { Hono } from 'hono'
import {
  type Dealt as DealtAnswer,
  NewAnswer,
  NewWording,
  type UnansweredList,
  UnansweredShow,
} from '../../contract/unanswered.ts'
import { json } from '../body.ts'
import { currentRecord } from '../catalogue/record.ts'
import type { Deps } from '../deps.ts'
import { parse } from '../errors.ts'
import { countQuestions, listQuestions, presentQuestion } from '../unanswered/present.ts'
import { answerQuestion, type Dealt, dismissQuestion, reopenQuestion, wordQuestion } from '../unanswered/unanswered.ts'
import type { OperatorEnv } from './access.ts'
import { act } from './trail.ts'

/** What visitors asked in vain, and what the shop does about it; each act is written into the trail. */
export const unansweredRoutes = (deps: Deps) => {
  const { db } = deps
  const dealt = async ({ row, record, isFound }: Dealt): Promise<DealtAnswer> => ({
    question: await presentQuestion(db, record, row),
    is_found: isFound,
  })
  const to = (action: string, id: string) => ({ action, target: { type: 'question', id } })

  return new Hono<OperatorEnv>()
    .get('/', async (c) => {
      const { workspace } = c.var
      const show = parse(UnansweredShow, c.req.query('show') ?? 'open', 'The list')
      const record = await currentRecord(db, workspace)
      const data: UnansweredList = {
        questions: await listQuestions(db, workspace.id, record, show),
        counts: await countQuestions(db, workspace.id),
        knowledge: record.knowledge,
      }
      return c.json({ ok: true, data })
    })
    .get('/counts', async (c) => c.json({ ok: true, data: await countQuestions(db, c.var.workspace.id) }))
    .post('/:id/answer', json(NewAnswer), async (c) => {
      const id = c.req.param('id')
      const written = { ...c.req.valid('json'), by: c.var.operator.name }
      const done = await act(deps, c, to('answer_question', id), (trx) =>
        answerQuestion(trx, c.var.workspace.id, id, written),
      )
      return c.json({ ok: true, data: await dealt(done) })
    })
    .post('/:id/wording', json(NewWording), async (c) => {
      const id = c.req.param('id')
      const worded = { ...c.req.valid('json'), by: c.var.operator.name }
      const done = await act(deps, c, to('add_wording', id), (trx) => wordQuestion(trx, c.var.workspace.id, id, worded))
      return c.json({ ok: true, data: await dealt(done) })
    })
    .post('/:id/dismiss', async (c) => {
      const id = c.req.param('id')
      const by = c.var.operator.name
      await act(deps, c, to('dismiss_question', id), (trx) => dismissQuestion(trx, c.var.workspace.id, id, { by }))
      return c.body(null, 204)
    })
    .post('/:id/reopen', async (c) => {
      const id = c.req.param('id')
      await act(deps, c, to('reopen_question', id), (trx) => reopenQuestion(trx, c.var.workspace.id, id))
      return c.body(null, 204)
    })
}
