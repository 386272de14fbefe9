import type { Length, Unit } from './limits.ts'

const ELLIPSIS = '…'

const bySign = new Intl.Segmenter('en', { granularity: 'grapheme' })
const byWord = new Intl.Segmenter('en', { granularity: 'word' })

/** How long a text is, as a platform counts. */
export function size(text: string, unit: Unit): number {
  switch (unit) {
    case 'units':
      return text.length
    case 'signs':
      return [...bySign.segment(text)].length
    case 'bytes':
      return Buffer.byteLength(text)
    default:
      return unit satisfies never
  }
}

export const fits = (text: string, { most, in: unit }: Length): boolean =>
  // No sign is less than a unit, and counting signs is slow.
  (unit !== 'bytes' && text.length <= most) || size(text, unit) <= most

/** A text that is too long ends after a word, with an ellipsis; where not even one word fits, after a sign. */
export function cut(text: string, length: Length): string {
  if (fits(text, length)) return text

  const room = { ...length, most: length.most - size(ELLIPSIS, length.in) }
  const words = headOf(text, room, byWord).trimEnd()
  return `${words || headOf(text, room, bySign)}${ELLIPSIS}`
}

/** As many whole segments from the start as there is room for. */
function headOf(text: string, { most, in: unit }: Length, segmenter: Intl.Segmenter): string {
  let [end, left] = [0, most]
  for (const { segment } of segmenter.segment(text)) {
    left -= size(segment, unit)
    if (left < 0) break
    end += segment.length
  }
  return text.slice(0, end)
}

/** A text and what must stand below it whole, such as an address: the text gives way. */
export function cutAbove(text: string, below: string, length: Length): string {
  const whole = [text, below].filter(Boolean).join('\n\n')
  if (!below || fits(whole, length)) return cut(whole, length)

  const taken = size(`\n\n${below}`, length.in)
  return taken < length.most ? `${cut(text, { ...length, most: length.most - taken })}\n\n${below}` : cut(below, length)
}
