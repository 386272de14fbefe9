import { bringsSomebody } from './company.ts'
import { CONCEPTS } from './concepts.ts'
import { FUNCTION_WORDS, stem } from './words.ts'

/** A word or set phrase that carries meaning. `keys` are what it can be found under: its stem, and each concept it belongs to. */
export interface Term {
  word: string
  stem: string
  concepts: readonly string[]
  parts: readonly string[] // stems of a phrase's own words; a single word is its only part
  isName?: boolean // written with a capital inside a sentence: somebody's, or a brand
  isTopic?: boolean // no word of its own: what the words together are about
  isEcho?: boolean // a topic that one word alone touches: that word is weighed already
  said?: readonly string[] // the words that touch a topic
}

interface Phrase {
  stems: readonly string[]
  concepts: string[]
}

const wordConcepts = new Map<string, string[]>()
const phrasesByFirst = new Map<string, Phrase[]>()

for (const [concept, entries] of Object.entries(CONCEPTS))
  for (const entry of entries.split(',').map((words) => words.trim().replace('é', 'e')))
    entry.includes(' ') ? addPhrase(entry.split(' ').map(stem), concept) : addWord(stem(entry), concept)

/** Every stem the concepts know, as vocabulary. */
export const conceptWords: ReadonlySet<string> = new Set(
  Object.values(CONCEPTS).flatMap((entries) => entries.split(/[, ]+/)),
)

export const conceptKey = (concept: string): string => `§${concept}`

/** What is meant by these words, set phrases first and grammar left out. */
export function termsIn(words: readonly string[]): Term[] {
  const stems = words.map(stem)
  const terms: Term[] = []
  for (let at = 0; at < words.length; at++) {
    const phrase = phraseAt(stems, at)
    if (phrase) {
      const said = words.slice(at, at + phrase.stems.length)
      terms.push({
        word: said.join(' '),
        stem: phrase.stems.join(' '),
        concepts: phrase.concepts,
        parts: meaningful(said),
      })
      at += phrase.stems.length - 1
    } else {
      terms.push(...wordTerm(words[at] ?? '', stems[at] ?? ''))
    }
  }
  return bringsSomebody(words) ? terms.map(ofCompany) : terms
}

// "Can I bring one more person?" asks nothing of what to bring.
const ofCompany = (term: Term): Term =>
  term.concepts.some((concept) => concept === 'bring' || concept === 'own')
    ? { ...term, stem: 'companion', concepts: ['guest'], parts: ['companion'] }
    : term

// A number means nothing by itself; what it counts does.
const NUMBER = /^(?:\d.*|.|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/

function wordTerm(word: string, root: string): Term[] {
  const concepts = wordConcepts.get(root) ?? []
  const empty = (FUNCTION_WORDS.has(word) && concepts.length === 0) || NUMBER.test(word)
  return empty ? [] : [{ word, stem: root, concepts, parts: [root] }]
}

// The longest set phrase that starts here.
function phraseAt(stems: string[], at: number): Phrase | undefined {
  return phrasesByFirst
    .get(stems[at] ?? '')
    ?.find((phrase) => phrase.stems.every((part, step) => stems[at + step] === part))
}

const meaningful = (words: string[]) => words.filter((word) => !FUNCTION_WORDS.has(word)).map(stem)

function addWord(root: string, concept: string) {
  wordConcepts.set(root, [...new Set([...(wordConcepts.get(root) ?? []), concept])])
}

function addPhrase(stems: string[], concept: string) {
  const [first = ''] = stems
  const phrases = phrasesByFirst.get(first) ?? []
  const known = phrases.find((phrase) => phrase.stems.join(' ') === stems.join(' '))
  if (known) known.concepts = [...new Set([...known.concepts, concept])]
  else phrases.push({ stems, concepts: [concept] })
  phrasesByFirst.set(
    first,
    phrases.sort((a, b) => b.stems.length - a.stems.length),
  )
}
