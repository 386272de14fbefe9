import type { Index } from '../../knowledge/index-of.ts'
import { cues } from '../../knowledge/lexicon/cues.ts'
import { EVERYDAY } from '../../knowledge/lexicon/everyday.ts'
import { FUNCTION_WORDS, wordsIn } from '../../knowledge/lexicon/words.ts'

/**
 * Whether somebody else's bookings or particulars are asked for, however good the reason: a person who is not the
 * visitor, beside a wish to learn where they are, to reach them, or to see or change what they booked.
 */
export function asksOfAnother(text: string, index: Index, isMember = false): boolean {
  const words = wordsIn(
    withNamesHidden(
      withoutPlans(text.replace(FELT, 'upset').replace(FEAST, 'an occasion').replace(ABLE, 'an expert'), index),
      index,
      isMember,
    ),
  )
  const isOfAnother = isAnother(words) !== undefined
  return (
    (ofPresence(words) !== undefined &&
      !awaitsThem(words) &&
      !asksWhatSuits(words) &&
      !asksWhenHeld(words) &&
      !asksToWatch(words) &&
      !asksDuty(words)) ||
    ((ofTheirs(words) ?? ofVisit(withVisits(words, index))) !== undefined && !asksRule(words)) ||
    ofContact(words) !== undefined ||
    ofGuests(words) !== undefined ||
    ofStaff(words) !== undefined ||
    (inAuthority(words) !== undefined && isOfAnother && toLearn(words) !== undefined && !isOfRefund(words)) ||
    (saysDoubt(words) !== undefined && isOfAnother)
  )
}

// "She was in tears": no place to be.
const FELT = /\bin (?:tears|pain|agony|bits|shock|floods|distress|a state)\b/giu

// "Somebody who knows what they're at"
const ABLE = /\bknows? what (?:they(?:['’]re| are)|(?:he|she)(?:['’]s| is)) (?:at|doing|about|on about)\b/giu

// "My dad's 70th coming up": a day, and nobody who comes.
const FEAST =
  /\b(?:my|our|his|her|their) [\p{L}]+(?: [\p{L}]+)?['’]s (?:big )?(?:\d+(?:st|nd|rd|th)|[a-z]+(?:ieth|eenth|teenth)|birthday|anniversary|wedding|graduation|christening)\b/giu

/** Whether words speak of a person who is not the visitor, and of what is that person's own affair. */
export function speaksOfAnother(text: string, index: Index): boolean {
  const words = wordsIn(withNamesHidden(text, index, false))
  return isAnother(words) !== undefined && ofAffairs(words) !== undefined
}

/** Whether what is asked has nothing of somebody else in it: “my neighbour swears by it, which days is it on?” */
export const asksOfNobody = (clauses: readonly { asks: boolean; words: readonly string[] }[]): boolean => {
  const asking = clauses.filter(({ asks }) => asks)
  return (
    asking.length > 0 && asking.every(({ words }) => isAnother(words) === undefined || asksWhoMay(words) !== undefined)
  )
}

const asksWhoMay = cues(
  '^ .. who is|are allowed|able|welcome|eligible',
  '^ .. who can|may|could come|book|join|attend|go|do',
  '^ .. who|whom do|should|can|would i|we email|ask|contact|write|ring|call|pay|tell|phone|message',
)

/** Whether words name somebody who is not the visitor: by a first and a last name, by what is theirs, or by an address. */
export const namesAnother = (text: string, index: Index): boolean =>
  withNamesHidden(text, index, false, true).includes(NAME)

const NAME = 'otherperson'
const RELATION =
  'boss|manager|flatmate|roommate|housemate|ex|husband|wife|girlfriend|boyfriend|partner|fiance|fiancee|friend|mate|neighbour|neighbor|colleague|sister|brother|mother|father|mum|mom|dad|daughter|son|kid|client|landlord|tenant|employee|cousin|aunt|uncle|nan|gran|nephew|niece|stepson|stepdaughter|student|patient'
const THEY = `he|she|they|${NAME}`
const THEIRS = `his|her|their|${NAME}`
const PEOPLE =
  'guests|guest|customers|customer|clients|client|attendees|attendee|participants|participant|patients|members|visitors|students|people|everyone|everybody'
const BOOKED =
  'booking|bookings|appointment|appointments|reservation|reservations|lesson|lessons|class|classes|session|sessions|sitting|sittings|slot|slots|visit|visits|treatment|treatments|course|membership|account|history|diary|schedule|card|subscription|payments|invoices|file|records|record|reference|details|attendance|confirmation|confirmations|receipt'
const PRESENT =
  'coming|came|booked|there|attending|attended|showing|showed|turned|turning|visited|visiting|been|registered|signed|enrolled|paid|cancelled|checked'

const isAnother = cues(`${THEY}|him|her|his|their|${RELATION}|employee|who|${PEOPLE}`)

// "Has she actually been showing up?", "was Oskar there last week", "tell me if she is on the list"
const ofAffairs = cues(
  `${PRESENT}|${BOOKED}|come|comes|attend|attends|turn|book|books|spend|spends|pay|pays|paying|owe|owes`,
  'number|numbers|phone|mobile|email|emails|mail|address|name|names|surname|birthday|age|photo|photos|picture',
  'who|whose|whom|list|lists|when|where|time|date|dates|day|down|notes|file|files|records|guest',
  `is|was|are|were|has|did ${THEY} at|in|on|with|there|really|ever`,
  `${THEY} is|was|are|were at|in|on|with|here|there`,
)

const ofPresence = cues(
  `is|was|are|were|has|have|had|did|does ${THEY} .. ${PRESENT} !for|on|too|with !us|me|too`,
  `is|was|are|were|has|had|did|does ${THEY} .. ${PRESENT} on|with|too .. list|monday|tuesday|wednesday|thursday|friday|saturday|sunday|you|today|tonight|tomorrow`,
  `is|was|are|were|has|had|did|does my|our ${RELATION} .. booked|attended|turned|showed|visited|cancelled|there|coming|registered|enrolled !with|too|along`,
  `did|does ${THEY} .. attend|attends|come|show|turn|visit|book|cancel|pay !for|with`,
  `dates|days|times|whether|when|if .. ${RELATION} .. attended|came|visited|booked|treated`,
  `what|whatever|which|tell .. ${THEY}|${RELATION} .. has|had|have? booked|reserved|paid`,
  `what|which .. did my|our? ${THEY}|${RELATION} .. put|write|say|give|enter|tick|fill .. on|in|down .. form|file|booking|card|record`,
  `has|have|had ${NAME} already|yet? got|booked|put|signed .. himself|herself|themselves|in|on|down|place|seat`,
  `what did|has .. ${THEY}|${RELATION} .. book|booked|reserve|buy|pay`,
  `is|was|are|were|has|had|did|does ${THEY}|${RELATION} .. ${PRESENT} $`,
  `is|was|are|were|has|been ${THEY} really|actually|definitely? at|with|in|round yours|you|your !older|younger`,
  `reckons|says|said|claims|claimed|swears|insists|tells|told .. .. .. .. .. is|was|does|did|has|are|were ${THEY} really|actually|truly|honestly`,
  `if|whether|that|when|where|what|which|how !to|is|much .. ${THEY} is|was|are|were|has|had !welcome|allowed|ok|okay|fine .. ${PRESENT}|on|in|next|at`,
  `if|whether|when|which .. ${THEY} .. came|attended|visited|booked|turned|showed|had|climbed|trained|cancelled`,
  `${RELATION} .. is|was|has|had|are booked|coming|in|on|due|there .. when|what|which|tell|confirm`,
  `what|which|whether|if|when .. dates|days|times|often|afternoons|mornings|evenings|time .. ${THEY}`,
  `what|which|when time|day|days|date|dates|is|are|was|did is|are|was|did? ${THEY} in|on|at|done|due|next|there|finished|coming|booked|come|down`,
  `is|was|are|has|had ${THEY}|${RELATION} still? got? a|an|her|his|their .. member|client|customer|patient|student|membership|account|regular`,
  `says|said|swears|claims|reckons|insists ${THEY} has|had|took|did|booked|does .. .. with|at you|ye|yours`,
  `has|had|does|did my|our ${RELATION} still? got|have .. membership|account|booking|booked|reserved`,
  `has|had|does|did ${NAME} still? got|have .. membership|account|booking`,
  `on the|your list .. ${THEY}`,
  `if|whether|what|when !so .. ${THEY} already|still|also? has|have|had something|anything|a|an|booked|got|left`,
  `what|which|many .. has|have ${THEY} got|left|booked|had !to`,
  `how !long .. has|have ${THEY} got|left|booked|had !to`,
  `many .. has|have ${THEY} still .. to|left|booked`,
  `send|give|show|tell me|us .. .. ${NAME} .. results|result|test|tests|notes|report|showed|history|plan|measurements|scan`,
  `what|which|how|when|why .. did|has .. ${THEY} .. pay|paid|book|booked|buy|bought|cancel`,
  `is|are ${THEY} working|alone|on`,
  `my|our ${RELATION} .. booked|reserved .. .. what|when|which|where`,
  `${RELATION} .. comes|goes|coming|trains|visits !up .. which|when|what|how`,
  `${THEY} is|was|are on|in the|your list|books|register|diary`,
  `when|what|which time|day|date? does|do|has|did ${NAME} .. hers|his|theirs|booked|have`,
  `is|was|are|were|has ${NAME} .. booked|coming|attending|signed|registered for|on|in|at|to|that|then`,
  `which|what customers|guests|clients|people|members .. have|has|use|used`,
  `has|have|did ${THEIRS} ${RELATION} put|signed|booked|sign|book|enrolled|entered ${THEY}|him|her|them`,
  `what did ${THEIRS} chart|test|tests|result|results|report|notes|scan|assessment|file|x-ray say|show`,
  `files|records|system|notes|database about|on|of|for .. ${THEY}|him|her|${RELATION}`,
  `every|all|each .. ${THEY} booked|had|paid|attended|bought|took|did`,
  `swears|says|claims|reckons|insists ${THEY} is|was at|with your|yours|you .. .. .. .. is|are there .. table|booking|seat|place|slot|group|party`,
  `which|what membership|plan|subscription|package|tier does|has|is my|our? ${RELATION}|${THEY} .. have|has|hold|got|on $`,
  `which|what membership|plan|subscription|package|tier does|has|is my|our? ${RELATION}|${THEY} .. have|has|hold|got|on with|at you|ye`,
  `who|whom did|does|has ${THEY} .. bring|brought|come|came|book`,
  `how many .. did|has my|our? ${RELATION}|${THEY} .. book|booked|bring|brought|reserve`,
  `is|are|was|were my|our ${RELATION} down|booked|signed|in for|on`,
  `${RELATION} ${NAME} .. had|has|have|kept|left a|an .. with|at you|yours .. .. .. .. tell|say|give|show me|us`,
  `${NAME} did|has ${THEY} .. get|got|had|have|do|done|buy|bought something|anything|a|an|one|it|his|her|their`,
)

// "I booked a home visit. When are they coming?" They are the shop.
const awaitsThem = (words: readonly string[]) =>
  isOurs(words) !== undefined || (visitsUs(words) !== undefined && ofOne(words) === undefined)
const isOurs = cues(
  'i|we have? made|did the|a|that|this booking|reservation|appointment',
  'under my|our account|name|email',
)
const visitsUs = cues('i|we have? booked|reserved|ordered|arranged', 'my|our booking|appointment|visit|order')
const ofOne = cues(`he|she|${NAME}|him|her|his|${RELATION}`)

// "What days could he do?" and "what time do they start?" ask of what is held, not of what anybody has booked.
const asksWhatSuits = cues(
  'what|which time|times|day|days|date|dates do they start|begin|kick|open|close|finish|end|run',
  '^ .. what|which of? your? day|days|time|times|dates can|could|may|might|would he|she|they do|come|make|start|join|try',
)

// "And what days are they on?", where nobody is spoken of.
const asksWhenHeld = (words: readonly string[]) => saysTheyAreHeld(words) !== undefined && ofOne(words) === undefined
const saysTheyAreHeld = cues(
  'what|which day|days|date|dates|morning|mornings|afternoon|afternoons|evening|evenings|night|nights|time|times are|do they on|held|run|running|happening|available',
)

// "Does she have to pay full price?", "no idea when she is free"
const asksDuty = cues(
  // "Gongfu and Pu'erh, the price of each and which evenings they're on"
  'price|prices|cost|costs|each .. which|what evenings|days|nights|times|dates they are on|held|run',
  `do|does|will|would ${THEY}|my|our .. have|need to pay|come|attend|book|turn|show|be`,
  `if .. bring|brings|bringing|come|comes|came|join|joins|tag|tags .. .. what|how|much does|do|would|will ${THEY} .. pay|owe|cost`,
  `no idea|clue when|what|which|if ${THEY} is|are free|available|off|around`,
  `not know|sure when|what|which|if ${THEY} is|are free|available|off|around`,
  `bring|brings|bringing|take my|our|a|an .. along|too|with .. .. .. .. does|do|would|will|can|is ${THEY}`,
)

// "Can I sit at the back and see how he is doing?"
const asksToWatch = cues(
  'can|could|may|might|let|allowed .. sit|stay|watch|see|peek|look .. how he|she|they is|are doing|getting|going',
)

// "Read me his upcoming classes", "move my mate's course to Tuesday"
const REQUEST =
  'read|show|tell|confirm|check|see|list|pull|find|look|send|move|cancel|change|shift|swap|verify|open|share|forward|view|print|resend|reschedule|rebook|rearrange|postpone|push|bump|delete|update|access'
const ofTheirs = cues(
  `${REQUEST} .. ${THEIRS} .. ${BOOKED}`,
  `${REQUEST} .. my|our|the|a ${RELATION} .. ${BOOKED}`,
  `cancel|move|change|read|show|check|find|resend|send|confirm|see .. ${BOOKED} .. of|for|under|by ${NAME}|her|him|them`,
  `give me .. ${THEIRS}|${RELATION} .. ${BOOKED}`,
  `when is|are|was .. ${THEIRS}|${RELATION} .. ${BOOKED}`,
  `cancel|move|shift|swap|reschedule|rebook my|our ${RELATION} !and`,
  `cancel|move|shift|push|bump|reschedule|rebook|postpone|rearrange !my|our|mine|it|this|that .. for|of my|our ${RELATION}`,
  `cancel|move|shift|swap|push|bump|reschedule|rebook|postpone ${THEIRS} .. to|till|until|for|on|off|by .. a|the|next|this|another|later|earlier|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|week`,
  `what time|day|date|card .. ${THEIRS}|${RELATION} .. ${BOOKED}`,
  `my|our ${RELATION} .. had|took|got|bought|ordered .. with|from you .. .. .. .. send|show|give|tell|forward me|us|it|them`,
  `my|our ${RELATION} .. made|has|have .. ${BOOKED} .. .. .. .. read|show|send|tell|forward it|them|me|us`,
  `my|his|her|their ${RELATION} booking|bookings|appointment|appointments|reservation|reservations|membership|account|details`,
  `pull|look up .. my|our ${RELATION}`,
  `pull|look|bring|dig up|out .. ${THEY} is|has|have|had got|booked|bought|ordered`,
  `put|push|pull|move|shift|nudge ${THEIRS} .. back|forward|forwards|earlier|later`,
  `bring ${THEIRS} .. forward|forwards|earlier|later`,
  `swap|give|transfer|move|take|pass|switch ${NAME} place|seat|spot|slot|ticket`,
  `pull|take|drop|scratch my|our ${RELATION} .. .. out|off`,
  `my|our ${RELATION} left|dropped|brought .. with|in|at|to you .. .. .. .. .. was|were|is|are there|any|anything`,
)

// "How do I cancel my son's lesson" is answered by the rule.
const asksRule = cues('^ .. how do|can|late', 'what happens', 'what if', 'can i|we bring', 'do|does .. need|have')

const CONTACT =
  'email|emails|mail|mobile|cell|phone|telephone|number|numbers|address|contact|surname|instagram|insta|facebook|whatsapp|snapchat|particulars'
const ASKING =
  'furnish|supply|provide|grant|spare|disclose|reveal|text|message|flick|ping|drop|fire|bung|give|have|get|need|want|tell|send|share|pass|know|find|what|slip|hand|got|forward'
const ofContact = cues(
  `${ASKING} .. ${THEIRS}|womans|mans|guys|girls|ladys .. ${CONTACT} !list`,
  `chance|hope|way .. of|to .. ${THEIRS} .. ${CONTACT}`,
  `${ASKING}|like .. ${THEIRS} parents|parent|mother|father|mothers|fathers|mums|moms|dads|husbands|wifes|family|familys ${CONTACT}`,
  `${ASKING} .. owner|owners|person|man|woman|guy|lady|girl|chap email|mobile|cell|phone|number|address`,
  `${ASKING} .. email|mobile|cell|phone|number|address of|for .. ${THEY}|person|man|woman|guy|lady|girl|chap|owner`,
  `${ASKING} .. ${THEIRS} full|last? name`,
  `${ASKING} .. name and|or ${CONTACT}`,
  `name|names and|or|with phone|number|numbers|email|emails|address|addresses`,
  `someone|somebody|guy|woman|lady|man|girl|chap|${NAME} .. took|found|called|named|beside|left|swapped .. ${CONTACT}`,
  `${NAME} .. took|found|has|left .. ${CONTACT}`,
  `through|over|across their|the|everyones|everybodys emails|mails|numbers|addresses|names|contacts|instagrams`,
  `surname|last name of`,
  `${CONTACT}|name of|for whoever|whomever`,
  `email|mail|mobile|number|address|details .. .. for|of|on him|her|them|${NAME}`,
  `how .. reach|contact|message|text him|her|them|${NAME}`,
  `put me in touch with him|her|them|${NAME}`,
  // "The number of the couple who were on my tour"
  `${ASKING} .. ${CONTACT} of|for .. couple|pair|family|man|woman|guy|lady|girl|lads|group|people|person .. who|that was|were|came|sat|booked`,
)

// Who comes, who paid, and lists of them.
const ofGuests = cues(
  'who sat|stood|was|were|came|trained|lay beside|next|opposite|near|behind|with|to',
  'booked|coming|there .. who are they',
  'who else !teaches|works|can|do|should',
  'who paid|booked|hired|rented|reserved|attended|came|bought|ordered|cancelled|signed|registered|visited',
  'who sent it|this|them|these|those|flowers|that',
  'who from|at .. .. .. is|are|was|were|has|had|have coming|booked|signed|paid|registered|attending',
  'who did|do|have|has you sell|sold|send|sent|give|given|make|made|deliver|ship|rent|book .. to|for',
  'who brought|dropped|left|sold it|this|that|them in|here|off|to|with',
  'who is|are|was|were|has|had|have coming|booked|attending|there|signed|paid|hired|rented|reserved|attending|registered',
  'who is|are|was|were going !to',
  'who has|have|had been !told|asked|doing|to|diagnosed|unable|taught|trying|learning|waiting',
  'who is|are|was|were on|in the|that|this|my .. list|slot|class|session|sitting|lesson|course|group|booking|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening',
  'who is|was|are|were it|that|this booked|reserved|under',
  'who has the .. slot|table|booking|place|room',
  'list|lists|names of .. who|whoever had|has|was|were|is|came|sat|booked',
  `emails|mails|numbers|addresses|phones|names of .. all|every|your|the .. ${PEOPLE}`,
  `which|who of|among your|the ${PEOPLE} live|lives|came|work|works|paid|complained`,
  'whose name|booking|number|email|is|was|card',
  'guest|attendee|customer|client|member|patient|student|mailing list|register|names|emails|database|data|details',
  `list|lists|names|register of .. ${PEOPLE}|booked|bookings`,
  `list|show|give|export|print|send|email|read|dump|name|download|require|share|reveal|tell|see .. ${PEOPLE} .. who|coming|booked|attending|names|emails|numbers|phone*|tomorrow|today|tonight|last|yesterday|records|data|bookings`,
  `list|show|give|export|print|send|email|read|dump|name|download|require|share|reveal|tell|see .. tomorrow|today|tonight|yesterday|all|every|the guests|customers|clients|attendees|bookings|reservations`,
  `everyone|everybody|anyone who|that .. booked|came|coming|attended|registered|signed`,
  `another|other|someone|somebody|anyone|anybody|else else? customer|customers|guest|guests|client|person|member|members|people|else booking|bookings|details|reservation|appointment*|email|name`,
  'name|email|number|details is it|that under|in|booked',
  'who .. belongs|owns !the|this|it $',
  'who do|does|did it|that|this|they belong to',
  'whose is|was it|that|this',
  'the owner in|on your books|system|records|files',
)

// What staff keep to themselves.
const STAFF =
  'instructor|teacher|trainer|coach|therapist|stylist|barber|groomer|mechanic|physio|receptionist|host|chef|driver|manager|staff|assistant|girl|guy|lady|woman|man|boss'
const ofStaff = cues(
  `home|personal|private address|number|phone|mobile|cell|email|facebook|instagram !and|form`,
  `where do|does|is .. ${THEY}|${STAFF} .. live|lives|living`,
  `where .. ${THEY}|${STAFF} lives|live`,
  `is|are ${THEY}|the|your .. single|married|dating|gay $`,
  `is|are ${THEY}|the|your .. single|married|dating|gay|seeing or|anyone|anybody|someone|somebody`,
  `how much|what do|does ${THEY}|the|your|you .. earn|earns|make|paid|paying .. staff|teacher*|instructor*|month|year|hour`,
  `does|has|do ${THEY}|the|your|any? .. have|has|got? a girlfriend|boyfriend|husband|wife|partner|kids`,
  'salary|salaries|payslip',
  `your|his|her|their|staff wages`,
  `wages .. staff|pay|paid|you`,
  `when|what .. finish|finishes|leave|leaves|get|gets|off|knock work|off|home .. tonight|today|work|shift`,
  `how old is|are ${THEY}|the|your ${STAFF}`,
)

const inAuthority = cues(
  `journalist|reporter|press|police|officer|detective|investigator|solicitor|lawyer|attorney|court|bailiff|employer|hr|landlord|probation|immigration|cid|insurer`,
  `insurance company|firm|office`,
  `dr|doctor .. office|practice|surgery`,
  `am|are|is|from|here his|her|their doctor|doctors|gp|nurse|carer|carers|physio|dentist|surgeon|clinic|school|teacher`,
  `social services|worker`,
  `tax office|authority|inspector`,
)
const toLearn = cues(
  'confirm|whether|who|attended|attendance|records|provide|supply|release|verify|list|visited|alibi|evidence|know|tell|dates|need|require|give|has|had',
)

// "My employer will refund me, but they need to know the cost."
const isOfRefund = (words: readonly string[]) => paysForMe(words) !== undefined && asksCost(words) !== undefined
const paysForMe = cues('refund|refunds|reimburse|reimburses me|us|it|this', 'pay|pays|paying for me|us|it|this|my')
const asksCost = cues('cost|costs|price|fee|much')

// "I'd like to surprise him", "I'm starting to doubt it"
const saysDoubt = cues(
  'suspect|suspicious|cheating|affair|doubt',
  'lying !down|on|in|back|flat|still|there|about|around',
  'catch|surprise|follow him|her|them !with|for|on|at',
  'surprise .. by turning|showing|coming|waiting',
  'behind my back',
  'just you? look .. up by name',
)

// A name in the middle of a sentence that the record does not know, and that is not the visitor's own.
const NAMED = /(?<!^|[.!?:\n-]\s*|["(])\p{Lu}[\p{Ll}'’-]+(?:\s+\p{Lu}[\p{Ll}'’-]+)*/gu
const POSSESSED = /(?<!^\p{L})\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+)*['’]s(?=\s+(?!name)\p{Ll})/gu
const OWN = /(?:\b(?:i am|i['’]m|im|name is|name['’]s|names|this is|it['’]s|under|for|from|at|by|with)|[,.-])\s*$/iu

// A member's "Duke" may be the dog; members are only ever shown what is theirs.
// "What has al@example.com booked": an address may stand where a name does.
const ADDRESSED =
  /(?<=(?<!\b(?:e-?mail|mail|address|it|that|this|name|i) )\b(?:is|was|has|had|did|does) )[^\s@,;]+@[^\s@,;?!]+(?= )/giu

/** A text that calls no membership by its name: "the Landlord one" is nobody's landlord. */
const withoutPlans = (text: string, { record }: Index): string =>
  record.plans.reduce(
    (said, { name }) =>
      said.replace(new RegExp(`(?<!\\b(?:my|our|his|her|their) )\\b${RegExp.escape(name)}\\b`, 'g'), 'it'),
    text,
  )

// "When is her fitting?": what a service of this shop is called by, where it is theirs, is an appointment.
function withVisits(words: readonly string[], { record }: Index): string[] {
  const visits = new Set(record.services.flatMap(({ name }) => wordsIn(name).slice(-1)))
  return words.map((word, at) => (visits.has(word) && isTheirs(words.slice(0, at)) !== undefined ? VISIT : word))
}

const VISIT = 'theirvisit'
const isTheirs = cues(`${THEIRS} $`, `my|our ${RELATION} $`)
const ofVisit = cues(
  `when|what|which time|day|date? is|are|was .. ${VISIT}`,
  `cancel|move|change|shift|swap|reschedule|rebook .. ${VISIT}`,
)

const withNamesHidden = (text: string, index: Index, isMember: boolean, isWhole = false): string =>
  text
    .replace(ADDRESSED, NAME)
    .replace(POSSESSED, (name) => (isStranger(name, index) && !(isMember && !name.includes(' ')) ? NAME : name))
    .replace(NAMED, (name, at: number) =>
      !(isMember && /^[^\s]+['’]s$/.test(name)) &&
      (!isWhole || /\p{L}\s+\p{L}/u.test(name)) &&
      isStranger(name, index) &&
      !OWN.test(text.slice(Math.max(0, at - 12), at))
        ? NAME
        : name,
    )

const isStranger = (name: string, index: Index) =>
  wordsIn(name).every(
    (word) => !EVERYDAY.has(word) && !FUNCTION_WORDS.has(word) && !index.words.has(word) && !DATES.has(word),
  )

const DATES = new Set(
  'monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun january february march april may june july august september october november december christmas easter'.split(
    ' ',
  ),
)
