import * as z from 'zod'
import { AuditRow } from '../../../contract/audit.ts'
import { newestRows } from '../../audit/rows.ts'
import { openCursor, pageOf, sealCursor } from '../../cursors.ts'
import { defineOperation, next, paging } from './define-operation.ts'
import { auditRow } from './examples.ts'

export default defineOperation({
  name: 'list_audit',
  title: 'List the audit trail',
  description:
    'List the calls that were made in the workspace, the newest first, refused ones too: which key or person made each, what it was about and what came of it. It never holds what was said.',
  scope: 'read',
  rest: { method: 'get', path: '/audit' },
  isTool: false,
  input: z.strictObject(paging),
  output: z.object({ rows: z.array(AuditRow), ...next }),
  data: 'rows',
  example: { input: { limit: 25 }, output: { rows: [auditRow], next_cursor: null } },
  run: async ({ limit, cursor }, { db, workspace }) => {
    const before = cursor === undefined ? undefined : Number(openCursor(workspace, 'audit', cursor)[0])
    const found = await newestRows(db, workspace.id, { limit: limit + 1, before })
    const page = pageOf(found, limit, (last) => sealCursor(workspace, 'audit', [last.seq, last.id]))
    return { rows: [...page.rows], next_cursor: page.next_cursor }
  },
})
