import type { MerchantRecord, MerchantService } from '../../../contract/merchant.ts'
import { EVERYDAY } from '../../knowledge/lexicon/everyday.ts'
import { MEMBERSHIPS, OCCASIONS, ownWordsOf, TIMES } from '../../knowledge/lexicon/nouns.ts'
import { FUNCTION_WORDS, stem, wordsIn } from '../../knowledge/lexicon/words.ts'
import { ATTRIBUTE_WORDS } from './attributes.ts'

/** A text in which services that are called by one word of their name, "the blending one", are called by all of it. */
export function namedInFull(text: string, record: MerchantRecord): string {
  return looseNames(record).reduce((said, { pattern, name }) => said.replace(pattern, () => name), text)
}

interface LooseName {
  pattern: RegExp
  name: string
}

const known = new WeakMap<MerchantRecord, readonly LooseName[]>()

function looseNames(record: MerchantRecord): readonly LooseName[] {
  const before = known.get(record)
  if (before) return before

  const nouns = [...KINDS, ...wordsIn(record.workspace.words?.service ?? '')]
  const byWord = record.services.flatMap((service) =>
    tellingWords(record, service).map((word) => ({
      pattern: patternOf(word, isSaidOfOthers(record, service, word) ? ANYTHING : [...ANYTHING, ...nouns]),
      name: service.name,
    })),
  )
  const names = [...byWord, ...onDays(record), ...soleOutings(record)]
  known.set(record, names)
  return names
}

// "A place on the sourdough for this Thursday"
const onDays = (record: MerchantRecord): LooseName[] =>
  record.services.flatMap((service) =>
    tellingWords(record, service).map((word) => ({
      pattern: new RegExp(
        `(?<!\\S)(?:the|your)\\s+${RegExp.escape(word)}(?=\\s+(?:for|on)\\s+(?:this\\s+|next\\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b)`,
        'giu',
      ),
      name: service.name,
    })),
  )

// "How long is the tour?", of a mill that has one.
const soleOutings = (record: MerchantRecord): LooseName[] =>
  OUTINGS.filter((noun) => !ownWordsOf(record.workspace.words ?? {}).includes(noun)).flatMap((noun) => {
    const [only, ...others] = record.services.filter(({ name }) => wordsIn(name).includes(noun))
    return only && others.length === 0 && wordsIn(only.name).at(-1) === noun
      ? {
          pattern: new RegExp(
            `(?<!\\S)(?:the|your)\\s+${noun}(?![\\p{L}\\d'’-]|\\s+(?:one|of|from|to|over|up|down))`,
            'giu',
          ),
          name: only.name,
        }
      : []
  })

const OUTINGS = 'tour trip walk ride talk clinic'.split(' ')

/** What anything may be called, and what anything that is offered may be. */
const ANYTHING = 'one thing thingy business'.split(' ')
const KINDS = 'session class course workshop lesson tour trip visit event treatment appointment'.split(' ')

// "The goat cheese class" says more than one word of it.
const patternOf = (word: string, nouns: readonly string[]) =>
  new RegExp(
    `(?:(?<=^\\W{0,3}|[.,;:!?(*-]\\s?|\\b(?:${BEFORE})\\s+)|(?<!\\S)(?:the|your|that|this|yer|ur|a|an)\\s+)${looseForm(word)}\\s+(?:${nouns.map(RegExp.escape).join('|')})(?![\\p{L}\\d'’-])`,
    'giu',
  )

// "The brewery one" is Brewers' Byways.
const looseForm = (word: string) =>
  word.length > LONG ? `${RegExp.escape(word.slice(0, -2))}\\p{L}{0,4}` : RegExp.escape(word)
const LONG = 6

const BEFORE = 'book|for|of|in|on|at|to|about|is|does|do|or|and|want|need|after|reserve|price|cost|with|than|not'

// "A cheese class" is any of those in which there is cheese.
const isSaidOfOthers = ({ services }: MerchantRecord, service: MerchantService, word: string) =>
  services.some(({ covers }) => covers !== service.covers && wordsIn(covers).map(stem).includes(stem(word)))

// What no other name has, and what says nothing of how big, how dear or the how-manieth it is.
function tellingWords({ services, plans, workspace }: MerchantRecord, service: MerchantService): string[] {
  const others = new Set(
    [...services, ...plans]
      .filter((one) => one !== service)
      .flatMap(({ name }) => wordsIn(name))
      .map(stem),
  )
  const own = new Set(ownWordsOf(workspace.words ?? {}))
  return wordsIn(service.name).filter(
    (word) =>
      word.length > 2 &&
      !others.has(stem(word)) &&
      ![FUNCTION_WORDS, ATTRIBUTE_WORDS, OCCASIONS, TIMES, MEMBERSHIPS, own, EVERYDAY].some((words) => words.has(word)),
  )
}
