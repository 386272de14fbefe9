import { createTransport } from 'nodemailer'
import * as z from 'zod'
import { messageFrom, type Transport, Undeliverable } from './outgoing.ts'

/** How long each part of one sending may take, in milliseconds. */
export interface Limits {
  connection: number
  greeting: number
  silence: number
  whole: number
}

// Servers may think long after the last line (RFC 5321, 4.5.3.2), and hanging up on one that did take the mail doubles it.
const LIMITS: Limits = { connection: 10_000, greeting: 10_000, silence: 45_000, whole: 60_000 }

/** Hands letters to the server at `url`, one connection each. */
export function smtp(url: string, limits: Partial<Limits> = {}): Transport {
  const { connection, greeting, silence, whole } = { ...LIMITS, ...limits }
  const mailer = createTransport({
    url,
    connectionTimeout: connection,
    greetingTimeout: greeting,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      try {
        await mailer.sendMail({ ...messageFrom(mail), signal: AbortSignal.timeout(whole) })
      } catch (error) {
        throw isForGood(error) ? new Undeliverable(error.message, { cause: error }) : error
      }
    },
  }
}

const Refusal = z.object({
  command: z.optional(z.string()),
  permanent: z.optional(z.boolean()), // a 5xx answer (503 apart)
})

/**
 * A 5xx to the recipient or the message, or an address that cannot be spoken to any server. A 5xx to anything before is
 * about how we may send, which the shop can put right: credentials, encryption, the sender.
 */
function isForGood(error: unknown): error is Error {
  const { data } = Refusal.safeParse(error)
  if (!(error instanceof Error) || !data) return false
  const unspeakable = data.command === 'API' && 'code' in error && error.code === 'EENVELOPE'
  return unspeakable || (data.permanent === true && ['RCPT TO', 'DATA'].includes(data.command ?? ''))
}
