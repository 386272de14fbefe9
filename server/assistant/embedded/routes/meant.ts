import { wordsIn } from '../../../knowledge/lexicon/words.ts'
import { attributesIn } from '../attributes.ts'
import type { Entity } from '../entities.ts'
import { isOfOtherThings } from '../heads.ts'
import type { Clause } from '../hearing.ts'
import { wantsToBook } from '../intents/booking.ts'
import { asksWhatIsFree, asksWhatThereIs, wantsDay, wantsList } from '../intents/lists.ts'
import { isMonthly, speaksOfPlans } from '../intents/plans.ts'
import { asksHours } from '../intents/shop.ts'
import type { Move } from '../moves.ts'
import { focused, namedHere, type Scene } from '../scene.ts'
import { askingPart, isUncalledFor, suitedFor } from '../suited.ts'
import { ageIn, asksLeave, limitsAge, namesPeople, saysAges } from './ages.ts'
import { askedOf } from './asked-service.ts'
import { isItOneOf, nearby, quote } from './knowledge.ts'
import { wholeListIn } from './offers.ts'
import { rowSpeaks } from './row.ts'
import { tell } from './telling.ts'
import { isAttributeWord, unexplained } from './unexplained.ts'
import { isWish } from './wishes.ts'

/**
 * How sure it must be: to be said before anything else, and where a service could be meant; beside what was asked of a
 * row, and beside a row of which nothing in particular was asked; where nothing else is left.
 */
const SURE = {
  first: 0.7,
  besideService: 0.93,
  besideFact: 0.7,
  besideSheet: 0.5,
  last: 0.75,
  half: 0.35,
}

/** Words in common alone do not show what a message is about. */
const LEAST_KIN = 0.02

/** Fewer words than this go on about what was spoken of. */
const GOES_ON = 6

/** What the question is plainly about, whatever else its words touch. */
export function plainlyMeant(scene: Scene, clause: Clause): Move | undefined {
  if (
    !clause.asks ||
    wantsToBook(clause.words) ||
    speaksOfPlans(clause.words) ||
    isOfMonths(clause) ||
    isWish(scene, clause)
  )
    return undefined
  const isOfDay = wantsList(clause.words) !== undefined && wantsDay(scene.heard.words) !== undefined
  if (wholeListIn(scene, clause) || isOfDay || asksWhatThereIs(clause.words)) return undefined
  if (isOfHours(clause) || asksWhatIsFree(clause.words)) return undefined
  const named = namedHere(scene, scene.heard)
  if (named.some(({ kind }) => kind === 'plan') || isReserving(scene, named)) return undefined
  const isOfService = [...named, scene.about].some((one) => one?.kind === 'service')
  const isOfRow = attributesIn(clause.bare).length > 0
  if (isBare(scene, clause)) return undefined
  const goesOn = clause.words.length < GOES_ON && (scene.about ?? scene.notes.cited) !== undefined
  if ((isOfService && isOfRow) || goesOn || isOfOtherThings(scene.index, clause)) return undefined

  if (isOfItsRow(scene, clause)) return undefined
  const { suits, sure } = suitedFor(scene, askingPart(scene, clause))
  const [first] = suits
  const least = isOfService || isOfRow ? SURE.besideService : SURE.first
  return first && first.kin >= LEAST_KIN && sure >= least ? quote(scene, first, scene.heard) : undefined
}

// "What does it cost?" asks a figure, and of nothing that an entry could be about.
function isBare(scene: Scene, clause: Clause, name = ''): boolean {
  const { bare, terms } = askingPart(scene, clause)
  const own = new Set(wordsIn(name))
  const isOfFigure = (said: readonly string[]) =>
    name !== '' && said.every((word) => isAttributeWord(word) || own.has(word))
  const isOfMore = terms.some(({ isTopic, said = [] }) => isTopic && !isOfFigure(said))
  return attributesIn(bare).length > 0 && unexplained(scene, terms, name).length === 0 && !isOfMore
}

// "Do I have to have passed already?", of what is for those who have.
const isOfItsRow = (scene: Scene, clause: Clause) =>
  scene.about?.kind === 'service' && clause.words.length < SHORT && rowSpeaks(scene, clause, scene.about)

const SHORT = 9

/** What a question that names a service or a membership may be about too: "do I need a textbook for First Words?" */
export function meantToo(scene: Scene, clause: Clause, name: string): Move | undefined {
  if (!scene.heard.clauses.some(({ asks }) => asks) || isBare(scene, clause, name)) return undefined
  const { suits, sure } = suitedFor(scene, askingPart(scene, clause))
  const [first] = suits
  const least = askedOf(scene, clause).length > 0 ? SURE.besideFact : SURE.besideSheet
  return first && !isUncalledFor(scene, first.entry) && first.kin >= LEAST_KIN && sure >= least
    ? quote(scene, first, scene.heard)
    : undefined
}

// "What is the family one per month?"
const isOfMonths = ({ words, bare }: Clause) =>
  words.includes('one') && isMonthly(words) !== undefined && attributesIn(bare).includes('price')

// "Mon open?" is not of unopened tins.
const isOfHours = ({ words }: Clause) => words.length < GOES_ON && asksHours(words) !== undefined

// Who says how many come to what, and when, has said the rest beside it.
const isReserving = ({ heard }: Scene, named: readonly Entity[]) =>
  named.length > 0 && heard.seats !== undefined && heard.urgency !== undefined

/** "She is 8, can she come?", where its words led nowhere: what the record says of ages. */
export function oldEnough(scene: Scene): Move | undefined {
  const { heard } = scene
  if (ageIn(heard.text) === undefined || !asksLeave(heard)) return undefined
  const fits = suitedFor(scene, heard).suits.filter(({ entry }) => limitsAge(entry.text))
  const ofPeople = fits.filter(({ entry }) => namesPeople(entry.text)) // the others may be of how old a phone is
  const [first, second] = ofPeople.length > 0 ? ofPeople : fits
  return first && (second ? isItOneOf([first, second]) : quote(scene, first, heard))
}

/** "And my daughter is 13", after a service that says for what ages it is: what it says. */
export function ofThatAge(scene: Scene): Move | undefined {
  const about = scene.about ?? focused(scene)
  if (ageIn(scene.heard.text) === undefined || about?.kind !== 'service' || !saysAges(about.item.covers))
    return undefined
  return tell(scene, scene.heard, about, ['contents'])
}

/** What the message is about, where its words led nowhere: the entry that suits it best. */
export function lastMeant(scene: Scene): Move | undefined {
  if (scene.heard.email && !scene.heard.asks) return undefined
  const { suits, sure } = suitedFor(scene, scene.heard)
  const [first] = suits
  return first && sure >= SURE.last && first.kin >= LEAST_KIN ? quote(scene, first, scene.heard) : undefined
}

/** Whether some entry may well be meant: by what is asked in such words, or by most of its words. */
export function mayBeMeant(scene: Scene): boolean {
  const { heard, index } = scene
  const isStrange = heard.terms.filter(index.scales.isStranger).length > heard.terms.length / 2
  return (
    (!isStrange && suitedFor(scene, heard).sure >= SURE.half) ||
    nearby(scene).some(({ coverage, strangers }) => coverage >= 0.5 && strangers === 0)
  )
}
