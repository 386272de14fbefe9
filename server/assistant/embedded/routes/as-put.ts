import type { Attribute } from '../attributes.ts'
import type { Clause } from '../hearing.ts'
import { figureOf, intentOf } from '../intents/put.ts'
import type { Move } from '../moves.ts'
import { namedHere, notDenied, type Scene } from '../scene.ts'
import { weekdaysIn } from '../schedule.ts'
import { serviceOf } from './asked-service.ts'
import { bookingOf } from './booking.ts'
import { shown } from './browse.ts'
import { isAny, narrowed, wantedIn } from './filters.ts'
import { everything, plans } from './lists.ts'
import { tell } from './telling.ts'

/** What no rule of ours heard in a clause: what it is after by how people put such things, and of which service. */
export function asPut(scene: Scene, clause: Clause): Move | undefined {
  const intent = intentOf(scene.record, clause.words)
  if (intent === 'book') return bookingOf(scene, clause)
  if (intent === 'list') return listed(scene, clause)
  if (intent === 'listPlans' || intent === 'planFit') return plans(scene)
  const attribute = figureOf(scene.record, clause.words)
  return attribute && figure(scene, clause, attribute)
}

function listed(scene: Scene, clause: Clause): Move | undefined {
  if (namedHere(scene, clause).length > 0 || clause.terms.some(scene.index.scales.isStranger)) return undefined
  const wanted = wantedIn(scene, clause.words, weekdaysIn(scene.heard.words, scene.here))
  return isAny(wanted) ? shown(scene, narrowed(scene, wanted, notDenied(scene)), wanted) : everything(scene)
}

function figure(scene: Scene, clause: Clause, attribute: Attribute): Move | undefined {
  const found = serviceOf(scene, clause, [attribute])
  return found && tell(scene, clause, found, [attribute])
}
