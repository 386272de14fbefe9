import american from 'dictionary-en'
import british from 'dictionary-en-gb'
import { stem, stemAnew } from './words.ts'

const ENGLISH: ReadonlySet<string> = new Set([american, british].flatMap(({ dic }) => wordsOf(dic)))
const stems = new Set([...ENGLISH].map(stemAnew))

const ENDING =
  /^[a-z]?(?:s|es|ed|d|ing|ings|er|ers|ly|ies|ied|y|al|ally|ment|ments|ness|able|ful|e|ion|ions|ation|ations|ance|ity|ive)?$/

/** Whether a dictionary has the very word. */
export const isEntered = (word: string): boolean => ENGLISH.has(word)

/** Whether this is an English word, British or American, in any of its forms; names among them: "queue", "colored", "bach". */
export const isEnglish = (word: string): boolean =>
  ENGLISH.has(word) ||
  isFormIn(stems, word) ||
  ['', 'e'].some((end) => ENGLISH.has(word.replace(/(?<=.{3})(?:ing|ed|ers?|est)$/, end)))

/** Whether a word is a form of one of these stems: "sensative" has the stem of "sense", and is no form of it. */
export const isFormIn = (stems: ReadonlySet<string>, word: string): boolean =>
  stems.has(stem(word)) && ENDING.test(word.slice(stem(word).length))

// A Hunspell dictionary: how many lines, then a word a line, with a slash before the flags of its endings. Abbreviations
// are all capitals.
function wordsOf(dic: Uint8Array): string[] {
  const [, ...lines] = new TextDecoder().decode(dic).split('\n')
  return lines
    .map((line) => line.split('/', 1)[0] ?? '')
    .filter((word) => /^\p{Lu}?\p{Ll}+$/u.test(word))
    .map((word) => word.toLowerCase())
}
