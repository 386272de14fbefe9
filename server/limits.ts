import { createHmac } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { fromNow } from '../contract/words/from-now.ts'
import type { VisitorEnv } from './auth.ts'
import { createCounter } from './counters.ts'
import type { Database } from './database.ts'
import { AppError } from './errors.ts'
import { createKeyLimits, type KeyLimits } from './key-limits.ts'

/** How often something may be done, by whom. Each throws `rate_limited`, saying when to try again. */
export interface Limits {
  /** New sessions of one address. */
  sessions: MiddlewareHandler
  /** Messages of one visitor, and of one address. Stands behind `visitorOnly`. */
  messages: MiddlewareHandler<VisitorEnv>
  /** Thumbs of one visitor, and of one address. Stands behind `visitorOnly`. */
  thumbs: MiddlewareHandler<VisitorEnv>
  /** Calls of one address to a tool or a form. */
  calls: MiddlewareHandler
  /** The same count, for an endpoint that answers refusals in its own way. */
  countCall(c: Context): Promise<void>
  /** Runs a sign-in, which may fail only so often from an address, and for an account whoever tries. */
  signIns<T>(by: { address: string; account: string }, tried: () => Promise<T>): Promise<T>
  /** Counts a letter that a visitor has sent to a mailbox, theirs or not. */
  letters(by: Caller & { recipient: string }): Promise<void>
  /** What a tool counts, whoever called it. */
  tries: Tries
  /** What interface B counts. */
  keys: KeyLimits
  /** The address that a request is counted against. */
  addressOf(c: Context): string
}

/** Who does something, by every name there is for them: each has a count of its own. */
export interface Caller {
  address?: string
  conversation?: string
  visitor?: string
}

export interface Tries {
  /** Runs `look`, which may fail only so often for a caller, and for a reference whoever calls. A right one costs nothing. */
  count<T>(by: Caller & { reference: string }, look: () => Promise<T>): Promise<T>
  /** Counts a form that somebody opens. */
  opening(by: Caller): Promise<void>
  /** Counts a person that somebody asks for. */
  handOff(by: Caller): Promise<void>
}

interface How {
  on: boolean
  trustProxy: number
  db: Database
  /** Makes the counters' keys, which stand for addresses and visitors, unreadable. */
  secret: string
}

export function createLimits({ on, trustProxy, db, secret }: How): Limits {
  const counter = (name: string, points: number, duration: number): Counter =>
    on ? consuming(createCounter(db, name, { points, duration }), secret) : uncounted
  const addressOf = (c: Context) => clientAddress(c, trustProxy)
  const sessions = counter('sessions', 60, 600)
  const calls = counter('calls', 600, 60)
  const countCall = (c: Context) => calls.consume(addressOf(c))
  return {
    sessions: before((c) => sessions.consume(addressOf(c))),
    messages: before(countedMessages(counter, addressOf)),
    thumbs: before(countedThumbs(counter, addressOf)),
    calls: before(countCall),
    countCall,
    tries: {
      count: countedTries(counter),
      opening: countedOpenings(counter),
      handOff: countedHandOffs(counter),
    },
    letters: countedLetters(counter),
    signIns: countedSignIns(counter),
    keys: createKeyLimits({ on, db, kept: unreadable(secret) }),
    addressOf,
  }
}

const before =
  <Env extends object>(count: (c: Context<Env>) => Promise<void>): MiddlewareHandler<Env> =>
  async (c, next) => {
    await count(c)
    await next()
  }

type MakeCounter = (name: string, points: number, duration: number) => Counter

// An address may be a whole office, or an assistant that many people use: it has ten times what one visitor has.
function countedMessages(counter: MakeCounter, addressOf: (c: Context) => string) {
  const byVisitor = counter('messages', 30, 60)
  const byAddress = counter('messages of an address', 300, 60)
  return async (c: Context<VisitorEnv>) => {
    await byVisitor.consume(c.var.visitor.id)
    await byAddress.consume(addressOf(c))
  }
}

// Whoever changes their mind is heard by everybody who watches, each time.
function countedThumbs(counter: MakeCounter, addressOf: (c: Context) => string) {
  const byVisitor = counter('thumbs', 60, 600)
  const byAddress = counter('thumbs of an address', 600, 600)
  return async (c: Context<VisitorEnv>) => {
    await byVisitor.consume(c.var.visitor.id)
    await byAddress.consume(addressOf(c))
  }
}

function countedOpenings(counter: MakeCounter): Tries['opening'] {
  const byConversation = counter('openings', 30, 600)
  const byAddress = counter('openings of an address', 300, 600)
  return async ({ conversation, address }) => {
    if (conversation) await byConversation.consume(conversation)
    if (address) await byAddress.consume(address)
  }
}

// Each rings in the shop: 5 of one visitor in 10 minutes, whatever they have taken back meanwhile.
function countedHandOffs(counter: MakeCounter): Tries['handOff'] {
  const byVisitor = counter('hand-offs', 5, 600)
  const byAddress = counter('hand-offs of an address', 50, 600)
  return async ({ visitor, address }) => {
    if (visitor) await byVisitor.consume(visitor)
    if (address) await byAddress.consume(address)
  }
}

// Nobody's mailbox is filled from here: 5 letters an hour of one visitor, 5 a day to one address, whoever asks.
function countedLetters(counter: MakeCounter): Limits['letters'] {
  const byVisitor = counter('letters', 5, 3600)
  const byAddress = counter('letters of an address', 20, 3600)
  const byRecipient = counter('letters to a mailbox', 5, 86_400)
  return async ({ visitor, address, recipient }) => {
    if (visitor) await byVisitor.consume(visitor)
    if (address) await byAddress.consume(address)
    await byRecipient.consume(recipient.trim().toLowerCase())
  }
}

// 5 wrong tries in 10 minutes, for an address, a conversation and a reference alike.
function countedTries(counter: MakeCounter): Tries['count'] {
  const { consume, giveBack } = counter('tries', 5, 600)
  return async (by, look) => {
    const keys = Object.entries(by).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []))
    for (const key of keys) await consume(key)
    const found = await look()
    for (const key of keys) await giveBack(key)
    return found
  }
}

// 5 wrong passwords in 5 minutes from an address, 10 in 15 minutes for an account.
function countedSignIns(counter: MakeCounter): Limits['signIns'] {
  const byAddress = counter('sign-ins of an address', 5, 300)
  const byAccount = counter('sign-ins', 10, 900)
  return async ({ address, account }, tried) => {
    await byAddress.consume(address)
    await byAccount.consume(account.trim().toLowerCase())
    const result = await tried()
    await byAddress.giveBack(address)
    await byAccount.giveBack(account.trim().toLowerCase())
    return result
  }
}

interface Counter {
  consume(key: string): Promise<void>
  giveBack(key: string): Promise<unknown>
}

const uncounted: Counter = { consume: async () => {}, giveBack: async () => {} }

function consuming(limiter: RateLimiterAbstract, secret: string): Counter {
  const kept = unreadable(secret)
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

const unreadable = (secret: string) => (key: string) =>
  createHmac('sha256', secret).update(`limit ${key}`).digest('base64url')

function tooOften({ msBeforeNext }: RateLimiterRes): AppError {
  const seconds = Math.ceil(msBeforeNext / 1000)
  return new AppError('rate_limited', `That was too often. Try again ${fromNow(seconds, 'en')}.`, {
    retryAfter: seconds,
  })
}

/** The address a request came from; proxies are believed only as many as the merchant said there are. */
function clientAddress(c: Context, trustProxy: number): string {
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
