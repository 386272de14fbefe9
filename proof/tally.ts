import { appendFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { DatabaseName } from '../server/seeded.ts'
import { isFull } from './measure.ts'

/** What one part of the proof came to on one database; each is a line of JSON in the results. */
export interface Reported {
  name: string
  database: DatabaseName
  figures: Record<string, number | string>
}

/** Puts what a part of the whole proof came to on record, in the file that PROOF_RESULTS names; else does nothing. */
export function report(name: string, database: DatabaseName, figures: Reported['figures']): void {
  const file = inject('proofResults')
  const line: Reported = { name, database, figures }
  if (isFull && file) appendFileSync(file, `${JSON.stringify(line)}\n`)
}
