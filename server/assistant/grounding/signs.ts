/** Letters of nobody's, which keep the place of a name or a claim in a sentence that has been read. */
const NAME = 0xe000
const CLAIM = 0xf0000

export const nameSign = (place: number): string => String.fromCodePoint(NAME + place)
export const claimSign = (place: number): string => String.fromCodePoint(CLAIM + place)

/** Which name stands here; undefined where it is none. */
export const nameAt = (sign: string): number | undefined => placeOf(sign, NAME, 0xf8ff)
export const claimAt = (sign: string): number | undefined => placeOf(sign, CLAIM, 0xffffd)

function placeOf(sign: string, from: number, to: number): number | undefined {
  const point = sign.codePointAt(0) ?? 0
  return point >= from && point <= to ? point - from : undefined
}
