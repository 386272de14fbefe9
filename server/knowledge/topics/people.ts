/** Who comes, with whom, and who looks after them. */
export const PEOPLE = {
  children: `
    child|children|kid|kids|kiddo|kiddos|son|sons|daughter|daughters|toddler|toddlers|baby|babies|boy|boys|girl|girls|teen|teens|teenager|teenagers|nephew|nephews|niece|nieces|grandson|granddaughter|grandchild|grandchildren|grandkids|youngster|youngsters|infant|junior|juniors|minor|minors|lad|stepson|stepdaughter|godson|goddaughter|tween|tot|tots|preschooler|newborn
    little ones|one|man|lady|brother|sister|girl|boy
    # year|years|yr|yrs|month|months old|olds
    he|she|mine|son|daughter|girl|boy|kid|who|youngest|eldest|oldest|little .. is|turns|turned|just|was only|just|about|nearly|almost? three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen !people|of|at|weeks|days|minutes|hours|bucks|pounds|dollars|euros|times
    he|she|mine|son|daughter|girl|boy|kid|who|youngest|eldest|oldest|little .. is|turns|turned|just|was only|just|about|nearly|almost? 3|4|5|6|7|8|9|10|11|12|13|14|15|16|17 !people|of|at|weeks|days|minutes|hours|bucks|pounds|dollars|euros|times
    is|are|am|a # yr|year|years|yrs old
    girl|boy|son|daughter of #
    with baby
    how|too|minimum|age|what old|young|age|limit|restriction|restrictions .. be|do|must|have|for|allowed|limit
    old|young|tall|big enough
    minimum|lowest|youngest age
    age limit|limits|restriction|range|group
    under|over age|aged|# years?
    what ages|age
    from what|which age
    adults|adult only
    # yr|yrs|year|years olds
    family|families
    school age|kids|trip
    grown|up ups
  `,
  minding: `
    drop|leave|dump .. them|him|her|kids|kid|children|child|off|teens|teenagers|boys|girls .. with|go|off|there|back|and
    drop .. off
    do|must|should i|we have|need to stay|wait|remain|hang|watch|sit
    stay|wait|remain|sit in the|with|for room|him|her|them|whole
    parents|parent|mum|mums|dad|dads|guardian|grownup .. stay|wait|watch|sit|need|have|must|leave|go
    do|should|must|can|may|could|do i|we|parents|parent stay|wait|watch|leave|sit|hang in|around|and|for|with|there|him|her|them .. him|her|them|kid|kids|child|children|son|daughter|class|lesson|while
    with an adult
    on|by his|her|their own
    supervised|supervision|unaccompanied|unattended|accompanied|accompany|chaperone
    without me|us|a|an|their parent|adult|parents|being
  `,
  dogs: `
    dog|dogs|doggy|doggo|pup|pups|puppy|puppies|labrador|whippet|terrier|spaniel|poodle|beagle|corgi|retriever|collie|dachshund|greyhound|schnauzer|husky|bulldog|hound|pooch|mutt|cockapoo|pug|chihuahua
    four legged|legs friend|friends|mate
    pet|pets|cat|cats|rabbit|parrot|animal|animals
  `,
  alone: `
    on|by my|his|her|your|our own|myself|self
    by|all myself|himself|herself|yourself
    come|coming|go|going|turn|be alone|solo
    alone|solo|single
    without|need|have|got|find|no a? partner|buddy|friend
    just me
    not|do know|have anyone|anybody|a
    only one there|here|who
    partner needed|required
  `,
  beginner: `
    beginner|beginners|novice|newbie|newcomer|newcomers|rookie|amateur|starter|starters|virgin
    never|not|no|havent|hardly|barely done|tried|been|had|used|made|touched|held|played|experience|before .. before|it|one|this|in
    first time|timer|timers|go|try|attempt
    complete|total|absolute|utter novice|beginner|newbie|amateur|idiot
    no|any|need|have|much|previous|prior|some experience|skill|talent|knowledge
    from scratch|zero
    too|really|very|that|bit|how hard|difficult|advanced|tricky|demanding|strenuous|tough|physical|intense|tiring
    have|need to be|know .. fit|good|strong|athletic|musical|flexible|able|how|anything|anyhow
    fit|strong|good|flexible|experienced|skilled|athletic enough
    out of shape|practice
    not|am|very|that very|fit|good|sporty|athletic|creative|artistic|musical|flexible|strong
    am|is|are|we no good|athlete at|with
    two left feet|hands
    make|look|feel a|silly|stupid|out|fool|foolish|idiot|embarrassed
    clueless|rusty|unfit
    know|knows|knowing nothing|anything|zilch
    start|starting|begin|beginning out|from|over|again|at
    been|had years|ages|decades since|ago
    what level|levels|standard|ability
    which level|levels
    absolute beginner
  `,
  nervous: `
    scared|nervous|nervy|afraid|anxious|anxiety|terrified|petrified|frightened|phobia|phobic|shy|claustrophobic|timid|jumpy|skittish
    panic attack|attacks|easily
  `,
  staff: `
    choose|pick|request|ask|have|get|see|want|prefer|specific|particular|same .. same|my|a|the|your|which|specific|particular|who|for teacher|instructor|coach|host|therapist|person|one|guide|trainer|tutor|doctor|staff|someone
    same|different|other|specific|particular|which|whose person|teacher|instructor|coach|host|therapist|tutor|trainer|guide|guy
    woman|female|lady|women|girl|male|man .. teacher|instructor|coach|therapist|host|staff|treat|treating|treats|teach|teaching|trainer|tutor|doctor|do|does|guide
    be|by|with|from|see|prefer|rather|have a|another woman|female|lady|girl|male
    choose|pick|request my|who|whom|whose|which
    who teaches|runs|leads|takes|hosts|is|are|will|would|does|makes .. teaching|teacher|running|hosting|teachers|instructors|staff|it|the|class|lesson|me|team|hosts|owner|behind
    who will|would|is|are i|we|it|the be|with|see|teaching|doing
    again with|the same
    switch|change|swap|different|another teacher|teachers|instructor|instructors|therapist|coach|trainer|tutor
    day|days is|are .. off|not in|working|away
    when is|does .. in|work|working|off
    like|want|have|get|see|with him|her again
    not .. click|gel
    not get|hit on|off .. with|him|her
    do not|did like my|the|his|her teacher|instructor|therapist|coach
  `,
} as const
