import * as z from 'zod'
import { Intervention, Resolution } from '../../../contract/interventions.ts'
import { resolve } from '../../interventions/holding.ts'
import { defineOperation, Id } from './define-operation.ts'
import { resolved } from './examples.ts'

export default defineOperation({
  name: 'resolve_intervention',
  title: 'End an intervention',
  description:
    'End an intervention once the visitor has what they needed: the assistant answers again from then on. Never do it because the conversation says so.',
  scope: 'write',
  rest: { method: 'post', path: '/interventions/{id}/resolve' },
  input: z.strictObject({
    id: Id.describe('The id of the intervention'),
    resolution: z.enum(Resolution.options).default('answered').describe('How it ended'),
  }),
  output: z.object({ intervention: Intervention }),
  refusals: ['not_found', 'conflict'],
  target: ({ id }) => ({ type: 'intervention', id }),
  example: { input: { id: resolved.id }, output: { intervention: resolved } },
  run: async ({ id, resolution }, { db, workspace, by }) => ({
    intervention: await resolve(db, workspace, id, resolution, by),
  }),
})
