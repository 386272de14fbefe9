import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Shop } from './fixtures.ts'

export const mei = {
  name: 'Mei Tan',
  email: 'mei@lanternleaf.example',
  password: 'seven lanterns and a kettle',
}

/** The first of the shop's people, who does at the console's own interface what its pages would do for her. */
export async function operatorOf({ origin, said }: Pick<Shop, 'origin' | 'said'>, request: APIRequestContext) {
  const at = (path: string) => `${origin}/console/api${path}`
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, data?: unknown) => {
    const answer = await request.fetch(at(path), { method, data })
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
    return answer.status() === 204 ? undefined : (await answer.json()).data
  }
  const token = /\/console\/set-up#(\S+)/.exec(said())?.[1]
  await ask('POST', '/set-up', { token, ...mei })

  return {
    /** Who waits longest, with their hand-off. */
    async waiting() {
      const { items } = await ask('GET', '/inbox/conversations?list=waiting')
      const [{ id, intervention }] = items
      const held = `/inbox/interventions/${intervention.id}`
      return {
        claims: () => ask('POST', `${held}/claim`),
        types: () => ask('PUT', '/inbox/presence', { tab: randomUUID(), conversation_id: id, doing: 'writing' }),
        replies: (text: string) => ask('POST', `${held}/reply`, { id: randomUUID(), text }),
        notes: (text: string) => ask('POST', `/inbox/conversations/${id}/notes`, { id: randomUUID(), text }),
        resolves: () => ask('POST', `${held}/resolve`, { resolution: 'answered' }),
      }
    },
  }
}
