const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

/** The alternatives of a regular expression that match a small number, in figures or as a word. */
export const NUMBER = `\\d{1,2}|${WORDS.slice(1).join('|')}`

/** The same for places in a row: "14th", "second". */
export const ORDINAL = `\\d{1,2}(?:st|nd|rd|th)|${ORDINALS.slice(1).join('|')}`

/** "8", "eight", "8th" and "eighth" are all 8; anything else is undefined. */
export function numberIn(word: string): number | undefined {
  const figures = /^\d+/.exec(word)
  if (figures) return Number(figures[0])

  const at = Math.max(WORDS.indexOf(word), ORDINALS.indexOf(word))
  return at < 0 ? undefined : at
}
