import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { fromNow } from '../contract/words/from-now.ts'
import { createCounter } from './counters.ts'
import type { Database } from './database.ts'
import { AppError } from './errors.ts'

const WINDOW_SECONDS = 60
const CALLS = 120
const WRITES = 30
const CALLS_OF_WORKSPACE = 300
const FAILURES = 30

/** How a count stands: how many it allows in a window, how many are left, and in how many seconds it begins again. */
export interface RateState {
  limit: number
  remaining: number
  reset: number
}

/** What interface B counts, in windows of a minute from the first call. What is over throws `TooMany`. */
export interface KeyLimits {
  /** Lets an address try a key, unless it has tried 30 wrong ones. Counts nothing. */
  admit(address: string): Promise<void>
  /** Counts a wrong try. */
  failed(address: string): Promise<RateState>
  /** Counts a call, and answers the count that is nearest to its end. */
  called(key: { workspace_id: string; id: string }): Promise<RateState>
  /** Counts what is about to change something, besides. */
  writes(key: { id: string }): Promise<RateState>
}

export class TooMany extends AppError {
  readonly rate: RateState
  /** The first refusal of its window. */
  readonly isFirst: boolean

  constructor(rate: RateState, isFirst: boolean) {
    const seconds = Math.max(1, rate.reset)
    super('rate_limited', `That was too often. Try again ${fromNow(seconds, 'en')}.`, { retryAfter: seconds })
    this.rate = rate
    this.isFirst = isFirst
  }
}

interface How {
  on: boolean
  db: Database
  /** Makes a counter's keys, which stand for addresses, unreadable. */
  kept: (key: string) => string
}

/** Where the limits are off it counts all the same, for its answers say so, and refuses nobody. */
export function createKeyLimits({ on, db, kept }: How): KeyLimits {
  const count = (name: string, points: number): Count => {
    const window = { points, duration: WINDOW_SECONDS }
    return on
      ? refusing(createCounter(db, name, window), kept)
      : allowing(new RateLimiterMemory({ keyPrefix: name, ...window }))
  }
  const failures = count('failures of an address', FAILURES)
  const calls = count('calls of a key', CALLS)
  const callsOfWorkspace = count('calls of a workspace', CALLS_OF_WORKSPACE)
  const writes = count('writes of a key', WRITES)
  return {
    admit: (address) => failures.look(address),
    failed: (address) => failures.consume(address),
    called: async ({ workspace_id, id }) =>
      tightest(await calls.consume(id), await callsOfWorkspace.consume(workspace_id)),
    writes: ({ id }) => writes.consume(id),
  }
}

/** Of two counts the one that ends first. */
export const tightest = (a: RateState, b: RateState): RateState => (b.remaining < a.remaining ? b : a)

interface Count {
  consume(key: string): Promise<RateState>
  /** Throws where the next one would be refused. */
  look(key: string): Promise<void>
}

const refusing = (limiter: RateLimiterAbstract, kept: (key: string) => string): Count => ({
  async consume(key) {
    try {
      return stateOf(limiter, await limiter.consume(kept(key)))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw new TooMany(stateOf(limiter, refused), refused.consumedPoints === limiter.points + 1)
    }
  },
  async look(key) {
    const used = await limiter.get(kept(key))
    if (used && used.consumedPoints >= limiter.points) await this.consume(key)
  },
})

const allowing = (limiter: RateLimiterAbstract): Count => ({
  consume: async (key) => stateOf(limiter, await limiter.penalty(key)),
  look: async () => {},
})

const stateOf = ({ points }: RateLimiterAbstract, { remainingPoints, msBeforeNext }: RateLimiterRes): RateState => ({
  limit: points,
  remaining: Math.max(0, remainingPoints),
  reset: Math.ceil(Math.max(0, msBeforeNext) / 1000),
})
