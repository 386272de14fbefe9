import { randomUUID } from 'node:crypto'
import { memberToken, signIn } from '../../server/visitors/member-for-tests.ts'
import { ada, type Guest, type Shop } from './people.ts'

/** Somebody at the panel: what they may see follows from who they are and what they have typed. */
export interface Visitor {
  token: string
  path: string
  conversationId: string
  /** What is theirs already, as a member. */
  own: Guest[]
  /** Everything they have written, and the names and addresses that are theirs. */
  typed: string
}

interface Arrival {
  isMember: boolean
  page: { url: string; title: string }
  adas: Guest[]
}

/** Opens a conversation as a page would, whose title and address anybody may have written. */
export async function arrive(shop: Shop, { isMember, page, adas }: Arrival): Promise<Visitor> {
  const asked = isMember ? await signIn(shop, await memberToken(shop, { plan: 'leaf' })) : await signIn(shop)
  const { token } = asked.body.data
  const { id } = (await shop.call('POST', '/visitor/conversations', { body: { page }, token })).body.data
  return {
    token,
    path: `/visitor/conversations/${id}`,
    conversationId: id,
    own: isMember ? adas : [],
    typed: isMember ? `${ada.name}\n${ada.email}` : '',
  }
}

/** Sends a message and waits until all that it started has ended. Answers the status. */
export async function say(shop: Shop, visitor: Visitor, text: string): Promise<number> {
  const body = { id: randomUUID(), text }
  const { status } = await shop.call('POST', `${visitor.path}/messages`, { body, token: visitor.token })
  await shop.turns.settled()
  return status
}

/** Whether this visitor has typed it, however they spelt it. */
export const hasTyped = ({ typed }: Visitor, words: string) => plain(typed).includes(plain(words))

/** Case, spaces and hyphens aside. */
export const plain = (text: string) => text.toLowerCase().replace(/[\s-]/g, '')
