import { wantsList } from '../intents/lists.ts'
import { type Intent, intentsIn } from '../intents/put.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import type { Scene } from '../scene.ts'
import { weekdaysIn } from '../schedule.ts'
import { everything, plans } from './lists.ts'
import { plain } from './shop.ts'

/** What is plainly after the shop itself, all that it offers, or nothing at all, by how people put such things. */
export function wishedOf(scene: Scene): Move | undefined {
  const { heard, record } = scene
  for (const { words } of [heard, ...heard.clauses]) {
    for (const [intent, share] of intentsIn(record, words)) {
      if (share < PLAINLY || (words.length > SHORT && OF_SHOP.has(intent))) continue
      const move = MOVES[intent]?.(scene, words)
      if (move) return move
    }
  }
  return undefined
}

const PLAINLY = 0.5

/** Whoever says more may ask where something else is, and when it is open. */
const OF_SHOP = new Set<Intent>(['address', 'hours', 'phone', 'email'])
const SHORT = 8

const small = (text: string): Move => ({ do: 'small', text })

const MOVES: { [Each in Intent]?: (scene: Scene, words: readonly string[]) => Move | undefined } = {
  listAll: everything,
  listPlans: plans,
  address: ({ record }) => plain(say.whereItIs(record)),
  hours: ({ record, here }, words) => plain(say.openingHours(record, weekdaysIn(words, here))),
  phone: ({ record }) => plain(say.telephone(record)),
  email: ({ record }) => plain(say.mailbox(record)),
  bot: ({ record }) => small(say.whoItIs(record)),
  person: ({ heard }, words) =>
    wantsList(words) ? undefined : { do: 'hand_off', reason: 'visitor_asked', summary: heard.original.slice(0, 300) },
  thanks: () => small(say.WELCOME),
  goodbye: () => small(say.GOODBYE),
}
