import { cues } from '../../knowledge/lexicon/cues.ts'

const PERSON =
  'desk|reception|office|management|director|chief|human|someone|somebody|manager|owner|staff|agent|representative|operator|people|boss|team|colleague|receptionist|supervisor|anyone|anybody'

/** A person is asked for. */
export const wantsPerson = cues(
  `speak|talk|chat|talking|speaking|spoke|write directly? to|with .. ${PERSON}`,
  `speak|talk|chat to|with a|an|the|one|your|whoever|another`,
  `want|need|like|demand|get|fetch to|me? the|your|a|whoever? manager|owner|boss|supervisor|whoever`,
  `whoever runs|owns|manages|is`,
  `someone|somebody|owner|manager|anyone to contact|call|ring|phone|email|answer|deal`,
  `instead of this|the|a thing|bot|robot|machine|chat|computer`,
  `proper|actual|real|living human|person|people`,
  `want|need|get|fetch|give|have|prefer|like|is|rather|find .. a|an|some|real|actual .. human|person|manager|agent|operator|representative !who|that|to|for|with`,
  `real|actual|live|proper person|human|people|someone`,
  `put|pass|transfer|connect|patch|hand me through|over`,
  `transfer|connect me to`,
  `not a bot|robot|machine|computer`,
  `someone|somebody|anyone|anybody|person there|else? can|could|call|ring|phone|tell|contact|email|help|get|answer`,
  `could|can|would|will|have someone|somebody|anyone|anybody .. call|ring|phone|contact|email|tell|get|help|speak|look|sort`,
  `call|ring|phone me back?`,
  `ask|fetch|get|call a|the person|human|someone|somebody|colleague|shop|staff|manager|owner`,
  `human|person please|pls`,
  `is there a|an|any|some .. i can|could speak|talk|ask`,
  `who|whom do|can|should|may|must|would|could i|we .. speak|talk|complain|turn|write|contact|call|ring|deal`,
  `connect|put|link|pass|transfer|patch me|us .. with|to|onto ${PERSON}`,
  `speak|talk|talking|speaking to|with .. ${PERSON}`,
  `get|fetch|bring|find|give me|us .. ${PERSON}`,
  `have|get|ask|let|tell|want whoever|someone|somebody|them|${PERSON} .. contact|call|ring|phone|email|answer|reply|write|come`,
  `whoever .. contact|call|ring|phone|email me|us`,
  `person|people|one|whoever|someone in charge|responsible`,
  `can|could|would|please|to|and|must|should|have|someone|somebody ring|call|phone|contact|text me|us !a|if|when`,
  `prefer|rather|sooner .. human|person|someone|somebody|staff|phone|voice`,
  `human being|beings|contact|help|support|agent`,
  `no bot|bots|robot|robots|chatbot|chatbots|machine`,
  `not do|like|trust|want|use chatbots|bots|robots|machines|computers`,
)

/** "Let me talk to Marlene": a name, seen by its capital letter in the words as written. */
export const NAMED_PERSON =
  /\b(?:talk|speak|chat|put me through|get hold of|reach)(?:ing)?\s+(?:to|with)\s+(?:mr|mrs|ms|dr)?\.?\s*\p{Lu}\p{Ll}+/u

/** Something went wrong that only a person can put right. */
export const isComplaint = cues(`
  charged|billed|paid|debited|took|taken .. twice|double|wrong|again|too !long
  double charged|charge|billed
  wrongly|overcharged
  nobody|no one|noone .. answer*|repl*|responded|called|rang|said|told|got|came|showed|turned
  put|put it|this|that right
  want|demand|need|expect|like my|a|an|some|full? refund|compensation|explanation
  make|file|lodge|have|raise|register|submit|formal|official a|an|my|the? .. complaint
  complain to|about
  you|your|staff|teacher|man|woman|lady|guy|host .. shouted|yelled|screamed|swore|snapped|sneered|laughed at|my|me|us
  you|your|staff|teacher|man|woman|lady|guy|host .. insulted|humiliated|ignored|bullied|harassed|grabbed|pushed|frightened|scared me|us|my|the|her|him
  emails|mails|calls|messages|letters .. unanswered|ignored
  slipped|fell|tripped|sprained|broke|hurt|cut .. on|over|down|at|by|in|off your
  home|left|out crying|tears
  dirty|filthy|mouldy|disgusting|broken .. when we|i|again|everywhere
  dreadful|terrible|awful|horrendous|shocking|worst|shameful experience|service|treatment|visit|lesson|class|session|time|evening|way
  want|demand|need|expect .. money back
  complain|complaint|unacceptable|disgusting|disgrace*|appalling|outrageous
  scratch|scratched|dent|dented|damaged|ruined|cracked|torn|burned|burnt|injured the|my|a|her|his|it|length
  put a scratch|dent|hole|cut
  came home|back .. with .. cut|injury|bruise|limp|wound|scratch|rash
  you|lads|they|staff|someone|somebody have? ruined|damaged|broke|lost|injured|stole my|her|his|our|the
  very|so|really unhappy|disappointed|upset|angry|rude
  was|were rude|horrible|awful to|with me|us
  rude to me
  hate|hated .. you did
  want it|this|that fixed|sorted|redone|resolved
  nobody|no one|noone even? apologised|apologized|cared|bothered|knew|listened|noticed|warned
  third|second|fourth|umpteenth time .. this|that|in|you|has|have|running
  nicked|burnt|burned|bruised|scalded|grazed|stabbed my|me|his|her|him|our
  bled|bleeding through|everywhere|all|on
  not|never apologised|apologized|good enough
  deal with it|this !yourself
  wasted|lost my|our|a|an|half day|morning|hour|time|afternoon|evening|pay|trip
  what a joke|mess|shambles
  fed up
  let down
  still waiting
  fobbed off
  still not|have not|never .. received|got|arrived|refunded|heard
`)

/** Own bookings are asked for, without a reference. */
export const wantsOwnBookings = cues(`
  my|our|all|own bookings|reservations|appointments
  have i|we .. coming|booked|booking
  when|what|which .. am|are|was|were|have|had|did i|we .. booked|book|coming|supposed
  what|when|which .. i|we|am|are !sitting? down
  when|what|which .. is|was|are my|our next? .. booking|sitting|appointment|reservation|lesson|session|slot|visit|class|coming
  my|our next|upcoming|coming|current .. booking|sitting|appointment|reservation|lesson|session|slot|visit|class
  when is|are|was !the .. next appointment|sitting|booking|lesson|session|visit|reservation|class
  do i|we still? have !to .. booking|booked|something|anything|appointment|reservation|slot|diary|seat
  am i|we .. booked|down|on the|in
  on the|your books|list|diary|calendar
  what time|day am|was|were i|we !meant
  when am|was|were i|we
  have i|we got .. booked|booking|appointment|coming|something
  check|see|find|look|view|show|where|cancel|move|change|reschedule|resend|manage|confirm .. my|our .. booking|reservation|appointment|slot|seat|seats|sitting
  lost|deleted|mislaid|forgot|forgotten .. confirmation|reference|booking|email
  forgotten|forgot when|what|my .. booking|booked|time|sitting
  look up|for .. my|a|booking
  can not|not|forgot|forgotten .. remember|recall|sure|know|what|when|if .. i|we .. booked|booking|reserved
  if|whether|when|what|which i|we booked|reserved
  did my booking|reservation .. go|come|work
  remind|tell me|us !about .. when|what|which .. i|we am|are|have
  when|what|which|what|everything|all|anything .. i|we have|had? booked|reserved|signed|got|registered
  when|what time am|are i|we .. next|coming|booked|due|in|on|with
  i|we booked|reserved .. can|could|not|but|forgot|lost|when|which|where|find
  made|have a|an|my booking|reservation|appointment .. can|could|when|find|check|under|forgot|lost|but
  find|see|check|look|tell when it|that is|was
  did i|we .. book|reserve|get|go|sign !a|in
  never|not .. got|had|received|get|seen|have .. confirmation|reference
  no confirmation|reference
  my .. booking|reservation|appointment|place|slot|spot .. confirmed|still|exist|through|safe|valid
  show|see|list|find|check .. everything|all|what|whatever|which .. booked|reserved
  forgot|forgotten|remember|recall|lost|deleted .. what|which|when|if .. day|time|booked|date|slot
`)

/** A thing is to be pointed out on the page the visitor has open. */
export const wantsHighlight = cues(`
  show|find|point|mark|highlight|scroll|take|bring|where .. .. page|website|site|screen
  highlight|point .. it|that|the|one|out
  scroll to|down
  where .. on|in the|this|your page|site|screen|website
  point it|that|me .. out|to
`)

/** The desk's form on the page, no booking named. */
export const wantsForm = cues(`
  open|show|give|bring|pull|see .. form
  where is the .. form
  the|a booking|enquiry|inquiry|contact|desk|request form
`)

/** "Book", said as a wish or an order, not as "when I book". */
export const wantsToBook = cues(`
  ^ please? book|reserve
  ^ .. please book|reserve me|us|a|an|the|in|it|that|one|two
  ^ hi|hello|hey|ok|okay|great|lovely|perfect|yes|right|so|and|well|thanks|good please? book|reserve
  can|could|may|might|shall i|we|you|u please? .. book|reserve|schedule|arrange|squeeze|pencil|sign|register|enrol|enroll
  can|could i|we .. have|get|grab|make|take|do a|an|one|two|three|the .. seat|seats|place|places|spot|spots|slot|slots|booking|appointment|reservation|table|lesson|class|session
  like|love|want|wish|need|looking|hoping|going|trying|try|ready|keen to|for .. book|reserve|schedule|sign|enrol|enroll|register|come|join|attend
  need|want|like|get|after a|an|the|my|some|one|two .. appointment|booking|reservation|slot
  put|pencil|sign|count|pop|squeeze|slot|add|book|enrol|enroll me|us|him|her|mine .. down|in|up|on|for
  book|pencil|squeeze|slot|enrol|enroll me|us|him|her|them|it|mine|my|our
  put|set|pencil|sign|squeeze|slot .. down|up|in for
  ^ put|set|pencil|sign|squeeze|slot .. .. down|up|in for
  go ahead|on and|then? book|set|reserve|put|do|sign
  book|reserve .. in|for|on|at|me|us|a|an|the
  make|want|place a|an booking|reservation|appointment
  i|we will|would|shall take|have|go|do for? the|that|it|one|two
  like|love|want to do|try|join|attend|have|come|go the|a|to|for|on|along
  want|like it|that|one|two|to|the booked|reserved
  another one? .. please
  sign up .. for
  want|need|wish book|reserve
  so|then|maybe|perhaps a|an|another|one .. appointment|session|lesson|slot|visit|class|spot .. on|for|at|this|next
  get|fit|squeeze|slot me|us|him|her in
  ^ .. for .. please $
`)

/** "I need a table": a wish to book once a time, a party or an address is given. */
export const needsPlace = cues(`
  need|want|like|after a|an|one|two|three|four|five|six|some|the|any? table|seat|seats|place|places|spot|spots
  ^ a? table|seat|seats|place|places|spot|spots
  want|like|love|need|hoping|keen to? learn|practise|practice|try|taste|improve
  dare|decided|fancy
`)

/** "Can two of us come": a wish to book once the service is named. */
export const askToCome = cues(`
  can|could|may|might .. of us come|join|do|try|attend|have
  can|could|may|might .. and i come|join|do|try|attend
`)

/** "We were three at the walk", "the walk is for ten": said of a party, and no wish for one. */
export const tellsOfParty = cues(`
  was|were|went|came|had|been
  ^ !my|name .. is
`)

/** "Can I do gongfu on Tuesday?": a wish to book once a time is named. */
export const mightBook = cues(`
  can|could|may|might .. of us come|join|do|try|attend|have
  can|could|may|might .. and i come|join|do|try|attend
  can|could|may|might i|we .. come|join|do|try|attend|have|get|bring
  can|could|would you .. him|her|it|them|me|us|my|our|the|mine
  is there .. free|space|room for us|me|two|one
  any chance of|i|we|you
  is it|there? possible|possibility
  possible to|the|on|for
`)

/** What cannot be done is not wished for. */
export const cannot = cues('can|could|will|do|am not .. do|make|come|manage|attend|get|able')

/** Not a wish to book, though the word is there. */
export const mentionsBooking = cues(`
  when|if|before|after|once|until|how|while|since i|we|you .. book|reserve|booked|booking
  do|how .. i|we|people|you .. book|reserve
  do|must i|we have|need to book
  do|must i|we have|need an|a appointment|booking|reservation
  you booked|book with
  can i|we cancel|move|change
  table|somewhere .. near|nearby
  without signing|booking|joining
  whether to sign|join|book
`)

/** Whole lists. */
export const wantsList = cues(`
  what|which .. do|can|does|are|is .. you|there|they .. run|offer|do|have|got|provide|sell|teach|hold|available|on
  show|list|see|give|view|browse|tell .. all|every|everything|whole|your|list|full|options|about
  what is|are on .. menu|offer|list|available|going
  what can|could you do|i|we
  on the menu
  all|every|full|whole|complete .. list|range|menu|catalogue|catalog|selection
  everything you|on offer
  what else .. do|offer|have|run|is
  what sort|kind|kinds|types|type of
  which .. do|are|have|can you|there|i|we
  which ones
  what options|choices
  what is|are the|your .. options|choices|choice
  what all? do|can .. you .. do
  what .. you .. do|offer|run|got|have $
  what .. you .. do|offer|run|got|have here|there|then|exactly|actually
  what .. can a person|someone|people|one|we|i .. do|learn|try|book
  what is|have|has .. on the board|menu|list|cards|programme|schedule
  what have|has you|they .. on|got
  run|talk|walk me|us through
  anything|something|what .. running|on|happening|going|available|for|under|below|less
  which of your|the .. are|is|do|does|happen|run|take|happens|runs
  give me|us the rundown|lowdown|overview
  price list
  monthly|membership options|prices|plans
`)

export const wantsDay = cues(`
  anything|something|what|whats|which|any|everything|one|ones .. on|for|this|next|at
  what is|are going on
  going on
  do you .. on
  is|are there a|an|any .. on|this|next
`)

/** Which day and time the shop itself is open, and how to reach it. */
export const asksHours = cues(`
  open|opens|opened|opening|close|closes|closed|closing|shut|shuts .. today|tomorrow|now|on|at|till|until|late|early|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|hours|times|time|you|christmas
  what|when|which time|times|hours|days|day? do|are|is|does you|u|they|the shop|shop? .. open|close|shut|closed|opening
  when|are|is|do you|shop|they|we .. open|opens|shut|close|closed
  opening|business|shop hours|times|days
  your hours|times
  open till|until|from|on|today|late
  until|till what time
  when can i|we|you come|drop|visit|pop by|in
  how late are|do|you
  open|opens|opened|opening|closed|shut|close .. boxing|christmas|xmas|easter|bank|holiday|holidays|new|thanksgiving
  boxing|christmas|xmas|easter|bank|holiday|holidays|thanksgiving .. open|opened|opening|closed|shut|hours
`)

export const asksAddress = cues(`
  what|your|full|exact|postal .. address|postcode|zip
  address
`)

/** Asked of the shop's own place, where nothing in the record says more. */
export const asksWhere = cues(`
  where are|is you|ye|the|your shop|store|place|studio|salon|workshop|located|based?
  how do i|we find|reach you|there
  where .. located|based
`)

export const asksPhone = cues(`
  phone|telephone|ring|call|mobile number
  what|your|have .. phone|number
  number .. ring|call|reach
  how|can .. i|we ring|phone|call you|the
`)

export const asksEmail = cues(`
  your|what|shop email
  email address
  how|can .. i|we .. email|write you|to
`)

/** Politeness, and what the shop says back. */
export const isThanks = cues(`
  thank|thanks|thankyou|cheers|ta|appreciated|grazie|merci|gracias|danke|bedankt
  perfect|great|brilliant|lovely|wonderful|excellent|super|awesome|cool|nice $
  ^ ok|okay|fine|sure|alright|right|good|haha|lol|got|perfect|great|brilliant|lovely ok|okay|it|then|thanks|good|haha|lol|cool|perfect $
  ^ ok|okay|fine|alright|haha|lol|good $
  that is all|everything|it|great|perfect|helpful
  no worries|problem
`)
export const isGreeting = cues(`
  ^ hi|hello|hey|hiya|howdy|greetings|yo|bonjour|hola|hallo|hoi|ciao|salut $
  ^ hi|hello|hey|hiya|bonjour|hola|hallo|hoi there|all|team|again|everyone|shop? $
  ^ good morning|afternoon|evening|day $
  ^ how are you|things
  ^ are|is you|anyone|anybody|someone there|here
`)
export const isGoodbye = cues(`
  ^ .. bye|goodbye|cya|later|ciao $
  see you
  have a good|nice|lovely
`)
export const asksWhoYouAre = cues(`
  are you|this|that .. bot|robot|human|person|real|machine|ai
  who|what are you
  am i talking|speaking .. to|with
`)

export const isYes = cues(`
  ^ yes|yeah|yep|yup|sure|ok|okay|please|definitely|absolutely|alright|oui|si|ja .. $
  ^ go ahead|on
  ^ do it|that
  ^ that would|will be good|great|lovely|nice|helpful
`)
export const isNo = cues(`
  ^ no|nope|nah|never|non|nee .. $
  ^ no|nope|nah thanks|thank|need|worries|it
  never mind
  forget it
  leave it
`)
