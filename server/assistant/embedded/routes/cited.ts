import type { Entry } from '../../../knowledge/entries.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { fitIn } from '../../../knowledge/search.ts'
import { attributesIn } from '../attributes.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import { namedHere, type Scene } from '../scene.ts'
import { lastCited, quote } from './knowledge.ts'
import { unexplained } from './unexplained.ts'

const leans = cues('it|that|this|they|them|those|one')
const HAS_FIGURE = /[£€$]|\d|\b(?:free|nothing|half)\b/i
const LONGEST = 8

/** "What time?" right after what says it: the service in it is held at other times as well. */
export function quoteTime(scene: Scene, clause: Clause): Move | undefined {
  const cited = lastCited(scene)
  const { about, notes } = scene
  if (!cited || !about || notes.attribute || !`${cited.title} ${cited.text}`.includes(about.item.name)) return undefined
  const [only, ...others] = attributesIn(clause.words)
  const isBare = only === 'when' && others.length === 0 && unexplained(scene, clause.terms, '').length === 0
  return isBare && clause.words.length <= SHORT && HAS_TIME.test(cited.text)
    ? quote(scene, { entry: cited }, clause)
    : undefined
}

const SHORT = 4
const HAS_TIME = /\d[:.]\d\d|\d ?[ap]m\b/i

/** "How late can I do that?", "what about vegans?": of what was just quoted, whatever else the words touch. */
export function quoteOfIt(scene: Scene, clause: Clause): Move | undefined {
  const deed = doesThat(clause.words) ? citedFor(scene, clause) : undefined
  const cited =
    deed ?? (asksAbout(clause.words) && namedHere(scene, clause).length === 0 ? lastCited(scene) : undefined)
  if (!cited) return undefined
  const fit = fitIn(scene.index, clause.terms, cited)
  return deed || (fit && fit.anchors > 0 && fit.coverage >= 0.7) ? quote(scene, { entry: cited }, clause) : undefined
}

const doesThat = cues('do that|so|this $')
const asksAbout = cues('^ and|what|how about? for? .. $')

/** "How long does it last?" right after a word about vouchers: nothing but a question about what was just quoted. */
export function quoteBare(scene: Scene, clause: Clause): Move | undefined {
  const cited = citedFor(scene, clause)
  const isBare = leans(clause.words) !== undefined && unexplained(scene, clause.terms, '').length === 0
  return cited && isBare && attributesIn(clause.words).some((attribute) => attribute !== 'contents')
    ? quote(scene, { entry: cited }, clause)
    : undefined
}

/** "Can it charge there?", "what would I pay?": of what was just quoted, where no other entry answers. */
export function quoteOn(scene: Scene, clause: Clause): Move | undefined {
  const cited = citedFor(scene, clause)
  if (!cited) return undefined

  const asked = attributesIn(clause.words)
  const isOfIt = leans(clause.words) !== undefined || (asked.includes('price') && HAS_FIGURE.test(cited.text))
  const speaks = asked.length > 0 || clause.terms.some(({ stem }) => speaksLike(cited.body, stem))
  return isOfIt && speaks ? quote(scene, { entry: cited }, clause) : undefined
}

/** "So if I only tell you that morning?": nothing new, and nothing else was found, so what was just quoted is what is meant. */
export function goneOn(scene: Scene): Move | undefined {
  const { heard } = scene
  const isShort = heard.words.length <= LONGEST && goesOn(heard.words) !== undefined
  if (!isShort || unexplained(scene, heard.terms, '').length > 0) return undefined
  const entry = lastCited(scene)
  return entry && quote(scene, { entry }, heard)
}

const goesOn = cues('^ ok? so|and|but|even|then|if', 'what if|about')

// Only where no service or plan is spoken of: that would be "it".
function citedFor(scene: Scene, clause: Clause): Entry | undefined {
  if (scene.about || !clause.asks || clause.words.length > LONGEST || namedHere(scene, clause).length > 0)
    return undefined
  return lastCited(scene)
}

// "Can it charge there?" – "Two have chargers."
const speaksLike = (body: ReadonlySet<string>, stem: string) =>
  stem.length > 4 && [...body].some((key) => key.startsWith(stem) || (key.length > 4 && stem.startsWith(key)))
