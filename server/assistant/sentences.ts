/** A dot after these ends no sentence. */
const SHORT =
  /(?:^|[\s(])(?:\d{1,2}|e\.g|i\.e|a\.m|p\.m|approx|etc|no|st|mr|mrs|ms|dr|min|mins|hr|hrs|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)\.$/iu

/** "1. " begins what follows it. */
const ENUMERATOR = /^\s*\d{1,2}[.)]\s+$/u

const END = /[.!?…]["'”’)\]*_]*\s+|[。！？]|\n+/gu

/** Nobody says more in one sentence, in letters. What is longer comes in parts of whole words. */
export const LONGEST = 1000

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
      if (!end.includes('\n') && to - from < LONGEST && goesOn(sentence)) continue
      whole.push(sentence)
      from = to
    }
    this.#held = this.#held.slice(from)
    return [...whole.flatMap(parts), ...this.#tooLong()]
  }

  /** The last words, which nothing ended but the end. */
  rest(): string[] {
    const rest = this.#held
    this.#held = ''
    return rest.trim() ? parts(rest) : []
  }

  /** What cannot wait for its end, without its last part, which may go on. Of a word without end no more is kept. */
  #tooLong(): string[] {
    const cut = parts(this.#held)
    this.#held = (cut.pop() ?? '').slice(0, LONGEST + 1)
    return cut
  }
}

const goesOn = (sentence: string) => ENUMERATOR.test(sentence) || SHORT.test(sentence.slice(-12).trimEnd())

/** Cut at blanks. A word that is too long for a part by itself is one. */
function parts(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence]
  const cut: string[] = []
  let part = ''
  for (const word of sentence.match(/\s*\S+\s*/gu) ?? []) {
    if (part && part.length + word.length > LONGEST) {
      cut.push(part)
      part = ''
    }
    part += word
  }
  return part ? [...cut, part] : cut
}
