import type { ShopMessage } from '../../contract/shop-view.ts'
import { type Links, type Part, type ThreadShop, utteranceOf } from './utterance.ts'

/** All that a message says, line by line, with nothing cut. */
export function wholeOf(message: ShopMessage, shop: ThreadShop): string[] {
  const { text, parts } = utteranceOf(message, shop, nowhere)
  return [text, ...parts.flatMap(linesOf)].filter(Boolean)
}

const nowhere: Links = { message: () => '', form: () => '', booking: () => '', page: () => '' }

function linesOf(part: Part): string[] {
  switch (part.type) {
    case 'choices':
      return part.choices.map(({ label }) => label)
    case 'entries':
      return part.entries.flatMap(({ name, about, facts }) => [name, about, ...facts])
    case 'form':
      return []
    case 'booking':
      return [part.standing, ...Object.values(part.pairs)]
    default:
      return part satisfies never
  }
}
