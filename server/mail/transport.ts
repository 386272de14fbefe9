import { emlFiles } from './eml-files.ts'
import type { Transport } from './outgoing.ts'
import { type Limits, smtp } from './smtp.ts'

export { type Outgoing, type Transport, Undeliverable } from './outgoing.ts'

/**
 * By SMTP where `smtpUrl` is given, else as files in `dataDir`/outbox. `limits` are milliseconds.
 */
export const createTransport = (
  { smtpUrl, dataDir }: { smtpUrl?: string; dataDir: string },
  limits?: Partial<Limits>,
): Transport => (smtpUrl ? smtp(smtpUrl, limits) : emlFiles(dataDir))
