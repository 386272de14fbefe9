import type { MerchantService } from '../../../contract/merchant.ts'
import { cues } from '../../knowledge/lexicon/cues.ts'

const price = ({ price: { amount } }: MerchantService) => amount
const minutes = ({ duration_minutes }: MerchantService) => duration_minutes

/** What services are weighed by, in words; the least of `sign` times the figure is meant. */
export const EXTREMES = [
  {
    words: [
      'cheaper|cheapest',
      'lowest|smallest priced|price|cost',
      'most affordable',
      'most budget|wallet|purse friendly',
      'least pricey|costly|expensive',
      'where .. prices start|begin',
      'prices start|begin at|from where',
      'costs|cost|hurt|hurts .. least',
      'costs|cost|costing the? least',
    ],
    of: price,
    sign: 1,
  },
  {
    words: [
      'dearer|dearest|pricier|priciest|costliest',
      'most|more expensive|costly|pricey',
      'top of the? price|prices range|list?',
      'highest|top priced|price|cost',
      'costs|cost|costing the? most',
    ],
    of: price,
    sign: -1,
  },
  { words: ['shorter|shortest|quicker|quickest|fastest|briefest', 'least|less time'], of: minutes, sign: 1 },
  { words: ['longer|longest|lengthiest', 'most time'], of: minutes, sign: -1 },
].map((extreme) => ({
  ...extreme,
  isOfPrice: extreme.of === price,
  says: cues(...extreme.words),
  points: cues(...extreme.words.map((words) => `the ${words}`)), // "the cheaper", and not "is it cheaper"
}))

export type Extreme = (typeof EXTREMES)[number]

/** The one of these that is so most of all, where no other is as much. */
export function mostSo(
  services: readonly MerchantService[],
  { of, sign }: Pick<Extreme, 'of' | 'sign'>,
): MerchantService | undefined {
  const [first, second] = services.toSorted((a, b) => sign * (of(a) - of(b)))
  return first && second && of(first) !== of(second) ? first : undefined
}
