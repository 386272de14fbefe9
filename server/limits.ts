import { createHmac } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { createCounter } from './counters.ts'
import type { Database } from './database.ts'
import { AppError } from './errors.ts'

/** How often something may be done, by whom. Each throws `rate_limited`, saying when to try again. */
export interface Limits {
  /** New sessions of one address. */
  sessions: MiddlewareHandler
  /** Messages of one session. */
  messages: MiddlewareHandler
  /** Calls of one address to a tool or a form. */
  calls: MiddlewareHandler
  /** The same count, for an endpoint that answers refusals in its own way. */
  countCall(c: Context): Promise<void>
  /** Failed tries at somebody's booking; a right one costs nothing. */
  tries: Tries
}

export interface Tries {
  /** Runs `look`, which may be wrong only so often for any one of `keys`. */
  count<T>(keys: string[], look: () => Promise<T>): Promise<T>
}

interface How {
  on: boolean
  trustProxy: number
  db: Database
  /** Makes the counters' keys, which stand for addresses and tokens, unreadable. */
  secret: string
}

export function createLimits({ on, trustProxy, db, secret }: How): Limits {
  const counter = (name: string, points: number, duration: number) =>
    consuming(createCounter(db, name, { points, duration }), secret)
  const counted =
    ({ consume }: Counter, keyOf: (c: Context) => string) =>
    (c: Context) =>
      on ? consume(keyOf(c)) : Promise.resolve()
  const address = (c: Context) => clientAddress(c, trustProxy)
  const countCall = counted(counter('calls', 600, 60), address)
  return {
    sessions: before(counted(counter('sessions', 60, 600), address)),
    messages: before(counted(counter('messages', 30, 60), (c) => c.req.header('authorization') ?? address(c))),
    calls: before(countCall),
    countCall,
    // 5 wrong tries in 10 minutes, for the caller and for the reference alike.
    tries: on ? countedTries(counter('tries', 5, 600)) : { count: (_, look) => look() },
  }
}

const before =
  (count: (c: Context) => Promise<void>): MiddlewareHandler =>
  async (c, next) => {
    await count(c)
    await next()
  }

const countedTries = ({ consume, giveBack }: Counter): Tries => ({
  async count(keys, look) {
    for (const key of keys) await consume(key)
    const found = await look()
    for (const key of keys) await giveBack(key)
    return found
  },
})

type Counter = ReturnType<typeof consuming>

function consuming(limiter: RateLimiterAbstract, secret: string) {
  const kept = (key: string) => createHmac('sha256', secret).update(`limit ${key}`).digest('base64url')
  return {
    giveBack: (key: string) => limiter.reward(kept(key)),
    async consume(key: string) {
      try {
        await limiter.consume(kept(key))
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? tooOften(refused) : refused
      }
    },
  }
}

function tooOften({ msBeforeNext }: RateLimiterRes): AppError {
  const seconds = Math.ceil(msBeforeNext / 1000)
  return new AppError('rate_limited', `That was too often. Try again in ${seconds} seconds.`, { retryAfter: seconds })
}

/** The address a request came from; proxies are believed only as many as the merchant said there are. */
export function clientAddress(c: Context, trustProxy: number): string {
  const forwarded =
    c.req
      .header('x-forwarded-for')
      ?.split(',')
      .map((part) => part.trim()) ?? []
  const claimed = trustProxy > 0 ? forwarded.at(-trustProxy) : undefined
  return claimed ?? peerAddress(c)
}

// A request made without a socket, as tests do, has no peer.
const peerAddress = (c: Context) =>
  'incoming' in (c.env ?? {}) ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown'
