import { type Index, termsOf, wordsFor } from '../../knowledge/index-of.ts'
import { namesIn } from './called.ts'
import { type Entity, namedIn } from './entities.ts'
import { referentIn, suitedIn } from './referents.ts'

/** What one says before what is really meant: "wait, no", "I meant", "make that". */
export const CORRECTION =
  /\b(?:wait,? no|no,? wait|hang on,? no|hang on|hold on(?! to\b)|scratch that|strike that|i meant|i mean(?!\s*(?:[,.;!]|$))|(?<!\bone )i was thinking of|wrong (?:one|course|class|thing)|sorry,? i meant|correction|should(?:['’]?ve| have) (?:said|mentioned)|actually,? no|no,? sorry|sorry,? no|no,? actually|on second thoughts?,?|(?<!(?:n['’]t|not|could|can|to|cannot) )make (?:that|it) (?=just|the |two|three|four|five|six|\d|mon|tue|wed|thu|fri|sat|sun))\b[,.:]*/i

// "Sorry, not for me" takes back what was said, though the rest is no name.
const OPPOSES = /\b(?:sorry|oh|wait|no|nah|hang on|hold on|actually),? (?=not\b)/i

// What follows "not" up to the next pause: the thing that is not meant.
const DENIED =
  /\b(?:(?<!\bif )not|no (?:thank you|thanks) to|instead of|rather than|besides|apart from|other than|aside from|except|no longer|anything but|never mind|forget|(?:don['’]?t|doesn['’]?t) (?:want|need|mean))\s+(?!(?:only|the same|different|yet|ever|been|done|tried)\b)(?:just\s+)?((?:the |a |an |on |that |this )?[^,.;:!?()]{2,60}?)(?=\s+one\b|\s+(?:but|just|though|so|please|i |how|what|when)\b|[,.;:!?()]|$)/giu

/** Whether a message takes back something that was said. */
export const isCorrection = (said: string): boolean => CORRECTION.test(said) || OPPOSES.test(said)

/** Leaves out what is said not to be meant: names stand no longer for anything, days are no longer wanted. */
export function withoutDenied(said: string, index: Index): { kept: string; timely: string; denied: Entity[] } {
  const denied: Entity[] = []
  const corrected = withoutCorrected(said, index, denied)
  const timely = corrected.replace(DENIED, (whole: string, thing: string, at: number) => {
    if (isWithinName(index, corrected, at)) return whole
    const isNamed = namedIn(index, termsOf(index, thing)).length > 0
    if (isNamed) return DAY.test(thing) && ELSEWHEN.test(said) ? thing : ' '
    return isAnotherDay(thing, corrected.replace(whole, ' ')) ? ' ' : whole
  })
  const saysWhich = SAYS_WHICH.test(said)
  const kept = corrected.replace(DENIED, (whole: string, thing: string, at: number) => {
    if (isWithinName(index, corrected, at)) return whole
    const named = calledIn(index, thing)
    const entities = named.length === 0 && saysWhich ? describedBy(index, thing) : named
    // "Not the kids' class on Wednesday: when else?" The day is not meant; the class is.
    const isDay = DAY.test(thing) && (ELSEWHEN.test(said) || OF_OTHER_DAY.test(corrected))
    if (!isDay) denied.push(...entities)
    return isDay
      ? entities.map(({ item }) => ` ${item.name} `).join('')
      : entities.length > 0 || DAY.test(thing) || (saysWhich && isThing(thing))
        ? ' '
        : whole
  })
  return { kept, timely, denied }
}

// "Not the children's film, I mean the one at night": what is not meant may be described as well.
const SAYS_WHICH = /\b(?:i|we) (?:mean|meant|want|wanted) (?:the|that)\b/iu

// Whatever "the evening with all those old teas" was, what is meant instead is said after it.
const isThing = (text: string) => /^(?:the|that) \S+ \S/iu.test(text)

// "Saturday, not the Sunday" is Saturday; "Saturday, not this Saturday" needs both.
function isAnotherDay(denied: string, rest: string): boolean {
  const [day] = DAY.exec(denied) ?? []
  return day !== undefined && DAY.test(rest) && !rest.toLowerCase().includes(day.toLowerCase())
}

const calledIn = (index: Index, text: string): Entity[] => namedIn(index, termsOf(index, text), wordsFor(index, text))

const isWithinName = ({ record }: Index, said: string, at: number): boolean =>
  namesIn(record).all.some(({ name }) => {
    const from = said.toLowerCase().indexOf(name)
    return from >= 0 && from <= at && at < from + name.length
  })

// "Not the Saturday Gongfu, the midweek one"
const OF_OTHER_DAY = /\bthe (?:midweek|weekday|week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|other) one\b/iu
const ELSEWHEN = /\b(?:else|other|another|different)\b/i

const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i

// "How many in Cellar. Wait no, Leaf": the question stands, the name in it does not.
function withoutCorrected(said: string, index: Index, denied: Entity[]): string {
  const found = CORRECTION.exec(said) ?? OPPOSES.exec(said)
  if (!found) return said

  const [before, after] = [said.slice(0, found.index), said.slice(found.index + found[0].length)]
  const isIn = (entities: readonly Entity[]) => (one: Entity) =>
    entities.some(({ item }) => item.code === one.item.code)
  const ruledOut = [...after.matchAll(DENIED)].flatMap(([, thing = '']) => calledIn(index, thing))
  const named = calledIn(index, after).filter((one) => !isIn(ruledOut)(one))
  const meant = named.length > 0 ? named : describedAlone(index, after)
  if (before.trim() === '') return said

  const taken = calledIn(index, before)
  const wrong = taken.filter(meant.length > 0 ? (one) => !isIn(meant)(one) : isIn(ruledOut))
  if (meant.length === 0 && wrong.length === 0) return said
  denied.push(...wrong)
  return `${wrong.reduce((text, { item }) => withoutName(text, item.name), before)} ${after.replace(CORRECTION, ' ')}`
}

// "Small Comets, no, the sun one": not called by name, and plain all the same.
function describedAlone(index: Index, text: string): Entity[] {
  const [item, ...others] = referentIn(index, text).services
  return item && others.length === 0 ? [{ kind: 'service', item }] : []
}

// "Not the kids' film": all that are for children.
const describedBy = (index: Index, text: string): Entity[] => {
  const found = describedAlone(index, text)
  return found.length > 0
    ? found
    : suitedIn(index, wordsFor(index, text)).map((item): Entity => ({ kind: 'service', item }))
}

const withoutName = (text: string, name: string) =>
  name
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2)
    .reduce((rest, word) => rest.replace(new RegExp(`\\b${word}\\w*`, 'giu'), ' '), text)
