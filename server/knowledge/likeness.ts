import type { Entry } from './entries.ts'
import type { Index } from './index-of.ts'
import { akinTo } from './lexicon/associations.ts'
import { stem, wordsIn } from './lexicon/words.ts'

/** How nearly entries speak of what a word does, from 0 to 1 where they have the word itself: in all they say, and in their names. */
export interface Likeness {
  texts: ReadonlyMap<Entry, number>
  names: ReadonlyMap<Entry, number>
}

/** Which entries have a stem, in all they say and in their names or questions. */
interface Places {
  texts: ReadonlyMap<string, readonly Entry[]>
  names: ReadonlyMap<string, readonly Entry[]>
}

interface Known {
  places: Places
  words: Map<string, Likeness>
}

const known = new WeakMap<Index, Known>()

/** How nearly the entries of a record speak of what this stem does. */
export function likenessTo(index: Index, word: string): Likeness {
  const { places, words } = knownOf(index)
  const before = words.get(word)
  if (before) return before

  const akin = akinTo(word, LEAST)
  const likeness = { texts: nearest(places.texts, akin), names: nearest(places.names, akin) }
  if (words.size >= MOST) words.clear()
  words.set(word, likeness)
  return likeness
}

/** What is akin by less than this is not looked for. */
const LEAST = 0.03
/** So many words are remembered of each record. */
const MOST = 500

function knownOf(index: Index): Known {
  const before = known.get(index)
  if (before) return before

  const texts = placesBy(index, (entry) => [...namesOf(entry), ...wordsIn(entry.text)])
  const made = { places: { texts, names: placesBy(index, namesOf) }, words: new Map() }
  known.set(index, made)
  return made
}

const namesOf = ({ title, wordings }: Entry) => [...wordsIn(title), ...wordings.flatMap(({ words }) => words)]

function placesBy({ entries }: Index, wordsOf: (entry: Entry) => readonly string[]): Map<string, Entry[]> {
  const places = new Map<string, Entry[]>()
  for (const entry of entries)
    for (const key of new Set(wordsOf(entry).map(stem))) {
      const found = places.get(key)
      if (found) found.push(entry)
      else places.set(key, [entry])
    }
  return places
}

function nearest(places: ReadonlyMap<string, readonly Entry[]>, akin: ReadonlyMap<string, number>) {
  const nearest = new Map<Entry, number>()
  for (const [word, likeness] of akin)
    for (const entry of places.get(word) ?? []) nearest.set(entry, Math.max(nearest.get(entry) ?? 0, likeness))
  return nearest
}
