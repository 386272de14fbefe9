import * as z from 'zod'
import { Intervention } from '../../../contract/interventions.ts'
import { claim } from '../../interventions/holding.ts'
import { defineOperation, Id } from './define-operation.ts'
import { claimed } from './examples.ts'

export default defineOperation({
  name: 'claim_intervention',
  title: 'Take an intervention',
  description:
    'Take an intervention that waits: the visitor is told that somebody is there. One that somebody has already is refused.',
  scope: 'write',
  rest: { method: 'post', path: '/interventions/{id}/claim' },
  input: z.strictObject({ id: Id.describe('The id of the intervention') }),
  output: z.object({ intervention: Intervention }),
  refusals: ['not_found', 'conflict'],
  target: ({ id }) => ({ type: 'intervention', id }),
  example: { input: { id: claimed.id }, output: { intervention: claimed } },
  run: async ({ id }, { db, workspace, by }) => ({ intervention: await claim(db, workspace, id, by) }),
})
