import { cues } from '../../../knowledge/lexicon/cues.ts'
import { MEMBERSHIPS, OCCASIONS, PRONOUNS } from '../../../knowledge/lexicon/nouns.ts'
import { FUNCTION_WORDS, wordsIn } from '../../../knowledge/lexicon/words.ts'
import type { Clause } from '../hearing.ts'
import { speaksOfPlans } from '../intents/plans.ts'
import { ownWords } from '../say.ts'
import type { Scene } from '../scene.ts'

/** What a whole list is asked of, where a clause asks for one and for nothing else. */
export function wholeListIn({ record, heard }: Scene, clause: Clause): 'services' | 'plans' | undefined {
  const own = ownWords(record)
  const isNoun = (word: string) =>
    !PRONOUNS.has(word) && word !== 'package' && (own.has(word) || OCCASIONS.has(word) || WHOLE.has(word))
  const isOfPlans = (word: string) => MEMBERSHIPS.has(word) || PASSES.has(word)
  const shop = new Set(wordsIn(record.workspace.name))
  const said = clause.words.filter((word) => (!FUNCTION_WORDS.has(word) && !shop.has(word)) || word === 'all')
  const isOnly = said.every((word) => LISTING.has(word) || isNoun(word) || isOfPlans(word))
  if (!isOnly || asksOtherwise(clause.words)) return undefined

  const isBare =
    clause.words.length <= said.length + 2 && said.every((word) => isNoun(word) || isOfPlans(word) || word === 'all')
  const asks = isBare || asksForList(clause.words) !== undefined
  if (record.plans.length > 0 && said.some(isOfPlans)) return asks ? 'plans' : undefined
  if (said.some(isNoun) && asks) return leansOnPlans(heard, own, said) ? 'plans' : 'services'
  if (said.some(isNoun)) return undefined
  return asksWhatIsOffered(clause.words) ? 'services' : undefined
}

// "Can one become a member, and what sorts are there?"
const leansOnPlans = (heard: Scene['heard'], own: ReadonlySet<string>, said: readonly string[]) =>
  speaksOfPlans(heard.words) !== undefined &&
  !said.includes('services') &&
  !said.some((word) => own.has(word) || (OCCASIONS.has(word) && !WHOLE.has(word)))

const PASSES = new Set('pass passes memberships packages season'.split(' '))
const WHOLE = new Set(
  'services service everything programme program menu range catalogue catalog selection offer offers offering offerings options option choices choice kinds kind sorts sort types type timetable overview list'.split(
    ' ',
  ),
)

// Words that may stand beside: none of them asks for anything but a list.
const LISTING = new Set([
  ...WHOLE,
  ...'all list show see view browse send lay run walk talk rundown put different various available exist exists offer offered sell sells selling sale teach teaches provide hold held run runs running book booked bookable reserve buy take learn try do every full whole complete entire current currently set level levels tier tiers cost costing send compare comparing comparison side price prices priced cost costs each place shop thank kindly quick interested guys folks people person general below together against mind giving again full lot whole else other rest more anything something choose lineup single singly giving differ thing things many become becoming before decide deciding service member overview entire time propose proposing customers pick select enumerate name bookable play join learn make ride climb watch visit site page first find after way hi morning afternoon evening'.split(
    ' ',
  ),
])

// A figure, a time or a place is asked of one thing; what the visitor has to do is no offer.
const asksOtherwise = cues(
  'how !many|do|does',
  'how do|does !they|these|those|the',
  'how many !different|kinds|sorts|types|membership|memberships|services|levels|tiers|plans',
  'when|where|why|who|whose|if|not|no|without|until|long|much',
  'what|which do|must|should|did|am i|we',
  'what is|are a|an|the|this|that|it|my|in $',
  'new|first|next|price|cost of|time|for !everything|all|your|the',
  '^ i|we .. book|booked|reserve|want|need|like !a|an|the|your|to',
)

const asksForList = cues(
  'rundown|lineup|list|overview|enumerate|name',
  'how many',
  'what|which|list|show|see|view|browse|send|compare|comparing|overview|all|every|everything|full|whole|complete|entire|different|various|side',
  'do|does|are|have|got you|there|any|a',
  'tell|give|walk|talk|run|lay',
  'like|want|need a|an|the|your|to .. list|overview|everything|see|view',
)

const asksWhatIsOffered = cues(
  'what .. do|can|could|would|does .. you|they|one|we|i|people|person|someone|u .. do|have|got|teach|sell|offer|run|provide|hold|book|learn|try|take|buy|reserve',
  'what .. have|has you|they|u got|here|there|available',
  'what is|are !it|that|this .. available|exist|offered|sold|taught|sale|there .. do',
  'what is|are available|offered|there $',
  'what is|are available to? book|do|try|see $',
  'what is|are bookable',
  'of? what you|ye|yous|u do|offer|run|have|got please|pls? $',
  'what is|are there|else .. book|do|try|choose|take|come|see|have|play|join|learn|make|ride|climb|watch|visit',
)
