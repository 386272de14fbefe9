import type { MerchantService } from '../../../../contract/merchant.ts'
import type { Attribute } from '../attributes.ts'
import { type Entity, focusOn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import { type Scene, sourceOf } from '../scene.ts'
import { daysOf, weekdaysIn } from '../schedule.ts'

/** What is asked of a service, from its own row. */
export function tell(
  scene: Scene,
  clause: Clause,
  entity: Entity & { kind: 'service' },
  asked: readonly Attribute[],
): Move {
  const sentences = asked.map((attribute) => sentence(scene, clause, entity.item, attribute))
  return {
    do: 'answer',
    text: [...new Set(sentences)].join(' '),
    sources: [sourceOf(entity)],
    remember: { focus: focusOn(entity), attribute: asked[0] },
  }
}

function sentence({ record }: Scene, clause: Clause, item: MerchantService, attribute: Attribute): string {
  switch (attribute) {
    case 'price':
      return withAside(say.servicePrice(record, item), item, /[£€$]|\b(?:price|extra|free|cost)\b/i)
    case 'duration':
      return withAside(say.duration(item), item, /\b(?:minutes?|hours?|days?|overnight|weeks?)\b/i)
    case 'seats':
      return withAside(say.seats(item), item, /\bup to\b|\b(?:people|guests|persons)\b/i)
    case 'when':
      return when(record, item, clause)
    default:
      return say.sheet(record, item)
  }
}

function when(record: Scene['record'], item: MerchantService, clause: Clause): string {
  const days = weekdaysIn(clause.words)
  const wantsOthers = /\b(?:other|another|different|else|instead)\b/.test(clause.words.join(' '))
  if (days.length === 0 || wantsOthers) return say.held(record, item)

  const kept = days.filter((day) => daysOf(item).includes(day))
  if (kept.length === 0) return say.notHeldOn(record, item, days)
  return say.held(record, item, kept)
}

// The description may qualify the figure: "Parts are extra", "it stays until the next working day".
function withAside(fact: string, { covers }: MerchantService, speaksOf: RegExp): string {
  const aside = covers.split(/(?<=[.!?])\s+/).filter((part) => speaksOf.test(part))
  return [fact, ...aside].join(' ')
}

/** The second answer after the first, with the sources of both. */
export function both(fact: Move, other: Move): Move {
  if (fact.do !== 'answer' || other.do !== 'answer' || fact.text.endsWith(other.text)) return fact
  return {
    do: 'answer',
    text: `${fact.text} ${other.text}`,
    sources: [...fact.sources, ...other.sources],
    remember: { ...other.remember, ...fact.remember },
  }
}
