import { Hono } from 'hono'
import { type Figures, FiguresQuery } from '../../contract/figures.ts'
import type { Deps } from '../deps.ts'
import { parse } from '../errors.ts'
import { dayFigures } from '../figures/figures.ts'
import type { OperatorEnv } from './access.ts'

/** What happened, by the day. */
export const figureRoutes = ({ db }: Deps) =>
  new Hono<OperatorEnv>().get('/', async (c) => {
    const { days } = parse(FiguresQuery, c.req.query(), 'The days asked for')
    const data: Figures = { days: await dayFigures(db, c.var.workspace, days) }
    return c.json({ ok: true, data })
  })
