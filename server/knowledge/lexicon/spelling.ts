import { ENGLISH } from './english.ts'
import { EVERYDAY, LOOKALIKES } from './everyday.ts'
import { conceptWords } from './terms.ts'
import { FUNCTION_WORDS, stem, stemAnew } from './words.ts'

/** Words a visitor may mistype that are in no record: what is asked of any shop, and when. */
const ASKED = new Set(
  'price prices times hours open opening closed close book booking reservation appointment monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays tomorrow weekend morning afternoon evening voucher cancel parking member membership schedule available boxing christmas easter much many long bring first what how when time phone telephone number address email contact website refund person human manager'.split(
    ' ',
  ),
)

const ENDING =
  /^[a-z]?(?:s|es|ed|d|ing|ings|er|ers|ly|ies|ied|y|al|ally|ment|ments|ness|able|ful|e|ion|ions|ation|ations|ance|ity|ive)?$/

/** The stems of what is said in any shop, and of all that is a word at all. */
const usual = new Set([...conceptWords, ...EVERYDAY, ...LOOKALIKES, ...FUNCTION_WORDS].map(stem))
const english = new Set([...ENGLISH].map(stemAnew))

export type Speller = (word: string) => string

/** Mends what is no word into one that the shop uses. A real word is left alone, unless the shop has one that sounds the same. */
export function createSpeller(shopWords: ReadonlySet<string>): Speller {
  const own = new Set([...shopWords, ...ASKED].map(stem))
  const targets = new Map<string, Set<string>>()
  const elsewhere = [...conceptWords].filter((word) => word.length >= 7) // "perms" is no slip for "perks"
  const single = [...shopWords]
    .filter((word) => word.length > 4 && /[^s]s$/.test(word))
    .map((word) => word.slice(0, -1))
  const telling = [...shopWords].filter((word) => !FUNCTION_WORDS.has(word)) // "thery" is no slip for "there"
  for (const word of [...telling, ...single, ...ASKED, ...elsewhere]) {
    if (word.length < 4 || /[^a-z]/.test(word)) continue
    const initial = targets.get(initialOf(word)) ?? new Set()
    targets.set(initialOf(word), initial.add(word))
  }

  const mended = new Map<string, string>()
  return (word) => {
    if (word.length < 3 || word.length > 16 || /[^a-z]/.test(word) || isOneOf(own, word) || isOneOf(usual, word))
      return word

    const before = mended.get(word)
    if (before !== undefined) return before
    const near = targets.get(initialOf(word)) ?? new Set()
    const best = isEnglish(word)
      ? ([...near].find((target) => soundsAs(word, target)) ?? joinedOf(word, shopWords) ?? word)
      : (compoundOf(word, shopWords) ?? nearest(word, near, shopWords))
    if (mended.size < 5_000) mended.set(word, best)
    return best
  }
}

// "Sensative" has the stem of "sense", and is no form of it.
const isOneOf = (stems: ReadonlySet<string>, word: string) =>
  stems.has(stem(word)) && ENDING.test(word.slice(stem(word).length))

const isEnglish = (word: string) =>
  ENGLISH.has(word) ||
  isOneOf(english, word) ||
  ['', 'e'].some((end) => ENGLISH.has(word.replace(/(?<=.{3})(?:ing|ed|ers?|est)$/, end)))

// "Flees" are fleas, and a "prise" is a price: each vowel as it is spoken.
const soundsAs = (word: string, target: string) => spokenOf(word) === spokenOf(target)

const spokenOf = (word: string) =>
  asHeard(word)
    .replace(/ea|ee|ie|ei/g, 'E')
    .replace(/oo|oe|ue|ou/g, 'U')
    .replace(/ai|ay|ey/g, 'A')
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/(.)\1/g, '$1')
    .replace(/([aiou])([^aeiouAEU])e(?=s?$)/, (_, vowel: string, after: string) => `${vowel}:${after}`)
    .replace(/e(?=s?$)/, '')

// "Highchairs" are chairs where a shop has high chairs: both halves are its words.
function joinedOf(word: string, shopWords: ReadonlySet<string>): string | undefined {
  const end = compoundOf(word, shopWords)
  return end !== undefined && shopWords.has(word.slice(0, -end.length)) ? end : undefined
}

// A "goldendoodle" is a doodle: a long word that nobody knows may end in one that the shop does.
function compoundOf(word: string, shopWords: ReadonlySet<string>): string | undefined {
  if (word.length < 8) return undefined
  return [...shopWords].find(
    (known) =>
      known.length >= 5 &&
      word.length - known.length >= 3 &&
      stem(word).endsWith(stem(known)) &&
      stem(known).length >= 5,
  )
}

// Nobody mistypes the first letter, and looking only there keeps the search short. C and K sound alike.
const initialOf = (word: string) => word.charAt(0).replace('k', 'c')

function nearest(word: string, targets: Iterable<string>, shopWords: ReadonlySet<string>): string {
  let best = word
  let least = Number.POSITIVE_INFINITY
  for (const target of targets) {
    const distance = distanceTo(word, target) - (shopWords.has(target) || ASKED.has(target) ? 0.5 : 0)
    if (distance < least) [best, least] = [target, distance]
  }
  return best
}

// Short words differ by so little that only a letter left out, two that changed places, or the same sound counts as a slip.
function distanceTo(word: string, target: string): number {
  if (Math.abs(word.length - target.length) > 2) return Number.POSITIVE_INFINITY

  const sameSound = soundOf(word) === soundOf(target) && beginAlike(word, target)
  const isSlip = sameSound && (word.length >= 6 || consonantsOf(word) === consonantsOf(target))
  const allowed = word.length >= 8 || isSlip ? 2 : 1
  const short = word.length < 5 && !sameSound && target.length !== word.length + 1 && !isSwapped(word, target)
  if (short) return Number.POSITIVE_INFINITY

  const distance = edits(asHeard(word), asHeard(target), allowed)
  return distance > allowed ? Number.POSITIVE_INFINITY : distance - (sameSound ? 0.25 : 0)
}

// "Mcuh", "hwo": the very letters, in another order.
const isSwapped = (word: string, target: string) => [...word].sort().join('') === [...target].sort().join('')

// In a longer word the first vowel may be heard for another: "guekos" are geckos.
const beginAlike = (word: string, target: string) =>
  word.charAt(1) === target.charAt(1) || (word.length >= 6 && VOWEL_SECOND.test(word) && VOWEL_SECOND.test(target))

const VOWEL_SECOND = /^.[aeiou]/

// In a short word vowels are left out or swapped: "lesn" is a lesson, and "fleas" are no flash.
const consonantsOf = (word: string) => word.replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1')

// "Flite" is a flight, and "nite" a night.
const asHeard = (word: string) => word.replace('ight', 'ite')

const soundOf = (word: string) =>
  asHeard(word)
    .replace(/tch/g, 'ch')
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/z/g, 's')
    .replace(/(?<!^)[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1')

/** Damerau-Levenshtein, given up once it must pass `most`. */
export function edits(a: string, b: string, most: number): number {
  let older: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] ?? most) + 1,
        (row[j - 1] ?? most) + 1,
        (last[j - 1] ?? most) + cost,
        swapped ? (older[j - 2] ?? most) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...row) > most) return most + 1
    ;[older, last] = [last, row]
  }
  return last[b.length] ?? most + 1
}
