import { ARABIC } from './tongues/arabic.ts'
import { CHINESE } from './tongues/chinese.ts'
import { DUTCH } from './tongues/dutch.ts'
import { FRENCH } from './tongues/french.ts'
import { GERMAN } from './tongues/german.ts'
import { greetingAlone, greetingFor } from './tongues/greetings.ts'
import { ITALIAN } from './tongues/italian.ts'
import { JAPANESE } from './tongues/japanese.ts'
import { POLISH } from './tongues/polish.ts'
import { PORTUGUESE } from './tongues/portuguese.ts'
import { type Reading, readingOf } from './tongues/reading.ts'
import { SPANISH } from './tongues/spanish.ts'
import { starterMeant } from './tongues/starters.ts'
import { SWEDISH } from './tongues/swedish.ts'
import { plainOf } from './tongues/tongue.ts'
import { VIETNAMESE } from './tongues/vietnamese.ts'

const IN_ARABIC = readingOf(ARABIC)
const WITH_BLANKS = [FRENCH, SPANISH, PORTUGUESE, ITALIAN, GERMAN, DUTCH, SWEDISH, POLISH, VIETNAMESE].map(readingOf)
const IN_CHINESE = readingOf(CHINESE)
const IN_JAPANESE = readingOf(JAPANESE)

/**
 * A text as far as we read it, in English words, and the hello of the language it is in where that is not English.
 * `unread` are the questions in it of which nothing was read.
 */
export interface Understood {
  text: string
  hello?: string
  unread?: readonly string[]
}

/** Word by word, keeping every word that cannot be read, and the names of what a shop offers: enough to find the facts. */
export function inEnglish(text: string, names: readonly string[] = []): Understood {
  const starter = starterMeant(text)
  if (starter) return { text: starter }

  const alone = greetingAlone(text)
  if (alone) return { text: 'hello', hello: alone }

  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return withoutBlanks(text, IN_JAPANESE)
  if (/\p{Script=Han}/u.test(text)) return withoutBlanks(text, IN_CHINESE)

  const plain = withNamesKept(plainOf(text), names)
  const words = plain.replace(/\p{Lu}+/gu, ' ').match(/[\p{L}\p{N}@.]+|[?!,;]/gu) ?? []
  const tongue = /\p{Script=Arabic}/u.test(plain) ? IN_ARABIC : tongueOf(words)
  if (tongue) return { text: translated(tongue === IN_ARABIC ? inOurSigns(plain) : plain, tongue), hello: tongue.hello }

  const hello = isEnglish(words) ? undefined : greetingFor(text)
  return { text, ...(hello && { hello }) }
}

/** Said to whoever writes in a language that the answer is not in, or asks which are read. */
export const speaks = (hello = ''): string =>
  `${hello} I answer in English. I read a little ${[...WITH_BLANKS, IN_ARABIC, IN_CHINESE, IN_JAPANESE].map(({ name }) => name).join(', ')} too.`.trim()

const ENGLISH = new Set(
  'the is are do does you i can what how when where and for my to of it on in we have would much there your this that with a an not want need like me be at or so no if am us he she they was has had but by as all any please'.split(
    ' ',
  ),
)

const lettersOf = (words: readonly string[]) => words.filter((word) => /\p{L}/u.test(word))
const count = (words: readonly string[], among: (word: string) => boolean) => words.filter(among).length

const isEnglish = (words: readonly string[]) =>
  count(lettersOf(words), (word) => ENGLISH.has(word)) > lettersOf(words).length * 0.2

function tongueOf(words: readonly string[]): Reading | undefined {
  const letters = lettersOf(words)
  const telling = letters.filter((word) => !ENGLISH.has(word))
  const [best] = WITH_BLANKS.map((tongue) => ({
    tongue,
    marks: count(telling, tongue.isLittle),
    score: count(telling, (word) => tongue.isLittle(word) || tongue.known.has(word)),
    met: count(letters, (word) => tongue.isLittle(word) || tongue.meaningOf(word) !== undefined),
  })).sort((a, b) => b.score - a.score || b.marks - a.marks)
  // "U open?" No sentence of another tongue begins so.
  const isShared = (word: string) => word === 'no' && best?.tongue.known.has(word)
  const english = count(letters, (word) => ENGLISH.has(word) && !isShared(word)) + (letters[0] === 'u' ? 1 : 0)
  if (!best || best.score <= english * 1.5) return undefined
  const isLong = best.score >= 3 && best.met >= letters.length * 0.4
  const isShort = english === 0 && best.score >= 2 && best.marks > 0 && best.met >= letters.length * 0.6
  return isLong || isShort ? best.tongue : undefined
}

function translated(text: string, { phrases, also, setApart, meaningOf, isLittle, isElided, known }: Reading): string {
  const joined = phrases.reduce(
    // Of thousands hardly any is said, and only those are worth a pattern.
    (rest, [said, meant]) =>
      rest.includes(wordsOf(said))
        ? rest.replace(patternOf(said, also), (_, and: string) => `${and ? ' and ' : ''}${meant.toUpperCase()}`)
        : rest,
    setApart(text.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')).replace(OPENING, ' '),
  )
  // What a phrase has become stands in capitals: it is not read once more.
  return joined
    .replace(/(?<!@\S*)\p{L}+(?!\S*@)/gu, (word) =>
      word === word.toLowerCase() || !/\p{Lu}/u.test(word)
        ? (known.get(word) ?? (isLittle(word) || isElided(word) ? '' : (meaningOf(word) ?? word)))
        : word,
    )
    .toLowerCase()
}

// "# år": years, and not "är", where a number stands before it.
const AFTER_NUMBER = /^# /
const wordsOf = (said: string) => said.replace(AFTER_NUMBER, '')

// "And" may be written onto what follows it.
const patternOf = (said: string, also = '') =>
  new RegExp(
    `(?<!\\p{L})(${also ? `(?:${also})?` : ''})${AFTER_NUMBER.test(said) ? '(?<=\\d )' : ''}${wordsOf(said)}(?!\\p{L})`,
    'gu',
  )

// In Spanish a mark stands before a question too.
const OPENING = /[¿¡]/gu

// A shop's own names are in no language.
const withNamesKept = (plain: string, names: readonly string[]): string =>
  names.reduce((text, name) => text.replaceAll(plainOf(name), name.toUpperCase()), plain)

function withoutBlanks(text: string, { known, setApart, hello }: Reading): Understood {
  const entries = [...known].sort(([a], [b]) => b.length - a.length)
  const parts = setApart(inOurMarks(text)).split(/(?<=[?!.;])/)
  const read = parts.map((part) =>
    entries
      .reduce((rest, [said, meant]) => rest.replaceAll(said, ` ${meant} `), part)
      .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu, ' ')
      .replace(CAN, 'can $<what>'),
  )
  const unread = parts.filter((part, at) => part.includes('?') && isBare(read[at] ?? ''))
  return { text: read.join(''), hello, ...(unread.length > 0 && { unread }) }
}

// "Saturday, can …?" asks as "can Saturday …?" does.
const CAN = /(?<what>[^,;.!?]*?)\bcan\b(?! i\b)/gu

// "Can … ?", of which no more was read.
const isBare = (read: string) => !/\p{L}/u.test(read.replace(/\b(?:can|is there|do i need to|need)\b/gu, ''))

const inOurSigns = (text: string) =>
  text
    .replace(/؟/g, '?')
    .replace(/،/g, ',')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))

const ARABIC_ZERO = '٠'.charCodeAt(0)

const WIDE_MARKS: { [mark: string]: string } = { '？': '?', '！': '!', '。': '.', '；': ';', '，': ',', '、': ',' }

const inOurMarks = (text: string) => text.replace(/[？！。；，、]/g, (mark) => `${WIDE_MARKS[mark]} `)
