import type { Index } from '../../knowledge/index-of.ts'
import { cues } from '../../knowledge/lexicon/cues.ts'
import { EVERYDAY } from '../../knowledge/lexicon/everyday.ts'
import { conceptKey } from '../../knowledge/lexicon/terms.ts'
import { FUNCTION_WORDS } from '../../knowledge/lexicon/words.ts'
import { figureIn } from './attributes.ts'
import { type Entity, entityOf } from './entities.ts'
import type { Clause, Heard } from './hearing.ts'
import type { Move } from './moves.ts'
import type { Scene } from './scene.ts'

/** What is pointed at as not meant: "not that one" is what was last spoken of. */
export const deniedByPointing = ({ index, notes, heard }: Pick<Scene, 'index' | 'notes' | 'heard'>): Entity[] => {
  const entity = notes.focus && isPointedAway(heard) ? entityOf(index, notes.focus) : undefined
  return entity ? [entity] : []
}

/** Whether a message points at what is not meant. */
export const isPointedAway = ({ clauses }: Heard) => clauses.some(({ asks, text }) => !asks && pointsAway.test(text))

const pointsAway =
  /\b(?:not|n['’]t (?:want|need|mean)|forget|except)(?: for)? (?:that|this)(?: one)?\s*(?:[,.;:!]|$|\b(?:but|the|i|sorry)\b)|\bwrong one\b|\bnot the one (?:i|we) (?:was|were|am|are|meant|mean|wanted|want|had)\b/iu

/** Whether what was just answered is taken back: "sorry, wrong one", "no, the toddler one". */
export const takesBack = ({ corrects, words }: Pick<Heard, 'corrects' | 'words'>): boolean =>
  words.length > 2 && (corrects || opensByDenying(words) !== undefined)

const opensByDenying = cues(
  '^ ah|oh|sorry|hm|er|ok|well|but|and|wait|actually? no|not|nah|nope !worries|worry|bad|too|so|much|long|sure|yet|problem|thanks|thank|bother|rush|hurry|matter|stress|need',
)

/** The words for what is said not to be so: "he isn't a student", "not change it"; not what is not done or wanted. */
export const notSo = (words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words.flatMap((word, at) => {
      const isDenying = word === 'not' ? !HELPING.has(words[at - 1] ?? '') : word === 'longer' && words[at - 1] === 'no'
      return isDenying ? (words.slice(at + 1, at + REACH).find((one) => !FUNCTION_WORDS.has(one)) ?? []) : []
    }),
  )

const HELPING = new Set('do does did have has had can could will would shall should may might must need'.split(' '))
const REACH = 4

/**
 * Whether an answer is on what the visitor says is not so: its question shares nothing with the message but that, and it
 * was said already, or a figure is asked for. "I'm no member, can I come?" may be a rule that is meant all the same.
 */
export function isOfDenied({ index, heard, notes }: Scene, { bare }: Clause, move: Move): boolean {
  if (move.do !== 'answer' || move.sources.length === 0) return false
  const isFigure = figureIn(bare) !== undefined
  return move.sources.every(
    ({ kind, code }) => kind === 'knowledge' && (isFigure || code === notes.cited) && isDeniedAlone(index, heard, code),
  )
}

/** Whether what was quoted last is said not to be so. */
export const deniesCited = ({ index, heard, notes }: Scene): boolean =>
  notes.cited !== undefined && isDeniedAlone(index, heard, notes.cited)

/** Whether the question of an entry shares nothing with a message but what that says is not so. */
export function isDeniedAlone(index: Index, { words, terms }: Heard, code: string): boolean {
  const denied = notSo(words)
  const entry = index.entries.find((one) => one.kind === 'knowledge' && one.code === code)
  const isAskedBy = (key: string) => entry?.wordings.some(({ keys }) => keys.has(key)) ?? false
  const own = terms.filter(({ isTopic }) => !isTopic)
  const out = own.filter(({ word }) => denied.has(word))
  const rest = own.filter(({ word }) => !denied.has(word) && !EVERYDAY.has(word))
  return (
    out.some(({ parts, concepts }) => [...parts, ...concepts.map(conceptKey)].some(isAskedBy)) &&
    !rest.some(({ parts }) => parts.some(isAskedBy))
  )
}
