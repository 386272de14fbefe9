/**
 * What it takes to mistype one word as another, 1 for a letter more, fewer or other; less for what thumbs and ears do: two
 * letters that change places, one where it is doubled, a vowel left out or for another, letters that sound the same.
 * Infinite where it is more than `most`.
 */
export function slipFrom(meant: string, typed: string, most: number): number {
  const [a, b] = [asHeard(typed), asHeard(meant)]
  let older: number[] = []
  let last = [0]
  for (let j = 1; j <= b.length; j++) last.push((last[j - 1] ?? 0) + leftOut(b, j - 1))
  for (let i = 1; i <= a.length; i++) {
    const row = [(last[0] ?? 0) + putIn(a, i - 1)]
    for (let j = 1; j <= b.length; j++) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + putIn(a, i - 1),
        (row[j - 1] ?? 0) + leftOut(b, j - 1),
        (last[j - 1] ?? 0) + exchanged(a.charAt(i - 1), b.charAt(j - 1)),
        isSwapped && a[i - 1] !== a[i - 2] ? (older[j - 2] ?? 0) + SWAPPED : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...row) > most && Math.min(...last) > most) return Number.POSITIVE_INFINITY
    ;[older, last] = [last, row]
  }
  const cost = last[b.length] ?? 0
  return cost > most ? Number.POSITIVE_INFINITY : cost
}

const SWAPPED = 0.6
/** A letter for two of it, or two for one. */
export const DOUBLED = 0.35
const VOWEL = 0.55
const SOUND = 0.6
const OTHER_VOWEL = 0.75
const LETTER = 1

const leftOut = (word: string, at: number): number => {
  const letter = word.charAt(at)
  if (letter === word.charAt(at - 1) || letter === word.charAt(at + 1)) return DOUBLED
  return SOFT.has(letter) && at > 0 ? VOWEL : LETTER
}

const putIn = (word: string, at: number): number => {
  const letter = word.charAt(at)
  return letter === word.charAt(at - 1) ? DOUBLED : letter === 'e' && at === word.length - 1 ? VOWEL : LETTER
}

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
