import type { Clause } from '../hearing.ts'
import { asksOfBooking, asksOfIt, asksRuleOfChange, saysChange, wantsItChanged } from '../intents/own-booking.ts'
import type { Move } from '../moves.ts'
import type { OwnBooking } from '../notes.ts'
import { namedHere, type Scene } from '../scene.ts'

/** What is asked of the visitor's own booking, made here or looked up just now, is answered from that. */
export function ownFor(scene: Scene, clause: Clause): Move | undefined {
  const { notes } = scene
  const known = knownTo(scene)
  if (known.length === 0) return undefined

  const { words } = clause
  const mayChange = !asksRuleOfChange(words)
  const isOfBooking = asksOfBooking(words) ?? (mayChange ? wantsItChanged(words) : undefined)
  const isAsked = isOfBooking ?? asksOfIt(words)
  const named = namedHere({ ...scene, about: undefined }, clause).map(({ item }) => item.code)
  if (named.length > 0) {
    const theirs = known.find(({ service }) => named.includes(service))
    return theirs && (isAsked || (mayChange && saysChange(words))) ? { do: 'own', booking: theirs } : undefined
  }
  if (!isAsked) return undefined
  // "It" is what was spoken of last; only what is booked can be moved, whatever was spoken of since.
  const { focus, wish } = notes
  const meant = wish?.subject ? [] : known.filter(({ service }) => !focus || service === focus.code)
  return meant.length > 0 || isOfBooking ? oneOf(meant.length > 0 ? meant : known) : undefined
}

/** The one that goes by this reference, if it was made here or shown. */
export const ownCalled = (scene: Scene, reference: string): OwnBooking | undefined =>
  knownTo(scene).find((one) => symbols(one.reference) === symbols(reference))

const symbols = (reference: string) => reference.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** What was shown last comes first. */
const knownTo = ({ notes: { own = [] }, booked }: Scene): OwnBooking[] => [
  ...own,
  ...booked.filter(({ reference }) => !own.some((shown) => shown.reference === reference)),
]

const oneOf = ([one, ...others]: readonly OwnBooking[]): Move | undefined =>
  one && others.length === 0 ? { do: 'own', booking: one } : { do: 'mine' }
