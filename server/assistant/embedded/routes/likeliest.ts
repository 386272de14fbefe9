import type { Entry } from '../../../knowledge/entries.ts'
import { asksPresence, attributesIn } from '../attributes.ts'
import { entityOf, focusOn, namedWhollyIn } from '../entities.ts'
import { EXTREMES } from '../extremes.ts'
import { asksFitness } from '../intents/fitness.ts'
import { likelyHere, mayWant } from '../likely/here.ts'
import type { Likely } from '../likely/likely.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import { isDenied, referred, type Scene, sourceOf } from '../scene.ts'
import { isOfPlans, isUncalledFor } from '../suited.ts'
import { askedOf } from './asked-service.ts'
import { isItOneOf, quote } from './knowledge.ts'
import { mayBeMeant } from './meant.ts'
import { pricedFor } from './priced.ts'
import { tell } from './telling.ts'

/** What is most probably asked about, told from the record, where no rule has an answer. */
export function likelyRow(scene: Scene): Move | undefined {
  const { heard, notes } = scene
  const [first] = likelyHere(scene, heard)
  if (!heard.asks || !first) return undefined
  if (first.sure >= CERTAIN) return told(scene, first)
  return (notes.focus ?? notes.cited) === undefined && first.sure >= ROW[first.kind] ? told(scene, first) : undefined
}

/** Something was half understood: asks whether it is one of what is likeliest, where that probably is among it. */
export function halfLikely(scene: Scene): Move | undefined {
  const { heard } = scene
  if (heard.email && !heard.asks) return undefined
  const near = likelyHere(scene, heard)
    .flatMap((one) => {
      const entry = entryOf(scene, one)
      return entry && !isUncalledFor(scene, entry) ? { entry, sure: one.sure } : []
    })
    .slice(0, OFFERED)
  const isAmong = near.reduce((sum, { sure }) => sum + sure, 0) >= PROBABLY
  return isAmong && mayBeMeant(scene) ? isItOneOf(near) : undefined
}

/**
 * What stands in place of a question back, or of an answer that most probably is to another question: what is most
 * probably asked about, or a question back where that is anybody's guess. What was compared or counted stands.
 */
export function outweighed(scene: Scene, move: Move): Move | undefined {
  const likely = likelyHere(scene, scene.heard)
  const [first] = likely
  if (!first || isComputed(scene, first)) return undefined
  if (move.do === 'choose') return first.sure >= CERTAIN ? told(scene, first) : undefined
  const source = move.do === 'answer' && move.sources.length === 1 ? move.sources[0] : undefined
  const entry = source && entryOf(scene, source)
  const sure = likely.find(({ kind, code }) => kind === entry?.kind && code === entry.code)?.sure ?? 0
  if (!entry || entry.kind === 'plan' || sure >= HARDLY || isSpokenOf(scene, entry)) return undefined
  const instead = first.sure >= CLEAR ? told(scene, first) : undefined
  return instead ?? (isGuessed(scene, entry) ? isItOneOf(nearest(scene, entry, likely)) : undefined)
}

// "Price of the second": what was spoken of before is what rules follow best.
const isSpokenOf = (scene: Scene, entry: Entry): boolean =>
  entry.kind === 'service'
    ? isCalled(scene, entry) || referred(scene, scene.heard).services.some(({ code }) => code === entry.code)
    : entry.code === scene.notes.cited || (scene.notes.focus?.kind === 'plan' && isOfPlans(scene.index, entry))

const isCalled = ({ index, heard: { terms, words } }: Scene, { code }: Entry) =>
  namedWhollyIn(index, terms, words).some(({ kind, item }) => kind === 'service' && item.code === code)

// A greatest or least, whether something suits somebody, what a thing costs that is no service, what a membership covers.
const isComputed = (scene: Scene, { kind }: Likely): boolean => {
  const { words, bare } = scene.heard
  return (
    EXTREMES.some(({ says }) => says(words)) ||
    asksFitness(words) !== undefined ||
    pricedFor(scene, scene.heard) !== undefined ||
    (kind === 'service' && attributesIn(bare).includes('cover'))
  )
}

// Figures are compared by rules that know how.
const isGuessed = ({ heard, index }: Scene, entry: Entry) =>
  entry.kind === 'knowledge' && !isOfPlans(index, entry) && heard.words.length > FEW && !/\d/.test(heard.text)

function nearest(scene: Scene, entry: Entry, likely: readonly Likely[]): { entry: Entry }[] {
  const near = likely.slice(0, 2).flatMap((one) => entryOf(scene, one) ?? [])
  return [...new Set([...near, entry])].map((each) => ({ entry: each }))
}

const entryOf = ({ index }: Scene, one: Pick<Likely, 'kind' | 'code'>) =>
  index.entries.find(({ kind, code }) => kind === one.kind && code === one.code)

function told(scene: Scene, { kind, code }: Likely): Move | undefined {
  const { heard, index, record } = scene
  if (kind === 'none' || isDenied(scene, code) || mayWant(scene, 'form')) return undefined
  if (kind === 'knowledge') {
    const entry = entryOf(scene, { kind, code })
    return entry && quote(scene, { entry }, heard)
  }
  const entity = entityOf(index, { kind, code })
  if (entity?.kind === 'service') {
    if (asksPresence(heard.words)) return undefined
    const asked = askedOf(scene, heard).filter((attribute) => attribute !== 'contents')
    return tell(scene, heard, entity, [...asked, 'contents'])
  }
  // A membership is told of where it is called by its whole name.
  const isByName = namedWhollyIn(index, heard.terms, heard.words).some(({ item }) => item === entity?.item)
  return entity && isByName
    ? {
        do: 'answer',
        text: say.planContents(record, entity.item),
        sources: [sourceOf(entity)],
        remember: { focus: focusOn(entity), attribute: undefined, cited: undefined },
      }
    : undefined
}

/** As probable as this, something is told where no rule has an answer and nothing was spoken of before; knowledge needs more. */
const ROW = { service: 0.7, plan: 0.5, knowledge: 1, none: 1 }
/** As probable as this, it is told after what was spoken of too, and in place of a question back. */
const CERTAIN = 0.8
/** As probable as this, it takes the place of an answer that hardly is. */
const CLEAR = 0.75
const HARDLY = 0.1
/** So many are offered at once, where what is meant is as probably among them as this. */
const OFFERED = 3
const PROBABLY = 0.5
/** So few words tell too little to doubt an answer. */
const FEW = 8
