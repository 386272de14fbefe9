import * as z from 'zod'
import { ApiKey } from '../../../contract/api-keys.ts'
import { keyByPrefix, revokeKey } from '../../keys/keys.ts'
import { defineOperation, KeyPrefix } from './define-operation.ts'
import { apiKey } from './examples.ts'

export default defineOperation({
  name: 'revoke_api_key',
  title: 'Revoke an API key',
  description:
    'End an API key for good: it opens nothing from the next request on, and stays listed. Without a prefix it is the calling key.',
  scope: 'write',
  isDestructive: true,
  input: z.strictObject({ prefix: KeyPrefix.optional() }),
  output: z.object({ key: ApiKey }),
  refusals: ['not_found', 'conflict'],
  target: (_, revoked) => revoked && { type: 'api_key', id: revoked.key.id },
  example: { input: {}, output: { key: { ...apiKey, revoked_at: '2026-11-28T14:00:00Z' } } },
  run: async ({ prefix }, { db, workspace, by, keyHash }) => {
    const calling = { workspace_id: workspace.id, id: by.id, hash: keyHash }
    return { key: await revokeKey(db, prefix === undefined ? calling : await keyByPrefix(db, workspace.id, prefix)) }
  },
})
