import { ConversationEvent } from '../../contract/conversations.ts'
import type { Shop } from './people.ts'

/** What a conversation's stream said: every byte, and the events as the contract reads them. */
export interface Wire {
  raw: string
  events: ConversationEvent[]
}

/** Reads a conversation's stream from after one number up to another, as a page would that lost its connection. */
export async function readWire(shop: Shop, path: string, token: string, from: number, to: number): Promise<Wire> {
  if (to <= from) return { raw: '', events: [] }

  const headers = { authorization: `Bearer ${token}`, 'last-event-id': String(from) }
  const { body, status } = await shop.app.request(`${path}/events`, { headers })
  if (!body) throw new Error(`${path}/events answered ${status} without a body`)
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let raw = ''
  while (!raw.endsWith('\n\n') || !new RegExp(`^id: ${to}$`, 'm').test(raw)) {
    const { done, value } = await reader.read()
    if (done) throw new Error(`The stream of ${path} ended before event ${to}.`)
    raw += value
  }
  await reader.cancel()
  return { raw, events: raw.split('\n\n').flatMap(eventIn) }
}

function eventIn(frame: string): ConversationEvent[] {
  if (frame === '' || frame.startsWith(':')) return []
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1] ?? ''
  return [ConversationEvent.parse({ type: field('event'), data: JSON.parse(field('data')) })]
}
