import { standing } from './conditions.ts'
import { type Entity, entityOf, focusOn } from './entities.ts'
import type { Heard } from './hearing.ts'
import type { Notes, OwnBooking } from './notes.ts'
import type { Scene } from './scene.ts'

/**
 * The notebook once a message was heard. An offer stands for one turn, and so does a question of ours; what is spoken of
 * and wished for stays. What was denied stays denied until it is named again. Pure.
 */
export function heardInto(notes: Notes, heard: Heard, named: readonly Entity[]): Notes {
  const again = new Set(named.map(({ item }) => item.code))
  const banned = [
    ...new Set([
      ...(notes.banned ?? []).filter((code) => !again.has(code)),
      ...heard.denied.map(({ item }) => item.code),
    ]),
  ]
  // "I can't decide between Leaf Walk and First Steep": "the first" is the one that was named first.
  const inOrder = named
    .filter(({ kind }) => kind === 'service')
    .toSorted((one, other) => placeOf(heard, one) - placeOf(heard, other))
    .map(({ item }) => item.code)
  return {
    ...notes,
    when: heard.urgency ?? notes.when,
    offered: undefined,
    choices: undefined,
    choosing: undefined,
    asking: undefined,
    browsed: undefined,
    ...(inOrder.length > 1 && { listed: inOrder }),
    banned: banned.length > 0 ? banned : undefined,
    conditions: standing(notes, heard),
    ...(heard.email && notes.lookup && { reference: undefined }),
  }
}

const placeOf = ({ text }: Heard, { item }: Entity) => text.toLowerCase().indexOf(item.name.toLowerCase())

/** Who has booked since has what they wished for, and speaks of that booking. Pure. */
export function caughtUp(notes: Notes, booked: readonly OwnBooking[]): Notes {
  const [newest, ...others] = booked.slice(0, Math.max(0, booked.length - (notes.made ?? 0)))
  if (!newest) return notes
  const { name, email } = notes.wish ?? {}
  return {
    ...notes,
    focus: { kind: 'service', code: newest.service },
    own: [newest, ...others],
    made: booked.length,
    wish: name || email ? { name, email } : undefined,
    choosing: undefined,
    lookup: undefined,
  }
}

/** What "it" is from now on. Pure. */
export function turnedTo(notes: Notes, about: Entity | undefined): Notes {
  if (!about) return notes
  const before = notes.focus && notes.focus.code !== about.item.code ? { before: notes.focus } : {}
  return { ...notes, focus: focusOn(about), ...before }
}

/** What a move left behind. Pure. */
export const movedOn = (notes: Notes, left: Partial<Notes>): Notes => ({ ...notes, ...left })

/** What was denied before and is not named now: no more meant than what is denied in this message. */
export const stillDenied = ({ index, notes }: Pick<Scene, 'index' | 'notes'>, named: readonly Entity[]): Entity[] =>
  (notes.banned ?? [])
    .filter((code) => !named.some(({ item }) => item.code === code))
    .flatMap((code) => entityOf(index, { kind: 'service', code }) ?? entityOf(index, { kind: 'plan', code }) ?? [])
