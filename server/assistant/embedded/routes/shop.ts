import type { Clause } from '../hearing.ts'
import { asksAddress, asksEmail, asksHours, asksPhone, asksWhere } from '../intents/shop.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import { namedHere, type Scene } from '../scene.ts'
import { weekdaysIn } from '../schedule.ts'

/** The shop itself: when it is open and how to reach it. Its own card of the record, so no source is cited. */
export function shopFor(scene: Scene, clause: Clause): Move | undefined {
  if (namedHere(scene, clause).length > 0) return undefined

  const { workspace } = scene.record
  if (asksHours(clause.words) || goesOnByDay(scene, clause)) return hours(scene, clause)
  if (asksAddress(clause.words)) return plain(`The address is ${workspace.address}.`)
  if (asksEmail(clause.words)) return plain(`You can write to ${workspace.email}.`)
  if (asksPhone(clause.words)) return plain(`The telephone number is ${workspace.phone}.`)
  return undefined
}

const hours = ({ record }: Scene, { words }: Clause): Move => ({
  ...plain(say.openingHours(record, weekdaysIn(words))),
  remember: { attribute: 'hours' },
})

// "And Saturday?", right after the hours of another day.
const goesOnByDay = ({ notes, about }: Scene, { words }: Clause) =>
  notes.attribute === 'hours' && !about && words.length <= LONGEST_DAY && weekdaysIn(words).length > 0

const LONGEST_DAY = 5

/** Where the shop is, when no entry of the record says more about it. */
export function whereFor(scene: Scene, clause: Clause): Move | undefined {
  return asksWhere(clause.words) ? plain(`The address is ${scene.record.workspace.address}.`) : undefined
}

const plain = (text: string): Move & { do: 'answer' } => ({ do: 'answer', text, sources: [] })
