import type { Preferences } from '../../contract/console.ts'
import type { InboxItem } from '../../contract/inbox.ts'

const AGAIN_MS = 30_000
const TIMES = 3

interface Bell {
  preferences(): Preferences
  /** Whether the operator is looking at this conversation now. */
  sees(id: string): boolean
  ring(volume: number): void
  notify(item: InboxItem): void
}

/**
 * Calls an operator for what waits unclaimed or is theirs, and for nothing else: at once, and twice more while they do
 * not look.
 */
export function alerts({ preferences, sees, ring, notify }: Bell) {
  const calling = new Map<string, { said: number; timer?: ReturnType<typeof setTimeout> }>()

  function hear(item: InboxItem) {
    const concerns = item.intervention?.state === 'pending' || item.intervention?.is_mine === true
    if (!concerns || item.unread === 0) return stop(item.id)
    if (sees(item.id) || calling.get(item.id)?.said === item.last_seq) return

    stop(item.id)
    call(item, 1)
  }

  function call(item: InboxItem, time: number) {
    const { sound, notifications } = preferences()
    if (sound > 0) ring(sound)
    if (notifications) notify(item)
    const timer = time < TIMES ? setTimeout(() => !sees(item.id) && call(item, time + 1), AGAIN_MS) : undefined
    calling.set(item.id, { said: item.last_seq, timer })
  }

  function stop(id: string) {
    clearTimeout(calling.get(id)?.timer)
    calling.delete(id)
  }

  return { hear, stop, stopAll: () => [...calling.keys()].forEach(stop) }
}
