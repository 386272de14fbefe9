import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import type { Posted } from './claims.ts'
import type { Letter } from './outbox.ts'

/** A posted letter on its way out. */
export type Outgoing = Pick<Posted, 'workspace_id' | 'topic' | 'position' | 'kind' | 'send_at'> & { letter: Letter }

/** Where letters leave by. */
export interface Transport {
  /**
   * Resolves once the letter is out of our hands; gives up when `until` is aborted. Throws `Undeliverable`, or anything
   * else when it may go better later.
   */
  send(mail: Outgoing, until?: AbortSignal): Promise<void>
}

/** This letter will be refused however often it is sent. */
export class Undeliverable extends Error {}

/** The letter as nodemailer takes it. A second sending is the same message to every mailbox: same Message-ID, same date. */
export function messageFrom(mail: Outgoing): SendMailOptions {
  const { from, to, subject, text, html, calendar } = mail.letter
  return {
    from,
    to,
    replyTo: from,
    subject,
    text,
    html,
    ...(calendar && { icalEvent: { ...calendar, filename: 'booking.ics' } }),
    messageId: `<${keyOf(mail)}@${domainOf(from.address)}>`,
    date: new Date(mail.send_at),
    // No absence notes in answer to a machine (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
  }
}

/** Names the row of the outbox, and tells nothing else. */
export const keyOf = ({ workspace_id, topic, position }: Pick<Posted, 'workspace_id' | 'topic' | 'position'>) =>
  createHash('sha256')
    .update(JSON.stringify([workspace_id, topic, position]))
    .digest('hex')
    .slice(0, 32)

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)
