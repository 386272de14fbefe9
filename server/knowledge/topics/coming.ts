/** Getting here, being there on time, and not coming after all. */
export const COMING = {
  late: `
    be|am|are|is|get|running|run|getting|arrive|arriving late
    running|run|am|are|is|was behind|late|over
    what if .. late|delayed
    minutes|minute|mins|hour late|behind|after|past|overdue
    # minutes|mins in|late|behind|after|past
    quarter of an hour late|after|in
    stuck|held up in|on|outside|at|behind !car|parking .. traffic|train|bus|tube|road|motorway|jam|queue|lift
    traffic|train|trains|bus|buses|tram|flight|plane|tube .. stuck|crawling|delayed|late|cancelled|jammed|down|stopped|packed|slow|awful|murder
    is|are stuck|delayed outside|on|at|in
    stuck|sitting on|in|at the|a .. train|bus|traffic|motorway|jam|ring
    stuck in|on the #
    miss|missed|missing the first|start|beginning|intro|opening
    after the start|class|session|tour|it .. started|starts|start
    turn|show|roll|rolled|rock|walk|walked|come|arrive|arrived|get|got .. up|in|there late|after|past|minutes|mins
    turn|show|roll|rolled|rock|walk|walked|come|arrive|arrived|get|got .. up|in|there .. # minutes|mins
    not make it in|on|for|by time|#
    not with|there you? till|until|before
    how late is too|can
    cut it fine|close
    still see|take|let|have|seat|serve me|us .. late|behind|in
    held|hold|wait|keep my|our|the|a|for .. slot|seat|place|spot|table|chair|us|me .. late|minutes|not there
    grace period
    lateness
    overslept
    after you|it|they|we start|started|begin|began|have
    # minutes|mins away
    overran|overrunning|overruns
    on time
    punctual
  `,
  cancel: `
    cancel|cancels|cancelled|canceled|cancelling|cancellation|cancellations
    call .. off
    can not|cannot make|come|do|attend it|anymore|any|after|to|that|on|the
    have|has|had|need to pull|back|drop out
    pull|back|drop|bail|duck|wriggle out
    get out of it|the|a|my
    something|anything|work|life comes|came|crops|cropped up
    change|changed my mind
    woken|woke|wakes|got|has|have|with|running up? with? a temperature|fever
    off school|sick
    plans change|changed|fall|fell
    move|change|switch|swap|shift|postpone|reschedule|rebook|rearrange|push .. my|our|the|a|it|to|date|day|booking|time|slot|appointment|seat|another|next|back .. !room|phone
    move|change|switch|swap|shift|push my|our|the|it|a .. booking|slot|appointment|date|day|time|another|week|lesson|class|session
    reschedule|postpone|rebook|rearrange
    rather|prefer|better|instead come .. week|day|instead|another|later
    come another|a|the different|other|following|next|week day|week|time|after instead
    come|come down down|with with|a a|the cold|flu|fever|bug|virus|something|covid
    have|has|had|caught|got|feel|feeling|fallen|fall|is|am|wake|woke up? a|an|the? cold|flu|fever|bug|ill|sick|unwell|poorly|covid|temperature
    too|am|are|is|was|get|gets|got|fall|falls|fell|be|been ill|sick|unwell|poorly|injured
    do not|never|not|no show|shows|turn|turned|turns up|come|there
    never|not shows|show|showed|turns|turned|comes
    no show|shows
    simply|just|if .. do|does not come|turn|show
    miss|missed|missing|skip a|my|one|it|our|this|class|lesson|session|week
    lose|lost|forfeit .. money|deposit|fee|payment
    charge|charged|billed|pay|penalised|fee .. if .. cancel|not|can|miss|ill|sick
    happens to .. money|payment|deposit
    send|give .. seat|place|ticket|slot|booking .. to|someone|friend
    in|take my place|seat|spot
    someone|friend|else go|come|use in|instead .. place|mine|me
    how much|long notice
    notice do|must|should|you|to
    last minute
  `,
  findUs: `
    where are|is you|u|the|your|this|it
    where do|would i|we go|come|meet|find
    find|locate|reach you|u|your|the|it .. place|studio|shop|door|building|entrance|easily
    how do|can|would|to|should i|we|you get there|here|to|in
    directions|whereabouts
    what am i|we looking for
    which door|building|floor|entrance|street|gate|bell|buzzer|road
    no sign
    outside .. can not|no|which
    can not see|find|spot .. sign|door|place|entrance|you|it
    nearest|closest|which station|stop|tube|bus|train|tram|metro
    station|stop|bus|tram|train|tube|metro near|close|nearby|line|from|to
    by|on|via public|train|bus|tube|tram|foot|metro transport
    without|no a? car|driving
    not .. car
    carless
    far|long|walk from .. station|centre|center|town|bus|stop|train
    how far !apart|ahead|in|back|along|into|through|down|up
    do not|not drive
    get|come .. by|on train|bus|foot|tube|tram|metro
  `,
  parking: `
    parking
    park|parks|parked|parker|carpark|carparks
    where|anywhere|somewhere|place|room|space .. leave|put|stick|dump|stash .. car|van|bike|motor|bicycle|scooter|truck|motorbike|vehicle|wheels|cycle|ute|pickup|camper|campervan|motorhome|trailer|minibus|4x4|suv
    leave|stash|stow|lock|chain|store .. my|the|our|a car|van|motor|bicycle|bikes|scooter|motorbike|vehicle|cycle|ute|truck|camper|campervan|motorhome|trailer|minibus
    near|close .. get|drive|pull .. door|entrance|you|yours .. car|van|ute|truck
    near|close .. with|in the|my|a|our car|van|ute|truck
    if|am|are|will|be|we|when|can i? drive|driving
    by|with|in a|the|my|our? car
    bike rack|racks|shed|storage
    space|spaces|spot|spots|place|room for|with .. car|cars|van
    what|where .. do with .. car|cars|van
    meters|metered|permit
    cycle|cycling|biking there|over|in|to
    wheels|motor|car .. outside|nearby
    charging|charge .. point|car|electric|ev
  `,
  access: `
    wheelchair|wheelchairs|wheel chair
    step|steps free
    disabled|disability|disabilities|mobility|accessible|accessibility
    crutches|crutch|walker|rollator|zimmer|stairs|stairlift|ramp|elevator
    walking stick|frame|aid
    how|many|any|few|are .. steps|flights
    can not|cannot|not|struggle|struggles|trouble|bad|hard|difficult|problem|manage|do .. stairs|steps|walk|climb|knees|hips|stand
    stairs|lift|elevator|ramp|steps|ground floor
    pram|buggy|pushchair|stroller
    unsteady|wobbly|frail|bad on|legs his|her|my|feet
    bad|dodgy|new|replaced|replacement knee|knees|hip|hips|leg|legs|foot
    broken|broke|sprained|plaster leg|ankle|foot|knee|cast
    guide|assistance|service|hearing dog
    get up|down|upstairs|downstairs there|the|to
    flight|flights of
    basement|upstairs|downstairs
  `,
  weather: `
    rain|rains|raining|rainy|pours|drizzle|downpour|storm|stormy|storms|thunder|lightning|snow|snows|snowing|windy|gale|blowing|icy|fog|forecast|heatwave
    bad|awful|terrible|miserable|grim|nasty|rubbish|dreadful weather|day|out
    weather
    it|is|if pouring|wet|hail|windy
    pouring down|with|outside
    indoors|indoor|outside|outdoors|undercover
    under cover
  `,
  walkIns: `
    walk|walkins in|ins
    just|simply turn|rock|show|pop|walk|drop|come|stroll|wander|swing up|in|by|along
    turn|show|rock up .. without|on|unannounced|and
    drop|pop|poke|stick|swing|call|come in|by|my|head|round .. without|see|free|wednesday|spontaneously|unannounced|chance
    poke|stick|put my head|nose
    need|have|must|required|necessary|essential|do to? .. book|booking|appointment|reserve|reservation .. ahead|first|advance|before|up|beforehand
    do i|we|you|need|have to?|an|a book|booking|reserve|appointment|reservation
    without|no an?|a? booking|appointment|reservation|reserving|booking
    spur|spontaneous|spontaneously of
    on the off|day chance|itself
    see if .. free|anyone|somebody|someone|space
    book ahead|advance|beforehand
    how far ahead|advance|in
    in advance
  `,
  ready: `
    when|how .. ready|done|finished|collect|collected|pick|back
    when do|can|will|would i|we get|have|pick|collect|fetch .. it|them|him|her|mine|my|back|home
    walk|walking|go|going|leave|home out|home|away with .. same|finished|day|thing
    take|carry|bring it|them|mine|one home|away .. same|day|with
    same day
    how|keep|hold|store|hang long .. keep|hold|store|hang|until|ready|done|before .. on|my|it|them|mine
    hold|hang on to
    collect|collection|pickup|pick up .. it|them|my|later|from
    turnaround
    how|will long .. until|till|before .. get|back|have|ready|see
    get|come|be back .. it|them|to|when
    when .. get to|back me|us|home
    come|coming|send .. someone|else|friend|wife|husband collect|fetch|pick
    left|leave it|them|mine too long
    unclaimed
    gone|away|abroad for? # days|weeks
  `,
} as const
