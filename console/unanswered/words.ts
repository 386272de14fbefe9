import type { Manners } from '../../browser/format.ts'
import type { AlsoFits } from '../../contract/record.ts'
import type { UnansweredQuestion } from '../../contract/unanswered.ts'
import { ago, JUST_NOW } from '../ago.ts'
import type { Done } from './questions.ts'

/** "Last 9 min ago, on Afternoon Pairing. Handed over 4 times." */
export function lastAsked({ last_at, page, handed_over }: UnansweredQuestion, manners: Manners, now?: number): string {
  const where = page?.title ? `, on ${page.title}` : ''
  const handed = handed_over === 0 ? '' : ` Handed over ${handed_over === 1 ? 'once' : `${handed_over} times`}.`
  const when = ago(last_at, manners, now)
  return `${when === JUST_NOW ? 'Just now' : `Last ${when}`}${where}.${handed}`
}

/** "White Tea Walk (“terrace”), Are dogs allowed? (“terrace”)": what comes nearest, and by which of the visitor's words. */
export const nearestWords = (nearest: UnansweredQuestion['nearest']): string =>
  nearest
    .map(({ title, shared }) => (shared.length > 0 ? `${title} (${shared.map(quoted).join(', ')})` : title))
    .join('; ')

/** "“Where do I park?” also fits ‘Parking’ and ‘Where are you?’." */
export const alsoFitsWords = ({ wording, also }: AlsoFits['fits'][number]): string =>
  `${quoted(wording)} also fits ${also.map(({ title }) => `‘${title}’`).join(' and ')}.`

const quoted = (words: string) => `“${words}”`

/** What was done about a question, in a sentence. */
export function dealtWith({ state, done_by, done_at, entry }: UnansweredQuestion, manners: Manners): string {
  const when = done_at ? ` ${ago(done_at, manners)}` : ''
  const who = done_by ?? 'Somebody'
  if (state === 'dismissed') return `${who} set it aside${when}.`
  const gone = entry ? '' : ' That answer is not in the record any more.'
  return `${who} ${state === 'worded' ? 'added its words to an answer' : 'wrote the answer'}${when}.${gone}`
}

/** What came of pressing a button. */
export function cameOfIt({ what, question, isFound, goesOn }: Done): string {
  if (what === 'dismissed') return `“${question}” is set aside.`
  if (what === 'reopened') return `“${question}” waits for an answer again.`
  if (goesOn) return `The answer is kept for the whole question; “${question}” alone does not ask for it.`
  return isFound
    ? `“${question}” is answered from the next question on.`
    : `The answer is kept, but “${question}” is too long or too far from it to be found by. Give it a shorter wording in the catalogue.`
}
