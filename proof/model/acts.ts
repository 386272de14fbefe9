import fc from 'fast-check'
import { vi } from 'vitest'
import type { Act } from './act.ts'
import { accepts, cancels, corrects, marks, moves, shopCancels } from './booking-acts.ts'
import { books, booksAgain, holds, holdsAgain, letsGo, opens } from './form-acts.ts'
import { imports } from './shop-acts.ts'

/** Everything that guests and the shop do, the common things more often. */
export const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: opens },
  { weight: 6, arbitrary: holds },
  { weight: 5, arbitrary: holdsAgain },
  { weight: 2, arbitrary: letsGo },
  { weight: 14, arbitrary: books },
  { weight: 1, arbitrary: booksAgain },
  { weight: 5, arbitrary: cancels },
  { weight: 4, arbitrary: shopCancels },
  { weight: 5, arbitrary: moves },
  { weight: 6, arbitrary: accepts },
  { weight: 3, arbitrary: marks },
  { weight: 4, arbitrary: corrects },
  { weight: 4, arbitrary: imports },
)

const MINUTE = 60

/** Time that passes: moments, the last minutes of a hold or an offer, hours. */
export const waits: fc.Arbitrary<Act> = fc
  .oneof(
    { weight: 2, arbitrary: fc.integer({ min: 1, max: MINUTE }) },
    { weight: 4, arbitrary: fc.integer({ min: 8 * MINUTE, max: 10 * MINUTE }) },
    { weight: 2, arbitrary: fc.constantFrom(30 * MINUTE, 120 * MINUTE) },
    { weight: 1, arbitrary: fc.integer({ min: MINUTE, max: 180 * MINUTE }) },
  )
  .map(passing)

/** What is done one after the other: by whoever cannot decide, in the last minutes or second of what is kept, just after. */
export const lates: fc.Arbitrary<Act[]> = fc.oneof(
  fc.tuple(holds, fc.integer({ min: 8 * MINUTE, max: 10 * MINUTE }).map(passing), holdsAgain, holdsAgain),
  fc.tuple(holds, holdsAgain, holdsAgain, letsGo),
  fc.tuple(justAfter(10 * MINUTE), fc.oneof(holdsAgain, books, imports)),
  fc.tuple(justAfter(120 * MINUTE), fc.oneof(accepts, cancels, imports)),
)

function justAfter(seconds: number): fc.Arbitrary<Act> {
  return fc.constantFrom(seconds, seconds, seconds - 1).map(passing)
}

/** Nobody has looked yet what is due. */
function passing(seconds: number): Act {
  return {
    says: `${seconds} s pass`,
    async does({ known }) {
      vi.setSystemTime(Date.now() + seconds * 1000)
      known.ledger = undefined
      return undefined
    },
  }
}
