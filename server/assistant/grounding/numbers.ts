const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Record<string, number> = { dozen: 12, hundred: 100, thousand: 1000 }

// "Twenty-eight" is one number, "ten and twelve" are two, "a hundred and ten" is one again.
const BASE = `(?:(?:${TENS.join('|')})(?:[\\s-](?:${SMALL.slice(1, 10).join('|')}))?|${SMALL.join('|')})`
const SCALE = Object.keys(SCALES).join('|')
const RUN = new RegExp(
  `(?<!\\p{L}-)\\b(?:(?:(?:a|an|${BASE})[\\s-]+)?(?:${SCALE})(?:\\s+(?:and\\s+)?${BASE})?|${BASE})\\b`,
  'giu',
)

/** What makes "one" a figure: without any of these it is a pronoun. */
const COUNTED =
  /^[\s-]+(?:(?:to|or) [\p{L}\d-]+ )?(?:working |business |full |whole )?(?:minute|hour|day|night|week|month|year|pound|euro|dollar|per ?cent|seat|place|person|guest|adult|child|table)/iu

// "1 190 kr" is written with a space that does not break.
const GROUPED = /(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/gu

/** What a reader sees, each letter in its one spelling. */
export const visible = (text: string): string =>
  text
    .replace(GROUPED, '')
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/[‘’ʼ´]/gu, "'")

/** The same words with every number in figures: "an hour and a half" is "90 minutes", "twenty-eight" is "28". */
export function withFigures(text: string): string {
  return halves(
    plainDigits(visible(text)).replace(RUN, (run, at: number, whole: string) =>
      /^one$/iu.test(run) && !COUNTED.test(whole.slice(at + run.length)) ? run : String(numberOf(run)),
    ),
  )
}

// Digits of every script stand in runs of ten.
const plainDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let value = 0
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
    return code < 128 ? digit : String(value)
  })

const halves = (text: string) =>
  text
    .replace(/\b(?:an?|1) hour and a half\b/giu, '90 minutes')
    .replace(/\b(?:an?|1) hour and a quarter\b/giu, '75 minutes')
    .replace(/\b(\d+) and a half\b/giu, '$1.5')
    .replace(/\b(?:half an hour|a half[- ]hour|half[- ]hour)\b/giu, '30 minutes')
    .replace(/\b(?:three|3) quarters of an hour\b/giu, '45 minutes')
    .replace(/\ba quarter of an hour\b/giu, '15 minutes')
    .replace(/(?<!(?:\d|free)\s*(?:\p{L}+\s+)?)\ban hour\b/giu, '60 minutes')

function numberOf(run: string): number {
  let number = 0
  for (const word of run.toLowerCase().split(/[\s-]+/)) {
    const scale = SCALES[word]
    if (scale) number = (number || 1) * scale
    else if (TENS.includes(word)) number += (TENS.indexOf(word) + 2) * 10
    else if (SMALL.includes(word)) number += SMALL.indexOf(word)
  }
  return number
}
