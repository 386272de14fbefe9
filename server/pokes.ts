import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { sql } from 'kysely'
import { keepListening } from './database/listening.ts'
import { afterCommit, type Database, isPostgres } from './database.ts'

/**
 * A poke says only "look again": whoever watches reads the database from where they are, so a lost or doubled one can
 * neither lose nor repeat anything.
 */
const watchers = new EventEmitter().setMaxListeners(0)
const CHANNEL = 'poke'
const ourselves = randomUUID()

/**
 * Has everyone who watches `topic` look again once `trx` is committed, in this process and, on PostgreSQL, in every
 * other; `about` says at what. Both name things and hold nothing secret; a topic has no space, the two 7,000 bytes at most.
 */
export async function poke(trx: Database, topic: string, about = ''): Promise<void> {
  afterCommit(trx, () => watchers.emit(topic, about))
  if (isPostgres(trx)) await sql`select pg_notify(${CHANNEL}, ${`${ourselves} ${topic} ${about}`})`.execute(trx)
}

/**
 * Calls `look` at every poke of the topic with what it was about, and without where one may have been missed. Answers how
 * to stop.
 */
export function onPoke(topic: string, look: (about?: string) => void): () => void {
  watchers.on(topic, look)
  return () => watchers.off(topic, look)
}

/** Hears the pokes of the other processes on this PostgreSQL. Answers how to stop. */
export const hearPokes = (databaseUrl: string): (() => Promise<void>) =>
  keepListening(databaseUrl, CHANNEL, {
    connected() {
      for (const topic of watchers.eventNames()) watchers.emit(topic)
    },
    heard(payload) {
      const [, from, topic, about] = /^(\S+) (\S+) (.*)$/s.exec(payload) ?? []
      if (topic && from !== ourselves) watchers.emit(topic, about)
    },
  })

/** Waits for pokes of a topic; from the moment it is made none is missed. The end of `signal` counts as one. */
export function waitingFor(topic: string, signal: AbortSignal) {
  let isPoked = false
  let wake = () => {}
  const look = () => {
    isPoked = true
    wake()
  }
  const off = onPoke(topic, look)
  signal.addEventListener('abort', look)
  return {
    async poked(patienceMs: number): Promise<'poked' | 'idle'> {
      let timer: NodeJS.Timeout | undefined
      if (!isPoked)
        await new Promise<void>((resolve) => {
          wake = resolve
          timer = setTimeout(resolve, patienceMs)
        })
      clearTimeout(timer)
      const happened = isPoked ? 'poked' : 'idle'
      isPoked = false
      return happened
    },
    close() {
      off()
      signal.removeEventListener('abort', look)
    },
  }
}
