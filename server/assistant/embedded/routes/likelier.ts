import type { Source } from '../../../../contract/catalogue.ts'
import type { Entry } from '../../../knowledge/entries.ts'
import { asksPresence, attributesIn } from '../attributes.ts'
import { namedWhollyIn } from '../entities.ts'
import { EXTREMES } from '../extremes.ts'
import { asksFitness } from '../intents/fitness.ts'
import { likelyHere } from '../likely/here.ts'
import { type Probable, probableIn } from '../likely/probable.ts'
import type { Ruled } from '../likely/ruled.ts'
import type { Move } from '../moves.ts'
import { isDenied, referred, type Scene } from '../scene.ts'
import { isOfPlans, isUncalledFor } from '../suited.ts'
import { isDeniedAlone } from '../taking-back.ts'
import { ageIn } from './ages.ts'
import { isItOneOf } from './knowledge.ts'
import { mayBeMeant } from './meant.ts'
import { missesPrice, pricedFor } from './priced.ts'

/**
 * What is done in place of what the rules made of a message: what is as likely as not, or a question back where they are
 * more likely wrong. What was compared, counted, pointed at or found in the visitor's own bookings stands.
 */
export function likelier(scene: Scene, ruled: Ruled): Move | undefined {
  const [only, ...others] = ruled.moves
  if (!only || others.length > 0 || ruled.unknown || !isGuessed(scene, ruled, only)) return undefined
  const { rules, best } = probableIn(scene, ruled)
  const instead = best && best.sure >= neededFor(best) ? best.move() : undefined
  if (only.do === 'choose') return instead && isAnswer(instead) && isOpen(scene, instead) ? instead : undefined
  if (instead && isOpen(scene, instead)) return instead
  return rules < DOUBTED ? askedBack(scene) : undefined
}

/** As probable as this, something else takes the place of what the rules made of it; less probable than this, that is not said. */
const AS_NOT = 0.5
const DOUBTED = 0.4
/** A piece of knowledge, a look-up and a whole list need more, most of all an entry whose words do not show that it is meant. */
const MORE: Readonly<Record<string, number>> = { knowledge: 0.6, lookup: 0.7, services: 0.7, plans: 0.7 }
const GONE_ON = 0.8
const UNSHOWN = 0.85

function neededFor({ name, signs }: Probable): number {
  const [kind = ''] = name.split(':')
  if (signs[`${kind}.borne`] === 0) return UNSHOWN
  // What was spoken of before is never far from likely.
  return signs['service.opens'] === 0 ? GONE_ON : (MORE[kind] ?? AS_NOT)
}

const isAnswer = (move: Move) => move.do !== 'choose' && move.do !== 'abstain'

// What was denied is not told of, nor a service where somebody's presence is asked for, nor anything but money where that is.
const isOpen = (scene: Scene, move: Move) =>
  move.do !== 'answer' ||
  !(
    missesPrice(scene.heard, move) ||
    move.sources.some(
      ({ kind, code }) =>
        isDenied(scene, code) ||
        isDeniedAlone(scene.index, scene.heard, code) ||
        (kind === 'service' && asksPresence(scene.heard.words)),
    )
  )

/** Whether the rules found what is said by words in common, and by no way of their own. */
function isGuessed(scene: Scene, { isLast }: Ruled, move: Move): boolean {
  switch (move.do) {
    case 'abstain':
      return isLast
    case 'choose':
      return true
    case 'list':
      return move.what === 'services' && move.codes?.length === scene.record.services.length && !isComputed(scene)
    case 'answer': {
      if (isLast) return false
      const [source, ...others] = move.sources
      const isOfOne = source !== undefined && others.length === 0 && source.kind !== 'plan'
      return isOfOne && !isComputed(scene) && !isSpokenOf(scene, source)
    }
    default:
      return false
  }
}

// A greatest or least, whether something suits somebody, what a thing costs that is no service, what a membership covers.
const isComputed = (scene: Scene): boolean => {
  const { words, bare } = scene.heard
  return (
    EXTREMES.some(({ says }) => says(words)) ||
    asksFitness(words) !== undefined ||
    pricedFor(scene, scene.heard) !== undefined ||
    attributesIn(bare).includes('cover') ||
    ageIn(scene.heard.text) !== undefined
  )
}

// "Price of the second": what was spoken of before is what rules follow best.
const isSpokenOf = (scene: Scene, { kind, code }: Source): boolean =>
  kind === 'service'
    ? isCalled(scene, code) ||
      scene.notes.focus?.code === code ||
      referred(scene, scene.heard).services.some((service) => service.code === code)
    : code === scene.notes.cited || (scene.notes.focus?.kind === 'plan' && isEntryOfPlans(scene, code))

const isEntryOfPlans = ({ index }: Scene, code: string) =>
  index.entries.some((entry) => entry.kind === 'knowledge' && entry.code === code && isOfPlans(index, entry))

const isCalled = ({ index, heard: { terms, words } }: Scene, code: string) =>
  namedWhollyIn(index, terms, words).some(({ kind, item }) => kind === 'service' && item.code === code)

function askedBack(scene: Scene): Move {
  const { index, heard } = scene
  const near: { entry: Entry; sure: number }[] = []
  for (const { kind, code, sure } of likelyHere(scene, heard)) {
    const entry = index.entries.find((each) => each.kind === kind && each.code === code)
    if (entry && !isUncalledFor(scene, entry)) near.push({ entry, sure })
    if (near.length === OFFERED) break
  }
  const isAmong = near.reduce((sum, { sure }) => sum + sure, 0) >= PROBABLY
  return isAmong && mayBeMeant(scene) ? isItOneOf(near) : { do: 'abstain' }
}

/** So many are offered at once, where what is meant is as probably among them as this. */
const OFFERED = 3
const PROBABLY = 0.5
