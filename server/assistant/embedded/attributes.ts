import { cues } from '../../knowledge/lexicon/cues.ts'

export type Attribute = 'price' | 'duration' | 'when' | 'seats' | 'openings' | 'contents' | 'cover'

/** What may be asked of a service or plan, and how it is asked. Read in this order; several may be asked at once. */
const ASKED = [
  [
    'openings',
    cues(`
    any|some|is|are|have|got|what|still .. seats|places|spots|spaces|slots|room|space|availability|tables .. left|free|available|open|going|on|for|this|next
    many|much .. seats|places|spots|spaces|slots|room|space|availability|tables .. left|free|available|open|going|this|next
    next|soonest|earliest available|free|one|date|slot|time
    first available|free|one|date|slot
    availability
    when is|are the next
    sold|booked out|up
    fully booked
    is|are !in .. full !list|menu|price|refund|of
    is|are .. full $
  `),
  ],
  [
    'duration',
    cues(`
    how long is|are|does|do|will|would|should|it|the|that|a|an|he|she|till|until|for|be
    how long $
    how much time
    how much of my|the|our
    how many|much hours|minutes
    how long should|would|can|could|may|must|will we|i|you|one|they .. have|need|allow|stay|spend|be|set|plan|reckon
    length|duration
    the time .. takes|lasts|needs|requires
    ^ .. finish|finishes|finishing|ending|ends when|at|by? $
    what time|when .. finish*|end|ends|over|done|out|home|leave|free
    over|done|finished|out|home|through|free|wrapped by|before|in time
    be out of|the the? door
    till|until when
    when .. over|done|finished|finish|out|end|ends|through
    how much time
    stuck|sat|there|tied for how long
    how long am|are|is|will|would|do|does
    how much of .. day|morning|afternoon|evening|weekend
    block|set out|aside how
    and|so|ok it|that? lasts $
    until|till what time
    walk|walking|head|heading|back out|home the|my|again? door|house|way? 
    how late .. it|that|this|they go|run|last
    how late does|do|will it|that|this|the go|run|finish|end
    how quick|quickly|fast|long
    last|lasts how|long
    how long .. last|take|go
  `),
  ],
  [
    'seats',
    cues(`
    most|maximum .. people|persons|guests|folk|folks .. take|takes|have|fit|fits|allow|allowed|get|come|in
    how many are|is|come|go|there $
    how many|big .. people|persons|seats|places|guests|kids|students|others|us|group|fit|max|maximum|spaces|participants|can|are|in|at
    how many does|do|can|will|would it|they|that|this|the .. hold|holds|seat|take|fit
    max|maximum|largest|biggest .. number|people|size|group|guests|seats|capacity|party
    capacity
    group|class size
    how crowded|busy|intimate|full|packed is|are|does|do
    how big|large|small is|are|does|do .. group|groups|class|classes|party|crowd|room|it|they|that $
    how big|large|small .. group|groups|class|classes|party|crowd
    how intimate|crowded|packed
    max|maximum|total headcount
    we|us|all|everyone|everybody fit
    fit|squeeze # of us
    is there room for # of|people|friends|adults
    headcount|numbers
    just me|us|two or
    how many others|other|people|strangers|of us
    alone with|or|by
    is it|that a|one|just .. group|private
    how many people|seats|places|guests|of us
    number of people|seats|guests
    big|large enough
    enough room|space
    room for
  `),
  ],
  [
    'price',
    cues(`
    how much $
    how much money|cash
    price|prices tag
    ^ .. damage $
    what .. you|u|ye want for it|that|this|one
    what is|will the bill
    ^ .. and|what? the bill
    how many bucks|pounds|dollars|euros|quid|kronor|francs
    what do|does|would .. go|goes|going for
    what|how .. you|u|ye are? asking|charging|after !me|about|if
    quote me|us for|on
    a|your|some quote for|on
    how much is|are|for|does|do|would|will|it|that|the|a|an|to|be|am|you|your
    cost|costs|price|prices|priced|pricing|fee|fees|tariff|quid
    what|how .. charge|charges
    pay|pays for|monthly|per|a
    paying monthly|per|a
    what .. i|we|you|one .. pay|paying
    set|sets|setting me|us|you|one back
    what is|does|will|would .. come|comes|run|runs to
    what do|does|would|will .. .. run|runs me|us? $
    expensive|pricey|dear
    what is .. run|worth|month|monthly
    what is|are .. a|per|each month|year|seat|head|person
    what is|are a|one|per night|day|hour|week|go for|in|at|with
    what would|will|does .. .. a|per|each|every month|year
    come|comes|work|works to|out monthly|a|per|each|every
    what is|was the damage
    the damage $
    per head|person|couple
    what comes|goes|leaves off|out .. my|our card|account|bank
    come|comes|go|goes|leave|leaves off|out|from? my|our .. card|account|bank
    take|takes|taken|charge|debit|deduct off|out|from of? my|our .. account|card|bank
    what would|will that|it|this be for|each|altogether|all|then? .. us|two|three|both|head|person|all
    what .. add|adds|come|comes|work|works up|to|out
    what .. owe
    put me|us down|off by .. how much
    budget
    add|adds up to
    what kind|sort of money
    what would|will|do|does i|we|he|she|they|it|one pay|cost|owe|spend
    how much .. a|per|each|every month
    what .. i|we|you .. a|per|each|every month
    per month
    what is the monthly|yearly|annual !plan|one|membership
    how much month|monthly
    monthly cost|price|fee
    rate|rates
    how much !of|time|notice|warning|room|space
    is|are it|that|this|they .. for|per .. both|all|each|person|head|couple|family|one|us $
    cuesta|kost|preis
  `),
  ],
  [
    'when',
    cues(`
    when
    ^ day|days|nights|evenings for|of|on
    and|plus days|day|dates|times of|for
    ^ ok|and|so|then? day|days|dates|date|times $
    which|what night
    what|which day|days|weekday|weekdays|time|times|date|dates|evening|evenings|mornings
    times|timetable|schedule|dates
    ever on|at|in|after|before
    on|at|in evenings|mornings|afternoons|weekends|weekdays
    evenings|mornings|afternoons|weekends $
    is|are .. evening|evenings|morning|mornings|weekend|weekends $
    after work|school|lunch|hours
    which|what evening|evenings|morning|mornings|afternoon|afternoons|nights|weekends
    when|what time|day .. turn|show|be|get|come up|there|in|for|on
    when else|else|again
    how often
    every|each week|weekend|day|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|other|evening
    kick off|kicks
    start|starts|begin|begins time|at|on|when
    ^ starting|beginning at|when $
    other|another|different|alternative|else day|days|time|times|date|dates
    some other day|time
    is|are .. on monday|tuesday|wednesday|thursday|friday|saturday|sunday|sundays|saturdays|weekends|mondays|tuesdays|wednesdays|thursdays|fridays
    do|does .. on mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends
    regularly
    have|do|hold|run|offer|get it|that|this one? on|at monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends
    ^ and the days|times|day .. for|of|on it|that|this? $
    weekdays of|for
    mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|monday|tuesday|wednesday|thursday|friday|saturday|sunday any|no good|use $
    run|runs|held|hold on|at|in|when
    ^ and|what? midweek|weekends|weekdays|evenings|mornings|afternoons
    ^ and|about? .. on|at? midweek|weekend|weekends|weekdays|monday|tuesday|wednesday|thursday|friday|saturday|sunday $
    what|which day should|would|do|must i|we
    ^ .. any day|days or|only|just
    would|could|will .. be on monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekends|weekdays
    what days|times|nights .. running|doing|holding|on
    ^ and|so? is|are|does|was it|that|this|they .. both|all|every|each|just|only day|days|weekend|weekends|weekday|weekdays|morning|mornings|evening|evenings|of
    ^ and|what? on|at? mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays too|also|either? $
  `),
  ],
  [
    'cover',
    cues(`
    included|include|includes|in|part|covered|cover|covers|with|on .. membership|plan|it|that|them
    get|gets me|us|you? into|in
    which|what .. membership|plan|tier|subscription|package
    without signing|joining|sign|join|membership|being|becoming|a .. up|member|membership|plan|subscription
    need|have|must|do .. member|membership|join|sign|plan|subscribe|something else
    need .. be .. member
    need|have to be signed up
    is|are .. included|in|part
    are|is|do|does those|it|that|they .. in|included|part
    who .. book|for
  `),
  ],
  [
    'contents',
    cues(`
    tell|say|explain|describe|know|info|information|details|more .. about|on|bit|me|what
    what is|are|does .. in|included|involve*|include*|cover|consist|like|contain|about|entail*
    what do|does .. member|members get|have
    what do|would i|we|you|he|she|they|one .. get|do|learn|make|taste|try|see|cover|teach
    what i|we|he|she|they would|will be? getting|get
    get|getting what for it|that
    what happens|goes|happening
    who is|are .. meant|aimed|for $
    what .. doing|signing at|there|up
    what exactly|actually is it|that|this
    what is it .. do|doing|about
    what .. going to be? doing|do|making|learning $
    ^ .. what is|was it|that exactly|actually|again|then? $
    what .. will|would .. happen
    what .. we|i|you be|are|am doing|making|trying|learning
    what .. do|would|will i|we|you|one get|do|receive there|exactly|for|in? 
    what .. is|are it|that|this? all? about $
    which .. comes|has|with
    ^ what is|are .. $
    ^ and|what about .. $
    whats|what in
  `),
  ],
] as const satisfies readonly (readonly [Attribute, ReturnType<typeof cues>])[]

/** Every attribute these words ask for. */
export function attributesIn(words: readonly string[]): Attribute[] {
  if (asksReturn(words) ?? asksCount(words)) return ['contents']
  const found = ASKED.filter(([, says]) => says(words)).map(([attribute]) => attribute)
  const asksLeft = !asksHowManyThere(words) && (!found.includes('price') || asksWhatIsLeft(words) !== undefined)
  const asked = asksLeft ? found : found.filter((attribute) => attribute !== 'openings')
  if (asksPresence(words)) return asked.filter((attribute) => attribute !== 'when' && attribute !== 'cover')
  return asksQuantity(words) || asksHowToPay(words) || asksToAttend(words) || asksWhatOneGets(words)
    ? asked.filter((attribute) => attribute !== 'price')
    : asked
}

/** The figure that is asked for: not what is in a thing, nor what a membership covers. */
export const figureIn = (words: readonly string[]): Attribute | undefined =>
  attributesIn(words).find((attribute) => attribute !== 'contents' && attribute !== 'cover')

// "How many people are in the room?" asks for no room that is left.
const asksHowManyThere = cues('how many people|persons|others|of .. in|there|at !left|free|available')

// "What would it cost to have your room for an evening?" asks for no evening that is free, nor does the price of a "full
// body one" whether it is full.
const asksWhatIsLeft = cues(
  'left|availability|available|still|sold|next|soonest|earliest|spots|spaces',
  'any|free seats|places|tables|slots|dates',
)

// "Can I pay a bit first?" asks when and how; what, it does not ask.
const asksHowToPay = (words: readonly string[]) =>
  asksToPay(words) !== undefined && !words.some((word) => ASKS_SUM.has(word))
const asksToPay = cues(
  'can|could|may|do|must|should|shall|have i|we .. pay .. bit|bits|part|half|first|later|after|rest|off|by|with|cash|card|instalments|installments',
)
const ASKS_SUM = new Set('what how much cost costs price prices per each extra more less'.split(' '))

/** "Is he in on Tuesdays?" asks after somebody; no service is a he. */
export const asksPresence = cues(
  'is he|she in|on|off|around|there|working|here|about on|at|every|this|next|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends|then|today|tomorrow',
  'is he|she in|around|working|off $',
  'does he|she work|do on|at|every|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends',
  'what|which day|days is|does he|she in|work|on|there|off',
  'when is he|she in|working|there|off|around $',
)

// "How many evenings is that?", "how many km a day are included": its own words tell.
const asksCount = cues(
  'how many evenings|nights|weeks is|are it|that|this|they|there? in|altogether|all? $',
  'how many km|kms|kilometres|kilometers|bags|photos|pictures|prints .. included|allowed',
)

// "How much practice does he need?" asks no price.
const asksQuantity = cues(
  'how much !is|are|for|does|do|did|would|will|it|that|the|a|an|to|be|am|you|your|this|per|each .. do|does|did|should|must|can|could|would|will i|we|you|he|she|they|one|people !pay|spend|owe|charge|ask|want',
)

// "What would I get every month?" asks no price.
const asksWhatOneGets = cues(
  'what .. do|does|would|will|can i|we|you|one actually|really|exactly? get !charged|billed|set|put .. every|each|a|per month|year',
)

// "What can I come to on a Tuesday?" asks no price.
const asksToAttend = cues('what|which|anything|something can|could|may|might i|we .. come|join')

/** "When would I have it back?" asks how long it takes, not when it is held. */
export const asksReturn = cues(
  'when .. have|get|be|is .. it|them|that|mine back|ready|done|finished',
  'when .. it|they|that|them .. arrive|come through|back',
  'when .. it|they|that|them arrive|arrives',
  'when .. get|receive|have it|them|those',
  'when .. it|they|that|them be|is|are ready|done|finished|back',
  'when .. collect|pick it|them|that',
)

/** The words an attribute is asked with carry no other meaning: they are left out when looking for what else was asked. */
export const ATTRIBUTE_WORDS = new Set(
  `how what which much long many per cost costs price prices priced charge charges fee fees pay paying monthly month day days time times often
  week weekend weekends weekday midweek every each start starts begin begins kick last lasts take takes duration length hour hours minute minutes max
  maximum number people person persons seat seats place places capacity size group included include includes cover covers
  membership memberships plan plans tier sitting sittings session sessions tell about more bit set back left free available availability space spaces
  run runs hold holds held date dates schedule timetable monday tuesday wednesday thursday friday saturday sunday mondays tuesdays
  wednesdays thursdays fridays saturdays sundays morning afternoon evening quid pounds euros dollars head
  squeeze squeezed cram fits expensive dearer cheaper pricier rate rates damage budget owe out door done over through stuck finish end next headcount numbers intimate else earliest first full fully booked sold finishes finishing finished ends ending roughly approximately about usually normally
  generally typically exactly possible pricewise ballpark running doing happen happens happening attend attending participate participating take takes taking join
  involve involves involved entail consist came altogether together total money people folks folk tag bill`.split(
    /\s+/,
  ),
)
