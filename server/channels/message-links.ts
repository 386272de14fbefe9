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
  const payload = Buffer.from(`${conversationId}.${seq}`).toString('base64url')
  return `${workspace.baseUrl}/said/${signed(workspace, payload)}`
}

/** The message that a token opens. Throws the same `not_found` for one altered, made up, or of a message that has gone. */
export async function messageOfToken(db: Database, workspace: Workspace, token: string): Promise<ShopMessage> {
  const [payload = ''] = token.split('.')
  const message = same(token, signed(workspace, payload)) && (await readNamed(db, workspace, payload))
  if (!message || message.author.type === 'visitor')
    throw new AppError('not_found', 'This link is not valid any more. Ask the shop.')

  return message
}

function readNamed(db: Database, workspace: Workspace, payload: string): Promise<ShopMessage | undefined> {
  const [conversationId = '', seq] = Buffer.from(payload, 'base64url').toString().split('.')
  return readShopMessage(db, workspace, conversationId, Number(seq))
}

function signed(workspace: Workspace, payload: string): string {
  const signature = createHmac('sha256', workspace.signingKey).update(`said:${payload}`).digest('base64url')
  return `${payload}.${signature}`
}

/** Compares without telling, by its time, where the two differ. */
function same(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
