import { type Cues, cues } from '../../knowledge/lexicon/cues.ts'
import * as guards from './guards.ts'
import { isComplaint, isYes, mentionsBooking, NAMED_PERSON, wantsOwnBookings, wantsPerson } from './intents.ts'
import type { Move } from './moves.ts'
import { asksOfAnother } from './privacy.ts'
import { bestEntry } from './routes/knowledge.ts'
import type { Scene } from './scene.ts'

type Gate = (scene: Scene) => Move | undefined

/** Read over the whole message, in this order, before any part of it is answered. The first that holds is the reply. */
export const GATES: readonly Gate[] = [
  injected,
  urgent,
  lookedUp,
  isPrivate,
  reference,
  person,
  offerTaken,
  ownBookings,
]

// Mended words may be the shop's own: "instructions" are no slip for its instruments.
const hears = ({ words, asTyped }: Scene['heard'], guard: Cues) =>
  guard(asTyped) !== undefined || guard(words) !== undefined

function injected({ heard }: Scene): Move | undefined {
  // As written: spelled after the record, "your instructions" are the instructors'.
  const isMarked = guards.HAS_MARKUP.test(heard.original) || guards.ORDERS_ABROAD.test(heard.original)
  if (!isMarked && !hears(heard, guards.isInjection)) return undefined
  return { do: 'decline', text: 'I can only help with this shop: what it offers, what it costs, and booking.' }
}

function urgent({ heard }: Scene): Move | undefined {
  if (!hears(heard, guards.isUrgent)) return undefined
  return {
    do: 'decline',
    text: 'I cannot advise on that. In an emergency, please call a doctor, a vet or the emergency services at once.',
  }
}

// Both halves were typed: the tool decides, whatever the reference looks like.
function lookedUp({ heard, notes }: Scene): Move | undefined {
  const given = heard.reference ?? notes.reference
  const email = heard.email ?? (notes.lookup ? notes.email : undefined)
  return given && email ? { do: 'find', reference: given, email } : undefined
}

function isPrivate({ heard, member, index }: Scene): Move | undefined {
  const others = heard.email !== undefined && heard.email.toLowerCase() !== member?.email.toLowerCase()
  const foreign = others && member !== undefined && wantsOwnBookings(heard.words) !== undefined
  if (!foreign && !asksOfAnother(heard.original, index, member !== undefined)) return undefined
  return {
    do: 'decline',
    text: 'I keep what other guests have told us to myself. I can look up a booking of your own.',
  }
}

function reference({ heard, notes, member }: Scene): Move | undefined {
  // A member's own are listed: nobody who is signed in need say where the booking was sent.
  if (heard.reference) return member ? { do: 'mine' } : { do: 'find', reference: heard.reference }
  const waits = notes.lookup && heard.email && heard.words.length < 8
  return waits ? { do: 'find', email: heard.email } : undefined
}

function person({ heard }: Scene): Move | undefined {
  const asked = wantsPerson(heard.words) ?? NAMED_PERSON.exec(heard.original)
  if (!asked && !isComplaint(heard.words)) return undefined
  return { do: 'hand_off', summary: heard.original.slice(0, 300) }
}

function offerTaken({ heard, notes }: Scene): Move | undefined {
  if (!notes.offered || !isYes(heard.words)) return undefined
  return { do: 'hand_off', summary: heard.original }
}

const FORGOT = new Set(['remember', 'recall', 'forgot', 'forgotten', 'sure'])

// "What should I bring to my next class" asks of the class.
const asksAbout = cues('should|must|need|have|can|do|may to? i|we to? .. bring|wear|pay|park|eat|arrive|pack|prepare')

function ownBookings(scene: Scene): Move | undefined {
  const { heard } = scene
  if (!wantsOwnBookings(heard.words)) return undefined

  // "How do I cancel my booking" asks for the rule; the record has it.
  const rule =
    heard.asks &&
    heard.clauses.some(
      ({ terms, words }) => /cancel|move|change|reschedul/.test(words.join(' ')) && bestEntry(scene, terms),
    )
  if (asksAbout(heard.words)) return undefined
  const forgot = heard.words.some((word) => FORGOT.has(word))
  if (rule || (mentionsBooking(heard.words) && !forgot)) return undefined
  return { do: 'mine' }
}
