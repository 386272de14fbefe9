import { isEnglish, isEntered, isFormIn } from './english.ts'
import { EVERYDAY, LOOKALIKES } from './everyday.ts'
import { COMMON } from './frequent.ts'
import { DOUBLED, slipFrom, type Written, written } from './slips.ts'
import { conceptWords } from './terms.ts'
import { FUNCTION_WORDS, stem } from './words.ts'

/** Words a visitor may mistype that are in no record: what is asked of any shop, and when. */
const ASKED = new Set(
  'price prices times hours open opening closed close book booking reservation appointment monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays tomorrow weekend morning afternoon evening voucher cancel parking member membership schedule available boxing christmas easter much many long bring first what how when time phone telephone number address email contact website refund person human manager'.split(
    ' ',
  ),
)

/** The stems of what is said in any shop. */
const usual = new Set([...conceptWords, ...EVERYDAY, ...LOOKALIKES, ...FUNCTION_WORDS].map(stem))

export type Speller = (word: string) => string

/** What a slip may have been meant for: how much speaks for each word before it is typed, by how it begins. */
interface Vocabulary {
  own: ReadonlySet<string> // stems
  shopWords: ReadonlySet<string>
  asked: ReadonlySet<string> // by their words, of this shop and of any
  worths: ReadonlyMap<string, number>
  targets: ReadonlyMap<string, readonly Target[]>
}

interface Target {
  word: string
  worth: number
  spoken: string
  written: Written
}

/**
 * Mends what is no word into one that the shop uses, or that people write to shops; what ran together comes apart. A real
 * word is left alone, unless it is one that nobody writes to a shop and a thumb slipped from one of the shop's own, or the
 * shop has one that sounds the same.
 */
export function createSpeller(shopWords: ReadonlySet<string>): Speller {
  const vocabulary = vocabularyOf(shopWords)
  const mended = new Map<string, string>()
  return (word) => {
    if (word.length < 3 || word.length > 16 || /[^a-z]/.test(word)) return word
    const before = mended.get(word)
    if (before !== undefined) return before
    const best = mend(word, vocabulary) ?? word
    if (mended.size < 5_000) mended.set(word, best)
    return best
  }
}

function vocabularyOf(shopWords: ReadonlySet<string>): Vocabulary {
  const elsewhere = [...conceptWords].filter((word) => word.length >= 7) // "perms" is no slip for "perks"
  const single = [...shopWords]
    .filter((word) => word.length > 4 && /[^s]s$/.test(word))
    .map((word) => word.slice(0, -1))
  const telling = [...shopWords].filter((word) => !FUNCTION_WORDS.has(word)) // "thery" is no slip for "there"
  const asked = new Set([...telling, ...single, ...ASKED])
  const worths = new Map(elsewhere.map((word) => [word, 0]))
  for (const [word, common] of COMMON) worths.set(word, common / 2)
  for (const word of ASKED) worths.set(word, OF_ANY_SHOP + (COMMON.get(word) ?? 0) / 2)
  for (const word of [...telling, ...single]) worths.set(word, OF_SHOP + (COMMON.get(word) ?? 0) / 2)
  const mendable = [...worths].filter(([word]) => word.length >= 3 && !/[^a-z]/.test(word))
  const targets = mendable.map(([word, worth]) => ({ ...readOnce(word), worth }))
  return {
    own: new Set([...shopWords, ...ASKED].map(stem)),
    shopWords,
    asked,
    worths,
    targets: Map.groupBy(targets, ({ word }) => initialOf(word)),
  }
}

// The common words are the same for every shop.
const readings = new Map<string, Omit<Target, 'worth'>>()

function readOnce(word: string): Omit<Target, 'worth'> {
  const known = readings.get(word) ?? { word, spoken: spokenOf(word), written: written(word) }
  if (COMMON.has(word)) readings.set(word, known)
  return known
}

function mend(word: string, { own, shopWords, asked, worths, targets }: Vocabulary): string | undefined {
  const near = targets.get(initialOf(word)) ?? []
  const isForm = isFormIn(own, word) || isFormIn(usual, word)
  if (!shopWords.has(word) && !COMMON.has(word) && !isEntered(word))
    return isForm || isEnglish(word)
      ? (nearest(word, near, DOUBLED) ?? joinedOf(word, shopWords))
      : (nearest(word, near, SLIP, asked) ??
          compoundOf(word, shopWords) ??
          nearest(word, near, mostFor(word)) ??
          apart(word, { worths, targets }))
  if (isForm) return undefined

  const ofShop = near.filter((target) => asked.has(target.word) && target.word.length >= 4)
  return (
    ofShop.find(({ spoken }) => spoken === spokenOf(word))?.word ??
    joinedOf(word, shopWords) ??
    (COMMON.has(word) || word.length < 5 ? undefined : nearest(word, ofShop, SLIP))
  )
}

/** What is added to how common a word is, where it is the shop's own, or asked of any shop; and what a whole slip takes off. */
const OF_SHOP = 4
const OF_ANY_SHOP = 2
const A_SLIP = 6

/** A slip of a thumb or an ear, and as much as may go wrong in a word of a length. */
const SLIP = 0.6
const mostFor = ({ length }: string) => (length <= 3 ? 0.35 : length === 4 ? 0.9 : length <= 7 ? 1.2 : 2)

// "Flees" are fleas, and a "prise" is a price: each vowel as it is spoken.
const spokenOf = (word: string) =>
  word
    .replace(/(?<=[^aeiou])igh(?=t)/, 'I')
    .replace(/ea|ee|ie|ei/g, 'E')
    .replace(/oo|oe|ue|ou/g, 'U')
    .replace(/ai|ay|ey/g, 'A')
    .replace(/oa|ow/g, 'O')
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/^wh(?=o)/, 'h')
    .replace(/(.)\1/g, '$1')
    .replace(/([aiou])([^aeiouAEIOU])e(?=s?$)/, (_, vowel: string, after: string) => `${vowel.toUpperCase()}${after}`)
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

// "Giftcrd" is a gift card, and a "coldsore" a cold sore.
function apart(word: string, { worths, targets }: Pick<Vocabulary, 'worths' | 'targets'>): string | undefined {
  const isUsual = (one: string | undefined) => one !== undefined && (worths.get(one) ?? 0) >= OF_ANY_SHOP
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (!isUsual(first)) continue
    const rest = isUsual(second) ? second : nearest(second, targets.get(initialOf(second)) ?? [], SLIP)
    if (isUsual(rest)) return `${first} ${rest}`
  }
  return undefined
}

// Nobody mistypes the first letter, and looking only there keeps the search short. C and K sound alike, and so do F and Ph.
const initialOf = (word: string) => (word.startsWith('ph') ? 'f' : word.charAt(0).replace('k', 'c'))

/** The word that was most likely meant, by how common it is and how small the slip, of those of a set where one is given. */
function nearest(
  word: string,
  targets: readonly Target[],
  most: number,
  among?: ReadonlySet<string>,
): string | undefined {
  const [typed, spoken] = [written(word), spokenOf(word)]
  let best: string | undefined
  let likeliest = Number.NEGATIVE_INFINITY
  for (const target of targets) {
    if (Math.abs(word.length - target.word.length) > 2 || among?.has(target.word) === false) continue
    const isHeard = word.charAt(1) === target.word.charAt(1) && spoken === target.spoken
    const slip = isHeard ? Math.min(SLIP, most) : slipFrom(target.written, typed, most)
    const likely = target.worth - A_SLIP * slip
    if (likely > likeliest) [best, likeliest] = [target.word, likely]
  }
  return best
}

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
