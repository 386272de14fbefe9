import { stemmer } from 'stemmer'

/** Longer messages are read only so far: work per turn is capped. */
const LONGEST = 600

const UNSEEN = /\p{Cf}|[\ufe00-\ufe0f]/gu

/** One spelling for what looks the same: NFKC, straight quotes, nothing invisible, one blank at a time, at most 600 characters. */
export const readable = (text: string): string =>
  text
    .slice(0, LONGEST * 4)
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)

// Written as typed by thumb or as spoken → as the tables below know it.
const SPELT_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "what's": 'what is',
    whats: 'what is',
    "when's": 'when is',
    whens: 'when is',
    "where's": 'where is',
    wheres: 'where is',
    "who's": 'who is',
    whos: 'who is',
    "how's": 'how is',
    "that's": 'that is',
    thats: 'that is',
    "there's": 'there is',
    "it's": 'it is',
    "he's": 'he is',
    "she's": 'she is',
    "i'm": 'i am',
    im: 'i am',
    "i'd": 'i would',
    id: 'i would',
    "i'll": 'i will',
    "i've": 'i have',
    ive: 'i have',
    "we'd": 'we would',
    "we'll": 'we will',
    "we're": 'we are',
    "we've": 'we have',
    "you're": 'you are',
    "you've": 'you have',
    "you'd": 'you would',
    "you'll": 'you will',
    "they're": 'they are',
    "they've": 'they have',
    "they'd": 'they would',
    "let's": 'let us',
    "name's": 'name is',
    "can't": 'can not',
    cant: 'can not',
    cannot: 'can not',
    "won't": 'will not',
    wont: 'will not',
    "don't": 'do not',
    dont: 'do not',
    "doesn't": 'does not',
    doesnt: 'does not',
    "didn't": 'did not',
    "isn't": 'is not',
    isnt: 'is not',
    "aren't": 'are not',
    "wasn't": 'was not',
    "weren't": 'were not',
    "wouldn't": 'would not',
    "couldn't": 'could not',
    "shouldn't": 'should not',
    "haven't": 'have not',
    "hasn't": 'has not',
    "ain't": 'is not',
    u: 'you',
    ur: 'your',
    r: 'are',
    y: 'why',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    ty: 'thanks',
    ta: 'thanks',
    ppl: 'people',
    hw: 'how',
    wat: 'what',
    wot: 'what',
    wanna: 'want to',
    gonna: 'going to',
    gotta: 'have to',
    lemme: 'let me',
    gimme: 'give me',
    dunno: 'do not know',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    '2moro': 'tomorrow',
    appt: 'appointment',
    appts: 'appointments',
    hrs: 'hours',
    mins: 'minutes',
    min: 'minutes',
    hr: 'hour',
    wk: 'week',
    '&': 'and',
    '+': 'and',
    $$: 'price',
    $: 'price',
    yall: 'you all',
    "y'all": 'you all',
    b4: 'before',
    abt: 'about',
    bday: 'birthday',
    xmas: 'christmas',
    cos: 'because',
    cuz: 'because',
    w: 'with',
    'w/': 'with',
    k: 'ok',
    meant: 'meant',
    mon: 'monday',
    tue: 'tuesday',
    tues: 'tuesday',
    wed: 'wednesday',
    weds: 'wednesday',
    thu: 'thursday',
    thur: 'thursday',
    thurs: 'thursday',
    fri: 'friday',
    sat: 'saturday',
    sun: 'sunday',
  }),
) // prettier-ignore

const CURRENCY = /[£€$](?=\s?\d)/g
const SIGNS: { [sign: string]: string } = { '£': 'pounds', '€': 'euros', $: 'dollars' }

// "Café" and "cafe" are one; other scripts keep their marks.
const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')

/** The plain lower-case words of a text, contractions and texting spelt out: "What's pu'erh?" is what, is, puerh. */
export function wordsIn(text: string): string[] {
  const found =
    withoutMarks(readable(text))
      .toLowerCase()
      .replace(CURRENCY, (sign) => `${SIGNS[sign] ?? ''} `)
      .match(/[\p{L}\p{N}]+(?:['./-][\p{L}\p{N}]+)*|[&+]|\$+/gu) ?? []
  return found.flatMap((word) => (SPELT_OUT.get(word) ?? parted(word)).split(' '))
}

// "E-bike" is read joined, as its own word; "thirty-five" and "and/or" are two. A possessive adds nothing.
const parted = (word: string): string =>
  word
    .replace(/'s$/, '')
    .replace(/'/g, '')
    .replace(/^(\p{L})-(?=\p{L})/u, '$1')
    .replace(/(?<=\p{L})[./-]|[./-](?=\p{L})/gu, ' ')

const stems = new Map<string, string>()

/** "Pastries" and "pastry" are one stem. Only what our own tables and records say is worth remembering. */
export function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known

  const cut = /[^a-z]/.test(word) ? word : stemmer(word)
  const made = cut.length < 3 ? word : cut // "use" and "us" are no kin
  if (stems.size < 20_000) stems.set(word, made)
  return made
}

/** Words that carry the grammar and no meaning of their own. */
export const FUNCTION_WORDS = new Set(
  `a about all also am an and any are as at be been being but by can could did do does doing done else ever every for
  from get gets getting give go goes going got had has have having he her here hers him his how however i if in into is
  it its just let like me might mine more most much must my no nor not now of off oh ok okay on one ones only or our ours
  out over own please quite rather really same shall she should so some such than thank thanks that the their them then
  there these they this those though through to too um up upon us very was we well were what when where which while who
  whom whose why will with would yes yet you your yours yourself hi hello hey dear bit thing things stuff someone
  something anything anyone want wants wanted need needs know tell say said sure still even exactly actually maybe
  perhaps probably question wondering wonder ask asking looking look`.split(/\s+/),
)
