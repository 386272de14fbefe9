import { signal } from '@preact/signals'
import * as z from 'zod/mini'
import { type Frame, listen } from '../browser/stream.ts'
import { InboxEvent } from '../contract/inbox.ts'

/** This tab's name towards the server, so that it is told apart from the operator's other tabs. */
export const tab = crypto.randomUUID()

/** Whether news arrives; `since` is when the last did, while it does not. */
export const line = signal<{ connected: boolean; since: number }>({ connected: true, since: Date.now() })

type Heard = (news: InboxEvent) => void
const hearers = new Set<Heard>()

/** Hears the workspace's news until the returned function is called. */
export function onNews(heard: Heard): () => void {
  hearers.add(heard)
  return () => hearers.delete(heard)
}

/** Listens while somebody is signed in; answers how to stop. */
export function follow(refused: () => void): () => void {
  let stop = listenOnce(refused)
  // A line that was cut says nothing by itself for a while; the browser often knows at once.
  const lost = () => tell(false)
  const found = () => {
    stop()
    stop = listenOnce(refused)
  }
  addEventListener('offline', lost)
  addEventListener('online', found)
  return () => {
    removeEventListener('offline', lost)
    removeEventListener('online', found)
    stop()
  }
}

const listenOnce = (refused: () => void) =>
  listen(
    `/console/api/inbox/events?tab=${tab}`,
    {
      hear(frame) {
        line.value = { connected: true, since: Date.now() }
        const news = read(frame)
        if (news) for (const heard of hearers) heard(news)
      },
      refused,
      connected: tell,
    },
    { withCookie: true },
  )

// A kind of news that this page is too old to know is passed over: what else comes must not stop for it.
function read({ type, data }: Frame): InboxEvent | undefined {
  try {
    return z.parse(InboxEvent, { type, data: JSON.parse(data) })
  } catch (error) {
    console.warn(`chaxi: news of ${type} could not be read`, error)
    return undefined
  }
}

function tell(connected: boolean) {
  if (connected !== line.value.connected) line.value = { ...line.value, connected }
}
