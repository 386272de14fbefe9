import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isFullProof: boolean
    /** The file that `report` writes to, or nothing. */
    proofResults: string
    proofSeed: number
  }
}

/** Whether this is the whole proof, which takes minutes and differs each time, or the sample in every test run. */
export const isFull = inject('isFullProof')

/** What this run's chance starts from: PROOF_SEED, or always the same. */
export const seed = inject('proofSeed')

/** How much of each is done. `model`: batches of sequences, from this seed on, until the time is up; on each database. */
export const measure = isFull
  ? {
      model: { seed, sequences: 60, milliseconds: 90_000 },
      races: 100,
      kills: 20,
      disks: 5,
      malformed: { seed, requests: 20_000 },
      obedient: { seed, embedded: 640, model: 660 },
    }
  : {
      model: { seed: 7, sequences: 32, milliseconds: 0 },
      races: 2,
      kills: 2,
      disks: 1,
      malformed: { seed: 4, requests: 1000 },
      obedient: { seed: 6, embedded: 24, model: 10 },
    }
