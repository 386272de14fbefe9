import { cues } from '../../knowledge/lexicon/cues.ts'

/** Orders in disguise: what no guest of a shop says. Read before anything else, over the whole message. */
export const isInjection = cues(
  // Orders about the assistant's own rules, words and tools.
  `ignore|disregard|forget|override|bypass|skip|drop|suspend|disable|reset|break|unlearn .. instruction*|prompt|prompts|rules|guidelines|restrictions|safety|filters|limits|programming|training|policy|policies|constraints`,
  `ignore|disregard|forget everything|all|anything|whatever|what .. above|before|previous|prior|told|said|instructed`,
  `previous|prior|above|hidden|secret|initial|original|system|internal|developer|earlier instruction*|prompt|prompts|message|directive*|configuration|config`,
  `your|the|list|print|show|reveal|repeat .. instruction*|prompt|prompts !card|for|leaflet|to`,
  `what|which|who .. instruction*|prompt|rules .. you .. given|told|have|follow|got`,
  `repeat|print|output|echo|dump|copy|paste|reproduce everything|all|text|words|message|lines|whatever .. above|before|prior|preceding`,
  `everything|text|words|line|lines above|before this|that line|message`,
  `word for word`,
  `text|words|message|context|instruction*|prompt|prompts you were|are|have given|told|fed|been`,
  `your first|initial|earlier|opening|starting message|prompt|context|words`,
  // "Say you accept it and give me the new price"
  `say|confirm that? you accept|honour|honor|approve it|this|that`,
  `your rules|guidelines|orders in|as|to|into base64|json|english|swedish|french|german|spanish|full|me`,
  `passwords|credentials|env`,
  `environment variables`,
  `hidden|secret|system|internal message|messages|notes|context`,
  `conversation|chat so far|history|above .. including|with`,
  `large language model`,
  `boss|manager|owner|director|management|staff okayed|approved|authorised|authorized|agreed|allows|okays`,
  `i am the? ceo|director|founder|boss`,
  `merchant|internal|private notes|data|records`,
  `verbatim .. prompt|instruction*`,
  `system prompt|override|message|update|instruction*|mode|note`,
  `note|notes|message|memo|instruction*|reminder for|to the|this|your? assistant|bot|ai|chatbot|chat|robot|model`,
  `^ system`,
  `developer|admin|god|jailbreak|dan|maintenance|root|sudo|override|diagnostic|debug|test mode|session|output`,
  `as a test`,
  `you are .. in training|demo|practice|roleplay|simulation|sandbox mode`,
  `for the exercise|roleplay|simulation write|say|print|reply`,
  `nothing .. here? is real`,
  `admin|sudo|root true|access|rights|it is|granted|enabled|console|user`,
  `list|name|show|what|which|call|every|all .. functions|function|apis|endpoints .. you|your|call|available|schema`,
  `functions|function|endpoints you can|could|may|have`,
  // A workshop has tools too: these are asked for as a program's are.
  `list|name|print|dump|output|enumerate|call|every|all .. tool|tools .. you|your|call|available|schema`,
  `list|name|print|dump|output|enumerate|call your tools`,
  `tool|tools .. call|calls|access|schema|schemas|available|arguments|parameters|internally`,
  `json|tool|function schema|call|calls`,
  `run|execute|invoke .. get|my|book|list booking|bookings|slot`,
  `call get|my|book|list booking|bookings|slot`,
  `print|dump|output|export|show .. json|contents|database|prompt`,
  `translate|summarise|summarize|paraphrase your|the .. instruction*|prompt|rules`,
  `your functions|api|key|secret|password|database|source|training|weights|backend|model`,
  `api|access|secret key|keys|token`,
  `in|into a|the code block`,
  `base64|sql|select|rot13 drop|decode|encoded`,
  `drop table`,
  `all rows|records|tables`,
  // A role to play, or one that is claimed.
  `you are|will|must|shall now|no .. answer|act|respond|called|gpt|dan|longer|free|unrestricted`,
  `you are now !on|open|closed|at|located|in|doing|offering|also|based|back|fully|near|taking|selling|shut`,
  `you are no longer`,
  `you are .. gpt|dan|unrestricted|unfiltered|jailbroken`,
  `you are a|an .. now`,
  `from now on you|answer|respond|reply|every|all|always|speak`,
  `reply|answer|respond|say only with|yes`,
  `no rules|restrictions|limits|filter|filters|limitations !for|on|about|against`,
  `act|behave|respond|talk as|like if|though|you`,
  `^ act|behave|respond|talk|speak as|like`,
  `please|and|now|then act|behave|respond|talk|speak as|like a|an|the|if|you`,
  `pretend|imagine that? you are|were|can|have|no`,
  `suppose|assume that? you are|were|have .. assistant|bot|model|ai|human|manager|admin|administrator|owner|developer|free|unrestricted|rules|restrictions|instructions|filters|limits`,
  `pretend to be|that`,
  `roleplay|role as`,
  `let us play|roleplay a|the? game`,
  `as|is|am|are|being the|your|its|an? owner|admin|administrator|developer|manager|boss|creator|programmer|ceo|founder approve|authorise|authorize|confirm|order|instruct|command|allow|grant|tell|i|we|you .. order|grant|approve|confirm|allow|authorise|authorize|need|want|must|change|set`,
  `as the|your? owner|admin|administrator|developer|manager approve|confirm|i|we|you|of`,
  `i order|command|instruct|authorize|authorise you|the`,
  `mark|log|record it|this|that|me|booking .. paid|free`,
  `set|change|lower|drop|make|update the|your|all? price|prices|cost .. to|of|for`,
  `all|everything .. are|is free today|now|this`,
  `owner|manager|boss|staff|they|somebody|teacher said|says|told|agreed|promised .. free|half|price|discount|dollars|pounds|euros|bucks|off`,
  `owner|manager|boss .. told|promised|offered me|us .. .. .. .. free|half|nothing|discount`,
  `from now|today|tomorrow on? .. .. .. .. is|are|costs|be .. 0|zero|free|nothing|half|# .. for me|us|my|anyone|everyone|friends`,
  `from now on .. .. is|are|costs|be .. 0|zero|free|nothing|half`,
  `this is|here the? owner|manager|boss|director|ceo .. speaking|here|talking|writing`,
  `owner|manager|boss|director speaking|here .. confirm|set|give|make|change|from`,
  `confirm|put .. in writing .. i|we .. pay|owe|get`,
  `is|are|costs 0|zero euro|euros|pound|pounds|dollar|dollars for|to me|us`,
  `half price|off .. confirm`,
  `bot|bots|assistant|assistants must|should|shall|has|have to? give|offer|apply|confirm`,
  `confirm .. .. .. .. .. book|reserve .. at|for that|this price`,
  `give|get|knock me .. # off|percent`,
  `i am the|your owner|admin|administrator|developer|creator|programmer`,
  `authorized|authorised|security|compliance|penetration audit|access|user|test|check`,
  // Notes that are said to come from the shop: prices, policies and codes come from its record alone.
  `note|message|memo|update|notice|instruction|order|announcement|reminder from|to the|our|your|clinic|studio|shop|head|school? .. management|manager|owner|office|bot|assistant|developer|admin|system|headquarters|hq|chat|ai`,
  `to the|all? bot|assistant|ai|chatbot $`,
  `price|prices|policy|rule|rules|system update|change|override from|by .. owner|manager|management|office|admin|boss|headquarters`,
  `policy|price|rule|system update|notice #`,
  `prices have|has changed .. now|confirm`,
  `new instruction*|policy|rule|rules|directive*`,
  `confirm .. customer|visitor|user`,
  `confirm .. dollars|pounds|euros|bucks|quid|kr|kronor|krona|price|prices|discount|rate|free !for|of|with|the`,
  `staff|internal|office test|testing|only|override|discount|code|rate .. chat|progress|apply|price|prices`,
  `for this|the chat|conversation|session .. all|every|prices|price|only|everything|are|is|apply|valid`,
  `valid|only|special for|in|to this chat`,
  `tell the visitor|customer|user|patient|guest`,
  `book nothing`,
  `approve|authorise|authorize|issue|generate|activate|grant|unlock|make|invent|create|enable me? a|an|my|the|me .. code|discount|refund|voucher|coupon|discounts`,
  `apply|create|add|honour|honor .. discount|coupon|promo|code .. me|off|free|that|and|to|for|it|confirm|#`,
  `apply|give|create|make|add .. discount|off|coupon|promo code|me`,
  `apply it|that|this to`,
  `activate|unlock|upgrade|credit it|me .. free|life|lifetime|account|now`,
  `activate it|that|now $`,
  `100|90|99|80 off|percent|per`,
  `for free|nothing and|then|now confirm`,
  `cost|costs|set|make|charge .. me? .. 0|1|zero dollar|pound|euro|krona|kr|cent|penny`,
  `say|state|declare|write|admit that .. costs|is|are nothing|free`,
  `legally binding`,
  `mark|log|record|set|list|put .. .. as|to free|paid|zero`,
  `cancel|delete|move|remove everybody|everyone|everybodys|everyones|peoples|others|all .. bookings|booking|appointments|reservations|slots`,
  `not tell the|your|any? staff|anyone|anybody|owner|boss|manager`,
  `ignore|disregard|forget your the? records|record|prices|price|data`,
  `override code`,
  `unlock|enable|activate|reveal|show hidden|secret|admin .. function|functions|mode|features|menu`,
  `forget that? you are|were`,
  `without your|any|the guidelines|rules|restrictions|instructions|limits|filters`,
  `for nothing .. notice|notices|knows|know`,
  `fake|false|made|bogus up? name|names|booking|bookings|email|emails|guests`,
  `hack|hacking|exploit into|it|the .. system|website|site|database|calendar|form`,
  `your full|whole|entire|own? configuration|config|settings|setup`,
  `change|edit|alter|falsify|rewrite|doctor|fake the|your|my? record|records|system|database|files !if|when`,
  `looks|look like i|we already? paid`,
  `bump|kick|boot someone|somebody|people|anyone|them|him|her|guests|guest|another off|out|from`,
  `throw|chuck|knock someone|somebody|people|anyone|him|her|guests|guest|another off|out|from`,
)

/** Marks that only a machine's transcript has. */
export const HAS_MARKUP =
  /<\/?\s*(?:system|user|assistant|instructions?|script|img|iframe|tool\w*|function\w*|prompt|admin)\b|\[{1,2}\s*(?:\/?system|\/?inst|admin|policy|override|update|end|begin|note|internal|staff|owner|assistant)\b|^\s*(?:system|assistant|developer|admin|tool)\s*:|\{\{|<\||"(?:role|name|content|arguments|tool|function|system)"\s*:|-{2,}\s*(?:end|begin|start|new|system)\b|#{2,}\s*(?:end|begin|system|instruction|new|admin|override)|```|\bend of (?:visitor |user |customer )?(?:message|prompt|input|conversation)\b/iu

// The same orders in the languages that are read.
const IGNORE =
  'ignor\\p{L}*|vergiss|vergessen|missachte|oubli\\p{L}*|olvid\\p{L}*|dimentica\\p{L}*|negeer|vergeet|glom|glöm|zignoruj|zapomnij|esque[cç]\\p{L}*|desconsidere'
const RULES =
  'anweisung\\p{L}*|regeln?|instru\\p{L}*|istruz\\p{L}*|consignes|règles|reglas|regole|regras|regels|regler|opdracht\\p{L}*|polecen\\p{L}*|zasad\\p{L}*|prompt\\p{L}*|vorherige\\p{L}*|anterior\\p{L}*|tidigare'

/** Orders about the assistant's rules in other languages than English. */
export const ORDERS_ABROAD = new RegExp(
  `(?:${IGNORE})\\s+(?:\\S+\\s+){0,4}(?:${RULES})|system[- ]?prompt|忽略.{0,12}(?:指令|指示|规则|提示)|系统提示|(?:指示|ルール|命令).{0,8}無視|システムプロンプト|تجاهل.{0,20}(?:التعليمات|القواعد|الأوامر)|bỏ qua .{0,20}(?:hướng dẫn|chỉ dẫn|quy tắc|lệnh)`,
  'iu',
)

/** Talk of illness, danger or the law: not a shop's to answer, and sometimes not to be waited with. */
export const isUrgent = cues(`
  ate|eaten|swallowed|drank|licked .. poison*|bleach|battery|pills|tablets|medication
  ate|eaten a|an|some|whole|the|your|our|his|her .. bar|bottle|packet
  ate|eaten|eating|chewing|chewed|licked|swallowed .. .. .. drooling|foaming|shaking|twitching
  swallowed a|an|some|something|one|two|the|it|his|her
  ate|eaten|eating .. .. .. throwing|threw|vomiting|puking
  throwing|threw|vomiting|puking .. .. .. ate|eaten|eating
  toe|toes|foot|feet|finger|fingers|hand|leg|arm|skin|face|lips .. turned|gone|going|went|turning black|blue|purple|numb
  not|stopped|barely|hardly|stops breathing|breathe
  can not|hardly|barely breathe
  sliced|gashed|severed .. thumb|finger|hand|arm|leg|wrist|foot|head
  call|need|calling an? ambulance
  bleeding|unconscious|collapsed|choking|seizure|overdose
  suicid*|kill myself
  heart attack|stroke
  short of breath
  struggling|hard|can not|unable to breathe
  chest pain|pains|hurts|tight
  pain|pains|tightness|pressure|tight in my|his|her|the chest
  passed|passing out
  numb .. face|arm|side
  twice the size
  burned|burnt|scalded my|his|her|their .. .. .. what|how .. put|do|treat
  blistered|blistering .. .. what|how .. put|do|treat
  is having a seizure|stroke|fit
  lips|face|throat|tongue .. swelling|swollen|closing
  gas leak
  on fire
`)

/** What is for a doctor to say: whether something goes with a medicine, and what to do about what somebody feels. */
export const isMedical = cues(`
  antibiotic*|metronidazole|amoxicillin|penicillin|ibuprofen|paracetamol|nurofen|aspirin|codeine|painkiller|painkillers|antihistamine*
  toe|toes|foot|feet|ankle|ankles|finger|fingers|thumb|wrist|knee|elbow is|are|looks|look black|blue|purple|broken|swollen|fractured
  leg|legs|arm|foot|feet|hand|hands|finger|fingers|toe|toes|face is|are|has|have|feels|feel|gone|keeps .. tingling|tingly|numb|throbbing|swollen
  tingling|numb|throbbing|swollen .. leg|legs|arm|foot|feet|hand|hands|finger|fingers|toe|toes
  knee|ankle|wrist|shoulder|elbow|hip|neck|back|foot|hand|finger|toe .. popped|snapped|swelled|swollen|ballooned|buckled|dislocated
  the? size of a|an melon|grapefruit|orange|lemon|egg|golf|tennis|football|plum
  splinter|metal|glass|grit|bleach|acid|lye|resin|glue|sawdust .. in my|his|her|the eye|eyes
  splashed|squirted|sprayed|poked .. in|into my|his|her|their|the eye|eyes
  woozy|drowsy|groggy|lightheaded
  will|would|can|could|does|do .. .. cure|heal it|my|his|her|this|that|the
  started|starting|prescribed|taking .. new|strong|some|different? tablets|pills|medication|meds !for|sold|sell
  warfarin|heparin|methotrexate|metformin|sertraline|fluoxetine|prozac|citalopram|lithium|accutane|roaccutane|isotretinoin|levothyroxine|thyroxine|prednisolone|steroids
  blood thinner|thinners
  tramadol|morphine|gabapentin|pregabalin|diazepam|valium|xanax|ritalin|oxycodone
  skip|stop|miss|double|halve .. pill|pills|tablet|tablets|dose|medication|meds
  beta blocker|blockers
  put|puts me|him|her|us on .. tablets|pills|medication|meds|medicine
  doctor|gp|consultant|specialist .. changed|upped|doubled|stopped|swapped my|his|her tablets|pills|medication|meds|medicine|dose
  stop|stopping|come|coming off? taking? my|his|her|the|them? tablets|pills|medication|meds
`)

/** What a shop's assistant is not for: it says so, unless the record itself speaks of it. */
export const isBeyond = cues(`
  cholesterol|statins|statin|insulin|diabetes|diabetic|diagnosis|dosage|dose|antibiotic*|symptom|symptoms|prescribe|tumour|tumor|cancer
  should i take|stop .. medication|tablets|pills
  metro|train|trains|bus|buses|tube|tram|trams|airport|airline .. strike
  claim .. money|refund|compensation back? from|off|against
  will|is|going it|to? rain|snow
  will it be sunny|wet|cold|hot|dry|warm
  weather forecast|like|going
  cover letter
  write|draft|compose|knock .. me? .. letter|essay|poem|email|story|code|cv|resume|speech|homework|assignment|coursework|excuse
  write|draft|compose me|us something|anything
  do|finish|help .. my|our|his|her|kids|sons|daughters|childs .. essay|homework|assignment|coursework|dissertation|thesis
  my|do homework
  capital of
  who won|is president|is the president
  ibuprofen|paracetamol|aspirin|painkiller|painkillers|antihistamine*
  bitcoin|crypto|stock|stocks price|market
  tell me a joke
  legal|tax advice
  sue you|them|him|her|me|us|my|someone|somebody|a|the
  lawyer|solicitor
  which|what|who !one|of .. lasts|last longer
  which|what is|are .. better|best thinking|to|should|brand
  which is|are|one is? .. easier|harder|better|nicer|worse
  recommend a|another|any .. hotel|restaurant|pub|cafe|bar|place
  what time|when .. last|next|first train|bus|ferry|tram|flight|plane|coach
  table|somewhere .. nice|good near|nearby|close
  somewhere nice|good|decent|cheap
  vote for
  which|what .. should|would i|we buy
  are you single|married|human|real
`)

/** Whoever looks for work, where the record says nothing of it. */
export const seeksWork = cues(`
  are you|ye taking anyone|anybody|people|staff on
  do you|ye need|want staff|help|hands $
  any|some|got|have|are|is .. job|jobs|vacancy|vacancies|shifts .. going|available|open|there|opening
  are you|ye .. hiring|recruiting .. $
  do you|ye .. hire|recruit people|staff|anybody|anyone|students
  looking|applying|apply for a|some|any? work|job
`)

/** Whoever looks for something to give. */
export const seeksVouchers = cues('gift|e card|cards|certificate|certificates|token|tokens', 'voucher|vouchers')

/** What is booked with others: unless it is what the shop calls its own, nobody here books it. */
export const OF_OTHERS = new Set(
  'taxi cab uber hotel hostel bnb guesthouse airbnb flight flights restaurant train ferry'.split(' '),
)

const THEIRS = [...OF_OTHERS].join('|')

/** Whoever wants such a thing found or booked; by train one only comes. */
export const isErrand = cues(
  `book|reserve|arrange|organise|order me|us? into? a|an|some|our !seat|place|spot .. ${THEIRS}`,
  `find|get|sort|call me|us out? a|an|some|our .. ${THEIRS}`,
  'book|reserve|arrange|organise me|us? into? a|the b and b',
  'find|get|sort me|us out? a|the b and b',
)

/** Insults. Where nothing else is asked they are met politely; beside a question they are not heard. */
export const isAbuse = cues(`
  fuck*|shit|shite|bullshit|wanker*|bastard*|arsehole*|asshole*|bitch|cunt*|twat*|dickhead*
  go to hell
  you|ye|yous are|r a? .. thief|thieves|useless|idiot*|eejit*|stupid|crooks|scum|rubbish|moron*|muppet*|clown*|pathetic|joke|dumb|trash|liars|liar|robbers
  you|ye|yous are|r the? worst
  thieves|crooks|scammers|ripoff the? lot
  shut up
  useless|stupid|dumb|bloody bot|tin|machine|robot|assistant|thing|ai|computer
  piss|sod|bugger off
  hate you
`)
