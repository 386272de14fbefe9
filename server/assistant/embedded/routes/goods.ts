import { cues } from '../../../knowledge/lexicon/cues.ts'
import { FUNCTION_WORDS, stem } from '../../../knowledge/lexicon/words.ts'
import { fitIn } from '../../../knowledge/search.ts'
import { entriesOf, namedWhollyIn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import { choices, referred, type Scene } from '../scene.ts'
import { traitsIn, traitsOf } from '../traits.ts'
import { isAttributeWord, isOfAnything } from './unexplained.ts'

const asksForGoods = cues(
  'do|did|can|could|would you|they guys|lot|folks|people|also|ever|still? sell|stock|hire|rent|lend|make|supply|repair|fix|mend|sharpen|clean out|up?',
)

const LEADING = /^(?:(?:me|us|a|an|the|any|some|my|our|your) )+/

// "Christmas trees" in "do you sell Christmas trees?"
function goodsIn(words: readonly string[]): string | undefined {
  const asked = asksForGoods(words)
  if (!asked) return undefined

  const said = ` ${words.join(' ')} `
  const after = said.slice(asked.index + asked[0].length).trim()
  const thing = after.replace(LEADING, '').split(' ')
  const end = thing.findIndex((word, at) => at > 0 && FUNCTION_WORDS.has(word))
  return thing.slice(0, end < 0 ? undefined : end).at(-1)
}

const termOf = ({ terms }: Clause, head: string | undefined) =>
  terms.find(({ word }) => word.split(' ').at(-1) === head)

/** "Do you sell Christmas trees?": a thing is asked for by a plain verb of trade, and the record has no word for it. */
export function isOfStrangeGoods({ index }: Scene, clause: Clause): boolean {
  const term = termOf(clause, goodsIn(clause.words))
  return term !== undefined && index.scales.isStranger(term)
}

/** What is said of one thing is no answer where another is asked for: asks whether it is that one, and claims nothing. */
export function unlessOfAnother(scene: Scene, clause: Clause, move: Move): Move {
  if (move.do !== 'answer' || move.sources.length === 0) return move
  const entries = entriesOf(scene.index, move.sources)
  const isOther = entries.every((entry) =>
    entry.kind === 'knowledge'
      ? !isOfGoods(scene, clause, entry) || isOfGuestAlone(clause, entry)
      : entry.kind === 'service' && isOtherKind(scene, clause, entry),
  )
  return isOther
    ? {
        do: 'choose',
        text: say.NOT_JUST_THAT,
        choices: choices(entries.map(({ title, code }) => ({ label: title, say: title, code }))),
      }
    : move
}

// "What if you cancel?" is not answered by what becomes of a guest who does.
const isOfGuestAlone = ({ words }: Clause, { title, text }: Entry) =>
  shopCancels(words) !== undefined && !YOU_CANCEL.test(title) && !WE_CANCEL.test(text)

const shopCancels = cues('if|when|ever|what you|they have|need|must? to? cancel|cancels !my|our|me|us')
const YOU_CANCEL = /\byou (?:\w+ ){0,3}cancel/i
const WE_CANCEL = /\bwe (?:\w+ ){0,3}(?:cancel|call)|\bcancel\w* by us\b|\bour side\b/i

type Entry = Scene['index']['entries'][number]

// "Do you sell safes?", where tools are sold.
function isOfGoods({ index }: Scene, clause: Clause, entry: Entry): boolean {
  const term = termOf(clause, goodsIn(clause.words))
  if (!term || index.scales.isSmallTalk(term)) return true
  const topics = clause.terms.filter(({ isTopic }) => isTopic)
  return fitIn(index, [term, ...topics], entry) !== undefined
}

// "How much is hot yoga?", where yoga is a part of one name, and nothing of that one is hot.
function isOtherKind(scene: Scene, clause: Clause, { code, wordings, body }: Entry): boolean {
  const { words, terms } = clause
  if (namedWhollyIn(scene.index, terms, words).length > 0 || referred(scene, clause).services.length > 0) return false

  const service = scene.record.services.find((one) => one.code === code)
  const called = new Set(wordings.flatMap((wording) => wording.words.map(stem)))
  const isTelling = (word: string) => !isAttributeWord(word) && !isOfAnything(word)
  const heads = words.filter((word) => called.has(stem(word)) && isTelling(word))
  const head = words.indexOf(heads[0] ?? '')
  if (!service || heads.length !== 1) return false

  const traits = traitsOf(service)
  const isOfIt = (word: string) => body.has(stem(word)) || traitsIn([word]).some((trait) => traits.has(trait))
  const from = words.findLastIndex((word, at) => at < head && FUNCTION_WORDS.has(word))
  return (
    BEFORE_THING.has(words[from] ?? '') &&
    words
      .slice(from + 1, head)
      .some((word) => !isOfIt(word) && (isTelling(word) || traitsIn([word]).length > 0) && !OF_NO_KIND.has(word))
  )
}

const BEFORE_THING = new Set(
  'is are was the a an any some have got do does offer sell run for of about with'.split(' '),
)
/** Said before a thing of any kind. */
const OF_NO_KIND = new Set(
  'good nice new other different cheap cheaper another same own whole big small regular weekly special book booking'.split(
    ' ',
  ),
)
