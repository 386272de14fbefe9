import type { MerchantService } from '../../../../contract/merchant.ts'
import { EVERYDAY } from '../../../knowledge/lexicon/everyday.ts'
import type { Term } from '../../../knowledge/lexicon/terms.ts'
import { fitIn } from '../../../knowledge/search.ts'
import { type Attribute, figureIn } from '../attributes.ts'
import { describedIn, type Entity, entryOf, namedIn } from '../entities.ts'
import { type Clause, clauseOf } from '../hearing.ts'
import { wantsToBook } from '../intents/booking.ts'
import type { Move } from '../moves.ts'
import { planSpokenOfIn, suitedIn } from '../referents.ts'
import * as say from '../say.ts'
import { choices, focused, namedHere, notDenied, referred, type Scene } from '../scene.ts'
import { weekdaysIn } from '../schedule.ts'
import { deniesCited, isPointedAway, notSo, takesBack } from '../taking-back.ts'
import { fittingByAge } from './ages.ts'
import { contentsOf } from './plan-answers.ts'
import { tell } from './telling.ts'
import { isAttributeWord, isOfAnything } from './unexplained.ts'

/**
 * What was just told of a service is taken back, and another described: "sorry, wrong one, the toddler one". The question
 * stands, so the same is told of the other; where nothing fits, nothing is guessed from the words of the correction.
 */
export function correctedFor(scene: Scene): Move | undefined {
  const { heard, notes, index } = scene
  if (!takesBack(heard) || notes.wish || !notes.focus || heard.clauses.some(asksOfItsOwn)) return undefined
  if (deniesCited(scene)) return ofSameService(scene)
  const meant = clauseOf(
    heard.clauses
      .filter(({ words }) => heard.clauses.length === 1 || notSo(words).size === 0)
      .map(({ text }) => text)
      .join(', '),
    index,
  )
  if (notes.focus.kind === 'plan') return otherPlan(scene, meant)
  const named = namedHere(scene, heard)
  if (named.length > 0 || isOfAnotherDay(scene)) return sameFigure(scene, named)

  const denied = notSo(heard.words)
  const terms = meant.terms.filter(({ word, isTopic }) => !isTopic && !denied.has(word) && !isAttributeWord(word))
  const [only, ...others] = fitting(scene, { ...meant, terms })
  if (only && others.length === 0)
    return tell(scene, heard, { kind: 'service', item: only }, [figureIn(heard.bare) ?? openFigure(scene)])
  if (only) return ask(scene, meant, [only, ...others])
  if (terms.some(isThing)) return { do: 'abstain' }
  return isPointedAway(heard) ? ask(scene, meant, othersThan(scene).slice(0, FEW)) : undefined
}

const isThing = ({ word }: Term) => !EVERYDAY.has(word) && !isOfAnything(word)

// "Price?" asks what was asked before.
const asksOfItsOwn = ({ asks, words, bare }: Clause) => asks && !(words.length <= SHORT && figureIn(bare))
const SHORT = 3

// "Sorry, I meant Tuesday", after it was asked when it is.
const isOfAnotherDay = ({ heard: { words }, notes, here }: Scene) =>
  notes.attribute === 'when' && words.length <= FEW_WORDS && weekdaysIn(words, here).length > 0
const FEW_WORDS = 7

// "Sorry, I meant Matcha Morning", after a price: the figure that was asked for is told of that, unless a place is wanted.
function sameFigure(scene: Scene, [named, ...others]: readonly Entity[]): Move | undefined {
  const { heard } = scene
  const about = named ?? focused(scene)
  const figure = openFigure(scene)
  const isWish = wantsToBook(heard.words) ?? heard.seats ?? heard.email ?? heard.name
  return about?.kind === 'service' && others.length === 0 && figure !== 'contents' && isWish === undefined
    ? tell(scene, heard, about, [figureIn(heard.bare) ?? figure])
    : undefined
}

// "He isn't a student. Same haircut": the rule for students is not meant, and what it was said of is.
function ofSameService(scene: Scene): Move {
  const about = focused(scene)
  if (about?.kind !== 'service') return { do: 'abstain' }
  const entry = entryOf(scene.index, about)
  const fit = entry && fitIn(scene.index, scene.heard.terms, entry)
  return (fit?.telling ?? 0) > 0 ? tell(scene, scene.heard, about, ['contents']) : { do: 'abstain' }
}

// "No, the family one", after a membership: another of them, unless a service is called by its name.
function otherPlan(scene: Scene, { terms, words }: Clause): Move | undefined {
  const { index, heard, notes } = scene
  if (namedIn(index, heard.terms, heard.words).length > 0) return undefined
  const item = planSpokenOfIn(index, words)
  if (!item || item.code === notes.focus?.code) return terms.some(isThing) ? { do: 'abstain' } : undefined
  return contentsOf(index, { kind: 'plan', item })
}

const openFigure = ({ notes }: Scene): Attribute =>
  (['price', 'duration', 'when', 'seats'] as const).find((one) => one === notes.attribute) ?? 'contents'

// By age, by what the words describe, or by the kind that they speak of; not what was just told of, nor what is denied.
function fitting(scene: Scene, meant: Clause): readonly MerchantService[] {
  const { index, heard } = scene
  const open = othersThan(scene)
  const ofAge = meant.words.includes('one') ? fittingByAge(open, heard.text) : undefined
  if (ofAge) return [ofAge]
  const pointed = referred(scene, meant).services.filter((one) => open.includes(one))
  if (pointed.length > 0) return pointed

  const fits = describedIn(index, meant.terms, 'service').filter(
    ({ entry, mass, coverage }) => mass >= 1 && coverage >= 0.3 && open.some(({ code }) => code === entry.code),
  )
  const best = fits.filter(({ mass }) => mass >= (fits[0]?.mass ?? 0) * 0.85)
  const described = open.filter(({ code }) => best.some(({ entry }) => entry.code === code))
  const suited = suitedIn(index, meant.words).filter((one) => open.includes(one))
  const both = described.filter((one) => suited.includes(one))
  const found = [both, described, suited].find((some) => some.length > 0) ?? []
  return found.length <= FEW ? found : []
}

const FEW = 3

const othersThan = (scene: Scene) => notDenied(scene).filter(({ code }) => code !== scene.notes.focus?.code)

const ask = ({ record }: Scene, { text }: Clause, services: readonly MerchantService[]): Move => ({
  do: 'choose',
  text: `Which ${say.words(record).service} do you mean?`,
  choices: choices(services.map(({ name, code }) => ({ label: name, say: name, code }))),
  remember: { asking: text, listed: services.map(({ code }) => code) },
})
