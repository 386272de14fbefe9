import { Hono } from 'hono'
import { NewRecordChange, type RecordChange, type RecordChanged, type RecordNow } from '../../contract/record.ts'
import { json } from '../body.ts'
import { currentRecord } from '../catalogue/record.ts'
import type { Deps } from '../deps.ts'
import { type Changed, changeRecord, previewChange } from '../workspaces/change-record.ts'
import { changed } from '../workspaces/record-changes.ts'
import type { OperatorEnv } from './access.ts'
import { act } from './trail.ts'

/** A record of thousands of entries. */
const MOST_BYTES = 2 * 1024 * 1024

/** The merchant's record: read, changed entry by entry or as a whole, and what a change would come to. */
export const catalogueRoutes = (deps: Deps) =>
  new Hono<OperatorEnv>()
    .get('/', async (c) => {
      const { workspace } = c.var
      const record = await currentRecord(deps.db, workspace)
      const data: RecordNow = { revision: workspace.revision, record, suggests: deps.proposer !== undefined }
      return c.json({ ok: true, data })
    })
    .post('/preview', json(NewRecordChange, MOST_BYTES), async (c) => {
      const data = await previewChange(deps.db, c.var.workspace.id, editing(c.req.valid('json')))
      return c.json({ ok: true, data: shown(data) })
    })
    .post('/changes', json(NewRecordChange, MOST_BYTES), async (c) => {
      const wanted = c.req.valid('json')
      const data = await act(deps, c, trailOf(wanted.change), (trx) =>
        changeRecord(trx, c.var.workspace.id, editing(wanted)),
      )
      return c.json({ ok: true, data: shown(data) })
    })

const editing = ({ revision, change }: NewRecordChange) => ({
  revision,
  change: (record: RecordNow['record']) => changed(record, change),
})

const shown = ({ revision, record, differences, stranded }: Changed): RecordChanged => ({
  ...{ revision, record, differences, stranded },
})

const nouns = { services: 'service', plans: 'plan', knowledge: 'knowledge' } as const

function trailOf(change: RecordChange) {
  switch (change.type) {
    case 'add':
      return {
        action: `add_${nouns[change.kind]}`,
        target: { type: nouns[change.kind], id: codeOf(change.entry.code) },
      }
    case 'change':
    case 'retire':
      return { action: `${change.type}_${nouns[change.kind]}`, target: { type: nouns[change.kind], id: change.code } }
    case 'closures':
      return { action: 'change_closures' }
    case 'import':
      return { action: 'import_record' }
    default:
      return change satisfies never
  }
}

// What was sent as a code is nobody's text until the record has taken it.
const codeOf = (code: unknown) => (typeof code === 'string' && /^[a-z0-9-]{1,64}$/.test(code) ? code : '')
