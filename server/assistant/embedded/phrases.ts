import { type Index, wordsFor } from '../../knowledge/index-of.ts'
import { MEMBERSHIPS, OCCASIONS } from '../../knowledge/lexicon/nouns.ts'
import { stem } from '../../knowledge/lexicon/words.ts'
import { isOfTime, traitsIn } from './traits.ts'

/** Words that describe a thing: "the four week course", "a first visit", "the early plunge"; or any words at all. */
export interface Phrase {
  words: readonly string[]
  kind: 'one' | 'any' | 'bare' | 'all'
}

const STARTS = new Set(['the', 'that', 'this', 'your', 'those', 'these', 'a', 'an'])
const JOINS = new Set(['for', 'with', 'in', 'on', 'that', 'where', 'who', 'which', 'without', 'at', 'about'])
const ENDS = new Set(
  'how what when is are was do does did can could will would i we you it he she they if or and but have has get so please much cost'.split(
    ' ',
  ),
)
const HEADS = new Set(['one', 'ones', 'thing', 'bit', 'evening', 'night', 'party'])
const OF_JOINED = new Set(['with', 'for', 'that', 'where', 'who', 'which', 'without'])
// "The 6am workouts": an hour is a name where only one thing begins at it.
const CLOCK = /^\d{1,2}(?:[:.]\d\d)?[ap]m$/
const LONGEST = 7

/** The describing phrases of a text, each with what follows its head first: "The birch branches thing", "the one that does both", "the early weekend plunge". */
export function phrasesIn(index: Index, text: string): Phrase[] {
  const isHead = (word: string) => HEADS.has(word) || OCCASIONS.has(word) || index.own.has(stem(word))
  return text.split(/[,;:!?()\n]|\.(?:\s|$)|\s[-–]\s/u).flatMap((segment) => {
    const words = wordsFor(index, segment)
    return words.flatMap((word, at): Phrase[] => {
      if (!STARTS.has(word)) return []
      const after = words.slice(at + 1)
      const end = after.findIndex((one) => ENDS.has(one) || STARTS.has(one) || MEMBERSHIPS.has(one))
      const plain = (end < 0 ? after : after.slice(0, end)).slice(0, LONGEST)
      const head = plain.findLastIndex(isHead)
      const isIndefinite = word === 'a' || word === 'an'
      const kind = isIndefinite ? 'any' : 'one'
      const called = plain.slice(0, head + 1)
      const follows = after.slice(head + 1)
      // "A class for next week" says when or for whom, "the one for couples" which.
      const isJoined = head >= 0 && !(isIndefinite && follows[0] === 'for')
      const joined = isJoined ? joinedTo(follows, called.at(-1) ?? '') : []
      if (head >= 0 && head + joined.length > 0)
        return [...(joined.length > 0 ? [[...called, ...joined]] : []), ...(head > 0 ? [called] : [])].map((said) => ({
          words: said,
          kind,
        }))
      if (plain.some((one) => CLOCK.test(one))) return [{ words: plain, kind }]
      return plain.length > 2 && !isIndefinite ? [{ words: plain, kind: 'bare' }] : []
    })
  })
}

// "… that has a wash in it", "… for couples": as far as the clause goes, less what asks.
function joinedTo(after: readonly string[], head: string): readonly string[] {
  const joins = /^(?:ones?|thing)$/.test(head) ? JOINS : OF_JOINED
  if (!joins.has(after[0] ?? '')) return []
  const end = after.findIndex((word) => /^(?:how|what|when|please|includ\w*|costs?|takes?|lasts?|starts?)$/.test(word))
  const joined = (end < 0 ? after : after.slice(0, end)).slice(0, LONGEST + 2)
  return traitsIn(joined).some(isOfTime) && joins === OF_JOINED ? [] : joined
}
