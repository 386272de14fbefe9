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
} as const
