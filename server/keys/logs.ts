import { format } from 'node:util'
import { withoutKeys } from './key-format.ts'

const LEVELS = ['debug', 'info', 'log', 'warn', 'error'] as const

/** Takes every key out of whatever is logged from here on, whoever logs it. */
export function keepKeysOutOf(log: Pick<Console, (typeof LEVELS)[number]>): void {
  for (const level of LEVELS) {
    const write = log[level].bind(log)
    log[level] = (...said: unknown[]) => write(withoutKeys(format(...said)))
  }
}
