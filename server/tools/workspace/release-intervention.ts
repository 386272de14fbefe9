import * as z from 'zod'
import { Intervention } from '../../../contract/interventions.ts'
import { release } from '../../interventions/holding.ts'
import { defineOperation, Id } from './define-operation.ts'
import { intervention } from './examples.ts'

export default defineOperation({
  name: 'release_intervention',
  title: 'Give an intervention back',
  description: 'Give an intervention that somebody has back to the queue: the visitor is told that they wait again.',
  scope: 'write',
  rest: { method: 'post', path: '/interventions/{id}/release' },
  input: z.strictObject({ id: Id.describe('The id of the intervention') }),
  output: z.object({ intervention: Intervention }),
  refusals: ['not_found', 'conflict'],
  target: ({ id }) => ({ type: 'intervention', id }),
  example: { input: { id: intervention.id }, output: { intervention: intervention } },
  run: async ({ id }, { db, workspace, by }) => ({ intervention: await release(db, workspace, id, by) }),
})
