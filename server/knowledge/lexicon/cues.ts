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
    .map(patternOf)
  return (words) => {
    const said = spoken(words)
    for (const pattern of patterns) {
      const found = pattern.exec(said)
      if (found) return found
    }
    return undefined
  }
}

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
