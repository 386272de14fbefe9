import type { Choice } from '../../../../contract/conversations.ts'
import type { Entry } from '../../../knowledge/entries.ts'
import { answers, type Fit } from '../../../knowledge/gate.ts'
import type { Term } from '../../../knowledge/lexicon/terms.ts'
import { askedAs, fitIn, fitsFor } from '../../../knowledge/search.ts'
import { attributesIn } from '../attributes.ts'
import { isAsked } from '../heads.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import { choices, type Scene, sourceOfEntry } from '../scene.ts'
import { isOfPlans, suits } from '../suited.ts'

/** Two entries nearer than this are anybody's guess. */
export const TOO_CLOSE = 0.03

/** The entry that answers these words, if one passes the gate. */
export const bestEntry = (scene: Scene, terms: readonly Term[]): Fit | undefined =>
  fitsFor(scene.index, terms, ['knowledge']).find(answers)

// "Do you charge" asks a price of something: the something finds the entry, the charge alone finds any.
const ASKS_PRICE = new Set(['charg', 'cost', 'price', 'fee', 'owe'])
const PAYS = new Set(['pai', 'pay', 'paid'])

/** Quotes the record's own answer, or asks which of two is meant. */
export function quoteFor(scene: Scene, clause: Clause): Move | undefined {
  // "My address is ada@tea.example" is no question about addresses.
  if (!clause.asks && clause.text.includes('@')) return undefined
  const asksFigure = attributesIn(clause.bare).includes('price') && !clause.terms.some(({ isTopic }) => isTopic)
  const terms = clause.terms.filter(({ stem }) => !ASKS_PRICE.has(stem) && !(asksFigure && PAYS.has(stem)))
  const [first, second] = fitsFor(scene.index, terms, ['knowledge']).filter(answers)
  if (!first || !isAsked(scene.index, scene.heard, clause, first)) return undefined

  if (!suits(scene, clause, first)) return undefined

  const unsure = second && first.score - second.score < TOO_CLOSE && first.coverage < 0.7 && first.back < 0.5
  if (unsure) return whichOf([first, second])
  const isMeant = !isLight(first) || first.coverage >= 0.9 || fitsWhole(scene, first)
  return isMeant ? quote(scene, first, clause) : isItOneOf([first])
}

// A word or two that many entries have, and little of what the entry is asked by: it may be meant, and it may not.
const isLight = ({ mass, back, unique }: Fit) => mass < 2.6 && back < 0.6 && unique === 0

// "My mother uses a wheelchair. Can she get in?" The other half of it speaks of the same.
function fitsWhole({ index, heard }: Scene, { entry }: Fit): boolean {
  const whole = fitIn(index, heard.terms, entry)
  return whole !== undefined && !isLight(whole)
}

/** What the merchant says is asked for in just these words: no guess of ours comes before that. */
export function quoteAsked(scene: Scene): Move | undefined {
  const entry = askedAs(scene.index, scene.heard.original)
  return entry && quote(scene, { entry }, scene.heard)
}

/** One part of a message in just the words that the merchant says something is asked in. */
export function quoteWording(scene: Scene, clause: Clause): Move | undefined {
  const entry = scene.heard.clauses.length > 1 ? askedAs(scene.index, clause.text) : undefined
  return entry && quote(scene, { entry }, clause)
}

/** The record's own words, under the question they answer where that was not the one asked. */
export function quote(
  { index }: Pick<Scene, 'index'>,
  { entry }: Pick<Fit, 'entry'>,
  { terms }: Pick<Clause, 'terms'>,
): Move {
  const said = new Set(terms.flatMap((term) => term.parts))
  const literal = entry.wordings.some((wording) =>
    wording.terms.flatMap(({ parts }) => parts).every((part) => said.has(part)),
  )
  const [only, ...others] = index.record.services.filter(({ name }) => `${entry.title} ${entry.text}`.includes(name))
  const beginning = `${entry.title} ${beginningOf(entry.text)}`
  const isOfOnly = only && others.length === 0 && beginning.includes(only.name) && !isExcepted(beginning, only.name)
  return {
    do: 'answer',
    text: literal || !entry.title.endsWith('?') ? entry.text : `${entry.title} ${entry.text}`,
    sources: [sourceOfEntry(entry)],
    remember: {
      cited: entry.code,
      attribute: undefined,
      ...(isOfOnly && !isOfPlans(index, entry) && { focus: { kind: 'service', code: only.code } }),
    },
  }
}

// "At every sitting except Pu'erh Cellar" is not of that one.
const isExcepted = (text: string, name: string) =>
  /\b(?:except|but|besides|from|than|not)(?: for)?(?: the| our| in| at)?\s*$/iu.test(text.slice(0, text.indexOf(name)))

// "No. First Steep is made for that." A word of yes or no begins nothing.
function beginningOf(text: string): string {
  const sentences = say.sentencesOf(text)
  return sentences.find((sentence) => sentence.trim().includes(' ')) ?? text
}

/** Asks which of these is meant. */
export const whichOf = (fits: readonly Fit[]): Move => ({
  do: 'choose',
  text: 'Which of these do you mean?',
  choices: choices(fits.map(asChoice)),
})

const asChoice = ({ entry: { title, code } }: Pick<Fit, 'entry'>) => ({ label: title, say: title, code })

/** What was quoted last. */
export const lastCited = ({ index, notes }: Scene): Entry | undefined =>
  index.entries.find(({ kind, code }) => kind === 'knowledge' && code === notes.cited)

/** What is asked where several may be meant. */
export const ONE_OF_THESE = 'Is it one of these?'

/** Asks whether it is one of these. */
export const isItOneOf = (fits: readonly Pick<Fit, 'entry'>[]): Move => ({
  do: 'choose',
  text: ONE_OF_THESE,
  choices: choices(fits.map(asChoice)),
})

/** What may have been meant where nothing passed the gate: offered beside the person, never said. */
export const nearby = (scene: Scene): Fit[] =>
  fitsFor(scene.index, scene.heard.terms, ['knowledge'])
    .filter(({ coverage, anchors, telling }) => coverage >= 0.25 && anchors > 0 && telling > 0)
    .slice(0, 2)

/** Where nothing was found: the nearest questions, what there is, and a person. */
export function nearbyChoices(scene: Scene): Choice[] {
  const list = say.whichServices(scene.record)
  return choices([...nearby(scene).map(asChoice), { label: list, say: list }])
}
