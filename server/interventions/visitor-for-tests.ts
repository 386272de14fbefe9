import { randomUUID } from 'node:crypto'
import { readEvents } from '../read-events.ts'
import type { seeded } from '../seeded.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

export const mei = { type: 'operator', id: 'operator-mei', name: 'Mei Tan' } as const
export const jonah = { type: 'operator', id: 'operator-jonah', name: 'Jonah Reid' } as const
export const desk = { type: 'key', id: 'key-desk', label: 'Desk software', prefix: 'svc_sk_a1b2c3' } as const

/** A visitor in a conversation of their own, and what they see of it. */
export async function visitorIn(shop: Shop, signIn: { member_token?: string } = {}) {
  const { token } = (await shop.call('POST', '/visitor/sessions', { body: signIn })).body.data
  const { id } = (await shop.call('POST', '/visitor/conversations', { body: {}, token })).body.data
  const path = `/visitor/conversations/${id}`
  const asks = (method: string, rest: string, body: unknown = {}) =>
    shop.call(method, `${path}/${rest}`, { body, token })

  return {
    id: id as string,
    path,
    token,
    says: (text: string) => asks('POST', 'messages', { id: randomUUID(), text }),
    asksForPerson: async () => (await asks('POST', 'handoff')).body.data.intervention,
    asks,
    reads: async () => (await shop.call('GET', path, { token })).body.data,
    /** Who said what, so far. */
    hears: async (): Promise<string[]> =>
      (await shop.call('GET', path, { token })).body.data.messages.map(
        ({ author, text }: { author: { type: string; name?: string }; text: string }) =>
          `${author.name ?? author.type}: ${text}`,
      ),
    stream: (lastEventId?: string) => readEvents(shop.app, `${path}/events`, token, lastEventId),
    /** Everything told on their stream so far, as it is stored. */
    told: async () =>
      (await shop.db.selectFrom('event').selectAll().where('conversation_id', '=', id).orderBy('seq').execute()).map(
        ({ type, data }) => ({ type, data: JSON.parse(data) }),
      ),
  }
}
