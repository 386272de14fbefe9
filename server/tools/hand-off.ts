import * as z from 'zod'
import { Intervention } from '../../contract/interventions.ts'
import { AppError } from '../errors.ts'
import { handOff } from '../interventions/hand-off.ts'
import { defineTool } from './define-tool.ts'

export default defineTool({
  name: 'hand_off',
  title: 'Call a person of the shop',
  description:
    'Hand the conversation to a person of the shop. Call it when the visitor asks for one, or complains of something only a person can put right.',
  effect: 'calls a person',
  audience: 'assistant',
  input: z.strictObject({
    reason: z
      .enum(['visitor_asked', 'assistant_unsure', 'policy'])
      .describe(
        'visitor_asked only where they asked for a person; assistant_unsure for a complaint, or what you cannot settle',
      ),
    summary: z.string().max(500).describe('What the visitor needs, in one sentence'),
  }),
  output: z.object({ intervention: Intervention }),
  run: async (why, { db, workspace, conversation, tries, caller }) => {
    if (!conversation) throw new AppError('conflict', 'There is no conversation to hand over.')
    await tries.handOff(caller)
    return { intervention: await handOff(db, workspace, conversation.id, why, { type: 'system' }) }
  },
  card: ({ intervention }) => ({ type: 'handoff', intervention }),
})
