import type { Shop } from '../../contract/catalogue.ts'
import type { Thread, ThreadNote } from '../../contract/channels.ts'
import type { ShopMessage } from '../../contract/shop-view.ts'
import { lineCalls } from './line.ts'
import type { Tell } from './notes.ts'
import { type Links, type Utterance, utteranceOf } from './utterance.ts'
import { weChatCalls } from './wechat.ts'
import { whatsAppCalls } from './whatsapp.ts'
import { type Late, lateOnWeChat, lateOnWhatsApp, neverLate } from './windows.ts'

/**
 * A conversation as it would read on each platform, as the very bodies that would be sent there. Only what its visitor
 * can read is in it: it is made of messages alone.
 */
export function threadsOf(messages: readonly ShopMessage[], shop: Shop, links: Links): Thread[] {
  const turns = messages.map((message) => ({ message, utterance: utteranceOf(message, shop, links) }))
  return [
    { platform: 'line', ...threadOf(turns, lineCalls, neverLate) },
    { platform: 'whatsapp', ...threadOf(turns, whatsAppCalls, lateOnWhatsApp) },
    { platform: 'wechat', ...threadOf(turns, weChatCalls, lateOnWeChat) },
  ]
}

interface Turn {
  message: ShopMessage
  utterance: Utterance
}

type Said<Call> =
  | { by: 'guest'; text: string; at: string }
  | { by: 'shop'; calls: Call[]; at: string; notes: number[]; is_late: boolean }

/** The same note is told once, and has one number wherever it holds. */
function threadOf<Call>(
  turns: Turn[],
  callsOf: (said: Utterance, tell: Tell) => Call[],
  lateness: () => Late<NoInfer<Call>>,
) {
  const told: ThreadNote[] = []
  const late = lateness()
  const said = turns.flatMap(({ message, utterance }): Said<Call>[] => {
    const at = message.created_at
    if (message.author.type === 'visitor') {
      late.heard(at)
      return [{ by: 'guest', text: utterance.text, at }]
    }
    const changes: ThreadNote[] = []
    const calls = callsOf(utterance, (note) => void changes.push(note))
    if (calls.length === 0) return []

    const why = late.says(at, calls)
    const numbers = new Set([...changes, ...(why ? [why] : [])].map((note) => numberOf(told, note)))
    return [{ by: 'shop', calls, at, notes: [...numbers].sort((a, b) => a - b), is_late: why !== undefined }]
  })
  return { said, notes: told }
}

function numberOf(told: ThreadNote[], note: ThreadNote): number {
  const known = told.findIndex(({ title, text }) => title === note.title && text === note.text)
  return known === -1 ? told.push(note) : known + 1
}
