/** Things that may be meant, by their signs; at least one of them is. */
export type Example = readonly { signs: Readonly<Record<string, number>>; isRight: boolean }[]

/** Examples that count for less than one each. */
export interface Counted {
  example: Example
  counts: number
}

const STEPS = 400
const STRIDE = 0.15
const MOMENTUM = 0.9
/** Worth is drawn towards nothing, as if so many examples spoke for that. */
const DECAY = 3

/**
 * What each sign is worth, in natural log odds, so that what is right is the most probable: multinomial logistic
 * regression by gradient ascent, with every sign brought to one scale while it is fitted.
 */
export function fitted(examples: readonly Example[]): Record<string, number> {
  return fittedCounting(examples.map((example) => ({ example, counts: 1 })))
}

/** The same, where some examples count for less. */
export function fittedCounting(counted: readonly Counted[]): Record<string, number> {
  const examples = counted.map(({ example }) => example)
  const names = [...new Set(examples.flat().flatMap(({ signs }) => Object.keys(signs)))]
  const all = examples.flat()
  const scales = names.map(
    (name) => Math.sqrt(all.reduce((sum, { signs }) => sum + (signs[name] ?? 0) ** 2, 0) / all.length) || 1,
  )
  const rows = counted.map(({ example, counts }) => ({
    counts,
    things: example.map(({ signs, isRight }) => ({
      isRight,
      signs: Float64Array.from(names, (name, at) => (signs[name] ?? 0) / (scales[at] ?? 1)),
    })),
  }))

  const worth = new Float64Array(names.length)
  const speed = new Float64Array(names.length)
  for (let step = 0; step < STEPS; step++) {
    const slope = slopeOf(rows, worth)
    for (let at = 0; at < worth.length; at++) {
      const pull = ((slope[at] ?? 0) - DECAY * (worth[at] ?? 0)) / rows.length
      speed[at] = MOMENTUM * (speed[at] ?? 0) + pull
      worth[at] = (worth[at] ?? 0) + STRIDE * (speed[at] ?? 0)
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, (worth[at] ?? 0) / (scales[at] ?? 1)]))
}

interface Row {
  counts: number
  things: readonly { signs: Float64Array; isRight: boolean }[]
}

// How the log probability of what is right grows with each worth.
function slopeOf(rows: readonly Row[], worth: Float64Array): Float64Array {
  const slope = new Float64Array(worth.length)
  for (const { things, counts } of rows) {
    const odds = oddsOf(things, worth)
    const all = odds.reduce((sum, odd) => sum + odd, 0)
    const right = odds.reduce((sum, odd, at) => (things[at]?.isRight ? sum + odd : sum), 0)
    for (const [at, { signs, isRight }] of things.entries()) {
      const odd = odds[at] ?? 0
      const share = counts * ((isRight ? odd / right : 0) - odd / all)
      for (let sign = 0; sign < slope.length; sign++) slope[sign] = (slope[sign] ?? 0) + share * (signs[sign] ?? 0)
    }
  }
  return slope
}

function oddsOf(things: Row['things'], worth: Float64Array): number[] {
  const scores = things.map(({ signs }) => signs.reduce((sum, sign, at) => sum + sign * (worth[at] ?? 0), 0))
  const most = Math.max(...scores)
  return scores.map((score) => Math.exp(score - most))
}
