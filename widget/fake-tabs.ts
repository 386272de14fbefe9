import { vi } from 'vitest'
import type { Listener } from '../browser/stream.ts'

interface Request {
  held: () => Promise<void>
  granted?: true
  settle(error?: DOMException): void
}

/** The Web Locks of one origin (W3C, Web Locks API): one holder a name, the others in line, and a thief at once. */
export class FakeLocks {
  #queues = new Map<string, Request[]>()

  request(name: string, { signal, steal }: LockOptions, held: () => Promise<void>): Promise<void> {
    const queue = this.#queues.get(name) ?? []
    this.#queues.set(name, queue)
    return new Promise((resolve, reject) => {
      const request: Request = { held, settle: (error) => (error ? reject(error) : resolve()) }
      const leave = (error?: DOMException) => {
        if (!queue.includes(request)) return
        queue.splice(queue.indexOf(request), 1)
        request.settle(error)
        this.#grant(queue)
      }
      signal?.addEventListener('abort', () => !request.granted && leave(aborted()))
      if (steal) {
        const robbed = queue[0]?.granted && queue.shift()
        queue.unshift(request)
        if (robbed) robbed.settle(aborted())
      } else queue.push(request)
      request.held = () => held().then(() => leave())
      this.#grant(queue)
    })
  }

  #grant([next]: Request[]) {
    if (!next || next.granted) return
    next.granted = true
    void Promise.resolve().then(next.held)
  }
}

const aborted = () => new DOMException('The lock was taken away.', 'AbortError')

/** Passes on to all other channels of its name, later and in order. A tab that is `asleep` neither speaks nor hears. */
export class FakeChannel {
  static all = new Set<FakeChannel>()
  onmessage: ((news: { data: unknown }) => void) | undefined
  asleep = false
  name: string

  constructor(name: string) {
    this.name = name
    FakeChannel.all.add(this)
  }

  postMessage(data: unknown) {
    if (this.asleep) return
    for (const other of FakeChannel.all)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => FakeChannel.all.has(other) && !other.asleep && other.onmessage?.({ data }))
  }

  close() {
    FakeChannel.all.delete(this)
  }
}

/** A line to the server that a test speaks on. */
interface FakeLine {
  url: string
  listener: Listener
  options: { token?: string; heard?: string }
  open: boolean
}

/** In the order in which they were opened. */
export const lines: FakeLine[] = []
export const openLines = () => lines.filter(({ open }) => open)

/** Stands in for `listen`. */
export function fakeListen(url: string, listener: Listener, options: FakeLine['options']) {
  const line = { url, listener, options, open: true }
  lines.push(line)
  return () => {
    line.open = false
  }
}

/** A browser with locks and channels, and nobody in it yet. */
export function fakeTabs() {
  FakeChannel.all.clear()
  lines.length = 0
  vi.stubGlobal('navigator', { locks: new FakeLocks() })
  vi.stubGlobal('BroadcastChannel', FakeChannel)
}
