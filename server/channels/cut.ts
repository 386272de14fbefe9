import type { Length, Unit } from './limits.ts'

const ELLIPSIS = '…'
const FAR = 64

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

/** Whether a text is within a length. */
export function fits(text: string, { most, in: unit }: Length): boolean {
  // No sign is less than a unit, and counting signs is slow.
  if (unit !== 'signs' || text.length <= most) return size(text, unit) <= most
  let left = most
  for (const _ of bySign.segment(text)) {
    left -= 1
    if (left < 0) return false
  }
  return true
}

/** A text that is too long ends after a word, with an ellipsis; where not even one word fits, after a sign. */
export function cut(text: string, length: Length): string {
  if (fits(text, length)) return text

  const room = { ...length, most: length.most - size(ELLIPSIS, length.in) }
  const words = headOf(text, room, byWord).trimEnd()
  return `${words || headOf(text, room, bySign)}${ELLIPSIS}`
}

/** Each cut, and those that are the same then told apart by a number: "A quiet table…", "A quiet… 2". */
export function cutApart(texts: readonly string[], length: Length): string[] {
  const taken = new Set<string>()
  const alike = new Map<string, number>()
  return texts.map((text) => {
    const alone = cut(text, length)
    let apart = alone
    for (let number = alike.get(alone) ?? 1; taken.has(apart); alike.set(alone, number)) {
      number += 1
      apart = numbered(text, ` ${number}`, length)
    }
    taken.add(apart)
    return apart
  })
}

const numbered = (text: string, number: string, { most, in: unit }: Length): string =>
  `${cut(text, { in: unit, most: most - size(number, unit) })}${number}`

/** As many whole segments from the start as there is room for. */
function headOf(text: string, { most, in: unit }: Length, segmenter: Intl.Segmenter): string {
  let [end, left] = [0, most]
  // No unit is less than a byte: what stands far behind the room need not be looked at.
  const near = unit === 'signs' ? text : text.slice(0, most + FAR)
  for (const { segment } of segmenter.segment(near)) {
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
