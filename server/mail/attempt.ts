import type { Database } from '../database.ts'
import { messageOf } from '../env.ts'
import { minutesAfter, now } from '../time.ts'
import { type Outcome, type Posted, settle } from './claims.ts'
import { Letter } from './outbox.ts'
import { type Transport, Undeliverable } from './outgoing.ts'

const BACKOFF_MINUTES = [1, 5, 15, 60]
const LATER_MINUTES = 180
/** Counted in attempts, not from a date: mail that waited out a long silence of ours still gets its three days. */
export const MOST_ATTEMPTS = 1 + BACKOFF_MINUTES.length + 23

/** Tries a claimed letter once, writes down what became of it and says so in one line. Returns the row when it was sent. */
export async function attempt(
  db: Database,
  claimed: Posted,
  { transport, insist }: { transport: Transport; insist: Insist },
): Promise<Posted | undefined> {
  const outcome = await send(transport, claimed)
  const settled = await insist(() => settle(db, claimed, outcome))
  console.log(lineOf(claimed, outcome))
  return settled?.state === 'sent' ? settled : undefined
}

/** Repeats a write until the database has taken it. */
export type Insist = <T>(write: () => Promise<T>) => Promise<T>

async function send(transport: Transport, claimed: Posted): Promise<Outcome> {
  try {
    const letter = Letter.parse(JSON.parse(claimed.letter))
    if (letter.until && letter.until <= now()) return { state: 'dropped', error: `It was true until ${letter.until}.` }
    await transport.send({ ...claimed, letter })
    return { state: 'sent', sent_at: now(), error: null }
  } catch (error) {
    const why = discreet(messageOf(error))
    if (error instanceof Undeliverable || claimed.attempts >= MOST_ATTEMPTS) return { state: 'failed', error: why }
    return { state: 'waiting', try_at: minutesAfter(now(), backoff(claimed.attempts)), error: why }
  }
}

const backoff = (attempts: number) => BACKOFF_MINUTES[attempts - 1] ?? LATER_MINUTES

// Servers like to repeat the address in their refusal.
const discreet = (text: string) =>
  text
    .replace(/[^\s<>"']+@/g, (name) => `${name.charAt(0)}•••@`)
    .replace(/\s+/g, ' ')
    .slice(0, 300)

function lineOf({ topic, kind, attempts }: Posted, outcome: Outcome): string {
  const next = outcome.state === 'waiting' ? `again at ${outcome.try_at}` : outcome.state
  return `mail ${kind} ${topic}, attempt ${attempts}: ${next}${outcome.error ? `: ${outcome.error}` : ''}`
}
