import type { Entry } from '../../../knowledge/entries.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { wordsIn } from '../../../knowledge/lexicon/words.ts'
import { subjectsOfMessage } from '../../../knowledge/subjects/subjects.ts'
import { attributesIn } from '../attributes.ts'
import { focusOn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { speaksAsMember } from '../intents/plans.ts'
import type { Move } from '../moves.ts'
import { namedHere, type Scene } from '../scene.ts'
import { isOfPlans, shareOf } from '../suited.ts'
import { isItOneOf, quote } from './knowledge.ts'

// How a membership is left, and how soon.
const ENDING = {
  subject: 'pauseEnd',
  ofServices: false,
  asks: cues(`
    want|wanted|get|got|getting|be out !of|with
    want|wanted|get|got|getting|be out of it|this|that again|if|when|later|early $
    how .. get|got|getting|be out of it|this|that
    pull|drop|back|opt out of it|this|that
    pull|drop|back|opt out again $
    pull|drop|back|opt out again? if|when|later|early|after|halfway
    tied|locked|stuck|signed in|into|to|down|up
    stuck|saddled|lumbered with it|this|that|them
    for a whole|full|entire? year
    whole|full|entire year
    how long am|are i|we .. tied|locked|committed|in
    go|keep|carry|have|still on? paying
    commit|committed|commitment|contract|notice|warning
    stop|quit|leave|end|cancel|pause|freeze it|that|this|whenever|anytime|any
    can|could|may i|we stop|quit|leave|pause|cancel
    minimum|least .. months|term|time
  `),
  says: /\b(?:notice|stop|stops|ends?|ending|leave|leaving|cancel|pause|paused|freeze|quit|minimum)\b/i,
}

/** What is asked of any membership without its name, and how a record says it. */
const TERMS = [
  {
    subject: 'members',
    ofServices: true, // so many of them are in it
    asks: cues(`
      if .. not|only|never .. use|get|manage|come|take|make|finish
      unused|leftover|leftovers
      left over
      do|does|will|would|can|could .. roll|rolls|carry|carries|expire|expires
      roll|rolls|rolling|carry|carries|carried over
      lose|waste it|them|those|any|mine
      are|is they|it|those|that just? gone|lost|wasted
      use|take|have|do it|them|one|the later|next|another|after !to|for|of
      use|take|have|do it|them|one the month|week after
    `),
    says: /\b(?:carr(?:y|ies|ied)|rolls?|unused|(?:not|n[’']t) use|have not used|left over|lapses?|expires?)\b/i,
  },
  {
    subject: 'members',
    ofServices: true,
    asks: cues(`
      how many|often !people|persons|guests|friends|of|months|weeks|bucks|pounds|dollars|euros|quid
      as many|often as
    `),
    says: /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|as many|as often|unlimited)\b(?! (?:months?|weeks?|days?|minutes?|hours?|per cent)\b|[’'%])/i,
  },
  {
    subject: 'pauseEnd',
    ofServices: false,
    asks: cues(`
      take|hand|pass|give|sign|transfer it|mine|this|that|membership over|on|to
      take|hand|pass|transfer over|on my|the|this membership|plan
      take over it|mine|from me
    `),
    says: /\b(?:hand(?:ed)? (?:it )?(?:on|over)|pass(?:ed)? (?:it )?on|transfer\w*|(?:somebody|someone) else)\b/i,
  },
  {
    subject: 'members',
    ofServices: false,
    asks: cues(`
      discount|discounts|discounted|reduction|saving|savings
      it|them|that|this|those|any|anything|things .. cheaper
      anything|something|money|percent|much|bit|lot off
      knocked|knock|take|taken|get .. off
      pay|cost|costs less
    `),
    says: /%|\b(?:per ?cent|off|discount\w*|reduc\w+|cheaper)\b/i,
  },
  ENDING,
]

// "We are moving in May, how much warning do you want?"
const isOfEnding = (words: readonly string[]) => (subjectsOfMessage(words).get('pauseEnd') ?? 0) >= PLAINLY
const PLAINLY = 0.5

// "Could I try one before I commit?" asks of no end.
const triesFirst = cues('before|without .. commit|committing|signing|joining', 'try|have .. first|before')

// "If I signed up, what would come off my account?"
const isOfAccount = (clause: Clause) => isOfPrice(clause) && namesAccount(clause.bare) !== undefined
const namesAccount = cues('account|card|bank')

const isOfPrice = ({ bare }: Clause) => attributesIn(bare).includes('price')

/** "Do unused ones roll over?", "how long am I tied in?", of a membership: what its own terms say of it. */
export function termsFor(scene: Scene, clause: Clause): Move | undefined {
  const { index } = scene
  const spokenOf = aboutOf(scene, clause)
  const about = spokenOf?.kind === 'plan' ? spokenOf : undefined
  if (!clause.asks || (!about && (spokenOf || !speaksAsMember(scene.heard.words)))) return undefined
  // A membership may be called Contract: its name asks nothing of it.
  const [name = '', ...more] = wordsIn(about?.item.name ?? '')
  const unnamed = (words: readonly string[]) =>
    more.length === 0 && words.includes(name) ? words.filter((word) => word !== name) : words
  const asked = unnamed(clause.words)
  const term =
    TERMS.find((one) => one.asks(asked) && !isOfAccount(clause) && !(one === ENDING && triesFirst(asked))) ??
    (isOfEnding(unnamed(scene.heard.words)) && !isOfPrice(clause) ? ENDING : undefined)
  if (!term) return undefined
  if (namedHere(scene, clause).some(({ kind, item }) => item !== about?.item && (kind === 'plan' || !term.ofServices)))
    return undefined

  const said = index.entries.filter((entry) => isOf(scene, entry, about?.item.name) && term.says.test(entry.text))
  // How many there are is said of each by its name.
  const byName = about && term.ofServices ? said.filter((entry) => names(entry, about.item.name)) : []
  // Its own row may say it too: it is told by another rule where it alone does, or of the very thing asked about.
  const audience = about?.item.audience ?? ''
  const asksOfRow = byName.length === 0 || clause.terms.some(({ word }) => wordsIn(audience).includes(word))
  if (asksOfRow && term.says.test(audience)) return undefined
  const [first, second, ...others] = (byName.length > 0 ? byName : said)
    .map((entry) => ({ entry, share: shareOf(index, entry, term.subject) }))
    .sort((one, other) => other.share - one.share)
  if (!first) return undefined
  const isClear = !second || first.share >= second.share * CLEARLY
  return kept(isClear ? quote(scene, first, clause) : isItOneOf([first, second, ...others]), about)
}

// The only one that is named, or what was spoken of. Whether one covers a service is another question.
function aboutOf(scene: Scene, clause: Clause): Scene['about'] {
  const [only, ...others] = namedHere(scene, clause)
  return only?.kind === 'plan' && others.length === 0 ? only : scene.about
}

const CLEARLY = 2

const isOf = ({ index }: Scene, entry: Entry, name?: string) =>
  entry.kind === 'knowledge' && (isOfPlans(index, entry) || (name !== undefined && names(entry, name)))

const names = ({ title, text }: Entry, name: string) => `${title} ${text}`.includes(name)

const kept = (move: Move, plan: Scene['about']): Move =>
  move.do === 'answer' && plan ? { ...move, remember: { ...move.remember, focus: focusOn(plan) } } : move
