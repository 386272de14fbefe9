/** Being a member, things bought and made, and what goes on besides. */
export const STAYING = {
  pause: `
    pause|paused|pausing|freeze|freezing|suspend|skip|hold .. membership|plan|it|month|months|subscription|mine|for|a|while|my
    pause|freeze|suspend
    put .. on hold|ice|pause
    leave|leaving|quit|end|stop|cancel|jack|pack|give|get|terminate|drop|ditch|bin|chuck .. membership|subscription|contract
    sign up|on .. get|back out
    get|getting out of
    end|stop|cancel|leave|quit|terminate my|the|a|our? membership|subscription|plan
    jack|pack|chuck it in
    notice period
    stop|end|leave|quit any|whenever|at time|i|any
    tied|locked in|into
    contract|commitment|commit|minimum term|cancel anytime
    how long .. tied|locked|commit|sign|signed
    minimum .. term|months|commitment|period
    away|abroad|travelling|traveling|offshore|holiday|gone .. weeks|months|month|summer|winter|while|time|all .. pay|paying|charged|membership|still|lose
    away|abroad|offshore .. weeks|months|month|summer|winter .. at|a time|time?
    paying for nothing
    go|going|am|be|off travelling|traveling|abroad|away
    off|away for # weeks|months|month
    unused|leftover|left|remaining sessions|sessions|classes|visits|appointments|ones|month
    do not|never use|used|come|make .. all|them|any|month|enough
    carry|roll|rolls|rollover|carried over|forward
    lose|lost|vanish|disappear|expire|waste|wasted .. them|ones|unused|paid|not|used|rest
    if i|we leave|quit|stop|jack|end
    just for|one a|one|month month
    leave|leaving|get out|whenever
  `,
  benefits: `
    what|which|anything|something do|does|would|will|can|else .. members|member|membership|subscriber|subscribers|signing .. get|getting|perks|extra|bring|give
    what do|does|would i|we|you|members|member|one|they get|have for|with|from|as
    perk|perks|benefit|benefits|advantage|advantages|upside
    members|member|membership|subscribe|subscribers|joining .. discount|cheaper|free|extra|perks|benefits|get
    members|member|membership|subscribe|subscribers|joining .. off !my|the
    point|worth|worthwhile|value .. joining|signing|membership|subscribing|member|it|up|join|becoming
    how many|often .. membership|month|included|get|allowed|plan|include|member|members|does|do
    # a|per|times|every|each month
    unlimited|allowance
    priority|early booking|access|bird
    money|percent|discount|anything|something off .. members|subscribe|member|shop|products|join|bags|subscribers
    what is in it for
    why should|would i join|sign|subscribe|bother
  `,
  trial: `
    try|tried|trying|sample|test|taste .. before|first|without|once|one|out|joining|buying|committing|see|if
    trial|tryout
    without|before|instead|prior|not .. joining|signing|sign|member|membership|subscribing|committing|commit|join|becoming
    give it a|one go|try|shot|whirl
    not|no|am a? member|joiner|signed|joining|subscriber|join
    just the|this|for? once|one
    one off
    non members|member
    as a guest|visitor
    need|have|must|only|be a? member|members|membership
    members only|members
    only|just for members
    if .. am|are not|no a? member
    drop in
  `,
  share: `
    share|shared|sharing|transfer|lend|give|use|split .. membership|pass|plan|account|card|sessions|visits|it .. with|to|someone|wife|husband|partner|friend|between|two|family
    share|split|transfer .. membership|plan
    membership .. both|two|family|couple|household|partner|husband|wife
    family|joint|couple|couples|household|duo membership|plan|pass
  `,
  language: `
    language|languages|english|french|german|spanish|italian|mandarin|chinese|cantonese|polish|arabic|hindi|portuguese|japanese|korean|russian|ukrainian|turkish|urdu|dutch|welsh|swedish|finnish|vietnamese|greek|punjabi|farsi|czech|hungarian|romanian
    speak|speaks|spoken|talk .. english|language|languages|native|tongue|little|well|good|no
    not|no|little|bad|poor|shaky|weak|basic english
    english .. shaky|bad|poor|not|weak|rusty|good|great|limited
    interpreter|translator|translate|translated|translation|subtitles
    first|second|foreign|native|sign language|speaker|speakers
  `,
  photos: `
    photo|photos|photograph|photographs|photography|picture|pictures|pics|pic|camera|cameras|film|filming|video|videos|insta|instagram|tiktok|selfie|selfies|snap|snaps|youtube|vlog|footage|recording|facebook
    take .. photo|photos|picture|pictures|pics|video|snaps
    post|put|share|stick .. online|insta|instagram|facebook|tiktok|socials|story
    film|record|photograph us|it|me|him|her|them|the|my
    photographer
  `,
  lost: `
    lost|left|forgot|forgotten|misplaced|mislaid|dropped .. behind|my|a|there|something|at|property|glasses|umbrella|scarf|coat|jacket|phone|keys|hat|bag|ring|earring|gloves|jumper|bottle
    lost property|and found|something
    left|forgot|forgotten my|his|her|our|a|something|behind
    find|found|handed|seen|got my|a|his|her|in|any|anyone|our umbrella|scarf|coat|jacket|phone|keys|hat|bag|ring|earring|glasses|gloves|jumper|bottle|wallet|purse|watch
    my .. still|living|been|at there|with|yours|shop|place|you
    anyone|anybody|someone find|found|hand|handed|pick|picked
    handed in
    binned|thrown by|out
    leave|left .. behind
  `,
  products: `
    you|they|anyone|shop sell|stock|sells|stocks
    sell|stock|buy|purchase .. products|goods|things|stuff|bottle|tin|bag|some|any|online|home|retail
    products|product|merch|merchandise|shop|store|range|retail|tshirt|tshirts|souvenir|souvenirs
    do you|they sell|stock
    take|bring .. home .. bottle|tin|jar|bag|pack|tub
    can i|we buy|get|order|purchase .. from|online|there|home
    where .. buy|get some|it|one|that|them
  `,
  shipping: `
    ship|ships|shipping|shipped|deliver|delivers|delivered|delivery|deliveries|post|posted|postage|courier|parcel|dispatch|mailed|freight|export
    mail order|it|them
    send|sent|sending .. to|it|them|me|home|parcel|abroad
    get|arrive|arrives|reach|be .. here|me|mat|door|doorstep|home|house|us .. to|days|by|long|post|mail
    on|through the|her|his|my mat|door|doorstep|letterbox
    order|ordering|ordered|orders .. arrive|days|online|tonight|from|to|abroad|when|long|get
    to|go|anywhere abroad|overseas
    international|internationally
    live|am|home|based|back|go in|to|far|abroad|outside|another .. away|abroad|country|far
    how|way|can|could .. get .. to me|us|him|her|them|home
  `,
  returns: `
    return|returns|returned|returning|exchange|exchanged|swap|swapped .. it|them|something|unopened|opened|product|products|bought|tin|item|items|policy|for|refund|purchase|one
    send|bring|take|give it|them|something|one|this|these back
    can|could|may|do|how i|we return|exchange|swap
    money back
    do|did not like|want it|them|one
    wrong size|one|colour|color|thing|item
    unopened|faulty|defective
    change my mind .. bought
    refund|refunds
  `,
  storage: `
    store|storing|storage|keep|keeping .. it|them|fresh|fridge|freezer|cupboard|how|long|where|best|airtight
    how long .. last|lasts|keep|keeps|good|fresh|stay
    go|goes|gone|going|went off|stale|mouldy|bad|funny
    shelf life
    best before|by
    use by
    look after|care for
    care|wash|washing instructions|it|them
    on the shelf|counter|side .. since|for|months|weeks|summer
    it|they|them|is|are still good|fine|drinkable|edible|usable|safe
    how|where|best .. keep|store my|the|it|them|our|your
    dishwasher|microwave|oven|freezer
    dirty|machine plates|dishes|cycle|wash
    hand wash|washing
    is that|it bad|off|ruined
  `,
  online: `
    zoom|virtual|virtually|remote|remotely|skype|webcam|facetime|stream|streamed|livestream
    do|done|class|classes|lesson|lessons|session|sessions|it|them|this|meet|available|version|appointments|anything|held online
    video call|calls|appointment|appointments|session|sessions|lesson|lessons
    by|over|on video
    over|on|by the|a? phone|video|zoom|internet|computer|laptop
    from|at my|our? home|abroad|here|bedroom|couch|sofa|kitchen
    without coming|travelling|being in|there|person|physically
    in person
    moved|move|live|living .. away|far|up|to|out|abroad|keep|still
    keep seeing|having|doing|on
    too far to
  `,
  homeVisits: `
    come|comes|visit|drive|travel to my|our|the|me|us|his|her|your|people|someone house|home|flat|place|office|hospital|door|homes|bedside
    come|comes|travel out? to me|us|you|him|her
    home|house visit|visits|call|calls|service
    mobile|outcall service
    can not|cannot|not|housebound|bedbound|bedridden leave|get|go|out .. house|home|out|bed|hospital
    housebound|bedbound
    hospital|hospice|care|nursing|retirement home|bed|ward
    at my|our place|house|home|flat
    pick .. up .. from|at|home|school|station|work
    pick|picks|picked me|him|her|us|them up
    drop|dropped|drops me|him|her|us off|home|back
  `,
  sessions: `
    how many|times|often|long .. sessions|visits|lessons|classes|appointments|times|weeks|come|need|before|until|till|take|go|should .. need|take|before|until|till|fixed|better|ready|good|able|learn|see|results|come|pass|have
    how many|often times|visits|sessions|lessons|classes|should|do|would|will|appointments
    how often should|do|would|must
    before i|we|he|she am|is|are|can|get|see|feel fixed|better|ready|good|any|results|able|cured|healed
    how long .. before|until|till .. can|good|able|better|decent|play|see|results|ready
    come back|again every|after|how
    see|notice any|results|improvement|difference
    once a week
  `,
  wifi: `
    wifi|internet|laptop|laptops|socket|sockets|plug|plugs
    wi fi
    charge|charging .. phone|laptop
    work from
  `,
  handedness: `
    left|right hander|handed|hander|handers|handers
    lefty|lefties|southpaw|cack
    left hand|handers
  `,
  jobs: `
    job|jobs|vacancy|vacancies|hiring|apprentice|apprenticeship|internship|volunteer|volunteering|recruiting|recruit|cv|careers
    work for|with you|there
    are you hiring|recruiting|looking
    taking on staff|anyone
  `,
  holidays: `
    christmas|xmas|easter|new|bank|public|boxing|thanksgiving|labour|labor|canada|australia|independence|school .. day|eve|holiday|holidays|year|years|break|monday|friday
    bank|public|school|summer|half holiday|holidays|term
    half term
  `,
  phones: `
    phone|phones|mobile|mobiles .. on|off|away|allowed|use|using|out|silent|with|during|in
    switch|turn|put .. phone|phones .. off|away
    make|take calls|a
  `,
  waitlist: `
    waiting|wait list|lists
    waitlist|standby
    fully|all booked|full|up
    sold out
    last minute
    drops|dropped|dropout|cancels|cancelled|cancellation|cancellations out|list|space|place
    let|tell|text|email|ring|call|notify me .. if|when .. space|place|seat|slot|opens|free|cancels|available|drops
    is|are|was|were|all|always|looks full|gone|sold|taken
  `,
  confirmation: `
    confirmation|confirmed|confirm .. email|mail|link|text|get|got|arrive|arrived|receive|received|come|came|my|not|sent|no|spam
    did not|never|not|no get|got|received|receive|arrive|arrived .. email|mail|confirmation|link|text
    where .. confirmation|link|click
    where|which|what do|to|can|link|button i? click|press
    spam folder
    resend
  `,
  gone: `
    broke|crack|cracks|cracked|explode|explodes|exploded|smash|smashed|shatter|shattered|damaged|damages|ruined
    goes|go|went|gone wrong
    if|what mine|my|i|it|something|a|one .. breaks|break|broken|cracks|explodes|damage|ruin|drop
  `,
} as const
