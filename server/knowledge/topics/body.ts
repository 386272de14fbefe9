/** Food, health, clothes and comfort. */
export const BODY = {
  allergies: `
    allergy|allergies|allergic|allergen|allergens|intolerant|intolerance|coeliac|celiac|gluten|epipen|anaphylaxis|anaphylactic|lactose|dairy|shellfish|nut|nuts|peanut|peanuts|walnut|walnuts|sesame|almonds|wheat|soy|soya|eggs
    can not|cannot|not|never|react|reacts|reaction|swell|rash eat|have|to|touch|up|from|go|near
    carry|carries|carrying an|my|her|his? epipen
    react|reaction|reacts to|badly
  `,
  food: `
    food|snack|snacks|meal|meals|catering|grub|nibbles|sandwiches|hungry|starving|peckish
    do|does|is|are|serve|have|get .. lunch|dinner|breakfast|supper $
    eat|ate|bite .. before|first|beforehand|there|after|during|afterwards
    something|anything|bite|place|somewhere to eat|drink
    tea|coffee or|and tea|coffee|biscuits
    coffee|tea|water|drinks|refreshments provided|available|there|on|included|machine
    empty|full stomach
    eat .. own
    bring .. own? food|snacks|lunch|sandwiches|cake|picnic
    birthday cake
  `,
  drink: `
    alcohol|alcoholic|wine|beer|beers|booze|boozy|prosecco|champagne|fizz|bubbly|bubbles|gin|cocktail|cocktails|tipple|pint|pints|spirits|corkage|byo|byob|cider|licensed|bar|tipsy|drunk|hungover
    bring|rock .. bottle|bottles|own drink|drinks|fizz|drinks|booze|beers
    bring our|my|your own? drinks|drink|bottle
    have|had a|couple|few|some drink|drinks|glass|pint|of
    drink|drinks provided|included|available|there|licence
    non alcoholic
    do|does not drink
  `,
  pregnant: `
    pregnant|pregnancy|expecting|expectant|trimester|antenatal|prenatal|postnatal|bump|breastfeeding|nursing
    weeks gone|along|pregnant
    months along|gone|pregnant
    having|had a|my baby
    due in|date
    given birth
  `,
  health: `
    injury|injuries|injured|asthma|asthmatic|epilepsy|epileptic|diabetic|diabetes|arthritis|arthritic|pacemaker|surgery|operation|medication|medical|condition|conditions|blood|pressure|heart|vertigo|dizzy|eczema|psoriasis|chemo|sciatica
    bad|sore|dodgy|slipped|frozen|weak|injured|hurt|broken back|disc|knee|shoulder|neck|wrist|ankle|elbow|hip
    doctor|gp|physio|midwife|consultant said|says|note|letter|told|ok|okay|recommended|sent|referral|referred
    is it|this safe|ok|okay|alright|fine|dangerous if|for|with|during|while
    heart|blood condition|trouble|attack|problem|problems|pressure
    had|have|having|recovering an?|a|from|my|hip|knee|heart|back? operation|surgery|stroke|op|transplant|replacement|stent
    stitches|cast
    health|medical form|questionnaire|conditions|condition|history|issues|problems
  `,
  referral: `
    referral|referred|refer|prescription|prescribed
    doctor|doctors|gp note|letter|referral|first|order|prescription|approval|sign|signoff
    need|have|without .. see|seen|ask a|my|the doctor|gp|specialist first?
    come|go|book straight to|directly|direct
    straight to|directly you|yourselves
    nobody|no one|noone .. looked|seen|checked|examined
  `,
  sore: `
    sore|soreness|ache|aches|achy|aching|stiff|bruise|bruised|bruising|tender|hurt|hurts|painful|pain|side effects .. after|afterwards|next|day|since|today|normal|worried|more|than|now|tomorrow|later|be|it|will
    will|does|is|would .. hurt|painful|sting|ache
    feel|feels|felt|feeling worse|sore|stiff|sick|dizzy|faint .. after|since|than|today|now
    worse than|since|after|today|now
    normal to be|feel|hurt
    aches|hurts|sorer more|worse
    aftercare
  `,
  wear: `
    wear|wearing|clothes|clothing|dress|dressed|outfit|shoes|footwear|trainers|sneakers|boots|jeans|shorts|leggings|heels|apron|aprons|swimsuit|swimwear|bikini|trunks|costume|socks|sandals|flipflops|tracksuit|gear|uniform|attire|jewellery|rings|makeup
    dress code
    what .. wear|put on|dressed
    turn up|come in|as my|work|suit|jeans|what|i|whatever
    straight from work|gym|office
    naked|nude|nudity|clothed
    messy|mess|dirty|stain|stains|stained|ruin|ruined|splash|splattered|muddy|grubby|mucky .. clothes|shirt|top|jeans|dress|my|will|get|it|me
    get|getting messy|dirty|wet|sweaty|muddy|covered
    stain|stains|ruin|wreck my|the|clothes|good
    smart|casual
    contact lenses
  `,
  bring: `
    what|anything|something|things|stuff do|should|must|can|need|to|else|i|we .. bring|take|have|pack|carry
    bring|brings|brign what|anything|something|with|wat
    need|have to bring|pack|take
    what|anything .. need with|on me|us|day
    what .. need|do from|of me|us
    what to|should bring|pack
    towel|towels|locker|lockers|water bottle|bottles
    bring .. own
    own .. or|to
    do i|we need my|our|a own?
  `,
  comfort: `
    toilet|toilets|loo|loos|bathroom|restroom|washroom|shower|showers|changing|change|locker|lockers|facilities
    changing room|rooms|area|facilities
    somewhere|anywhere|place|where|room .. change|changed|shower|wash|freshen|pee|wee
    get|getting changed|washed|showered|undressed
    lock|leave|store|stash|put|keep .. bag|bags|coat|phone|valuables|suitcase|luggage|things|stuff|rucksack|keys|wallet|belongings
    valuables|belongings|luggage|suitcase|cloakroom
    hair dryer|dryers
    hairdryer|hairdryers
  `,
  hygiene: `
    clean|cleaned|cleaning|hygiene|hygienic|sterile|sterilise|sterilised|sterilized|sanitise|sanitised|sanitized|disinfect|disinfected|germs|infection|infections|infected|dirty|shared|reused|reuse|washed
    caught|catch|pick|picked something|anything|up|nits|lice
    how|do|are|is .. often|you|the .. change|changed|clean|cleaned|wash|washed water|them|it|tools|sheets|towels|
    chlorine|chlorinated|chemicals
    used|shared with|by|between on|someone|others|anyone|everyone|else
    not|is|are|be shared
  `,
  hot: `
    air conditioning|con|conditioned
    aircon|heating|heated|heaters|chilly|freezing|baking|stuffy|boiling
    how|too|is|be|get|gets|very|really|it hot|cold|warm|chilly .. in|there|get|does|inside|room
    temperature|degrees
  `,
} as const
