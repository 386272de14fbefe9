import type { Entry } from '../../../knowledge/entries.ts'
import type { Index } from '../../../knowledge/index-of.ts'
import { stem, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { likest } from '../../../knowledge/subjects/bearings.ts'

/** How probable each entry was that the message before may have meant, by its kind and code. */
export type Guesses = Readonly<Record<string, number>>

/** How an entry lies to what was told before, and to what was asked then. */
export interface Onward {
  guess: number // how probable it was as what the message before meant, from 0 where it hardly was (natural log)
  names: number // by how rare they are, the words that its text has of the title of what was told
  named: number // and those of its title that what was told has
  alike: number // how nearly both point the same way among the subjects
}

/** The same for all that a record has, and for what was told itself nothing. */
export function onwardFrom(
  index: Index,
  told: readonly Entry[],
  guesses: Guesses,
): (entry: Entry) => Onward | undefined {
  const ties = told.map((one) => tiesOf(index, one))
  return (entry) => {
    if (told.includes(entry)) return undefined
    const most = (of: (tie: Tie) => number) => Math.max(0, ...ties.map((each) => of(each(entry))))
    return {
      guess: Math.log1p((guesses[`${entry.kind}:${entry.code}`] ?? 0) / HARDLY),
      names: most(({ names }) => names),
      named: most(({ named }) => named),
      alike: most(({ alike }) => alike),
    }
  }
}

const HARDLY = 0.01

type Tie = Omit<Onward, 'guess'>

const known = new WeakMap<Index, Map<Entry, (other: Entry) => Tie>>()

/** How each entry lies to this one: the same for every message, so it is worked out once. */
function tiesOf(index: Index, told: Entry): (other: Entry) => Tie {
  const all = known.get(index) ?? new Map<Entry, (other: Entry) => Tie>()
  known.set(index, all)
  const found = all.get(told) ?? tiesTo(index, told)
  all.set(told, found)
  return found
}

function tiesTo(index: Index, told: Entry): (other: Entry) => Tie {
  const { spoken, rarity } = wordsOf(index)
  const ties = new Map<Entry, Tie>()
  const shared = (title: ReadonlySet<string>, text: ReadonlySet<string>) =>
    [...title].reduce((sum, word) => (text.has(word) ? sum + rarity(word) : sum), 0)
  for (const other of index.entries) {
    const [one, another] = [spoken.get(told), spoken.get(other)]
    if (!one || !another) continue
    ties.set(other, {
      names: shared(one.title, another.all),
      named: shared(another.title, one.all),
      alike: Math.max(0, ...(index.bearings.get(told) ?? []).map((each) => likest(each, index.bearings.get(other)))),
    })
  }
  return (other) => ties.get(other) ?? NO_TIE
}

const NO_TIE: Tie = { names: 0, named: 0, alike: 0 }

interface Words {
  spoken: ReadonlyMap<Entry, { title: ReadonlySet<string>; all: ReadonlySet<string> }>
  rarity: (stem: string) => number // natural log of how few entries have it, 0 where many do
}

const worded = new WeakMap<Index, Words>()

function wordsOf(index: Index): Words {
  const found = worded.get(index) ?? readWords(index)
  worded.set(index, found)
  return found
}

function readWords({ entries }: Index): Words {
  const spoken = new Map(
    entries.map((entry) => [entry, { title: stemsIn(entry.title), all: stemsIn(`${entry.title} ${entry.text}`) }]),
  )
  const counts = new Map<string, number>()
  for (const { all } of spoken.values()) for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rarity = (word: string) => {
    const rare = Math.log((entries.length + 1) / (counts.get(word) ?? 1))
    return rare > COMMON ? rare : 0
  }
  return { spoken, rarity }
}

/** What more than a third of all entries have tells nothing. */
const COMMON = 1

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(
    wordsIn(text)
      .filter((word) => word.length > SHORTEST)
      .map(stem),
  )
const SHORTEST = 3
