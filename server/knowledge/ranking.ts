import MiniSearch from 'minisearch'
import { type Entry, keysOfTerm, type Wording } from './entries.ts'
import { conceptKey, type Term } from './lexicon/terms.ts'

/** A wording of an entry that shares something with the question, and how high it ranks. */
export interface Ranked {
  entry: Entry
  wording: Wording
  rank: number
}

export type Ranking = (terms: readonly Term[], kinds: ReadonlySet<Entry['kind']>) => Ranked[]

/** More wordings than this are not worth judging: what answers ranks among the first few. */
const JUDGED = 40

/** Keys may hold blanks (set phrases), never line ends. */
const BETWEEN = '\n'

/** Every wording is a document of its own, beside the text that answers it; their words are our keys. */
export function createRanking(entries: readonly Entry[]): Ranking {
  const wordings = entries.flatMap((entry) => entry.wordings.map((wording) => ({ entry, wording })))
  const engine = new MiniSearch<{ id: number; asked: string; answered: string }>({
    fields: ['asked', 'answered'],
    tokenize: (text) => text.split(BETWEEN),
    processTerm: (term) => term,
  })
  engine.addAll(
    wordings.map(({ entry, wording }, id) => ({
      id,
      asked: [...wording.keys].join(BETWEEN),
      answered: [...entry.body].join(BETWEEN),
    })),
  )
  return (terms, kinds) => {
    const meant = new Set(terms.flatMap(({ concepts }) => concepts.map(conceptKey)))
    const query = [...new Set(terms.flatMap(keysOfTerm))].join(BETWEEN)
    if (query === '') return []
    return engine
      .search(query, {
        boost: { asked: 2 },
        boostTerm: (term) => (meant.has(term) ? 0.85 : 1),
        filter: ({ id }) => kinds.has(wordings[id]?.entry.kind ?? 'knowledge'),
      })
      .slice(0, JUDGED)
      .flatMap(({ id, score }) => {
        const found = wordings[id]
        return found ? [{ ...found, rank: score }] : []
      })
  }
}
