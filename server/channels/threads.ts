import type { Thread, ThreadNote } from '../../contract/channels.ts'
import type { ShopMessage } from '../../contract/shop-view.ts'
import type { Language } from '../languages/languages.ts'
import { lineCalls } from './line.ts'
import { type About, listening, type Notes, notesIn } from './notes.ts'
import { type Links, type ThreadShop, type Utterance, utteranceOf } from './utterance.ts'
import { weChatCalls } from './wechat.ts'
import { whatsAppCalls } from './whatsapp.ts'
import { type Late, lateOnWeChat, lateOnWhatsApp, neverLate } from './windows.ts'

/**
 * A conversation as it would read on each platform, as the very bodies that would be sent there. Only what its visitor
 * can read is in it: it is made of messages alone. Those numbered below `from` are not shown: they only tell how long a
 * platform would have waited for the first that is. `reader` is who is told what changes.
 */
export function threadsOf(
  messages: readonly ShopMessage[],
  shop: ThreadShop,
  links: Links,
  { from = 0, reader = 'en' }: Asked = {},
): Thread[] {
  const asked = { from, notes: notesIn[reader] }
  const turns = messages.map((message) => ({ message, utterance: utteranceOf(message, shop, links) }))
  return [
    { platform: 'line', ...threadOf(turns, asked, { callsOf: lineCalls, lateness: neverLate }) },
    { platform: 'whatsapp', ...threadOf(turns, asked, { callsOf: whatsAppCalls, lateness: lateOnWhatsApp }) },
    { platform: 'wechat', ...threadOf(turns, asked, { callsOf: weChatCalls, lateness: lateOnWeChat }) },
  ]
}

interface Asked {
  from?: number
  reader?: Language
}

interface Turn {
  message: ShopMessage
  utterance: Utterance
}

type Said<Call> =
  | { by: 'guest'; text: string; at: string }
  | { by: 'shop'; calls: Call[]; at: string; notes: number[]; is_late: boolean }

interface Manner<Call> {
  callsOf(said: Utterance, about: About): Call[]
  lateness(): Late<NoInfer<Call>>
}

/** The same note is told once, and has one number wherever it holds. */
function threadOf<Call>(
  turns: Turn[],
  { from, notes }: { from: number; notes: Notes },
  { callsOf, lateness }: Manner<Call>,
) {
  const told: ThreadNote[] = []
  const late = lateness()
  const said = turns.flatMap(({ message, utterance }): Said<Call>[] => {
    const at = message.created_at
    if (message.author.type === 'visitor') {
      late.heard(at)
      return message.seq < from ? [] : [{ by: 'guest', text: utterance.text, at }]
    }
    const { about, changes } = listening(notes)
    const calls = callsOf(utterance, about)
    if (calls.length === 0) return []

    const why = late.says(at, calls)
    if (message.seq < from) return []

    const numbers = new Set([...changes().values(), ...(why ? [why(notes)] : [])].map((note) => numberOf(told, note)))
    return [{ by: 'shop', calls, at, notes: [...numbers].sort((a, b) => a - b), is_late: why !== undefined }]
  })
  return { said, notes: told }
}

function numberOf(told: ThreadNote[], note: ThreadNote): number {
  const known = told.findIndex(({ title, text }) => title === note.title && text === note.text)
  return known === -1 ? told.push(note) : known + 1
}
