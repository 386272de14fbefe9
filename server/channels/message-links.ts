import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ShopMessage } from '../../contract/shop-view.ts'
import { readShopMessage } from '../conversations/shop-view.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import type { Workspace } from '../workspaces/workspaces.ts'

interface Named {
  conversationId: string
  seq: number
}

/** Where one message of the shop's stands whole. Its token opens this one message, and changes nothing. */
export function messageUrl(workspace: Workspace, { conversationId, seq }: Named): string {
  const payload = `${Buffer.from(conversationId.replaceAll('-', ''), 'hex').toString('base64url')}.${seq}`
  return `${workspace.baseUrl}/said/${payload}.${signature(workspace, payload)}`
}

/** The message that a token opens. Throws the same `not_found` for one altered, made up, or of a message that has gone. */
export async function messageOfToken(db: Database, workspace: Workspace, token: string): Promise<ShopMessage> {
  const [id = '', seq = '', given = ''] = token.split('.')
  const isOurs = same(given, signature(workspace, `${id}.${seq}`))
  const message = isOurs && (await readShopMessage(db, workspace, uuidOf(id), Number(seq)))
  if (!message || message.author.type === 'visitor')
    throw new AppError('not_found', 'This link is not valid any more. Ask the shop.')

  return message
}

const uuidOf = (id: string): string =>
  Buffer.from(id, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

// Half of it, 128 bits, is as hard to guess, and a messenger shows the whole address.
const signature = (workspace: Workspace, payload: string): string =>
  createHmac('sha256', workspace.signingKey).update(`said:${payload}`).digest().subarray(0, 16).toString('base64url')

/** Compares without telling, by its time, where the two differ. */
function same(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
