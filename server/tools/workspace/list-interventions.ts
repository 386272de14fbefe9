import * as z from 'zod'
import { Intervention } from '../../../contract/interventions.ts'
import { openCursor, pageOf, sealCursor } from '../../cursors.ts'
import { listInterventions } from '../../interventions/interventions.ts'
import { defineOperation, next, paging } from './define-operation.ts'
import { intervention } from './examples.ts'

const State = z.enum(['open', 'pending', 'active', 'resolved', 'all'])

export default defineOperation({
  name: 'list_interventions',
  title: 'List who waits for a person',
  description:
    'List the interventions of the workspace, conversations that were handed to a person, the longest wait first. Without a state it lists the open ones: those that wait (pending) and those that somebody has (active).',
  scope: 'read',
  rest: { method: 'get', path: '/interventions' },
  input: z.strictObject({ state: State.default('open').describe('Which ones'), ...paging }),
  output: z.object({ interventions: z.array(Intervention), ...next }),
  data: 'interventions',
  example: { input: { state: 'open' }, output: { interventions: [intervention], next_cursor: null } },
  run: async ({ state, limit, cursor }, { db, workspace }) => {
    const list = `interventions ${state}`
    const [waiting_since, id] = cursor ? openCursor(workspace, list, cursor) : []
    const after = id === undefined ? undefined : { waiting_since: String(waiting_since), id }
    const found = await listInterventions(db, workspace.id, { state, limit: limit + 1, after })
    const page = pageOf(found, limit, (last) => sealCursor(workspace, list, [last.waiting_since, last.id]))
    return { interventions: [...page.rows], next_cursor: page.next_cursor }
  },
})
