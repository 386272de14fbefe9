import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals'
import { render } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { time } from '../../browser/format.ts'
import { sheet } from '../../browser/sheet.ts'
import css from './field-bar.css?inline'
import type { LaterFace } from './parts.ts'

/** Adopted by the panel before the bar is shown. */
export const sheets: CSSStyleSheet[] = [sheet(css)]

const writable = 'input:not([type=radio]), textarea'

/**
 * Takes the composer's place on a phone while a field of the form has the focus: how long the seats are kept, and the way
 * on. It is drawn beside the words that scroll.
 */
export function FieldBar(face: LaterFace) {
  const anchor = useRef<HTMLSpanElement>(null)
  const bar = useRef<HTMLElement>(undefined)

  useEffect(() => {
    const card = anchor.current?.closest<HTMLElement>('.booking-form')
    const scroller = card?.closest<HTMLElement>('.transcript')
    if (!card || !scroller) return
    bar.current ??= placeAfter(scroller)
    render(<Bar {...face} card={card} scroller={scroller} place={bar.current} />, bar.current)
  })
  useEffect(
    () => () => {
      if (bar.current) render(null, bar.current)
      bar.current?.remove()
    },
    [],
  )
  return <span hidden ref={anchor} />
}

function placeAfter(scroller: HTMLElement): HTMLElement {
  const bar = document.createElement('div')
  bar.className = 'field-bar'
  scroller.after(bar)
  return bar
}

interface Placed {
  card: HTMLElement
  scroller: HTMLElement
  place: HTMLElement
}

function Bar({ card, scroller, place, ...face }: LaterFace & Placed) {
  const { words } = face
  const field = useField({ card, scroller, place })
  const following = fieldAfter(field.value)
  const isLast = face.model.step.value === 'details' && !following

  function goOn() {
    if (!following) return field.value?.closest('form')?.requestSubmit()
    following.focus()
    show(following)
  }

  return (
    <>
      <p>
        <Held {...face} />
      </p>
      {/* The field keeps the focus, and with it the keyboard, until another has it. */}
      <button type="button" class="button" onMouseDown={(event) => event.preventDefault()} onClick={goOn}>
        <span>{isLast ? words.readOver : words.next}</span>
      </button>
    </>
  )
}

/** The field that is written in, also while the bar itself has the focus; kept in view when a keyboard comes. */
function useField({ card, scroller, place }: Placed): ReadonlySignal<HTMLElement | undefined> {
  const field = useSignal<HTMLElement | undefined>(undefined)

  useEffect(() => {
    const panel = scroller.parentElement ?? scroller
    const comesTo = (target: EventTarget | null) => {
      if (!(target instanceof HTMLElement) || place.contains(target)) return
      field.value = card.contains(target) && target.matches(writable) ? target : undefined
    }
    const comes = ({ target }: Event) => comesTo(target)
    const leaves = ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget) field.value = undefined
    }
    const root = card.getRootNode()
    if (root instanceof ShadowRoot) comesTo(root.activeElement)
    const shrunk = new ResizeObserver(() => show(field.peek()))
    panel.addEventListener('focusin', comes)
    panel.addEventListener('focusout', leaves)
    shrunk.observe(scroller)
    return () => {
      panel.removeEventListener('focusin', comes)
      panel.removeEventListener('focusout', leaves)
      shrunk.disconnect()
    }
  }, [card, scroller, place])
  useSignalEffect(() => void place.toggleAttribute('data-shown', field.value !== undefined))

  return field
}

function Held({ model, shop, words }: LaterFace) {
  const { hold, state, minutes } = model.kept
  if (model.joining.value) return <span>{words.onlyListed}</span>
  if (!hold.value) return null
  if (state.value === 'gone') return <span>{words.gone(hold.value.seats, time(hold.value.expires_at, shop))}</span>

  const ending = state.value === 'ending'
  return (
    <>
      <b>{words.keptBriefly(hold.value.seats)}</b>
      <span data-state={state}>{ending ? words.endingSoon : words.minutesLeft(minutes.value)}</span>
    </>
  )
}

function fieldAfter(field: HTMLElement | undefined): HTMLElement | undefined {
  const fields = [...(field?.closest('form')?.querySelectorAll<HTMLElement>(writable) ?? [])]
  return field && fields[fields.indexOf(field) + 1]
}

/** With its label and what is said of it. */
const show = (field: HTMLElement | undefined) =>
  (field?.closest('.field') ?? field)?.scrollIntoView({ block: 'nearest' })
