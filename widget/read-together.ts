import { effect, type ReadonlySignal } from '@preact/signals'
import type { Conversation } from './conversation.ts'

/**
 * What one tab has read is new in none. While a person has the conversation, or is asked for, what is kept says how much
 * of it was read: the next page then listens for the rest.
 */
export function readTogether(conversation: Conversation, isOpen: ReadonlySignal<boolean>, baseUrl: string): () => void {
  const { messages, control, unread, session, markRead } = conversation
  const tabs = globalThis.BroadcastChannel && new BroadcastChannel(`chaxi read ${baseUrl}`)
  let readHere: string | undefined
  let readThere: string | undefined
  let readUpTo = 0

  function look() {
    const newest = messages.value.findLast(({ status }) => status === 'sent')
    const [news] = unread.value
    const isRead = isOpen.value && document.visibilityState === 'visible'
    if (!newest) {
      readUpTo = 0
      return
    }
    if (isRead && newest.id !== readHere) {
      readHere = newest.id
      tabs?.postMessage(newest.id)
    }
    if (news && newest.id === readThere) return markRead()
    readUpTo = isRead || !news ? newest.seq : Math.max(readUpTo, news.seq - 1)
    hold(control.value !== 'assistant')
  }

  function hold(isHeld: boolean) {
    const key = `chaxi:${baseUrl}`
    try {
      const kept = JSON.parse(localStorage[key])
      const held = isHeld ? readUpTo : undefined
      if (kept.session.token === session.value?.token && kept.held !== held)
        localStorage[key] = JSON.stringify({ ...kept, held })
    } catch {
      // Nothing is kept, or the browser refuses storage: then the next page knows of nobody.
    }
  }

  if (tabs)
    tabs.onmessage = ({ data }) => {
      readThere = data
      look()
    }
  const stop = effect(look)
  document.addEventListener('visibilitychange', look)
  return () => {
    stop()
    tabs?.close()
    document.removeEventListener('visibilitychange', look)
  }
}
