import { randomInt } from 'node:crypto'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isFullProof: boolean
    /** The file that `report` writes to, or nothing. */
    proofResults: string
  }
}

/** Whether this is the whole proof, which takes minutes and differs each time, or the sample in every test run. */
export const isFull = inject('isFullProof')

/** How much of each is done. `model`: batches of sequences, from this seed on, until the time is up; on each database. */
export const measure = isFull
  ? { model: { seed: randomInt(2 ** 31), sequences: 20, milliseconds: 90_000 }, races: 100, kills: 20, disks: 5 }
  : { model: { seed: 7, sequences: 60, milliseconds: 0 }, races: 3, kills: 2, disks: 1 }
