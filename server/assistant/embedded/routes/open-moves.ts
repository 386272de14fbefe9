import type { Source } from '../../../../contract/catalogue.ts'
import { subjectsOfMessage } from '../../../knowledge/subjects/subjects.ts'
import { asksPresence } from '../attributes.ts'
import { wantsToBook } from '../intents/booking.ts'
import { asksWeather } from '../intents/shop.ts'
import type { Probable } from '../likely/probable.ts'
import type { Move } from '../moves.ts'
import { isDenied, type Scene } from '../scene.ts'
import { isUncalledFor } from '../suited.ts'
import { isDeniedAlone } from '../taking-back.ts'
import { isOfCaseUntold, isOfOtherAges, namesNobody } from './borne-out.ts'
import { missesPrice } from './priced.ts'
import type { Answer, Told } from './told.ts'

/**
 * Whether something may be told or done in place of what the rules made of a message. What was denied is not told of, nor
 * in a few words a condition that nobody told of, nor what is asked of another age, nor a service where somebody's
 * presence is asked for, nor anything but money where that is. Who wants to book has no booking to be looked up, and what
 * is plainly about vouchers is no wish for a list.
 */
export function isOpen(scene: Scene, move: Move): boolean {
  const { heard, index } = scene
  if (move.do === 'list') return !isOfSubject(heard.words) && !asksWeather(heard.words)
  if (move.do === 'find') return !wantsToBook(heard.words)
  if (move.do === 'book') return !isOfPartyAlone(heard)
  if (move.do !== 'answer') return true
  const isShut = ({ kind, code }: Source) =>
    isDenied(scene, code) ||
    isDeniedAlone(index, heard, code) ||
    (kind === 'service' && asksPresence(heard.words)) ||
    index.entries.some(
      (entry) =>
        entry.kind === kind &&
        entry.code === code &&
        ((kind === 'service' && (namesNobody(entry, heard) || isOfCaseUntold(heard, [entry]))) ||
          isOfOtherAges(scene, entry) ||
          (heard.words.length <= SHORT && isUncalledFor(scene, entry))),
    )
  return !missesPrice(heard, move) && !move.sources.some(isShut)
}

// "For two people", of which nobody knows what.
const isOfPartyAlone = ({ words, seats, urgency, email, name }: Scene['heard']) =>
  seats !== undefined && words.length <= FEW && (urgency ?? email ?? name) === undefined

const FEW = 3
const SHORT = 6

const isOfSubject = (words: readonly string[]) =>
  [...subjectsOfMessage(words)].some(([subject, share]) => !subject.startsWith('none') && share >= PLAINLY)
const PLAINLY = 0.7

/** An answer that may be meant, where it may be told and is told by none of these. */
export function answerOf(scene: Scene, { sure, move }: Probable, ruled: readonly Told[]): Answer[] {
  const answer = move()
  return answer?.do === 'answer' && isOpen(scene, answer) && ruled.every(({ text }) => text !== answer.text)
    ? [{ ...answer, sure }]
    : []
}
