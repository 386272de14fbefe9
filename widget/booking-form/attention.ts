import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { BookingForm } from './booking-form.ts'
import type { LaterSteps } from './later-steps.tsx'

/** Moves the focus to the part the model points at, once that part has been drawn: it may be one of the later steps. */
export function useAttention(card: RefObject<HTMLElement | null>, model: BookingForm, steps: LaterSteps | undefined) {
  const pointed = model.attention.value

  useEffect(() => {
    const part = pointed && card.current?.querySelector<HTMLElement>(`[data-part="${pointed.part}"]`)
    if (!part) return
    focusable(part).focus()
    // Focus is content with a part that is half in view.
    part.scrollIntoView({ block: 'nearest' })
  }, [pointed, steps])
}

/** In a group, what Tab would reach first: the chosen radio, or any, or where nothing can be chosen the first button. */
function focusable(part: HTMLElement): HTMLElement {
  if (!part.matches('fieldset')) return part
  return part.querySelector<HTMLElement>(':checked') ?? part.querySelector<HTMLElement>('input, button') ?? part
}
