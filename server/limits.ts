import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
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

export function createLimits({ on, trustProxy }: { on: boolean; trustProxy: number }): Limits {
  const counter = (points: number, seconds: number, keyOf: (c: Context) => string) => {
    const limiter = new RateLimiterMemory({ points, duration: seconds })
    return async (c: Context) => {
      if (on) await consume(limiter, keyOf(c))
    }
  }
  const address = (c: Context) => clientAddress(c, trustProxy)
  const countCall = counter(600, 60, address)
  return {
    sessions: before(counter(60, 600, address)),
    messages: before(counter(30, 60, (c) => c.req.header('authorization') ?? address(c))),
    calls: before(countCall),
    countCall,
    tries: on ? countedTries() : { count: (_, look) => look() },
  }
}

const before =
  (count: (c: Context) => Promise<void>): MiddlewareHandler =>
  async (c, next) => {
    await count(c)
    await next()
  }

/** 5 wrong tries in 10 minutes, for the caller and for the reference alike. */
function countedTries(): Tries {
  const limiter = new RateLimiterMemory({ points: 5, duration: 600 })
  return {
    async count(keys, look) {
      for (const key of keys) await consume(limiter, key)
      const found = await look()
      for (const key of keys) await limiter.reward(key)
      return found
    },
  }
}

async function consume(limiter: RateLimiterMemory, key: string) {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const seconds = Math.ceil(refused.msBeforeNext / 1000)
    throw new AppError('rate_limited', `That was too often. Try again in ${seconds} seconds.`, { retryAfter: seconds })
  }
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
