import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { ShownMessage } from './shown-messages.ts'

/** So much of a conversation is drawn at first, and as much more each time earlier words are asked for. */
const STEP = 30
/** What is said from then on is drawn too, until it is so much. */
const MOST = 4 * STEP

/**
 * The part of a conversation that is drawn: drawing a thousand messages costs seconds on a slow phone. `tail` is what
 * was said last; `earlier` what was asked for beyond it, in steps, the oldest first.
 */
export function usePartShown(said: ShownMessage[]) {
  const steps = useSignal(0)
  const cut = useRef<{ oldest?: string; first?: string }>({})
  let start = said.findIndex(({ id }) => id === cut.current.first)
  // What was sent before the history came in is the end of it, and not all that is drawn.
  const isAnother = cut.current.oldest !== said[0]?.id
  if (start < 0 || isAnother || said.length - start > MOST) {
    start = Math.max(0, said.length - STEP)
    cut.current = { oldest: said[0]?.id, first: said[start]?.id }
    steps.value = 0
  }
  const from = Math.max(0, start - steps.value * STEP)
  return {
    start,
    earlier: stepsOf(from, start),
    hasMore: from > 0,
    showMore: () => {
      steps.value += 1
    },
  }
}

function stepsOf(from: number, to: number): [from: number, to: number][] {
  const steps: [number, number][] = []
  for (let end = to; end > from; end -= STEP) steps.unshift([Math.max(from, end - STEP), end])
  return steps
}
