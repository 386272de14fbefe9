import type { Entry } from '../../../knowledge/entries.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { stem, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { attributesIn } from '../attributes.ts'
import type { Clause } from '../hearing.ts'
import { asksWhatIsFree } from '../intents/lists.ts'
import {
  asksAddress,
  asksEmail,
  asksHours,
  asksNextOpening,
  asksNow,
  asksPhone,
  asksWhere,
  asksWhereAlone,
  feastIn,
  namesCalendarDay,
  OF_HOURS,
} from '../intents/shop.ts'
import { likelyHere } from '../likely/here.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import { datesOf, namedHere, type Scene } from '../scene.ts'
import { weekdaysIn } from '../schedule.ts'
import { shareOf } from '../suited.ts'
import { quote } from './knowledge.ts'

/** The shop itself: when it is open and how to reach it. Its own card of the record, so no source is cited. */
export function shopFor(scene: Scene, clause: Clause): Move | undefined {
  if (namedHere(scene, clause).length > 0 || asksWhatIsFree(clause.words)) return undefined
  if (scene.about?.kind === 'service' && asksUntil(clause.words)) return undefined

  if (asksHours(clause.words) || goesOnByDay(scene, clause) || isFeastAlone(scene, clause)) return hours(scene, clause)
  const [told] = waysToReach(scene, clause)
  return told ? plain(told) : undefined
}

/** "The address and phone, please": more than one way to reach the shop; or where it is, and nothing else. */
export function reachFor(scene: Scene, clause: Clause): Move | undefined {
  const says = isWhereAlone(scene, clause) && namedHere(scene, clause).length === 0 ? saysWhere(scene.index) : undefined
  if (says) return quote(scene, { entry: says }, clause)
  const told = waysToReach(scene, clause)
  const isPlain = told.length > 1 || (told.length > 0 && asksWhereAlone(clause.words) !== undefined)
  return isPlain && namedHere(scene, clause).length === 0 ? plain(told.join(' ')) : undefined
}

const isWhereAlone = ({ heard }: Scene, { words }: Clause) =>
  heard.clauses.length === 1 && asksWhereAlone(words) !== undefined

function waysToReach({ index, record, heard }: Scene, { words, bare, asks }: Clause): string[] {
  // "vi@tamati.example is my address", beside which the shop's may still be asked.
  const isTheirs = (heard.email !== undefined && !asks && !words.includes('your')) || words[0] === 'my'
  return isTheirs
    ? []
    : [
        asksAddress(words) || (asksWhereAlone(words) && !saysWhere(index)) ? say.whereItIs(record) : [],
        asksEmail(words) ? say.mailbox(record) : [],
        asksPhone(words) && !attributesIn(bare).includes('seats') ? say.telephone(record) : [],
      ].flat()
}

// "Where are you?" is no question of where buggies go, nor cars; an entry that names the street says more than the address.
function saysWhere(index: Scene['index']): Entry | undefined {
  const street = index.record.workspace.address.split(',')[0]?.replace(/^[\d\s-]+[a-z]?\s/i, '') ?? ''
  return index.entries.find(
    (entry) =>
      entry.kind === 'knowledge' &&
      entry.text.includes(street) &&
      shareOf(index, entry, 'findUs') > shareOf(index, entry, 'parking'),
  )
}

function hours(scene: Scene, clause: Clause): Move {
  const { record, here } = scene
  const feast = feastIn(clause.words)
  const shut = say.closures(record, datesIn(scene, clause))
  if (shut) return ofHours(shut)
  if (feast) return onFeast(scene, clause, feast[0]) ?? { do: 'abstain', text: say.usualHours(record) }
  if (asksNextOpening(clause.words)) return ofHours(say.opensNext(record, here))
  if (asksNow(clause.words)) return ofHours(say.openNow(record, here))
  const dates = namesCalendarDay(clause.words) ? datesOf(scene, clause.words) : []
  if (dates.length > 0 && dates.length <= A_WEEK) return ofHours(say.hoursOnDates(record, dates))
  return ofHours(say.openingHours(record, weekdaysIn(clause.words, here)))
}

const ofHours = (text: string): Move => ({ ...plain(text), remember: { attribute: 'hours' } })

const datesIn = (scene: Scene, { words }: Clause) =>
  asksNow(words) ? [scene.here.toPlainDate().toString()] : datesOf(scene, words)

// "And until what time?", of a service.
const asksUntil = cues('^ .. until|till|til what time .. $')

// What the record says of that feast and of opening, in a piece of knowledge.
function onFeast(scene: Scene, clause: Clause, feast: string): Move | undefined {
  const [name = ''] = wordsIn(feast).map(stem)
  const entry = scene.index.entries.find(({ kind, title, text }) => {
    const said = wordsIn(`${title} ${text}`).map(stem)
    return kind === 'knowledge' && said.includes(name) && said.some((word) => OF_HOURS.has(word))
  })
  return entry && quote(scene, { entry }, clause)
}

// "And Saturday?", right after the hours of another day.
const goesOnByDay = ({ notes, about, here }: Scene, { words }: Clause) =>
  notes.attribute === 'hours' &&
  !about &&
  words.length <= LONGEST_DAY &&
  (weekdaysIn(words, here).length > 0 || namesCalendarDay(words) !== undefined || feastIn(words) !== undefined)

// "What about Boxing Day?" of no service.
const isFeastAlone = ({ about }: Scene, { words }: Clause) =>
  !about && feastIn(words) !== undefined && words.every((word) => OF_FEASTS.has(word))

const OF_FEASTS = new Set("what about and on the day christmas xmas eve boxing easter new year years year's".split(' '))
const A_WEEK = 7
const LONGEST_DAY = 5

/** Where the shop is, when no entry of the record says more about it, nor of where else is asked. */
export function whereFor(scene: Scene, clause: Clause): Move | undefined {
  if (!asksWhere(clause.words)) return undefined
  const [first] = likelyHere(scene, clause)
  const isElsewhere = first?.kind === 'knowledge' && first.sure >= LIKELY
  return isElsewhere ? undefined : plain(say.whereItIs(scene.record))
}

const LIKELY = 0.5

/** Said of the shop itself, which no source of the record is cited for. */
export const plain = (text: string): Move & { do: 'answer' } => ({ do: 'answer', text, sources: [] })
