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

/** What visitors asked in vain, and what the shop does about it. */
export const unansweredRoutes = ({ db }: Pick<Deps, 'db'>) => {
  const dealt = async ({ row, record, isFound }: Dealt): Promise<DealtAnswer> => ({
    question: await presentQuestion(db, record, row),
    is_found: isFound,
  })
  const by = ({ operator }: OperatorEnv['Variables']) => operator.name

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
      const written = { ...c.req.valid('json'), by: by(c.var) }
      return c.json({
        ok: true,
        data: await dealt(await answerQuestion(db, c.var.workspace.id, c.req.param('id'), written)),
      })
    })
    .post('/:id/wording', json(NewWording), async (c) => {
      const worded = { ...c.req.valid('json'), by: by(c.var) }
      return c.json({
        ok: true,
        data: await dealt(await wordQuestion(db, c.var.workspace.id, c.req.param('id'), worded)),
      })
    })
    .post('/:id/dismiss', async (c) => {
      await dismissQuestion(db, c.var.workspace.id, c.req.param('id'), { by: by(c.var) })
      return c.body(null, 204)
    })
    .post('/:id/reopen', async (c) => {
      await reopenQuestion(db, c.var.workspace.id, c.req.param('id'))
      return c.body(null, 204)
    })
}
