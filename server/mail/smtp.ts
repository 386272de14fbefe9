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

// Servers may think for ten minutes after the last line (RFC 5321, 4.5.3.2.6), and hanging up on one that took the mail
// doubles it.
const LIMITS: Limits = { connection: 10_000, greeting: 30_000, silence: 610_000, whole: 900_000 }

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
    async send(mail, until) {
      try {
        const signal = AbortSignal.any([AbortSignal.timeout(whole), ...(until ? [until] : [])])
        await mailer.sendMail({ ...messageFrom(mail), signal })
      } catch (error) {
        throw isForGood(error) ? new Undeliverable(error.message, { cause: error }) : error
      }
    },
  }
}

const Refusal = z.object({
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  response: z.optional(z.string()),
})

/**
 * A mailbox that is not there or takes nothing, or an address that cannot be spoken to any server. Every other 5xx is
 * about how we may send, which the shop can put right: credentials, relaying, a blocked host, the sender, the words.
 */
function isForGood(error: unknown): error is Error {
  const { data } = Refusal.safeParse(error)
  if (!(error instanceof Error) || !data) return false
  if (data.command === 'API') return data.code === 'EENVELOPE'

  return data.command === 'RCPT TO' && isAboutTheMailbox(data.response ?? '')
}

/** By its enhanced code (RFC 3463: 5.1.0 to 5.1.6 and 5.1.10 the address, 5.2 the mailbox), else by its code and words. */
function isAboutTheMailbox(response: string): boolean {
  const [, enhanced] = /^5\d\d[ -](5\.\d+\.\d+)\b/.exec(response) ?? []
  if (enhanced) return /^5\.(1\.([0-6]|10)|2\.\d+)$/.test(enhanced)
  return /^55[013]\b/.test(response) && !/relay|block|denied|auth|spam|reject/i.test(response)
}
