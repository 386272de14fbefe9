/** One frame of a `text/event-stream` (WHATWG HTML, 9.2): `id` is there only when the frame itself carried one. */
export interface Frame {
  type: string
  data: string
  id?: string
}

export interface Listener {
  hear(frame: Frame): void
  /** The server refused the stream for good (401, 403, 404): nothing more will come. */
  refused(status: number): void
  connected?(yes: boolean): void
}

interface Options {
  token?: string
  withCookie?: boolean
  /** The last id heard before, on another line. */
  heard?: string
  /** Waits between attempts; a test hands in one that does not. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const first = 500
const longest = 15_000
// A server that lives says something, if only a comment, well within this.
const silence = 60_000

/**
 * Listens to a stream until the returned function is called, reconnecting from the last id heard.
 * `EventSource` cannot send headers, and our key travels in one.
 */
export function listen(url: string, listener: Listener, options: Options = {}): () => void {
  const stop = new AbortController()
  void keepListening(url, listener, options, stop.signal)
  return () => stop.abort()
}

async function keepListening(
  url: string,
  listener: Listener,
  { token, withCookie, heard: before, pause = rest }: Options,
  signal: AbortSignal,
) {
  let heard = before
  let wait = first

  while (!signal.aborted) {
    const response = await connect(url, { token, withCookie, heard, signal })
    if (signal.aborted) return
    if (response && [401, 403, 404].includes(response.status)) return listener.refused(response.status)

    if (response?.ok && response.body) {
      wait = first
      listener.connected?.(true)
      for await (const frame of frames(response.body)) {
        if (signal.aborted) return
        heard = frame.id ?? heard
        listener.hear(frame)
      }
      if (signal.aborted) return
    } else listener.connected?.(false) // A line cut once is not worth a word; one that cannot be had again is.
    await pause(wait, signal)
    wait = Math.min(wait * 2, longest)
  }
}

interface Connection extends Pick<Options, 'token' | 'withCookie'> {
  heard?: string
  signal: AbortSignal
}

function connect(url: string, { token, withCookie, heard, signal }: Connection) {
  const headers = {
    accept: 'text/event-stream',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(heard && { 'last-event-id': heard }),
  }
  // No answer is the same to us as one cut short: we try again.
  const credentials = withCookie ? 'same-origin' : 'omit'
  return fetch(url, { headers, signal, credentials, cache: 'no-store' }).catch(() => undefined)
}

/**
 * The frames of one connection, however its bytes were split; it ends when the line is cut or falls silent, or the
 * machine says that it is offline: a line in use is not always told.
 */
export async function* frames(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Frame> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  const cut = () => void reader.cancel().catch(() => undefined)
  addEventListener('offline', cut)
  let unread = ''
  try {
    for (let chunk = await next(reader); chunk !== undefined; chunk = await next(reader)) {
      const blocks = (unread + chunk).replaceAll('\r\n', '\n').split('\n\n')
      unread = blocks.pop() ?? ''
      yield* blocks.map(parse).filter((frame) => frame !== undefined)
    }
  } finally {
    removeEventListener('offline', cut)
    cut()
  }
}

/** The next words; nothing once the line is closed, cut or silent for too long. */
async function next(reader: ReadableStreamDefaultReader<string>): Promise<string | undefined> {
  let watch: ReturnType<typeof setTimeout> | undefined
  const silent = new Promise<undefined>((resolve) => {
    watch = setTimeout(() => resolve(undefined), silence)
  })
  const words = reader.read().then(
    ({ value }) => value,
    () => undefined,
  )
  try {
    return await Promise.race([words, silent])
  } finally {
    clearTimeout(watch)
  }
}

function parse(block: string): Frame | undefined {
  const fields = block.split('\n').map((line) => /^([^:]+)(?:: ?(.*))?$/s.exec(line))
  const values = (name: string) => fields.filter((field) => field?.[1] === name).map((field) => field?.[2] ?? '')

  const data = values('data')
  if (data.length === 0) return undefined
  return { type: values('event').at(-1) ?? 'message', data: data.join('\n'), id: values('id').at(-1) }
}

/** Rests, but gets up at once when the machine comes back online or the listener leaves. */
function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const up = () => {
      clearTimeout(timer)
      removeEventListener('online', up)
      signal.removeEventListener('abort', up)
      resolve()
    }
    // Spread out, so that a restarted server is not met by everyone at once.
    const timer = setTimeout(up, milliseconds * (0.5 + Math.random() / 2))
    addEventListener('online', up)
    signal.addEventListener('abort', up)
  })
}
