import { signal } from '@preact/signals'
import { type Frame, listen } from '../browser/stream.ts'

/** Whether news arrives; `since` is when the last did, while it does not. */
export const line = signal<{ connected: boolean; since: number }>({ connected: true, since: Date.now() })

type Heard = (frame: Frame) => void
const hearers = new Set<Heard>()

/** Hears the workspace's news until the returned function is called. */
export function onNews(heard: Heard): () => void {
  hearers.add(heard)
  return () => hearers.delete(heard)
}

/** Listens while somebody is signed in; answers how to stop. */
export const follow = (refused: () => void): (() => void) =>
  listen(
    '/console/api/feed',
    {
      hear(frame) {
        line.value = { connected: true, since: Date.now() }
        for (const heard of hearers) heard(frame)
      },
      refused,
      connected(yes) {
        if (yes !== line.value.connected) line.value = { ...line.value, connected: yes }
      },
    },
    { withCookie: true },
  )
