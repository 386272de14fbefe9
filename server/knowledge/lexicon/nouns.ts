import { wordsIn } from './words.ts'

/** What any shop may call the things it offers: said of all of them, so that none is named by it. */
export const OCCASIONS: ReadonlySet<string> = new Set(
  `service services session sessions class classes lesson lessons course courses workshop workshops treatment treatments
  sitting sittings tasting tastings appointment appointments visit visits tour tours trip trips event events booking bookings thing things one ones
  option options choice choices activity activities offering offerings offer package menu everything stuff`.split(
    /\s+/,
  ),
)

/** Names are made of these too, and visitors say them of anything. */
export const TIMES: ReadonlySet<string> = new Set(
  'evening evenings night nights day days morning mornings afternoon afternoons hour hours meeting'.split(' '),
)

/** The plain words of a shop's own nouns for what it offers; "which days" asks for days all the same. */
export const ownWordsOf = (nouns: Readonly<Record<string, string>>): string[] =>
  Object.values(nouns)
    .flatMap(wordsIn)
    .filter((word) => !TIMES.has(word))

export const MEMBERSHIPS: ReadonlySet<string> = new Set(
  'membership memberships plan plans subscription subscriptions sub subs tier tiers packages monthly'.split(' '),
)

/** What stands for any of them: of these no list is asked for. */
export const PRONOUNS: ReadonlySet<string> = new Set('one ones thing things stuff booking bookings'.split(' '))

export const MONTHS = 'january february march april may june july august september october november december'.split(' ')
