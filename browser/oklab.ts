/** Red, green and blue in linear light (sRGB primaries), each from 0 to 1. */
export type Colour = readonly [number, number, number]
type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

// https://bottosson.github.io/posts/oklab/, by Björn Ottosson.
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

/** Lightness, green to red, blue to yellow: as CSS has it in `oklab()`. */
export const oklab = (colour: Colour): Triple => times(toLab, each(times(toCones, colour), Math.cbrt))

/** What a screen shows of it: what it cannot is cut off at its edge. */
export const fromOklab = (lab: Triple): Colour =>
  each(
    times(
      fromCones,
      each(times(fromLab, lab), (cone) => cone ** 3),
    ),
    (part) => Math.min(1, Math.max(0, part)),
  )

/** `color-mix(in oklab, one share, other)`; `share` from 0 to 1. */
export function mixed(one: Colour, share: number, other: Colour): Colour {
  const [a, b] = [oklab(one), oklab(other)]
  const between = (at: 0 | 1 | 2) => a[at] * share + b[at] * (1 - share)
  return fromOklab([between(0), between(1), between(2)])
}

const times = (matrix: Matrix, [a, b, c]: Triple): Triple => {
  const row = ([x, y, z]: Triple) => x * a + y * b + z * c
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

const each = ([a, b, c]: Triple, change: (part: number) => number): Triple => [change(a), change(b), change(c)]
