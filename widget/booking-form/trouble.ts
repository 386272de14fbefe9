import { createModel, signal } from '@preact/signals'
import { Refused, Unreachable } from '../../browser/request.ts'
import type { Failure } from '../../contract/answers.ts'

export type Act = 'keep' | 'book' | 'join'
export type Alternative = NonNullable<Failure['alternatives']>[number]

/** What stands in the way once an act has failed. */
export type Trouble =
  | { kind: 'sold_out'; alternatives: Alternative[]; slotId?: string }
  | { kind: 'unreachable'; act: Act; offline: boolean }
  | { kind: 'refused'; why: Refused }

/** One act at a time, pressed however often; a refusal is the caller's to face, silence is the same for all. */
export const Attempts = createModel((online: () => boolean, refused: (why: Refused, act: Act) => void) => {
  const busy = signal<Act>()
  const trouble = signal<Trouble>()

  async function attempt(act: Act, run: () => Promise<void>) {
    if (busy.value) return
    busy.value = act
    trouble.value = undefined
    try {
      await run()
    } catch (error) {
      if (error instanceof Refused) return refused(error, act)
      trouble.value = { kind: 'unreachable', act, offline: !online() }
      if (!(error instanceof Unreachable)) throw error
    } finally {
      busy.value = undefined
    }
  }

  return { busy, trouble, attempt }
})
