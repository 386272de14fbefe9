import type { MerchantRecord } from '../../../contract/merchant.ts'
import { wordsIn } from '../../knowledge/lexicon/words.ts'
import { STANDS_FOR } from '../../knowledge/subjects/asks.ts'

interface Name {
  name: string // as its words are read
  stands: string
}

interface Names {
  services: readonly Name[]
  all: readonly Name[] // other names of services and memberships among them
}

const known = new WeakMap<MerchantRecord, Names>()

/** What services, or all that is offered, are called in a record. The longest come first: a name may stand within another. */
export function namesIn(record: MerchantRecord): Names {
  const before = known.get(record)
  if (before) return before

  const services = named(record.services, STANDS_FOR.ITEM)
  const others = record.services.flatMap(({ also_called = [] }) => also_called.map((name) => ({ name })))
  const all = [...services, ...named(others, STANDS_FOR.ITEM), ...named(record.plans, STANDS_FOR.PLAN)]
  const names = { services: longestFirst(services), all: longestFirst(all) }
  known.set(record, names)
  return names
}

const named = (things: readonly { name: string }[], stands: string): Name[] =>
  things.map(({ name }) => ({ name: wordsIn(name).join(' '), stands }))

const longestFirst = (names: readonly Name[]) => names.toSorted((one, other) => other.name.length - one.name.length)

/** Words with one word in the place of each of these names. */
export const withoutNames = (names: readonly Name[], words: readonly string[]): string[] =>
  names
    .reduce((said, { name, stands }) => said.replaceAll(` ${name} `, ` ${stands} `), ` ${words.join(' ')} `)
    .trim()
    .split(' ')
