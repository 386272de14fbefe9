import { cues } from '../../../knowledge/lexicon/cues.ts'
import { STANDS_FOR } from '../../../knowledge/subjects/asks.ts'

const { ITEM } = STANDS_FOR

/** "Book", said as a wish or an order, not as "when I book". */
export const wantsToBook = cues(`
  ^ please? book|reserve
  ^ .. please book|reserve me|us|a|an|the|in|it|that|one|two
  ^ hi|hello|hey|ok|okay|great|lovely|perfect|yes|right|so|and|well|thanks|good please? book|reserve
  can|could|may|might|shall i|we|you|u please? .. book|reserve|schedule|arrange|squeeze|pencil|sign|register|enrol|enroll
  can|could i|we .. have|get|grab|make|take|do a|an|one|two|three|four|five|six|seven|eight|the .. seat|seats|place|places|spot|spots|slot|slots|booking|appointment|reservation|table|lesson|class|session
  can|could|may|might he|she|they .. have|get|grab|take a|an|one|the .. seat|place|spot|slot|lesson
  like|love|want|wish|need|looking|hoping|going|trying|try|ready|keen to|for .. book|reserve|schedule|sign|enrol|enroll|register|come|join|attend
  like|love|want|wish|hoping|keen to start|begin with|on|in|at
  need|want|like|get|after a|an|the|my|some|one|two .. appointment|booking|reservation|slot
  need|want|like|after a|an|one|two|three|four|five|six|some? place|places|seat|seats|spot|spots at|on|in the|your|this|that|next
  put|pencil|sign|count|pop|squeeze|slot|add|book|enrol|enroll|lock|stick|chuck me|us|him|her|mine .. down|in|up|on|for
  get me|us|him|her|them booked|reserved|registered|signed
  i|we am|are booking .. for|on|it|this|that
  like|love|want|wish|need to make a|an|the|my .. booking|reservation|appointment
  book|pencil|squeeze|slot|enrol|enroll me|us|him|her|them|it|mine|my|our
  sign|put|book|count|get up|in|down? two|three|four|five|six|both|all of us|them
  put|set|pencil|sign|squeeze|slot|pop|stick|bung .. down|up|in for
  can|could i|we|you put|pencil|sign .. .. .. down|up|in for
  stick|bung|pop|chuck|shove me|us|him|her|them in|on|down
  ^ please? get|put|squeeze my|our|him|her .. .. into|onto|in|on|down
  send|have someone|somebody|a|your .. .. to look|check|see|come|fix|do|round|out|over
  learn how|to .. .. .. on|this|next monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week
  ^ put|set|pencil|sign|squeeze|slot .. .. down|up|in for
  put my|our name|names down|in|forward
  go ahead|on and|then? book|set|reserve|put|do|sign
  book|reserve .. in|for|on|at|me|us|a|an|the
  make|want|place a|an booking|reservation|appointment
  i|we will|would|shall take|have|go|do for? the|that|it|one|two
  like|love|want to do|try|join|attend|have|come|go the|a|to|for|on|along
  want|like it|that|one|two|to|the booked|reserved
  want|like|love|need|hoping|looking to get booked in|on|for
  can|could i|we get into|onto a|an|one
  another one? .. please
  sign up .. for
  want|need|wish book|reserve
  better book|reserve
  so|then|maybe|perhaps a|an|another|one .. appointment|session|lesson|slot|visit|class|spot .. on|for|at|this|next
  get|fit|squeeze|slot me|us|him|her in
  can|could you get our|my .. on|in|into|onto
  ^ and|then|also? please? get|fit|squeeze|slot me|us|him|her into|onto
  save|keep|hold|grab|get|nab|snag|find|fix me|us|him|her a|an|one|two|three|four seat|seats|chair|chairs|stool|stools|place|places|spot|spots|table|slot
  need|want|like to? get|have my|our|the|a .. booked in|for|on
  want|like|love|wish|need|looking|hoping to rent|hire|borrow
  ^ .. can|could|may|might i|we rent|hire|borrow a|an|one|two
  if so|yes i|we would|will like|love|take|have it|that|one|a|to
  ^ .. for .. please $
  ^ .. # seat|seats|place|places|spot|spots|ticket|tickets then? please|pls|then $
  ^ just|so|and|ok? one|two|three|four|five|six seat|seats|place|places|spot|spots at|for|on|in the|your|this|next
  if so .. go ahead
  still want|like|need it|that|to $
  sort|arrange|get|give|fix|make|set me|us|up|out a|an booking|reservation|appointment|place|spot
  continue|proceed|carry|go on|ahead? with|and? the|my? booking|form|reservation
  let us|me get it|that|this booked|reserved
  let us|me do|have|take it|that|this
  i|we am|are booking that|it|this
  ^ .. i|we am|are in $
  ^ .. a? booking|reservation|appointment please|pls $
  go ahead with it|that|this
  like|love|want|ready|need to secure|claim|grab|nab|bag a|an|my|our|the place|spot|seat|slot
  can|could|will|would you please? set|sort|arrange|organise|organize it|that|this|us up? for? us|me? $
  can|could|will|would you get|have us|me|him|her|them both|all? booked
  arrange|organise|organize|book it|that please $
  please arrange|organise|organize it|that|this
  get|put me|us|him|her|them on the|your list
  would .. be possible for a|an appointment|booking|lesson|visit|session
`)

/** The same of what is called by its name, over words in which every name is one: "could I get booked in for First Steep", "I'd like First Steep". */
export const wantsByName = cues(`
  ^ one|two|three|four|five|six|# for the? ${ITEM} .. please|pls
  get|be|getting|have .. booked|reserved|registered in|on|onto|for .. ${ITEM}
  get|have ${ITEM} booked|reserved
  am|are|is|please|hi|hello|pls booking|reserving .. ${ITEM}
  make|one|a|an|want|please|need booking|reservation|appointment|registration .. for|at|on|of? ${ITEM}
  ^ registration|reservation|booking for ${ITEM}
  ^ please? book|reserve ${ITEM}
  ^ can|could|may i|we get|have ${ITEM} please|pls? $
  want|wants|wanted in on ${ITEM}
  can|could|may|might i|we|he|she|they get|squeeze|fit on|onto|in|into .. .. ${ITEM}
  ^ please? get|squeeze|fit|slot me|us|him|her|them|my|our .. .. on|onto|in|into|at .. .. ${ITEM}
  can|could|will|would you|u get|squeeze|fit|slot me|us|him|her|them|my|our .. .. on|onto|in|into|at .. .. ${ITEM}
  ^ ok|great|brill|lovely|super|right|yes|so|then|please? get|squeeze|fit me|us|him|her|them into|onto ${ITEM}
  need|want|like|ready to sign|signing us|me? up for ${ITEM}
  is it|that ok|okay|alright|possible|fine if|to .. book|arrange|reserve|schedule ${ITEM}
  have me|us|him|her|them down for ${ITEM}
  start|open|fill the|a|my? form .. for ${ITEM}
  form for ${ITEM} .. start|open|fill
  ${ITEM} booking|reservation|appointment please|pls|for|on|under
  let us|me? go for|with|do|book ${ITEM}
  going|go|went|settled with|for|on ${ITEM} then|please|pls? $
  ${ITEM} it is
  i|we will|would|shall just? take|have|grab|do|try ${ITEM} on|for|this|next|then|please|and
  get|put|pop|stick ${ITEM} in|on|into the|my|our|your diary|calendar|books|book
  pencil|put|pop|slot|sign|stick .. in|down|up? .. for|into|on ${ITEM}
  love|like|want|need|take|have|grab a|one|two|three|four|the spot|place|seat|slot|spots|places|seats at|on|for|in ${ITEM}
  ^ .. yes|yeah|yep please|pls? to? ${ITEM}
  ^ hi|hello|hey|ok|okay|yes|so|and? ${ITEM} please|pls|plz|then $
  ^ hi|hello|hey|ok|okay|yes|so|and|well|good? morning|afternoon|evening|there? i|we would|will|want like|love|have|take|to? have|do|try? ${ITEM} please|pls|then|thanks|thank? you? $
  ^ so|ok|hi|hello|well? i|we want|need|fancy ${ITEM} please|pls|then|asap? $
  can|could|may|might i|we .. get|have|take ${ITEM} for|on|please|this|next
  just|so|then|instead|now|please|and book|reserve .. ${ITEM}
  we|there|i will|would be # .. for|at ${ITEM}
  ^ ${ITEM} on|this|next|for .. # of them|us|those
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

/** Whether it is ever held then: "can I have it on a Saturday?" */
export const asksWhetherHeld = cues(`
  ^ and|so|but|ok? can|could|may i|we|one have|do|come|get|take it|that|this? on a|any monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekday|weekend|evening|morning $
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
  can|could|do|may i|we .. book|reserve .. by|over|via|per phone|telephone|email|mail|text|post|whatsapp
  table|somewhere .. near|nearby
  without signing|booking|joining
  whether to sign|join|book
  can|could|may anyone|anybody|everyone|everybody|people|strangers|visitors .. book|reserve
  book|reserve .. or do|see|talk|speak|need|have|must|should
  buy|bring|own|read|need a|the|any|my|that book
  do|would|must i|we have|need to join|subscribe|be|become|sign
  put|pay|leave|lay money|cash|deposit|something|anything|half down
  i|we am|are already? booked|down|signed|registered
  this where|how|page|place i|we|you book|reserve
  not ready|trying|going|looking|planning|here|want|wanting to? book|reserve|booking|reserving
  looking forward
  ^ hi|hello|so|ok? i|we have|got a|an booking|reservation|appointment
`)

/** What follows it is wished for, and not it: over words in which every name is one. */
export const isAfterIt = cues(`^ .. after|since|during ${ITEM}`)

const ORDERING =
  'book|booking|booked|reserve|reserving|reservation|appointment|place|places|spot|seat|seats|slot|ticket|tickets|arrange|register|registration|enrol|enroll|pencil|save|secure|schedule|attend|down'

/** An order for what is called by its name, in whatever words: over words in which every name is one. */
export const ordersByName = cues(`
  ${ORDERING} .. .. ${ITEM}
  ${ITEM} .. .. ${ORDERING}
  ^ ${ITEM} .. please|pls
  get|give|grab|find me|us ${ITEM}
  get|squeeze|fit .. me|us into|in|on for? ${ITEM}
  get|squeeze|fit me|us and .. into|in|on|onto .. ${ITEM}
  sort|set|fix me|us out|up|in with|for ${ITEM}
  please|pls|kindly .. ${ITEM} $
  can|could|would|will you|u|ye .. arrange|register|save|secure|schedule|organise|organize|sort|set|squeeze|fit .. .. ${ITEM}
`)

/** Beside these no order is given. */
export const ordersNothing = cues(`
  how|what|which|when|where|why|who|whether|if
  not|never|no|wonder|wondering|question|know|tell|info|information|hear|interested|about|description|thinking|considering|curious|compare|looking
  friend|sister|brother|mum|mom|dad|wife|husband|mate|colleague|he|she|they has|have? booked|reserved|registered
  i|we have|had|already booked|reserved|registered
  did|done|was|were|been|went|had|tried|loved|liked|enjoyed|took|got|bought|received|paid
  full|sold|free|available|included|cover|covers|includes|include
  cancel|move|change|swap|switch|reschedule|postpone|drop|scrap|off
  my|our|their|his|her .. booking|reservation|appointment|place|slot|seat|spot|membership
  after|before|since|during ${ITEM}
`)

/** What cannot be done is why another is wished for. */
export const booksInstead = cues('so|then|instead|please book|reserve')

/** Asks, and wishes nothing. */
export const isAskingOnly = cues(`
  wonder|wondering|know|sure if|whether
  ^ and|so|but|ok|hi|hello|hey? how|what|when|where|which|who|why|is|are|does|do|did|was !not
  how much|long|many|often
  what|which time|day|days
  is|are|does|was it|that|this|they|those on|held|every|always|all|just|only|run|both
  yes|true|right or no|false|wrong
  or am|was|have i
`)
