import { stem } from './lexicon/words.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const BEFORE = setOf(`hi hello hey hiya dear there please pls thanks thank you cheers ta sorry excuse me i was am just
  wondering wonder could would can do you may tell ask to know if whether so ok okay and also`)

const AFTER = setOf('please pls thanks thank you cheers ta kindly')

/** Said of anything and by anybody: who asks, and how politely. */
const LIGHT = setOf('a an the do does did can could would will may might you your we i my me us our')

/**
 * What is the same of a question however politely it is put, in whichever number and tense: the stems of its words in
 * their order. Empty where too little is left to know it by.
 */
export function gistOf(words: readonly string[]): string {
  const from = words.findIndex((word) => !BEFORE.has(word))
  const to = words.findLastIndex((word) => !AFTER.has(word))
  const left = from === -1 ? [] : words.slice(from, to + 1).filter((word) => !LIGHT.has(word))
  return left.length < 2 ? '' : left.map(stem).join(' ')
}
