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

/** How much of each is done. `model`: for how long sequences are played, or how many from which seed; per database. */
export const measure = isFull
  ? { model: { milliseconds: 90_000 }, races: 100, kills: 20, disks: 5 }
  : { model: { sequences: 60, seed: 8 }, races: 3, kills: 2, disks: 1 }
