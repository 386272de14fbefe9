import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 2000
const PROBE_MS = 15_000
const SILENCE_MS = 5_000

/** What the connection is called in PostgreSQL's own lists. */
export const LISTENER_NAME = 'chaxi listener'

export interface Listener {
  /** The line is up, for the first time or again: whatever was said meanwhile was not heard. */
  connected(): void
  heard(payload: string): void
}

/**
 * Listens to a channel of PostgreSQL on a connection of its own, for as long as it takes: a broken line is taken up
 * again. Answers how to stop.
 */
export function keepListening(url: string, channel: string, listener: Listener): () => Promise<void> {
  const stopping = new AbortController()
  const ended = listenOn()

  async function listenOn() {
    let retry = FIRST_RETRY_MS
    while (!stopping.signal.aborted) {
      const connected = () => {
        retry = FIRST_RETRY_MS
        listener.connected()
      }
      await listenOnce(url, channel, { ...listener, connected }, stopping.signal)
      await wait(retry, undefined, { signal: stopping.signal }).catch(() => {})
      retry = Math.min(retry * 2, LONGEST_RETRY_MS)
    }
  }

  return () => {
    stopping.abort()
    return ended
  }
}

/** Ends when the line does. */
async function listenOnce(url: string, channel: string, { connected, heard }: Listener, stop: AbortSignal) {
  const client = new pg.Client({
    connectionString: url,
    application_name: LISTENER_NAME,
    connectionTimeoutMillis: SILENCE_MS,
    query_timeout: SILENCE_MS,
  })
  const ended = new Promise((resolve) => client.once('end', resolve))
  const end = () => void client.end()
  client.on('error', (error) => console.error(`The line to the other processes was lost: ${error.message}`))
  client.on('notification', ({ payload }) => heard(payload ?? ''))
  // A listener says nothing, so it would never notice that nobody is there any more.
  const probe = setInterval(() => client.query('select 1').catch(end), PROBE_MS)
  stop.addEventListener('abort', end)
  try {
    // A line that is stopped while it is being made ends, and `connect` would never say so.
    await Promise.race([client.connect(), ended])
    if (stop.aborted) return
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    connected()
    await ended
  } catch (error) {
    if (!stop.aborted) console.error(`The line to the other processes is down: ${error}`)
  } finally {
    clearInterval(probe)
    stop.removeEventListener('abort', end)
    await client.end()
  }
}
