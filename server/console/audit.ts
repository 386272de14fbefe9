import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import * as z from 'zod/mini'
import { TrailFormat, TrailQuery } from '../../contract/trail.ts'
import { exportAudit } from '../audit/export.ts'
import { Standings } from '../audit/standing.ts'
import { listActors, readTrail } from '../audit/trail.ts'
import type { Deps } from '../deps.ts'
import { parse } from '../errors.ts'
import type { OperatorEnv } from './access.ts'
import { act } from './trail.ts'

const TYPES = { jsonl: 'application/jsonl', csv: 'text/csv; charset=utf-8' } as const

/** The audit trail of the console, under `/console/api/audit`. */
export const auditRoutes = (deps: Deps) => {
  const { db } = deps
  const standings = new Standings()
  return new Hono<OperatorEnv>()
    .get('/', async (c) => {
      const { before, ...filter } = parse(TrailQuery, c.req.query(), 'The query')
      const page = { filter, before: before === undefined ? undefined : Number(before) }
      return c.json({ ok: true, data: await readTrail(db, c.var.workspace.id, page) })
    })
    .get('/actors', async (c) => c.json({ ok: true, data: await listActors(db, c.var.workspace.id) }))
    .get('/chain', async (c) => c.json({ ok: true, data: await standings.last(db, c.var.workspace.id) }))
    .post('/chain/check', async (c) => c.json({ ok: true, data: await standings.check(db, c.var.workspace.id) }))
    .get('/export', async (c) => {
      const { format } = parse(Exported, c.req.query(), 'The query')
      // First, so that what leaves holds that it left.
      await act(deps, c, { action: 'export_audit' }, async () => {})
      c.header('Content-Type', TYPES[format])
      c.header('Content-Disposition', `attachment; filename="audit-${c.var.workspace.slug}.${format}"`)
      return stream(c, async (out) => {
        for await (const line of exportAudit(db, c.var.workspace.id, format)) await out.write(line)
      })
    })
}

const Exported = z.strictObject({ format: TrailFormat })
