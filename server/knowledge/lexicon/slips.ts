/** A word as it is held against others: as it is heard, with what each letter costs to leave out or put in, and which it has. */
export interface Written {
  heard: string
  leftOut: readonly number[]
  putIn: readonly number[]
  letters: number // a bit for each
}

/** Reads a word once, to be held against many. */
export function written(word: string): Written {
  const heard = asHeard(word)
  const letters = [...heard]
  return {
    heard,
    leftOut: letters.map((letter, at) => leftOut(letter, at, heard)),
    putIn: letters.map((letter, at) => putIn(letter, at, heard)),
    letters: letters.reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - 97)), 0),
  }
}

/**
 * What it takes to mistype one word as another, 1 for a letter more, fewer or other; less for what thumbs and ears do: two
 * letters that change places, one where it is doubled, a vowel left out or for another, letters that sound the same.
 * Infinite where it is more than `most`.
 */
export function slipFrom(meant: Written, typed: Written, most: number): number {
  if (apartBy(meant, typed) > most) return Number.POSITIVE_INFINITY

  const [a, b] = [typed.heard, meant.heard]
  let [older, last, row]: [number[], number[], number[]] = [[], [0], []]
  for (let j = 1; j <= b.length; j++) last.push((last[j - 1] ?? 0) + (meant.leftOut[j - 1] ?? 0))
  for (let i = 1; i <= a.length; i++) {
    const more = typed.putIn[i - 1] ?? 0
    row = [(last[0] ?? 0) + more]
    let least = row[0] ?? 0
    for (let j = 1; j <= b.length; j++) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && a[i - 1] !== a[i - 2]
      const cost = Math.min(
        (last[j] ?? 0) + more,
        (row[j - 1] ?? 0) + (meant.leftOut[j - 1] ?? 0),
        (last[j - 1] ?? 0) + exchanged(a.charAt(i - 1), b.charAt(j - 1)),
        isSwapped ? (older[j - 2] ?? 0) + SWAPPED : Number.POSITIVE_INFINITY,
      )
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > most && Math.min(...last) > most) return Number.POSITIVE_INFINITY
    ;[older, last] = [last, row]
  }
  const cost = last[b.length] ?? 0
  return cost > most ? Number.POSITIVE_INFINITY : cost
}

// The least it can be: a letter that only one of them has was put in, left out, or stands for another.
function apartBy(meant: Written, typed: Written): number {
  const missing = bitsIn(meant.letters & ~typed.letters)
  const more = bitsIn(typed.letters & ~meant.letters)
  return Math.min(missing, more) * SOUND + Math.max(0, missing - more) * VOWEL + Math.max(0, more - missing) * VOWEL
}

function bitsIn(letters: number): number {
  let bits = 0
  for (let left = letters; left !== 0; left &= left - 1) bits += 1
  return bits
}

const SWAPPED = 0.6
/** A letter for two of it, or two for one. */
export const DOUBLED = 0.35
const VOWEL = 0.55
const SOUND = 0.6
const OTHER_VOWEL = 0.75
const LETTER = 1

const leftOut = (letter: string, at: number, word: string): number => {
  if (letter === word[at - 1] || letter === word[at + 1]) return DOUBLED
  return SOFT.has(letter) && at > 0 ? VOWEL : LETTER
}

const putIn = (letter: string, at: number, word: string): number =>
  letter === word[at - 1] ? DOUBLED : letter === 'e' && at === word.length - 1 ? VOWEL : LETTER

const exchanged = (one: string, other: string): number => {
  if (one === other) return 0
  if (VOWELS.has(one) && VOWELS.has(other)) return OTHER_VOWEL
  return ALIKE.has(one + other) || ALIKE.has(other + one) ? SOUND : LETTER
}

const VOWELS = new Set('aeiouy')
const SOFT = new Set('aeiouyhw')
const ALIKE = new Set(['ck', 'cs', 'sz', 'gj', 'mn', 'fv', 'dt', 'bp', 'kq'])

// "Flite" is a flight, a "foto" a photo, and "sik" is sick.
const asHeard = (word: string) =>
  word
    .replace(/(?<=[^aeiou])ight/, 'ite')
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
