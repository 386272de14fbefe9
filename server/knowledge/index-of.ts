import type { MerchantRecord } from '../../contract/merchant.ts'
import { type Entry, entriesOf, keysOfTerm, wordingsOf } from './entries.ts'
import type { Measures } from './gate.ts'
import { gistOf } from './gist.ts'
import { ownWordsOf } from './lexicon/nouns.ts'
import { createSpeller, type Speller } from './lexicon/spelling.ts'
import { type Term, termsIn } from './lexicon/terms.ts'
import { readable, stem, wordsIn } from './lexicon/words.ts'
import { questionKey } from './question-key.ts'
import { createRanking, type Ranking } from './ranking.ts'
import { createScales } from './scales.ts'
import { type Bearing, bearingsOver } from './subjects/bearings.ts'
import { type Subjects, subjectsOver } from './subjects/subjects.ts'
import { topicTermsIn } from './topics/topics.ts'

/** A merchant's record, made ready for reading: its entries, how telling each word is in them, and its own spelling. */
export interface Index extends Measures {
  record: MerchantRecord
  entries: readonly Entry[]
  asked: ReadonlyMap<string, Entry> // knowledge by the keys of its wordings
  ranking: Ranking
  spell: Speller
  subjects: ReadonlyMap<Entry, readonly Subjects[]> // what each piece of knowledge is about, by each of its wordings
  bearings: ReadonlyMap<Entry, readonly Bearing[]> // where each entry points among them, by each of its wordings
  words: ReadonlySet<string>
}

const indexes = new WeakMap<MerchantRecord, Index>()

/** The index of a record, made once and kept as long as the record is. */
export function indexOf(record: MerchantRecord): Index {
  const known = indexes.get(record)
  if (known) return known

  const index = makeIndex(record)
  indexes.set(record, index)
  return index
}

/** The words of a text as this record spells them. A capital inside a sentence is a name: it is never "corrected". */
export const wordsFor = (index: Index, text: string): string[] => spelt(index, text, namesIn(text))

/** What those words mean. */
export function termsOf(index: Index, text: string): Term[] {
  const names = namesIn(text)
  const words = spelt(index, text, names)
  const said = termsIn(words).map((term) =>
    names.has(term.word) && !index.words.has(term.word) ? { ...term, isName: true } : term,
  )
  return [...said, ...topicTermsIn(words)]
}

const spelt = ({ spell }: Index, text: string, names: ReadonlySet<string>) =>
  wordsIn(text).flatMap((word) => (names.has(word) ? word : spell(word).split(' ')))

const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...readable(text).matchAll(/(?<=[\p{Ll}\d,;:]["']? )\p{Lu}[\p{L}'-]+/gu)].flatMap(([name]) => wordsIn(name)))

function makeIndex(record: MerchantRecord): Index {
  const entries = entriesOf(record)
  const named = entries.filter(({ kind }) => kind !== 'knowledge').flatMap(({ title }) => wordsIn(title).map(stem))
  const own = ownWordsOf(record.workspace.words ?? {}).map(stem)
  const words = new Set(
    entries.flatMap(({ wordings, title, text }) => [
      ...wordsIn(`${title} ${text}`),
      ...wordings.flatMap(({ terms }) => terms.map(({ word }) => word)),
    ]),
  )
  const keys = entries.map(
    ({ wordings, body }) => new Set([...wordings.flatMap(({ terms }) => terms.flatMap(keysOfTerm)), ...body]),
  )
  return {
    record,
    entries,
    asked: askedIn(record, entries),
    ranking: createRanking(entries),
    scales: createScales(keys),
    spell: createSpeller(words),
    subjects: wordingsRead(
      entries.filter(({ kind }) => kind === 'knowledge'),
      subjectsOver,
    ),
    bearings: wordingsRead(entries, bearingsOver),
    words,
    names: new Set(named),
    own: new Set(own),
  }
}

/** Each wording of these entries, read together with the text under it. */
function wordingsRead<Read>(
  entries: readonly Entry[],
  over: (text: readonly string[]) => (heading: readonly string[]) => Read,
): ReadonlyMap<Entry, readonly Read[]> {
  return new Map(
    entries.map((entry) => {
      const readOf = over(wordsIn(entry.text))
      return [entry, entry.wordings.map(({ words }) => readOf(words))]
    }),
  )
}

// Of two that are asked for alike, the first is meant; word for word comes before the gist.
function askedIn({ knowledge }: MerchantRecord, entries: Entry[]): ReadonlyMap<string, Entry> {
  const wordings = knowledge.toReversed().flatMap((item) => {
    const entry = entries.find((each) => each.kind === 'knowledge' && each.code === item.code)
    return entry ? wordingsOf(item).map((text) => ({ entry, text })) : []
  })
  const asked = new Map<string, Entry>()
  for (const { entry, text } of wordings) asked.set(gistOf(wordsIn(text)), entry)
  for (const { entry, text } of wordings) asked.set(questionKey(text), entry)
  asked.delete('')
  return asked
}
