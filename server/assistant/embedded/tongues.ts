import { CHINESE } from './tongues/chinese.ts'
import { DUTCH } from './tongues/dutch.ts'
import { FRENCH } from './tongues/french.ts'
import { GERMAN } from './tongues/german.ts'
import { greetingFor } from './tongues/greetings.ts'
import { ITALIAN } from './tongues/italian.ts'
import { SPANISH } from './tongues/spanish.ts'
import { meanings, type Tongue } from './tongues/tongue.ts'

const read = (tongue: Tongue) => ({ ...tongue, known: meanings(tongue), little: new Set(tongue.marks.split(' ')) })

const WITH_BLANKS = [FRENCH, SPANISH, DUTCH, GERMAN, ITALIAN].map(read)
const WITHOUT = read(CHINESE)

type Read = typeof WITHOUT

/** A text as far as we read it, in English words, and the hello of the language it is in where that is not English. */
export interface Understood {
  text: string
  hello?: string
}

/** Word by word, keeping every word that cannot be read: enough to find the facts. */
export function inEnglish(text: string): Understood {
  if (/\p{Script=Han}/u.test(text) && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return { text: chinese(text), hello: WITHOUT.hello }

  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, ' ')
  const words = plain.match(/[\p{L}\p{N}@.]+|[?!,;]/gu) ?? []
  const tongue = tongueOf(words)
  if (tongue) return { text: translated(plain, tongue), hello: tongue.hello }

  const hello = isEnglish(words) ? undefined : greetingFor(text)
  return { text, ...(hello && { hello }) }
}

/** Said to whoever writes in a language that the answer is not in. */
export const speaks = (hello: string): string =>
  `${hello} I answer in English. I read a little ${[...WITH_BLANKS, WITHOUT].map(({ name }) => name).join(', ')} too.`

const ENGLISH = new Set(
  'the is are do does you i can what how when where and for my to of it on in we have would much there your this that with'.split(
    ' ',
  ),
)

const lettersOf = (words: readonly string[]) => words.filter((word) => /\p{L}/u.test(word))
const count = (words: readonly string[], among: (word: string) => boolean) => words.filter(among).length

const isEnglish = (words: readonly string[]) =>
  count(lettersOf(words), (word) => ENGLISH.has(word)) > lettersOf(words).length * 0.2

function tongueOf(words: readonly string[]): Read | undefined {
  const letters = lettersOf(words)
  const [best] = WITH_BLANKS.map((tongue) => ({
    tongue,
    score: count(letters, (word) => tongue.little.has(word) || tongue.known.has(word)),
  })).sort((a, b) => b.score - a.score)
  const english = count(letters, (word) => ENGLISH.has(word))
  return best && best.score >= 3 && best.score > english * 1.5 && best.score >= letters.length * 0.4
    ? best.tongue
    : undefined
}

function translated(plain: string, { known, little }: Read): string {
  const phrases = [...known].filter(([said]) => said.includes(' ')).sort(([a], [b]) => b.length - a.length)
  const joined = phrases.reduce(
    (text, [said, meant]) => text.replaceAll(new RegExp(`(?<!\\p{L})${said}(?!\\p{L})`, 'gu'), meant),
    plain.replace(/(?<=\p{L})-(?=\p{L})/gu, ' '),
  )
  return joined.replace(/\p{L}+/gu, (word) => known.get(word) ?? (little.has(word) ? '' : word))
}

function chinese(text: string): string {
  const entries = [...WITHOUT.known].sort(([a], [b]) => b.length - a.length)
  return entries
    .reduce((rest, [said, meant]) => rest.replaceAll(said, ` ${meant} `), text)
    .replace(/\p{Script=Han}+/gu, ' ')
}
