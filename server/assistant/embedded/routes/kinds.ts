import type { MerchantService } from '../../../../contract/merchant.ts'
import { numberIn } from '../../../bookings/when/numbers.ts'
import { FUNCTION_WORDS, stem, wordsIn } from '../../../knowledge/lexicon/words.ts'
import type { Clause } from '../hearing.ts'
import type { Scene } from '../scene.ts'

/** Services that one of these words is the kind of: "classes" are those with "class" in name, code or another name. */
export function ofKind(scene: Scene, clause: Pick<Clause, 'words'>): MerchantService[] {
  const [best] = clause.words
    .filter((word) => !isNoKind(word) && !scene.index.own.has(stem(word)))
    .map((word) => scene.record.services.filter((service) => isOfKind(service, stem(word))))
    .filter((services) => services.length > 1 && services.length < scene.record.services.length)
    .sort((a, b) => a.length - b.length)
  return best ?? classesIn(scene, clause)
}

// Where other things are paid for by the piece or the visit, what is taught is paid for by the seat, or says that it is.
function classesIn({ record, index }: Scene, { words }: Pick<Clause, 'words'>): MerchantService[] {
  const asked = words.find((word) => CLASSES.has(word) && !index.own.has(stem(word)))
  if (asked === undefined) return []
  const taught = record.services.filter(
    ({ price, covers }) => price.per === 'seat' || wordsIn(covers).some((word) => stem(word) === stem(asked)),
  )
  return taught.length < record.services.length ? taught : []
}

const CLASSES = new Set(['class', 'classes', 'course', 'courses', 'workshop', 'workshops', 'lesson', 'lessons'])

/** Whether a service is called by the word of this stem; a smartwatch is a watch. */
export const isOfKind = (service: MerchantService, kind: string) =>
  [...kindsOf(service)].some((own) => own === kind || (kind.length >= LONG && own.endsWith(kind)))

const LONG = 4

// "Two seats" are neither the Two-Bucket Wash nor the Two-Year Ceramic, and what is done "at yours" is not Bring Your Own.
const isNoKind = (word: string) => FUNCTION_WORDS.has(word) || numberIn(word) !== undefined

/** Stems of all the words that a service is called by. */
export const kindsOf = ({ code, name, also_called = [] }: MerchantService): ReadonlySet<string> =>
  new Set([code.replaceAll('-', ' '), name, ...also_called].flatMap(wordsIn).map(stem))
