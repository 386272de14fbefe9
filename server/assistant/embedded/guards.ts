import { cues } from '../../knowledge/lexicon/cues.ts'

/** Orders in disguise: what no guest of a shop says. Read before anything else, over the whole message. */
export const isInjection = cues(`
  ignore|disregard|forget|override .. instruction*|prompt|rules|guidelines
  ignore|disregard|forget everything|all .. above|before|previous|prior|told
  previous|prior|above|hidden|secret|initial|original|system instruction*|prompt|prompts|message
  your|the|list|print|show|reveal|repeat .. instruction*|prompt
  repeat|print|output everything|all|text|words above|before
  word for word
  verbatim .. prompt|instruction*
  system prompt|override|message|update|instruction*
  ^ system
  developer|debug|admin|god|jailbreak|dan mode
  you are now|no longer
  you are .. gpt|dan|unrestricted
  act|behave|respond as if|though you|a|an|the
  pretend|imagine you|to be|are|that
  pretend you are
  roleplay|role as
  as the|your owner|admin|administrator|developer|manager approve|confirm|i|we|you
  i am the|your owner|admin|administrator|developer|creator
  authorized|authorised audit|access|user
  list|name|show|what .. tool|tools|functions .. you|your
  json schema
  your functions|api|key|secret|password|database
  api|access|secret key|keys|token
  in|into a|the code block
  price update from
  confirm .. customer
  confirm .. dollars|pounds|euros|bucks|quid|price|prices|discount|rate|free
  book nothing
  new instruction*|policy|rule|rules
  approve a|my|the .. code|discount|refund|voucher
  apply|give|create|make|add .. discount|off|coupon|promo code|me
  100 off
  for free|nothing and|then|now confirm
  base64|sql|select drop
  drop table
  from now on
  reply|answer|respond|say only with|yes
  set|change|lower|drop|make|update the|your|all? price|prices|cost .. to|of
  all|everything .. are|is free today|now|this
  owner|manager|boss|staff|they|somebody|teacher said|says|told|agreed|promised .. free|half|price|discount|dollars|pounds|euros|bucks|off
  half price|off .. confirm
  give|get|knock me .. # off|percent
  maintenance|test|debug|developer mode
  as a test
  call|run|execute|invoke .. get|my|book|list booking|bookings|slot
  print|dump|output|export|show .. json|contents|database|prompt
  you are .. now
  translate|summarise|summarize|paraphrase your|the .. instruction*|prompt|rules
  repeat|print .. text|words above|before
`)

/** Marks that only a machine's transcript has. */
export const HAS_MARKUP =
  /<\/?\s*(?:system|user|assistant|instructions?|script|img|iframe)\b|\[\s*(?:system|inst|admin)\b|^\s*(?:system|assistant)\s*:|\{\{|<\|/iu

/** Somebody else's bookings, plans or particulars, however good the reason. */
export const isPrivate = cues(`
  who else
  names of everybody|everyone|people|all|others|those|the
  home|private address|number|phone .. of|for|your
  last|previous|next customer|client|guest|patient|student
  the police|court
  list of customers|clients|guests|students|patients
  customer|client|guest|student|patient list
  who is|are coming|booked|going|attending|there|on|in|signed
  guest|attendee|customer|client|member list|names|emails|data|details
  list of|your customers|guests|clients|members|attendees
  their|her|his|owner|owners|customer|customers|guest|guests email*|emails|phone|number|cell|mobile|address|contact|details|surname !is
  our|my|your|an employee|employees|patient|patients|staff|tenant|worker .. attended|attend|visited|booked|came|come|appointment*|dates|treated|seen
  confirm .. employee|tenant|attended|attendance
  which|what dates|days|times .. attended|came|visited|did|was he|she|they|our|my
  give|tell|send|what .. me? their|her|his .. email*|phone|number|cell|mobile|address|contact|details|name|number
  name and number|address|phone|email
  whose is it|that|this
  who .. belongs|owns|owner
  the owner in|on your books|system|records|files
  when|if|whether is|are|does she|he|they there|in|coming|booked|next|due|come
  when she|he|they is|are there|in|coming|booked|next|due
  is|are|has|did|was she|he|they coming|booked|cancelled|there|attending|in
  another|other|someone|somebody|anybody|anyone|else customer|customers|guest|guests|person|member|members|people|else booking|bookings|details|reservation|appointment*|email|name
`)

const RELATION =
  'boss|manager|flatmate|roommate|housemate|ex|husband|wife|girlfriend|boyfriend|partner|friend|mate|neighbour|neighbor|colleague|sister|brother|mother|father|mum|mom|dad|daughter|son|client|landlord|cousin|aunt|uncle|nan|gran|she|he|they|someone|somebody'

/** A booking verb beside a relation's name for somebody else. */
export const isForSomeoneElse = cues(
  `see|show|check|pull|look|find|tell|read|cancel|move|shift|change|swap|get|list|open|what|when|which .. ${RELATION} .. booking|bookings|booked|appointment*|reservation*|sitting|slot|session|class|lesson|visit|diary|schedule|history|account|details|membership|thursday|monday|tuesday|wednesday|friday|saturday|sunday`,
  `${RELATION} has|have|is|had .. booked|coming|booking|bookings|appointment*|bringing`,
  `my|his|her|their ${RELATION} booking|bookings|appointment|appointments|reservation|reservations`,
  `ex|boyfriend|girlfriend|husband|wife|boss .. her|his|their bookings|booking|appointment`,
  `my ${RELATION} booked|reserved .. what|when|which|where`,
  `my ${RELATION} booked|reserved .. .. what|when|which|where`,
  `my ex .. comes|goes|visits|sees|trains|there|you`,
)

/** Talk of illness, danger or the law: not a shop's to answer, and sometimes not to be waited with. */
export const isUrgent = cues(`
  ate|eaten|swallowed|drank|licked .. poison*|bleach|battery|pills|tablets|medication
  ate|swallowed a|an|some|whole|the .. bar|bottle|packet
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
  passed|passing out
  numb .. face|arm|side
  twice the size
  is having a seizure|stroke|fit
  gas leak
  on fire
`)

/** What a shop's assistant is not for: it says so, unless the record itself speaks of it. */
export const isBeyond = cues(`
  cholesterol|statins|statin|insulin|diabetes|diabetic|diagnosis|dosage|dose|antibiotic*|symptom|symptoms|prescribe|tumour|tumor|cancer
  should i take|stop .. medication|tablets|pills|ibuprofen|paracetamol
  will|is|going it|to? rain|snow
  will it be sunny|wet|cold|hot|dry|warm
  weather forecast|like|going
  cover letter
  write|draft|compose|knock .. me? .. letter|essay|poem|email|story|code|cv|resume|speech|homework
  my|do homework
  capital of
  who won|is president|is the president
  bitcoin|crypto|stock|stocks price|market
  tell me a joke
  legal|tax advice
  sue|lawyer|solicitor
  which|what|who .. lasts|last longer
  which|what is|are .. better|best thinking|to|should|brand
  which is|are|one is? .. easier|harder|better|nicer|worse
  recommend a|another|any .. hotel|restaurant|pub|cafe|bar|place
  book|reserve|find|get .. me? .. taxi|cab|uber|hotel|flight|flights|restaurant|airbnb|train
  table|somewhere .. nice|good near|nearby|close
  somewhere nice|good|decent|cheap
  vote for
  which|what .. should|would i|we buy
  are you single|married|human|real
`)

/** Insults. Where nothing else is asked they are met politely; beside a question they are not heard. */
export const isAbuse = cues(`
  fuck*|shit|shite|bullshit|wanker*|bastard*|arsehole*|asshole*|bitch|cunt*|twat*|dickhead*
  go to hell
  you are|r a? .. thief|thieves|useless|idiot*|stupid|crooks|scum|rubbish|moron*|pathetic|joke|dumb|trash|liars|liar|robbers
  thieves|crooks|scammers|ripoff the? lot
  shut up
  useless|stupid|dumb|bloody bot|tin|machine|robot|assistant|thing|ai|computer
  piss|sod|bugger off
  hate you
`)
