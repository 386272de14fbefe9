import { cues } from '../../../knowledge/lexicon/cues.ts'
import { STANDS_FOR } from '../../../knowledge/subjects/asks.ts'

const { ITEM } = STANDS_FOR

const PERSON =
  'desk|reception|office|management|director|chief|human|someone|somebody|manager|owner|staff|agent|representative|operator|people|boss|team|colleague|receptionist|supervisor|anyone|anybody'

/** A person is asked for. */
export const wantsPerson = cues(
  `speak|talk|chat|talking|speaking|spoke|write directly? to|with .. ${PERSON}`,
  `speak|talk|chat to|with a|an|the|one|your|whoever|another`,
  `have|get|like|want|need a|another quick|brief|little|short|private|proper? word|chat with`,
  `want|need|like|demand|get|fetch to|me? the|your|a|whoever? manager|owner|boss|supervisor|whoever`,
  `whoever runs|owns|manages|is`,
  `someone|somebody|owner|manager|anyone to contact|call|ring|phone|email|answer|deal`,
  `instead of this|the|a thing|bot|robot|machine|chat|computer`,
  `want|need|like|expect someone|somebody|anyone .. not a|this|some|the bot|robot|machine|chat|chatbot|computer|window`,
  `proper|actual|real|living human|person|people`,
  `want|need|get|fetch|give|have|prefer|like|is|rather|find .. a|an|some|real|actual .. human|person|manager|agent|operator|representative !who|that|to|for|with|can|could|may|might`,
  `real|actual|live|proper person|human|people|someone`,
  `put|pass|transfer|connect|patch|hand me through|over`,
  `transfer|connect me to`,
  `not a bot|robot|machine|computer`,
  `someone|somebody|anyone|anybody|person there|else? can|could|call|ring|phone|tell|contact|email|help|answer`,
  `someone|somebody|anyone to? get|be in touch|contact`,
  `could|can|would|will|have someone|somebody|anyone|anybody .. call|ring|phone|contact|email|tell|help|speak|look|sort`,
  `call|ring|phone me back?`,
  `ask|fetch|get|call a|the person|human|someone|somebody|colleague|shop|staff|manager|owner`,
  `human|person please|pls`,
  `^ hi|hello|hey|ok|please? a|an|the? real|live|actual? human|person|agent|operator|representative|receptionist now|please|pls? $`,
  `is there a|an|any|some .. i can|could speak|talk|ask`,
  `is there someone|somebody|anyone|anybody .. i|we can|could speak|talk|ask|ring|call|phone|write|contact`,
  `who|whom do|can|should|may|must|would|could i|we .. speak|talk|complain|turn|write|contact|call|ring|deal !if|when|in`,
  `connect|put|link|pass|transfer|patch me|us .. with|to|onto ${PERSON}`,
  `speak|talk|talking|speaking to|with .. ${PERSON}`,
  `get|fetch|bring|find|give me|us .. ${PERSON}`,
  `have|get|ask|let|tell|want whoever|someone|somebody|${PERSON} .. contact|call|ring|phone|email|answer|reply|write|come`,
  'have|get|ask|let|tell|want them to? contact|call|ring|phone|email|answer|reply|write|come',
  `whoever .. contact|call|ring|phone|email me|us`,
  `person|people|one|whoever|someone|somebody|anyone|anybody in charge|responsible`,
  `can|could|would|please|to|and|must|should|have|someone|somebody ring|call|phone|contact|text me|us !a|if|when`,
  `prefer|rather|sooner .. human|person|someone|somebody|staff|phone|voice`,
  `human being|beings|contact|help|support|agent`,
  `someone|somebody .. get|gets|getting back to me|us`,
  `someone|somebody senior|higher|responsible`,
  `no bot|bots|robot|robots|chatbot|chatbots|machine`,
  `not do|like|trust|want|use chatbots|bots|robots|machines`,
  `i|we not do|like|trust|want|use computers`,
  `need|want|love|like a quick|brief|private? word`,
  `a member of your|the team|staff .. write|call|ring|contact|email|phone to? me|us`,
  `to who|whom can|could|may|do i|we say|tell|complain|report`,
)

/** None is asked for: "I don't need a person, is it legal?" */
export const wantsNoPerson = cues(
  `like a|any normal|civilised|civilized|sane|decent|regular human|person`,
  `they|everyone|everybody|people|friends|mates|folks call|calls me`,
  `does someone|somebody|anyone|anybody help|show|teach|guide|explain`,
  `not put|transfer|connect|pass|patch|hand me|us`,
  `what|which .. .. a|one|any private? person|people can|could|do|get|try|book|take`,
  `not want|need|like|wish|have to? speak|talk|chat|be? to|with? a|an|any|the|your|another|anyone? real|live? ${PERSON}`,
  `not want|need|like|wish|have to? speak|talk|chat to|with ${PERSON}`,
  `not want|need|like a|an|any|the? real|live? human|person|people|agent|operator|colleague`,
  `no|without need|want? for? a|an|any|the? real|live? human|humans|person|people|staff|agent|operator|colleague !answer*|repl*|responded|called|rang|said|told|got|came`,
)

/** "Let me talk to Marlene", "get Marlene to ring me": a name, seen by its capital letter in the words as written. */
export const NAMED_PERSON =
  /\b(?:(?:could|can|would|will)\s+\p{Lu}\p{Ll}+\s+(?:please\s+)?(?:ring|call|phone|text|contact|e-?mail|write|reply|get\s+back|give\s+(?:me|us)\s+a\s+(?:ring|call|bell|shout|buzz))\b|(?:talk|speak|chat|put me through|get hold of|reach)(?:ing)?\s+(?:to|with)\s+(?:mr|mrs|ms|dr)?\.?\s*\p{Lu}\p{Ll}+|(?:get|fetch|grab)\s+\p{Lu}\p{Ll}+\s+for\s+(?:me|us)\b|(?:get|ask|have)\s+\p{Lu}\p{Ll}+\s+(?:to\s+)?(?:ring|call|phone|text|contact|e-?mail|write|reply|get\s+back|give\s+(?:me|us)\s+a\s+(?:ring|call|bell|shout|buzz))\b)/u

/** Something went wrong that only a person can put right. */
export const isComplaint = cues(`
  charged|billed|paid|debited|took|taken .. twice|double|wrong|again|too !long
  double charged|charge|billed
  wrongly|overcharged
  nobody|noone .. answer*|repl*|responded|called|rang|said|told|got|came|turned|picks|picked
  nobody|noone .. showed up
  nobody|noone .. showed $
  no one .. answer*|repl*|responded|called|rang|said|told|got|came|turned|picks|picked
  no one .. showed up
  no one .. showed $
  put|put it|this|that right
  want|demand|need|expect|like my|a|an|some|full? full? refund|compensation|explanation
  make|file|lodge|have|raise|register|submit|formal|official a|an|my|the? .. complaint
  complain to|about
  you|your|staff|teacher|man|woman|lady|guy|host .. shouted|yelled|screamed|swore|snapped|sneered|laughed at|my|me|us
  shouted|yelled|screamed|swore|snapped at me|us|my|our
  your .. was|were|is|are so|really|absolutely|just|completely? terrible|awful|horrible|dreadful|appalling|atrocious|shocking
  website|site|webpage|page|app|link|checkout is|are|has|keeps completely|always|still? broken|down|crashed|crashing|frozen
  website|site|webpage|page|app|link|checkout is|does|do|will|would not work|working|load|loading|open|opening
  you|your|staff|teacher|man|woman|lady|guy|host .. insulted|humiliated|ignored|bullied|harassed|grabbed|pushed|frightened|scared me|us|my|the|her|him
  started|began|opened late|early .. .. paid|charged|cost|full|price
  finished|ended|over|cut|stopped early|short|half .. .. paid|charged|cheated|ripped|price
  feel|felt|was|were|been cheated|robbed|conned|ripped|mistreated|fobbed
  paid full whack|price !if|for
  like|love|want|need that|this|it sorted|fixed|resolved|looked
  emails|mails|calls|messages|letters .. unanswered|ignored
  slipped|fell|tripped|sprained|broke|hurt|cut .. on|over|down|at|by|in|off your
  home|left|out crying|tears
  dirty|filthy|mouldy|disgusting|broken .. when we|i|again|everywhere
  dreadful|terrible|awful|horrendous|shocking|worst|shameful experience|service|treatment|visit|lesson|class|session|time|evening|way
  want|demand|need|expect .. money back
  complain|complaint|unacceptable|disgusting|disgrace*|appalling|outrageous
  put a scratch|dent|hole|cut
  came home|back .. with .. cut|injury|bruise|limp|wound|scratch|rash
  you|lads|they|staff|someone|somebody have? ruined|damaged|broke|lost|injured|stole my|her|his|our|the
  very|so|really unhappy|disappointed|upset|angry|rude
  was|were rude|horrible|awful to|with me|us
  rude to me
  hate|hated .. you did
  want it|this|that fixed|sorted|redone|resolved
  no one even? apologised|apologized|cared|bothered|knew|listened|noticed|warned
  nobody|noone even? apologised|apologized|cared|bothered|knew|listened|noticed|warned
  third|second|fourth|umpteenth time !coming|visiting|here|back|i|we .. this|that|in|you|has|have|running
  nicked|burnt|burned|bruised|scalded|grazed|stabbed my|me|his|her|him|our
  bled|bleeding through|everywhere|all|on
  not|never apologised|apologized|good enough
  deal with it|this !yourself
  someone|somebody to? make|put this|that|it right
  nobody|noone there|in|about|around|home
  wasted|lost my|our|a|an|half day|morning|hour|time|afternoon|evening|pay|trip
  what a joke|mess|shambles
  fed up
  beside myself|ourselves
  let down
  still waiting
  fobbed off
  still not|have not|never .. received|got|arrived|refunded|heard
`)

/** Not the shop is what displeases, but these answers. */
export const isDispleased = cues(`
  this|that|it|you|bot|chat|assistant is|are|being so|completely|totally|utterly|really|just? useless|hopeless|rubbish|pointless|unhelpful|stupid|dumb|ridiculous|annoying|broken $
  you|this|it keep|keeps getting|giving|saying|repeating|doing .. wrong|same|again
  ^ you are|have? got|getting? it|that? wrong|mistaken $
  ^ that|this|it is wrong|incorrect|nonsense|not right|true|correct $
  not what i|we asked|was|wanted|said
  you are|were no|not any|much|very|a|being? help|helpful|helping|use
  ^ useless|rubbish|hopeless|nonsense $
  not answer|answered|answering|understand|understood|read|listening my|the|what|me
`)

/** There is no booking yet, or none is to be looked up. */
export const hasNoBooking = cues(`
  not|never .. booked|reserved|made .. yet
  not booked|reserved anything|a
  not|no .. look|looking up|for my|our|any
`)

/** Their own place at what is called by its name is to be changed, or asked for; over words in which every name is one. */
export const wantsOwnOf = cues(`
  cancel|scrap|drop|bin|postpone|push|move|moving|change|reschedule|swap|shift|rearrange|off my|our .. ${ITEM}
  swap|change|switch|move the|my|our .. ${ITEM} i|we booked|have
  what|which day|time|date|one i|we picked|chose|took|selected .. ${ITEM} .. booked
  submitted|sent|filled|completed the|your|that|a form for ${ITEM}
  whether|if i|we am|are .. booked|down|signed|registered .. ${ITEM}
  am i|we .. booked|down|signed|registered .. ${ITEM}
  out of|from the|my|our .. ${ITEM} i|we booked
  withdraw|pull|back|drop out? of|from .. ${ITEM}
  ${ITEM} .. signed up for it|this .. $
  booked|reserved ${ITEM} .. .. sooner|earlier|later|moved|changed|expected
  i|we reserved|booked ${ITEM} .. weeks|days|month|months|ago|week ago|back
  off the|my|our ${ITEM} i|we booked
  my|our inscription|registration|enrolment|enrollment for|at|in ${ITEM}
`)

/** Own bookings are asked for, without a reference. */
export const wantsOwnBookings = cues(`
  my|our|all|own bookings|reservations|appointments
  i|we have|got something|anything|appointment with|at|booked you|yours
  what|which bookings|reservations|appointments do|have i|we .. have|got|booked|with
  what|which of my|our .. is|are still? to|yet|coming come|happen|up|left|next?
  have i|we .. coming|booked|booking
  do i|we have|got .. coming|booked up|next|soon|with|at
  do i|we have|got coming|booked
  i|we already? booked it|that .. .. .. can|could|would you check|see|look
  have|am i|we .. signed|registered|enrolled up? for|on|to anything|something|any|one
  when|what|which .. am|are|was|were|have|had|did i|we .. booked|book|coming|supposed
  what|when|which .. i|we|am|are !sitting? down
  when|what|which .. is|was|are my|our next? .. booking|sitting|appointment|reservation|lesson|session|slot|visit|class|coming
  my|our next|upcoming|coming|current .. booking|sitting|appointment|reservation|lesson|session|slot|visit|class
  when is|are|was !the .. next appointment|sitting|booking|lesson|session|visit|reservation|class
  do i|we still? have !to .. booking|booked|something|anything|appointment|reservation|slot|diary|seat
  am i|we .. booked|down|on the|in
  am|are|is|was|if i|we|me|us|my .. on|in the|your books|list|diary|calendar|system
  what time|day am|was|were i|we !meant|out|done|finished|free|home|back|through|finishing
  when am|was|were i|we !out|done|finished|free|home|back|through|finishing
  have i|we got .. booked|booking|appointment|coming|something
  have|do i|we got|have? a|any spot|place|seat|slot|booking|appointment with|at you|yous|yours|youse
  am i|we booked in|on|for
  check|see|find|look|view|show|where|cancel|move|change|reschedule|resend|manage|confirm .. my|our .. booking|reservation|appointment|slot|seat|seats|sitting
  lost|deleted|mislaid|forgot|forgotten .. confirmation|reference|booking|email
  gone|slipped|went .. out of my|our head|heads|mind|minds
  slipped my|our mind
  what|which .. did i|we pick|choose|book|take|say|put|reserve
  make|fix|update|alter|amend|reduce|shrink|extend|split|merge .. my|our booking|reservation|appointment
  gave|put|wrote|typed .. on|in|with|for|when .. my|our booking|reservation|appointment
  what|which .. i|we picked|chose|booked|reserved $
  remind me .. what|which|when .. i|we picked|chose|booked|took
  forgotten|forgot when|what|my .. booking|booked|time|sitting
  look up|for .. my|a|booking
  can not|not|forgot|forgotten .. remember|recall|sure|know|what|when|if .. i|we .. booked|booking|reserved
  if|whether|when|what|which i|we booked|reserved
  forgot|forgotten|remember|recall .. what|which|when .. i|we said|picked|chose|took|put
  i|we booked|reserved .. .. .. .. .. forgot|forgotten|remember|recall
  could|can|would you look it|that|mine|me up
  did my booking|reservation .. go|come|work
  remind|tell me|us !about .. when|what|which .. i|we am|are|have
  when|what|which|everything|anything .. i|we have|had? booked|reserved|signed|got|registered
  all .. i|we have|had? booked|reserved|signed|registered
  when|what time am|are i|we .. next|coming|booked|due|in|on|with
  i|we booked|reserved .. can|could|not|but|forgot|lost|when|which|where|find
  made|have a|an|my booking|reservation|appointment .. can|could|when|find|check|under|forgot|lost|but
  have|got a|an|my booking|reservation|appointment .. .. check|verify|confirm|change|move|cancel
  not .. .. make|be|come|attend .. my|our .. appointment|booking|reservation|slot
  annul|withdraw|undo|revoke|void .. my|our|the booking|reservation|appointment
  booking|bookings|reservation|appointment in|under my|our name|names
  the .. thing|one|booking|date|slot|appointment|session|day that? i|we booked|reserved
  the .. booking|date|slot|appointment|session that? i|we made
  have|has|got you|u|ye got? me|us down
  off|from|to my|our reservation|booking $
  one|two|somebody|someone|person .. off|from my|our reservation|booking
  did you|u|ye get|receive|see|have my|our .. booking|reservation|appointment|form
  wrong|old|incorrect|different .. .. when i|we made|booked|reserved
  not .. .. .. remember|recall .. when it|mine|that is|was
  ^ my|our booking|bookings|reservation|appointment|appointments please|pls? $
  do|happens .. about|with|to my|our booking|reservation|appointment|slot
  made|have a booking|reservation .. .. .. make sure|certain
  check|checking|double|verify|sure you .. have|got my .. booking|reservation|appointment|slot|spot|place|name
  has|was|is|did my .. booking|reservation|appointment .. received|through|confirmed|made|gone|arrive|arrived|work
  tell|verify|confirm|know me? here? .. when|what time|day my .. booking|reservation|appointment
  verify|confirm my .. booking|reservation|appointment
  when is|are the|that .. booking|reservation|appointment i|we
  submitted|sent|filled|completed the|your|that|a form .. .. .. am|is|did|are|was i|it|we
  when|what time|day? my|our next? booking|sitting|appointment|reservation|lesson|session|visit is|was
  i|we am|are booked|down .. for|on .. but
  call|calling my|our|the .. off
  find|see|check|look|tell when it|that is|was
  i|we have|got a|an booking|appointment|reservation with you|ye|u
  appointment|booking|reservation i|we have|made .. be|moved|changed|later|earlier|sooner
  bring|push|put|pull my|our appointment|booking|reservation forward|back|earlier|later
  have a|my|our booking|reservation|appointment from|of|for me|us
  booked|reserved the|a wrong week|day|date|time|one|hour|month
  i|we booked for .. now|but only|just|it|there
  my|our own booking|appointment|reservation
  extra|more|fewer|less .. on|to my|our booking|reservation
  did i|we .. book|reserve|get|go|sign !a|in
  did|have i|we put|sign|pencil|book|get me|us|myself|ourselves|my .. down|in|on|up
  never|not .. got|had|received|get|seen|have .. confirmation|reference
  no confirmation|reference
  my .. booking|reservation|appointment|place|slot|spot .. confirmed|still|exist|through|safe|valid
  show|see|list|find|check .. everything|all|what|whatever|which .. booked|reserved
  forgot|forgotten|remember|recall|lost|deleted .. what|which|when|if .. day|time|booked|date|slot
`)
