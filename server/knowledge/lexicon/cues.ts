import { FUNCTION_WORDS } from './words.ts'

/**
 * A small language for ways of saying things, so that rules are tables. Words stand as `wordsIn` spells them. `a|b` is
 * either, `word?` may be missing, `word*` may go on, `..` is up to three words of anything, `!word` is anything
 * but that word, `#` is a number, `^` and `$` are the ends.
 */
export type Cue = string

export type Cues = (words: readonly string[]) => RegExpExecArray | undefined

/** Makes one matcher of many ways to say a thing; it answers the first that fits. */
export function cues(...ways: Cue[]): Cues {
  const patterns = ways
    .flatMap((way) => way.split('\n'))
    .map((way) => way.trim())
    .filter(Boolean)
    .map((way) => ({ pattern: patternOf(way), needs: wordsNeeded(way) }))
  const always = patterns.flatMap(({ needs }, at) => (needs ? [] : [at]))
  const byWord = new Map<string, number[]>()
  for (const [at, { needs = [] }] of patterns.entries())
    for (const word of needs) byWord.set(word, [...(byWord.get(word) ?? []), at])

  return (words) => {
    const possible = new Set(always)
    for (const word of words) for (const at of byWord.get(word) ?? []) possible.add(at)
    if (possible.size === 0) return undefined

    const said = spoken(words)
    for (const at of [...possible].sort((a, b) => a - b)) {
      const found = patterns[at]?.pattern.exec(said)
      if (found) return found
    }
    return undefined
  }
}

// One of these stands in whatever a way of saying things fits, so that most ways need not be tried: of a slot that names
// its words, the one that is the least often met. A way of nothing but other slots is always tried.
function wordsNeeded(way: Cue): string[] | undefined {
  const named = way
    .split(/\s+/)
    .filter((slot) => !/^[!#^$]|\.\.|[*?]/.test(slot))
    .map((slot) => slot.split('|'))
  const commonness = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (FUNCTION_WORDS.has(word) ? OFTEN : 1), 0)
  return named.sort((a, b) => commonness(a) - commonness(b))[0]
}

const OFTEN = 20

// Hundreds of matchers read the same words.
const joined = new WeakMap<readonly string[], string>()

function spoken(words: readonly string[]): string {
  const known = joined.get(words)
  if (known) return known

  const said = ` ${words.join(' ')} `
  joined.set(words, said)
  return said
}

function patternOf(way: Cue): RegExp {
  const parts = way.split(/\s+/).map((slot) => {
    if (slot.startsWith('!')) return `(?!(?:${slot.slice(1).split('|').map(escaped).join('|')}) )`
    if (slot === '#') return NUMBER
    if (slot === '..') return '(?:\\S+ ){0,3}'
    if (slot === '^') return '^ '
    if (slot === '$') return '$'
    if (/[\^$]/.test(slot)) throw new Error(`“${way}”: an end stands by itself, and not among words.`)
    const optional = slot.endsWith('?')
    const words = (optional ? slot.slice(0, -1) : slot).split('|').map((word) => escaped(word).replace(/\\\*$/, '\\S*'))
    return `(?:(?:${words.join('|')}) )${optional ? '?' : ''}`
  })
  return new RegExp(way.startsWith('^') ? parts.join('') : ` ${parts.join('')}`, 'u')
}

const NUMBER =
  '(?:(?:\\d\\S*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|few|couple|several) )'

const escaped = (word: string) => word.replace(/[.*+?^${}()[\]\\]/g, '\\$&')
