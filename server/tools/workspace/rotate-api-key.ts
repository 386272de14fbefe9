import * as z from 'zod'
import { MadeKey } from '../../../contract/api-keys.ts'
import { keyByPrefix, rotateKey } from '../../keys/keys.ts'
import { defineOperation, KeyPrefix } from './define-operation.ts'
import { apiKey, newValue } from './examples.ts'

export default defineOperation({
  name: 'rotate_api_key',
  title: 'Rotate an API key',
  description:
    'Give an API key another value, at once: the value it had opens nothing from the next request on. Without a prefix it is the calling key. The new value is in this answer and never anywhere again.',
  scope: 'write',
  isDestructive: true,
  input: z.strictObject({ prefix: KeyPrefix.optional() }),
  output: z.object(MadeKey.shape),
  refusals: ['not_found', 'conflict'],
  target: (_, made) => made && { type: 'api_key', id: made.key.id },
  example: { input: {}, output: { key: apiKey, value: newValue } },
  run: async ({ prefix }, { db, workspace, by, keyHash }) => {
    const calling = { workspace_id: workspace.id, id: by.id, hash: keyHash }
    return rotateKey(db, prefix === undefined ? calling : await keyByPrefix(db, workspace.id, prefix))
  },
})
