import { type Frame, type Listener, listen } from '../browser/stream.ts'

type Told = { frame: Frame; repeats?: boolean } | { connected: boolean } | { refused: number } | { alive: true }
type Said = Told | { asks: 'from the start' | 'are you there' }

/** How long a tab that holds the line may take to answer, in milliseconds. One that is asleep does not. */
const PATIENCE = 3000
const LOOKS_AGAIN = 20_000

/**
 * Listens as `listen` does, but of all tabs that listen with one key to one address only one holds the line (a Web Lock)
 * and passes on what it hears. Where one tab goes or falls asleep, another goes on after the last thing heard. Without
 * locks or channels each tab has a line of its own.
 */
export function listenTogether(url: string, listener: Listener, token: string): () => void {
  if (!navigator.locks || !globalThis.BroadcastChannel) return listen(url, listener, { token })

  let leave = join(url, listener, token)
  const stop = new AbortController()
  // A page that holds a lock is not kept for the way back, and one that is kept must not hold one.
  addEventListener('pagehide', () => leave(), stop)
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) leave = join(url, listener, token)
    },
    stop,
  )
  return () => {
    stop.abort()
    leave()
  }
}

function join(url: string, listener: Listener, token: string): () => void {
  const name = `chaxi ${url} ${token.slice(-12)}` // enough to tell sessions apart, and no key to any
  const channel = new BroadcastChannel(name)
  const gone = new AbortController()
  let queued = new AbortController()
  let line: (() => void) | undefined
  let begun = false
  let last: string | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  const say = (said: Said) => channel.postMessage(said)

  function ask(asks: 'from the start' | 'are you there') {
    if (line) return
    clearTimeout(patience)
    patience = setTimeout(takeOver, PATIENCE)
    say({ asks })
  }

  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (!('asks' in data)) {
      clearTimeout(patience)
      return take(data)
    }
    if (!line) return
    say({ alive: true })
    // Whoever comes needs the history, which only a new line begins with.
    if (data.asks === 'from the start') hold({ repeats: true })
  }

  function take(told: Told) {
    if ('connected' in told) listener.connected?.(told.connected)
    else if ('refused' in told) listener.refused(told.refused)
    else if ('frame' in told) hear(told.frame, told.repeats)
  }

  // What is told for a newcomer is no news to the others, whose cards would lose what is being typed into them; and a tab
  // that slept while another took its place may say things again.
  function hear(frame: Frame, repeats = false) {
    const behind = Number(frame.id) - Number(last)
    if (frame.type === 'snapshot') {
      if (begun && repeats && behind <= 0) return
      begun = true
    } else if (!begun || behind < 0 || (behind === 0 && frame.type !== 'control')) return
    last = frame.id ?? last
    listener.hear(frame)
  }

  function hold({ heard, repeats }: { heard?: string; repeats?: boolean } = {}) {
    let isRepeated = repeats
    const tell = (told: Told) => {
      say(told)
      take(told)
    }
    line?.()
    line = listen(
      url,
      {
        hear(frame) {
          tell({ frame, repeats: isRepeated })
          if (frame.type === 'snapshot') isRepeated = false
        },
        refused: (refused) => tell({ refused }),
        connected: (connected) => tell({ connected }),
      },
      { token, heard },
    )
  }

  function whileOurs(): Promise<void> {
    clearTimeout(patience)
    hold(begun ? { heard: last } : { repeats: true })
    return new Promise((release) => gone.signal.addEventListener('abort', () => release()))
  }

  async function queue(how: LockOptions = { signal: queued.signal }): Promise<void> {
    try {
      await navigator.locks.request(name, how, whileOurs)
    } catch (error) {
      if (gone.signal.aborted || how.signal?.aborted) return
      if (!(error instanceof DOMException && error.name === 'AbortError')) return hold() // a page without an origin
      line?.() // Another tab took us for asleep.
      line = undefined
      queued = new AbortController()
      await queue()
    }
  }

  function takeOver() {
    queued.abort()
    void queue({ steal: true })
  }

  const look = () => document.visibilityState === 'visible' && ask('are you there')
  const looking = setInterval(look, LOOKS_AGAIN)
  document.addEventListener('visibilitychange', look, gone)
  void queue()
  ask('from the start')

  return () => {
    gone.abort()
    queued.abort()
    line?.()
    line = undefined
    clearTimeout(patience)
    clearInterval(looking)
    channel.close()
  }
}
