import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database.ts'
import { messageOf } from '../env.ts'
import { now } from '../time.ts'
import { attempt, type Insist, type Means, type Renewed } from './attempt.ts'
import { claimNext, nextDue, type Posted, topicOf } from './claims.ts'
import { type Lanes, openLanes } from './lanes.ts'
import { onPost } from './outbox.ts'
import type { Transport } from './outgoing.ts'

export { type Posted, releaseClaims } from './claims.ts'

const MOST_AT_ONCE = 4
const PACE = { look: 30_000, insist: 1_000, stop: 6_000 }

export interface Delivery {
  /** Takes no more letters, and resolves when those in hand are done; one that takes seconds waits for the next start. */
  stop(): Promise<void>
}

/**
 * Sends what is in the outbox as it falls due, until stopped: woken by every post of this process, by the next due time,
 * and every 30 seconds, since another process may have posted. A database that is away is logged and asked again. `pace`
 * is in milliseconds.
 */
export function startDelivery(db: Database, transport: Transport, hooks: Hooks = {}, pace = PACE): Delivery {
  const [stopping, hurrying] = [new AbortController(), new AbortController()]
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let arming = Promise.resolve()

  const arm = () => {
    arming = arming.then(async () => {
      const next = await nextDue(db, lanes.looked()).catch(fault)
      clearTimeout(timer)
      if (!signal.aborted) timer = setTimeout(lanes.poke, millisecondsTo(next, pace.look))
    })
  }
  const insist = insisting(pace.insist, signal)
  const lanes = deliver({ db, transport, ...hooks, insist, signal, until: hurrying.signal }, { fault, ended: arm })
  const forget = onPost(lanes.poke)
  lanes.poke()

  return {
    async stop() {
      stopping.abort()
      forget()
      const patience = setTimeout(() => hurrying.abort(), pace.stop)
      await lanes.drained()
      clearTimeout(patience)
      await arming
      clearTimeout(timer)
    },
  }
}

export interface Hooks {
  /** Hears of each letter once it is recorded as sent. */
  onSent?: (row: Posted) => Promise<void>
  renewed?: Renewed
}

function fault(error: unknown): undefined {
  console.error(`mail: ${messageOf(error)}`)
}

/** Sends everything that is due now and returns when that is done. Throws what the database throws. */
export async function deliverDue(db: Database, transport: Transport, hooks: Hooks = {}): Promise<void> {
  const faults: unknown[] = []
  const lanes = deliver(
    { db, transport, ...hooks, insist: (write) => write() },
    { fault: (error) => faults.push(error) },
  )
  lanes.poke()
  await lanes.drained()
  if (faults.length > 0) throw faults[0]
}

interface Work extends Hooks, Means {
  db: Database
  signal?: AbortSignal
}

function deliver(
  { db, onSent, signal, ...means }: Work,
  hooks: { fault: (error: unknown) => void; ended?: () => void },
): Lanes & { looked: () => string } {
  // A claim may run out while the database is away; this process at least must not take its own letter twice.
  const inHand = new Set<string>()
  let looked = now()

  async function take() {
    if (signal?.aborted) return
    looked = now()
    const claimed = await claimNext(db, inHand)
    if (!claimed) return
    inHand.add(topicOf(claimed))
    return () => handle(claimed).finally(() => inHand.delete(topicOf(claimed)))
  }

  async function handle(claimed: Posted) {
    const sent = await attempt(db, claimed, means)
    if (sent) await onSent?.(sent)?.catch((error) => console.error(error))
  }

  return { ...openLanes(MOST_AT_ONCE, { take, ...hooks }), looked: () => looked }
}

/** A letter that left and is not written down would leave again, so that one write is repeated for as long as it takes. */
const insisting =
  (ms: number, signal: AbortSignal): Insist =>
  async (write) => {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        if (signal.aborted) throw error
        fault(error)
        // To stop cuts the pause short, for one last try.
        await pause(ms, undefined, { signal }).catch(() => undefined)
      }
    }
  }

function millisecondsTo(instant: string | undefined, most: number): number {
  return instant ? Math.min(Math.max(Date.parse(instant) - Date.now(), 0), most) : most
}
