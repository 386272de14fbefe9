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
    whats: 'what is',
    whens: 'when is',
    wheres: 'where is',
    whos: 'who is',
    thats: 'that is',
    im: 'i am',
    id: 'i would',
    ive: 'i have',
    "let's": 'let us',
    "name's": 'name is',
    "can't": 'can not',
    cant: 'can not',
    cannot: 'can not',
    "won't": 'will not',
    wont: 'will not',
    dont: 'do not',
    doesnt: 'does not',
    isnt: 'is not',
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
    n: 'and',
    fone: 'phone',
    mch: 'much',
    incl: 'included',
    canx: 'cancel',
    wat: 'what',
    wats: 'what is',
    wich: 'which',
    shld: 'should',
    wld: 'would',
    cld: 'could',
    poss: 'possible',
    til: 'until',
    thru: 'through',
    rly: 'really',
    cn: 'can',
    frm: 'from',
    evn: 'even',
    hows: 'how is',
    wens: 'wednesday',
    satday: 'saturday',
    satdays: 'saturdays',
    sundy: 'sunday',
    sundys: 'sundays',
    closng: 'closing',
    wensday: 'wednesday',
    wensdays: 'wednesdays',
    toonight: 'tonight',
    wot: 'what',
    ware: 'wear',
    wher: 'where',
    hav: 'have',
    shud: 'should',
    nite: 'night',
    wen: 'when',
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
    apt: 'appointment',
    nr: 'number',
    num: 'number',
    tel: 'telephone',
    opn: 'open',
    addr: 'address',
    avail: 'available',
    bk: 'book',
    mth: 'month',
    wknd: 'weekend',
    tmw: 'tomorrow',
    msg: 'message',
    ye: 'you',
    yous: 'you',
    appts: 'appointments',
    hrs: 'hours',
    mins: 'minutes',
    hr: 'hour',
    whn: 'when',
    clsd: 'closed',
    wk: 'week',
    '&': 'and',
    '+': 'and',
    $$: 'price',
    $: 'price',
    yall: 'you all',
    "y'all": 'you all',
    "d'you": 'do you',
    dyou: 'do you',
    "d'ya": 'do you',
    dya: 'do you',
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
  const isPast = (at: number) => found[at] === 'sat' && SITTING.has(found[at - 1] ?? '')
  const read = (word: string) => SPELT_OUT.get(word) ?? (PLAIN.test(word) ? word : parted(inFull(word)))
  const isTime = (at: number) => found[at] === 'min' && /\d$/.test(found[at - 1] ?? '')
  return found.flatMap((word, at) => (isPast(at) ? word : isTime(at) ? 'minutes' : read(word).split(' ')))
}

// Most words are, and need no taking apart.
const PLAIN = /^[a-z]+$/

// "Who sat beside us?" speaks of no Saturday.
const SITTING = new Set(['who', 'he', 'she', 'they', 'was', 'were', 'had', 'have'])

// "They'd" is they would, "needn't" is need not; only after these words is "'s" no possessive.
const inFull = (word: string): string =>
  word
    .replace(/(?<=^(?:what|when|where|who|how|that|there|here|it|he|she))'s$/, ' is')
    .replace(/n't$|'(?:m|d|ll|ve|re)$/, (ending) => ` ${ENDINGS[ending]}`)

const ENDINGS: { [ending: string]: string } = {
  "n't": 'not',
  "'m": 'am',
  "'d": 'would',
  "'ll": 'will',
  "'ve": 'have',
  "'re": 'are',
}

// "E-bike" is read joined, as its own word; "thirty-five" and "and/or" are two. A possessive adds nothing.
const parted = (word: string): string =>
  word
    .replace(/'s$/, '')
    .replace(/'/g, '')
    .replace(/^(\p{L})-(?=\p{L})/u, '$1')
    .replace(/(?<=\p{L})[./-]|[./-](?=\p{L})/gu, ' ')

/** Forms that no rule of spelling joins, under the form they belong to. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bus: 'buses',
    calf: 'calves',
    canvas: 'canvases',
    foot: 'feet',
    goose: 'geese',
    half: 'halves',
    knife: 'knives',
    lens: 'lenses',
    loaf: 'loaves',
    mouse: 'mice',
    scarf: 'scarves',
    shelf: 'shelves',
    tooth: 'teeth',
    wife: 'wives',
    bend: 'bent',
    bite: 'bitten',
    blow: 'blew blown',
    break: 'broke broken',
    bring: 'brought',
    build: 'built',
    burn: 'burnt',
    catch: 'caught',
    choose: 'chose chosen',
    deal: 'dealt',
    dig: 'dug',
    draw: 'drew drawn',
    dream: 'dreamt',
    drink: 'drank drunk',
    drive: 'drove driven',
    eat: 'ate eaten',
    fall: 'fell fallen',
    feed: 'fed',
    feel: 'felt',
    fight: 'fought',
    fly: 'flew flown',
    forget: 'forgot forgotten',
    freeze: 'froze frozen',
    grow: 'grew grown',
    hang: 'hung',
    hear: 'heard',
    hide: 'hid hidden',
    hold: 'held',
    keep: 'kept',
    kneel: 'knelt',
    lean: 'leant',
    learn: 'learnt',
    lend: 'lent',
    light: 'lit',
    lose: 'lost',
    make: 'made',
    meet: 'met',
    pay: 'paid',
    ride: 'rode ridden',
    ring: 'rang rung',
    run: 'ran',
    sell: 'sold',
    send: 'sent',
    sew: 'sewn',
    shake: 'shook shaken',
    shear: 'shorn',
    shine: 'shone',
    shoot: 'shot',
    shrink: 'shrank shrunk',
    sing: 'sang sung',
    sink: 'sank sunk',
    sit: 'sat',
    sleep: 'slept',
    slide: 'slid',
    speak: 'spoke spoken',
    spell: 'spelt',
    spend: 'spent',
    spill: 'spilt',
    spin: 'spun',
    spoil: 'spoilt',
    stand: 'stood',
    steal: 'stole stolen',
    stick: 'stuck',
    sting: 'stung',
    strike: 'struck stricken',
    sweep: 'swept',
    swell: 'swollen',
    swim: 'swam swum',
    teach: 'taught',
    tear: 'tore torn',
    throw: 'threw thrown',
    tread: 'trod trodden',
    wake: 'woke woken',
    wear: 'wore worn',
    weave: 'wove woven',
    win: 'won',
    wind: 'wound',
    write: 'wrote written',
  }).flatMap(([base, forms]) => forms.split(' ').map((form) => [form, base] as const)),
)

const stems = new Map<string, string>()

/** "Pastries" and "pastry" are one stem, and so are "loaves" and "loaf". Only what our own tables and records say is worth remembering. */
export function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known

  const made = stemAnew(word)
  if (stems.size < 20_000) stems.set(word, made)
  return made
}

/** The stem of what is not worth remembering. */
export function stemAnew(word: string): string {
  const base = IRREGULAR.get(word) ?? word
  const cut = /[^a-z]/.test(base) ? base : stemmer(base)
  return cut.length < 3 ? base : cut // "use" and "us" are no kin
}

/** Words that carry the grammar and no meaning of their own. */
export const FUNCTION_WORDS = new Set(
  `a about all also am an and any are as at be been being but by can could did do does doing done else ever every for
  from get gets getting give go goes going got had has have having he her here hers him his how however i if in into is
  it its just let like me might mine more most much must my no nor not now of off oh ok okay on one ones only or our ours
  out over own please quite rather really same shall she should so some such than thank thanks that the their them then
  there these they this those though through to too um umm erm hmm hm uh up upon us very was we well were what when where which while who
  whom whose why will with would yes yet you your yours yourself hi hello hey dear bit thing things stuff someone
  something anything anyone want wants wanted need needs know tell say said sure still even exactly actually maybe
  perhaps probably question wondering wonder ask asking looking look`.split(/\s+/),
)
