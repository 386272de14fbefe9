import { useEffect, useRef } from 'preact/hooks'
import type { BookingForm } from './booking-form.ts'

/** Moves the focus to the part the model points at, once that part has been drawn. Returns the ref of what holds the parts. */
export function useAttention(model: BookingForm) {
  const card = useRef<HTMLDivElement>(null)
  const pointed = model.attention.value

  useEffect(() => {
    const part = pointed && card.current?.querySelector<HTMLElement>(`[data-part="${pointed.part}"]`)
    if (part) focusable(part).focus()
  }, [pointed])

  return card
}

/** In a group of radios, the one that Tab would reach. */
function focusable(part: HTMLElement): HTMLElement {
  if (!part.matches('fieldset')) return part
  return part.querySelector<HTMLElement>(':checked') ?? part.querySelector('input') ?? part
}
