/** A dot after these ends no sentence. */
const SHORT =
  /(?:^|[\s(])(?:e\.g|i\.e|a\.m|p\.m|approx|etc|no|st|mr|mrs|ms|dr|min|mins|hr|hrs|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)\.$/iu

/** "1. " begins what follows it. */
const ENUMERATOR = /^\s*\d{1,2}[.)]\s+$/u

const END = /[.!?…]["'”’)\]*_]*\s+|[。！？]|\n+/gu

/** Holds words back until the sentence they belong to is whole: only that can be judged. */
export class Sentences {
  #held = ''

  /** What became whole by these words, each with the space that follows it. */
  push(words: string): string[] {
    this.#held += words
    const whole: string[] = []
    let from = 0
    for (const { 0: end, index } of this.#held.matchAll(END)) {
      const to = index + end.length
      const sentence = this.#held.slice(from, to)
      if (ENUMERATOR.test(sentence) && !end.includes('\n')) continue
      if (SHORT.test(sentence.trimEnd()) && !end.includes('\n')) continue
      whole.push(sentence)
      from = to
    }
    this.#held = this.#held.slice(from)
    return whole
  }

  /** The last words, which nothing ended but the end. */
  rest(): string[] {
    const rest = this.#held
    this.#held = ''
    return rest.trim() ? [rest] : []
  }
}
