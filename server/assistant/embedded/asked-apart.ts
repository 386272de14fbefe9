import type { MerchantRecord } from '../../../contract/merchant.ts'
import { cues } from '../../knowledge/lexicon/cues.ts'
import { wordsIn } from '../../knowledge/lexicon/words.ts'
import { STANDS_FOR } from '../../knowledge/subjects/asks.ts'
import { figureIn } from './attributes.ts'
import { namesIn, withoutNames } from './called.ts'
import { wantsList } from './intents/lists.ts'
import { asksAddress, asksEmail, asksHours, asksPhone, asksWhere } from './intents/shop.ts'

const JOINTS = /,?\s+(?:and|plus|&|as well as|then)\s+(?:also\s+|then\s+)?|[,;]\s+(?:and\s+|then\s+)?/iu

/** "Your hours, the address and what First Steep costs": each of what is asked, where every piece plainly asks for something. */
export function askedApart(part: string, record: MerchantRecord): string[] {
  const pieces = part.split(JOINTS).filter((piece) => piece.trim() !== '')
  if (pieces.length < 2) return [part]

  const asking = pieces.filter((piece) => !isPolite(wordsIn(piece)))
  const isOfReach = asking.every((piece) => REACH.some((asks) => asks(wordsIn(piece))))
  return asking.length > 1 && !isOfReach && asking.every((piece) => asksPlainly(wordsIn(piece), record))
    ? asking.map((piece) => `${piece.trim().replace(/[.!?]+$/, '')}?`)
    : [part]
}

// How to reach the shop is told in one.
const REACH = [asksPhone, asksAddress, asksEmail]

const isPolite = cues('^ many? please|thanks|thx|cheers|ta|thank|kindly|pls you|kindly|very|much|a? lot? $')

const { ITEM } = STANDS_FOR

function asksPlainly(words: readonly string[], record: MerchantRecord): boolean {
  const bare = withoutNames(namesIn(record).services, words)
  return words.length <= LONGEST && !isCondition(words) && (bare.includes(ITEM) ? asksOfIt(bare) : asksOfShop(words))
}

const LONGEST = 14

const isCondition = cues('if|when|because|since|after|before|until i|we|you|my|our|the|it')

const asksOfIt = (bare: readonly string[]) => figureIn(bare) !== undefined || asksContents(bare) !== undefined

const asksContents = cues(
  `description|idea|word|words|info|information|details|something of|on|about .. ${ITEM}`,
  `what|whats is? ${ITEM} .. about|like|consists|involves|includes|consist|involve|include`,
  `what does|is|do|would ${ITEM} .. consist|involve|include|cover|about|like`,
)

const asksOfShop = (words: readonly string[]) =>
  [asksHours, asksPhone, asksAddress, asksEmail, asksWhere].some((asks) => asks(words)) ||
  ofMemberships(words) !== undefined ||
  (wantsList(words) !== undefined && ofOffer(words) !== undefined)

const ofMemberships = cues(
  '^ .. what|which|your|the|list|see memberships|plans|subscriptions|tiers !has|have|is|include|includes|cover|covers',
)
const ofOffer = cues('services|offer|list|menu|do|cheapest|dearest')
