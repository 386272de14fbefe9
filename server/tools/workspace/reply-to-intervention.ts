import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { Intervention } from '../../../contract/interventions.ts'
import { ShopMessage } from '../../../contract/shop-view.ts'
import { reply } from '../../interventions/holding.ts'
import { ReplyText } from '../../interventions/reply-text.ts'
import { defineOperation, Id } from './define-operation.ts'
import { answer, claimed } from './examples.ts'

export default defineOperation({
  name: 'reply_to_intervention',
  title: 'Answer a visitor',
  description:
    'Say something to the visitor of an intervention in the shop’s name. The first answer takes one that waits; it ends none. It is sent once for each Idempotency-Key.',
  scope: 'write',
  rest: { method: 'post', path: '/interventions/{id}/reply' },
  isIdempotent: true,
  input: z.strictObject({
    id: Id.describe('The id of the intervention'),
    message: ReplyText.describe('What the visitor reads, as plain text'),
  }),
  output: z.object({ message: ShopMessage, intervention: Intervention }),
  refusals: ['not_found', 'conflict', 'idempotency_mismatch'],
  target: ({ id }) => ({ type: 'intervention', id }),
  example: {
    input: { id: claimed.id, message: answer.text },
    output: { message: answer, intervention: { ...claimed, first_reply_at: answer.created_at } },
  },
  run: async ({ id, message: text }, { db, workspace, by }) => {
    const { message, intervention } = await reply(db, workspace, id, { id: randomUUID(), text }, by)
    return { message: { ...message, cards: [] }, intervention }
  },
})
