import { type Cues, cues } from './lexicon/cues.ts'

/**
 * What somebody may be, have or have had that a shop must be told of, or has a rule about. The name is how it is spoken
 * of; the ways are how visitors and merchants name it. What is found for one is not read again for those below it.
 */
const CONDITIONS = {
  'a pregnancy': `
    pregnan*|trimester|antenatal|prenatal
    weeks|months gone|along
    expecting a|our|my|twins baby|child|twins
  `,
  'a heart condition': `
    heart condition*|surgery|attack|problem*|trouble|disease|failure|murmur|issue*|operation|defect|bypass|patient*|rhythm
    weak|bad|dodgy heart
    blood pressure
    pacemaker*|stent|stents|hypertension|angina|arrhythmia|cardiac
  `,
  epilepsy: 'epilep*|seizure|seizures',
  asthma: 'asthma*|inhaler|inhalers|copd|emphysema',
  diabetes: 'diabet*|insulin',
  cancer: 'chemo|chemotherapy|radiotherapy|cancer',
  'a bad back': `
    bad|sore|dodgy|weak|injured|hurt|hurts|broken|aching|achy|stiff|for back|backs
    back pain|pains|problem*|injury|injuries|trouble|issue*|ache|aches|surgery|operation|hurts|condition
    slipped|herniated|bulging|prolapsed disc|disk|discs
    sciatica|scoliosis|backache
  `,
  'an injury': `
    bad|sore|dodgy|frozen|weak|injured|hurt|broken|sprained|twisted|torn knee|knees|shoulder|neck|wrist|ankle|elbow|hip|leg|arm|foot|toe|rib|ribs
    knee|shoulder|neck|wrist|ankle|elbow|hip injury|pain|problem*|trouble|replacement|surgery|operation
    injury|injuries|injured|sprain|sprained|whiplash|arthritis|arthritic
  `,
  'recent surgery': `
    surgery|stitches|transplant
    had|after|since|from|recent|my|her|his .. operation
  `,
  claustrophobia: 'claustrophob*',
  vertigo: 'vertigo',
  'a skin complaint': 'eczema|psoriasis|dermatitis',
  'a fresh tattoo': `
    fresh|new|recent|healing tattoo|tattoos|piercing|piercings
    got|had .. tattoo|tattoos|tattooed|piercing|piercings
  `,
  'a period': 'my|her|your|on period !of; menstruat*',
  allergies: `
    allerg*|intoleran*|coeliac*|celiac*|anaphyla*|epipen*|gluten
    lactose|dairy|nut|nuts|peanut|peanuts|wheat|shellfish|sesame|egg|eggs|soy free
  `,
  'an illness': `
    cough|coughing|coughs|flu|fever|feverish|covid|contagious|vomiting|norovirus
    stomach|tummy bug|flu
    a cold may|can|should|must|but|and|so|do|is
    have|has|got|caught a cold
  `,
  'a diet': 'vegan|vegans|vegetarian|vegetarians|veggie|veggies|pescatarian|halal|kosher; plant based',
  health: `
    medical|health|underlying|existing condition|conditions|issue|issues|problem|problems|history|form|questionnaire
  `,
} as const

const NAMES: readonly (readonly [kind: string, names: Cues])[] = Object.entries(CONDITIONS).map(([kind, ways]) => [
  kind,
  cues(...ways.split(';')),
])

/** Not of the body: nothing is to be feared where the record does not speak of these. */
const HARMLESS = new Set(['a diet', 'a period', 'a fresh tattoo', 'an illness', 'health'])

/** Whether harm may come of it where nothing is said. */
export const isGrave = (kind: string): boolean => kind in CONDITIONS && !HARMLESS.has(kind)

/** A condition where it is named, and the words before it. */
interface Named {
  kind: string
  before: string
  after: string
}

/** The conditions that these words name, each once. */
export function conditionsNamed(words: readonly string[]): Named[] {
  let left = words.join(' ')
  return NAMES.flatMap(([kind, names]) => {
    const found = names(left.split(' '))
    if (!found) return []
    const [before, after] = [found.input.slice(0, found.index), found.input.slice(found.index + found[0].length)]
    left = `${before} , ${after}`.trim()
    return { kind, before: before.trim(), after: after.trim() }
  })
}

/** Whether what speaks of these conditions speaks of that one: what is said of health in general is said of all that is grave. */
export const speaksOfCondition = (spoken: ReadonlySet<string>, kind: string): boolean =>
  spoken.has(kind) || (isGrave(kind) && spoken.has('health'))

/** Whether a text that asks of some conditions asks of none of these: then it is no answer to who has them. */
export const isOfOthers = (
  { asksOf, speaksOf }: { asksOf: ReadonlySet<string>; speaksOf: ReadonlySet<string> },
  kinds: readonly string[],
): boolean => {
  const told = kinds.filter((kind) => kind !== 'a diet')
  return told.length > 0 && [...asksOf].some(isOfOneKind) && !told.some((kind) => speaksOfCondition(speaksOf, kind))
}

// Who eats no meat may well be served by what is said of allergies.
const isOfOneKind = (kind: string) => kind !== 'health' && kind !== 'a diet'
