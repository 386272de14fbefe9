import { held } from '../place.ts'

/** Something was typed, added or taken out: leaving asks first. */
export function written() {
  held.value = 'What you wrote here is not saved.'
}

/** It is saved, or not to be. */
export function saved() {
  held.value = undefined
}

/** For as long as a form is drawn: what is typed into it asks before it is lost, by the browser too. */
export function keepsUnsaved(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (held.value !== undefined) event.preventDefault()
  }
  addEventListener('beforeunload', ask)
  return () => {
    removeEventListener('beforeunload', ask)
    saved()
  }
}
