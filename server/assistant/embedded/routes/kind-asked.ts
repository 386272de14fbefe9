import type { MerchantService } from '../../../../contract/merchant.ts'
import { akinTo } from '../../../knowledge/lexicon/associations.ts'
import { OCCASIONS, TIMES } from '../../../knowledge/lexicon/nouns.ts'
import { FUNCTION_WORDS, stem, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { attributesIn } from '../attributes.ts'
import type { Clause } from '../hearing.ts'
import type { Scene } from '../scene.ts'
import { isNarrowing } from './filters.ts'
import { isOfKind, kindsOf } from './kinds.ts'

/**
 * "What parkour classes have you got?", "everything you have for eyebrows": two services or more whose rows have the words, or where
 * none has a word, words akin to it; empty where no list of a kind is asked for, or that is what all of them are.
 */
export function ofKindAsked({ record: { services }, index }: Scene, { words }: Clause): readonly MerchantService[] {
  const said = kindIn(words)
  const kind = said.filter((word) => !FUNCTION_WORDS.has(word) && !OCCASIONS.has(word) && !index.own.has(stem(word)))
  if (kind.length === 0 || kind.some((word) => isNarrowing(word) || TIMES.has(word))) return []
  if (attributesIn(kind).length > 0 || (kind.length === said.length && isOfEntry(index, kind))) return []

  const each = kind.map((word) => saying(services, stem(word)))
  const all = services.filter((service) => each.every((some) => some.includes(service)))
  const isPart = (some: readonly MerchantService[]) => some.length > 1 && some.length < services.length
  return [all, ...each.toSorted((a, b) => a.length - b.length)].find(isPart) ?? []
}

/** "Is there something with oolong?": the services whose rows have every word of it, fewer than all. */
export function havingAsked({ record: { services }, index }: Scene, { words }: Clause): readonly MerchantService[] {
  const said = HAVING.exec(words.join(' '))?.groups?.what?.split(' ') ?? []
  const what = said.filter((word) => !FUNCTION_WORDS.has(word))
  if (what.length === 0 || what.some((word) => isNarrowing(word) || TIMES.has(word) || index.own.has(stem(word))))
    return []
  if (attributesIn(what).length > 0) return []

  const those = what
    .map((word) => havingIn(services, stem(word)))
    .reduce((all, some) => all.filter((service) => some.includes(service)))
  return those.length < services.length ? those : []
}

const WITH =
  '(?:with|that has|that have|that includes?|including|involving|using) (?!(?:no|nothing|less|more|you|me|us|it|that)\\b)(?:the |some |an? |any )?(?<what>[a-z]+(?: [a-z]+)?)(?: in it| please| too| as well)?$'
const HAVING = new RegExp(
  `^(?:(?:hi|hello|ok|and|so|but|oh) )*(?:(?:(?:is|are) there|(?:do|have) (?:you|they)(?: have| got| do)?|got|any|what|which) (?:.* )?)?(?:something|anything|ones?|what|sessions?|class(?:es)?|courses?|sittings?|things?) ${WITH}`,
)

// "Which kits do you have?", where an entry is asked for by that very word; "which kit workshops?" is of no entry.
const isOfEntry = ({ entries }: Scene['index'], kind: readonly string[]) =>
  entries.some(
    (entry) =>
      entry.kind === 'knowledge' &&
      entry.wordings.some(({ words }) => words.some((word) => kind.some((one) => stem(one) === stem(word)))),
  )

function kindIn(words: readonly string[]): string[] {
  const text = words.join(' ')
  const found = ASKED.map((pattern) => pattern.exec(text)?.groups?.kind).find((kind) => kind !== undefined)
  return found?.split(' ') ?? []
}

// What is asked for stands behind "which" and before who has it, or at the end, behind "for".
const ASKED = [
  /\b(?:what|which)(?: other)?(?: (?:sorts?|kinds?|types?) of)? (?<kind>(?:[a-z]+ ){0,2}?[a-z]+) (?:(?:do|have|can|could) (?:you|they|we|i|people)|(?:is|are) there|is|are)(?: (?:got|do|have|offer|run|hold|put|on|hire|there|join|come|book|off|you|for|a|the|day|here|available|in))*$/,
  /\b(?:everything|anything|all|what)(?: that)?(?: (?:do|have|is|are))? (?:you|there)(?: (?:got|do|have|is|offer))* (?:for|in|on) (?:the )?(?<kind>(?:[a-z]+ ){0,1}?[a-z]+)(?: please)?$/,
]

const havingIn = (services: readonly MerchantService[], kind: string): readonly MerchantService[] => {
  const said = services.filter((service) => wordsOf(service).includes(kind))
  return said.length > 0 ? said : saying(services, kind)
}

// Where a row has the word, others may have what is nearly the same; where none has, what has to do with it.
function saying(services: readonly MerchantService[], kind: string): readonly MerchantService[] {
  const said = services.filter((service) => isOfKind(service, kind) || wordsOf(service).includes(kind))
  const akin = akinTo(kind, said.length > 0 ? NEARLY : AKIN)
  return services.filter((service) => said.includes(service) || wordsOf(service).some((word) => akin.has(word)))
}

const wordsOf = (service: MerchantService) => [...kindsOf(service), ...wordsIn(service.covers).map(stem)]

/** So near is a word that tells of a kind, and so near one that is as good as its name. */
const AKIN = 0.2
const NEARLY = 0.4
