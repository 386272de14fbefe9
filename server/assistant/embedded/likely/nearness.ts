import type { Entry } from '../../../knowledge/entries.ts'
import type { Index } from '../../../knowledge/index-of.ts'
import { isAssociated } from '../../../knowledge/lexicon/associations.ts'
import type { Term } from '../../../knowledge/lexicon/terms.ts'
import { likenessTo } from '../../../knowledge/likeness.ts'

/** How near an entry comes to what a message says in other words. */
export interface Near {
  near: number // by the words that tell something, against how near all the entries come (natural log)
  nearLight: number // by words of every day
  nearest: number // by those that no entry comes nearer to
  nearName: number // by its name or question alone
}

export interface Nearness {
  of(entry: Entry): Near
  far: number // what tells something, and no entry comes near to
}

/** A word that somebody says: what it is worth, and how near each entry comes to it, from 0 to 1, and by its name alone. */
interface Said {
  worth: number
  isLight: boolean
  isKnown: boolean
  texts: ReadonlyMap<Entry, number>
  names: ReadonlyMap<Entry, number>
  most: number
  mean: number
}

/** How near all that the record has comes to these words. */
export function nearnessTo(index: Index, terms: readonly Term[], isLight: (term: Term) => boolean): Nearness {
  const said = [...new Map(terms.map((term) => [term.stem, term])).values()].map((term) =>
    saidOf(index, term, isLight(term)),
  )
  const telling = said.filter((one) => !one.isLight)
  return {
    of: (entry) => nearOf(entry, said),
    far: sumOf(telling, ({ isKnown, worth, most }) => (isKnown ? worth * (1 - most) : 0)),
  }
}

function nearOf(entry: Entry, said: readonly Said[]): Near {
  const near = { near: 0, nearLight: 0, nearest: 0, nearName: 0 }
  for (const { worth, isLight, texts, names, most, mean } of said) {
    const text = texts.get(entry) ?? 0
    near[isLight ? 'nearLight' : 'near'] += Math.log((FAR + Math.min(text, NEAR)) / (FAR + Math.min(mean, NEAR)))
    if (isLight || text === 1) continue
    if (text >= AKIN && text === most) near.nearest += worth * text
    near.nearName += worth * (names.get(entry) ?? 0)
  }
  return near
}

/** No word is taken to be farther from an entry than this, or nearer than that; and this near, both are of one matter. */
const FAR = 0.06
const NEAR = 0.6
const AKIN = 0.12

/** What a word is worth that the record does not have. */
const STRANGER = 2.6

function saidOf(index: Index, term: Term, isLight: boolean): Said {
  const { texts, names } = likenessTo(index, term.stem)
  const all = [...texts.values()]
  return {
    worth: index.scales.weight(term) || STRANGER,
    isLight,
    isKnown: isAssociated(term.stem),
    texts,
    names,
    most: Math.max(0, ...all),
    mean: sumOf(all, (one) => one) / index.entries.length,
  }
}

const sumOf = <One>(all: readonly One[], of: (one: One) => number) => all.reduce((sum, one) => sum + of(one), 0)
