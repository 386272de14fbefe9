import type { Database } from '../database.ts'
import { messageOf } from '../env.ts'
import { minutesAfter, now } from '../time.ts'
import { keepClaim, type Outcome, type Posted, settle } from './claims.ts'
import { Letter } from './outbox.ts'
import { keyOf, type Transport, Undeliverable } from './outgoing.ts'

const BACKOFF_MINUTES = [1, 5, 15, 60]
const LATER_MINUTES = 180
/** Counted in attempts, not from a date: mail that waited out a long silence of ours still gets its three days. */
export const MOST_ATTEMPTS = 1 + BACKOFF_MINUTES.length + 23

/** Tries a claimed letter once, writes down what became of it and says so in one line. Returns the row when it was sent. */
export async function attempt(
  db: Database,
  claimed: Posted,
  { transport, insist, until, renewed }: Means,
): Promise<Posted | undefined> {
  const release = keepClaim(db, claimed)
  const outcome = await send(claimed, { transport, until, renewed }).finally(release)
  const settled = await insist(() => settle(db, claimed, outcome))
  console.log(lineOf(claimed, outcome))
  return settled?.state === 'sent' ? settled : undefined
}

export interface Means {
  transport: Transport
  insist: Insist
  /** Gives up on what is under way when it is aborted. */
  until?: AbortSignal
  renewed?: Renewed
}

/** The letter as it is true now, where it was written long before it leaves; undefined where it is not true any more. */
export type Renewed = (row: Posted, written: Letter) => Promise<Letter | undefined>

/** Repeats a write until the database has taken it. */
export type Insist = <T>(write: () => Promise<T>) => Promise<T>

async function send(claimed: Posted, { transport, until, renewed }: Omit<Means, 'insist'>): Promise<Outcome> {
  const untold = claimed.topic.split(':').slice(1)
  try {
    const written = Letter.parse(JSON.parse(claimed.letter))
    untold.push(written.subject)
    const letter = renewed ? await renewed(claimed, written) : written
    if (!letter) return { state: 'dropped', error: 'It is not true any more.' }
    if (letter.until && letter.until <= now()) return { state: 'dropped', error: `It was true until ${letter.until}.` }
    untold.push(letter.subject)
    await transport.send({ ...claimed, letter }, until)
    return { state: 'sent', sent_at: now(), error: null }
  } catch (error) {
    const why = discreet(messageOf(error), untold)
    if (error instanceof Undeliverable || claimed.attempts >= MOST_ATTEMPTS) return { state: 'failed', error: why }
    return { state: 'waiting', try_at: minutesAfter(now(), backoff(claimed.attempts)), error: why }
  }
}

const backoff = (attempts: number) => BACKOFF_MINUTES[attempts - 1] ?? LATER_MINUTES

// Servers like to repeat the address in their refusal, and filters the subject; either may hold the booking's reference.
const discreet = (text: string, untold: readonly string[]) =>
  untold
    .reduceRight((rest, words) => (words ? rest.replaceAll(words, '•••') : rest), text)
    .replace(/[^\s<>"']+@/g, (name) => `${name.charAt(0)}•••@`)
    .replace(/\s+/g, ' ')
    .slice(0, 300)

// A topic may hold a booking's reference, which opens the booking: the letter goes by the beginning of its Message-ID.
function lineOf(posted: Posted, outcome: Outcome): string {
  const next = outcome.state === 'waiting' ? `again at ${outcome.try_at}` : outcome.state
  return `mail ${posted.kind} ${keyOf(posted).slice(0, 8)}, attempt ${posted.attempts}: ${next}${outcome.error ? `: ${outcome.error}` : ''}`
}
