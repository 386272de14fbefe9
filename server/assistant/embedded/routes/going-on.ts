import { subjectsOfMessage } from '../../../knowledge/subjects/subjects.ts'
import { attributesIn } from '../attributes.ts'
import { wantsToBook } from '../intents/booking.ts'
import type { Probable } from '../likely/probable.ts'
import type { Move } from '../moves.ts'
import { isDenied, type Scene } from '../scene.ts'
import { shareOf } from '../suited.ts'
import { answerOf } from './open-moves.ts'
import { nameOf, oneOfThese, sumOf } from './told.ts'

/**
 * "And who sets it up?" What was told just before is asked of further, where that is likelier than anything else; or one of
 * the two that are likeliest is meant.
 */
export function goingOn(scene: Scene, [best, next]: readonly Probable[], lead?: string): Move | undefined {
  const { heard, notes } = scene
  const before = [notes.cited, notes.focus?.code].filter((code) => code !== undefined)
  const isTold = ({ name }: Probable) => before.some((code) => name.endsWith(`:${code}`))
  if (!best || before.length === 0 || wantsToBook(heard.words) || turnsFrom(scene, best)) return undefined
  const again = before.find((code) => best.name.endsWith(`:${code}`))
  if (again !== undefined && best.sure >= ONWARD.told)
    return isDenied(scene, again) ? undefined : saysWhen(scene, best.move())

  const told = [best, next ?? []].flat()
  const isEnough = sumOf(told) >= (told.some(isTold) ? ONWARD.withTold : ONWARD.withAny)
  const answers = isEnough ? told.flatMap((one) => answerOf(scene, one, [])) : []
  return lead !== undefined && answers.length > 1 ? oneOfThese(lead, answers) : undefined
}

/** What is told, but of "ok, which days is that?" no answer that names none. */
export const saysWhen = ({ heard: { bare } }: Scene, move: Move | undefined) =>
  move?.do === 'answer' && attributesIn(bare).includes('when') && !/\d|day|month|week|year/iu.test(move.text)
    ? undefined
    : move

// Plainly of a subject, or of one that an entry is hardly about: "and is there parking?"
const turnsFrom = ({ heard: { words }, index }: Scene, { name }: Probable): boolean => {
  const entry = index.entries.find((one) => one.kind === 'knowledge' && name === nameOf(one))
  return [...subjectsOfMessage(words)].some(
    ([subject, share]) =>
      !subject.startsWith('none') &&
      (share >= TURNED.plainly || (share >= TURNED.perhaps && entry && shareOf(index, entry, subject) < TURNED.hardly)),
  )
}

/**
 * As probable as this, what was told just before is told again to who asks on; and so probable two together, of which that
 * is one, or any.
 */
const ONWARD = { told: 0.4, withTold: 0.5, withAny: 0.6 }
/** So plainly of a subject is what turns to something else than what was told; or so, where an entry is so little about it. */
const TURNED = { plainly: 0.3, perhaps: 0.15, hardly: 0.05 }
