import type { Tongue } from './tongue.ts'

export const SWEDISH: Tongue = {
  name: 'Swedish',
  hello: 'Hej!',
  marks:
    'och jag vi ni du det den en ett att är har för med på av om i till eller man min mitt mina er era ert hur vad när var kan får måste finns ska vill inte nån några bara också på hos senast innan gäller funkar fungerar går skulle som de mig oss han hon',
  endings: 'arna erna orna ens ets ers en et ar er or na ns s a e n t',
  joins: true,
  and: 'och, samt, men',
  asks: 'hur sent, passar, vad, hur, när, var ligger, var finns, vilken, vilket, vilka, vem, kan, får, måste, behöver, behövs, finns, är det, har ni, tar ni, går det, ingår, pratar, talar, ska, funkar, kostar',
  words: `
    hello: hej, hejsan, hallå, tjena, god dag, god morgon, god kväll
    thanks: tack, tackar
    what does it cost: vad kostar, vad kostar det
    cost: kostar, kosta
    price: pris, avgift
    how much: hur mycket
    what: vad
    how: hur
    when: när
    what time: vilken tid, hur dags, vilken klockslag
    time: tid, klockan
    times: tider
    how long: hur länge, hur lång tid, hur lång
    where: var ligger, var finns
    which: vilka, vilken, vilket
    day: dag
    days: dagar
    open: öppet, öppen, öppna, öppnar
    how long open: hur länge har ni öppet
    opening hours: öppettider
    close: stänger, stängt
    address: adress
    monday: måndag
    tuesday: tisdag
    wednesday: onsdag
    thursday: torsdag
    friday: fredag
    saturday: lördag
    sunday: söndag
    today: idag, i dag
    tomorrow: imorgon, i morgon
    tonight: ikväll, i kväll
    evening: kväll
    morning: morgon
    afternoon: eftermiddag
    weekend: helg
    week: vecka
    month: månad
    next: nästa
    hour: timme
    book: boka, reservera
    booking: bokning
    cancel: avboka, avbokning, boka av, avbeställa, ställa in
    rebook: omboka, ombokning
    before: före
    late: sen, försenad
    can: kan, får
    i: jag
    and: och
    child: barn
    children: barnen
    daughter: dotter
    son: son
    age: ålder
    how old: hur gammal, hur gamla, från vilken ålder
    year old: åring, år gammal, år gamla
    adult: vuxen, vuxna
    couple: par
    friend: kompis, vän, vänner, väninna
    wife: fru
    husband: make, man min
    partner: sambo
    woman: kvinna
    man: herr
    group: grupp, sällskap
    people: personer
    person: person
    seat: plats
    seats: platser
    pay: betala, betalar, betalning
    card: kort
    cash: kontanter, kontant
    swish: swish
    invoice: faktura
    gift: present, gåva, julklapp, presentkort, ge bort
    gift card: presentkort, gåvokort
    valid: gäller, giltig, giltigt
    how long is a gift card valid: hur länge gäller det
    refund: återbetalning, pengarna tillbaka, pengar tillbaka
    free: gratis, kostnadsfri
    discount: rabatt, rabatter
    student: student, studenter
    pensioner: pensionär
    membership: medlemskap, abonnemang
    member: medlem
    pass: pass
    day pass: dagskort, dagkort, dagspass
    bring: ta med, medtaga, ha med
    wear: ha på sig, klä, kläder
    clothes: klädsel
    shoes: skor
    towel: handduk
    hire: hyra, låna
    parking: parkering, parkera, parkeringsplats
    car: bil
    bus: buss
    train: tåg
    station: station
    wheelchair: rullstol
    allergy: allergi, allergisk
    gluten: gluten
    vegan: vegan, vegansk
    vegetarian: vegetarian, vegetarisk
    food: mat
    eat: äta
    drink: dricka, dryck
    dog: hund
    cat: katt
    pregnant: gravid
    beginner: nybörjare
    experience: erfarenhet, förkunskaper
    class: kurs, klass
    lesson: lektion
    driving: kör
    session: pass, tillfälle
    trial: prova, prov
    workshop: verkstad
    english language: engelska
    swedish language: svenska
    language: språk
    speak: prata, tala, pratar, talar
    human: människa, någon att prata med
    start: börjar, börja
    end: slutar, slut
    included: ingår, inkluderat
    need: behöver, behövs
    rain: regn, regnar
    snow: snö, snöar
    shower: dusch, duscha
    changing room: omklädningsrum
    locker: skåp
    birthday: födelsedag, kalas
    party: fest
    toilet: toalett
    doctor: läkare
    sourdough: surdeg
    bread: bröd
    baking: bakning, baka
    cooking: matlagning, laga mat
    knife: kniv
    fish: fisk
    pasta: pasta
    sauna: bastu
    bath: bad
    swim: simma, bada
    climbing: klättring, klättra, klätter
    driving lesson: körlektion
    hair: hår
    haircut: klippning, klippa
    beard: skägg
    massage: massage
    bike: cykel
    repair: laga, reparera, reparation
    tea: te
    clay: lera
    pottery: keramik, drejning, dreja
    guitar: gitarr
    piano: piano
    singing: sång, sjunga
    private: privat
    ice: is
    water: vatten
    cold: kall, kallt
    hot: varm, varmt
    not: inte, ej, ingen, inget, inga
    no: nej
    but: men
    sorry: förlåt, ursäkta
    i meant: jag menade, jag menar
    the other one: den andra, det andra
    is there: finns det
    do i need to: måste jag, behöver jag
    two: två
    three: tre
    four: fyra
    five: fem
    i do not want: jag vill inte, jag vill inte ha
    for: för
    can i: kan jag, får jag, kan vi, får vi, kan man, får man
    is it possible: är det möjligt, går det att
    which days: vilka dagar, på vilka dagar
    which days: vilken dag, på vilken dag
    how much cost: vad kostar
    how many people: hur många personer, hur många, hur många är man
    how early: hur tidigt, hur lång tid innan, hur långt i förväg
    arrive: komma fram, vara där
    come: komma, följa med
    early: tidigt
    in advance: i förväg, på förhand
    wait: vänta
    deposit: handpenning, deposition, förskott
    accept card: tar ni kort
    vaccinations: vaccination, vaccinationer, vaccinerad, vaccinerade
    required: krävs, obligatoriskt
    vegetarian: vegetariskt
    allergies: allergier
    gluten free: glutenfritt, glutenfri
    nuts: nötter
    accessible: tillgängligt, rullstolsanpassat
    lift: hiss
    stairs: trappor, trappa
    speak: talar, pratar
    somebody: någon som
    suitable for beginners: passar för nybörjare, passar nybörjare, för nybörjare
    suitable: passar, lämplig
    never: aldrig
    own: egen, eget, egna
    do i need to: måste vi, behöver vi, måste man, behöver man, ska jag
    do i need to book: måste jag boka, behöver man boka, måste man boka, behöver jag boka
    what do i need to wear: vad ska jag ha på mig, vad ska man ha på sig
    helmet: hjälm
    gloves: handskar
    apron: förkläde
    boots: stövlar
    equipment: utrustning
    tools: verktyg
    teenager: tonåring
    parents: föräldrar
    minimum age: åldersgräns, minimiålder
    weight: vikt
    one hour: en timme
    half an hour: halvtimme, en halvtimme
    half day: halvdag
    visit: besök
    guided tour: guidad tur, visning
    tasting: provning
    lunch: lunch
    breakfast: frukost
    dinner: middag
    honey: honung
    wine: vin
    beer: öl
    cheese: ost
    chocolate: choklad
    coffee: kaffe
    mushrooms: svamp
    cake: tårta, kaka
    wood: trä
    leather: läder, skinn
    silver: silver
    soap: tvål
    candle: ljus
    sewing: sy, sömnad
    knitting: sticka, stickning
    jewellery: smycken
    ring: ring
    spoon: sked
    archery: bågskytte
    violin: fiol
    battery: batteri
    phone: mobil, telefon
    screen: skärm
    boat: båt
    sailing: segling, segla
    diving: dykning, dyka
    horse: häst, hästar
    riding: ridning, rida
    walk: promenad
    colour: färg
    feet: fötter
    hands: händer
    face: ansikte
    back: rygg
    eyes: ögon
    sight test: synundersökning
    teeth: tänder
    dentist: tandläkare
    ear: öra
    puppy: valp
    dogs: hundar
    room: rum
    wedding: bröllop
    baby: bebis, baby
    newborn: nyfödd
    wash: tvätt, tvätta
    far: långt
    on foot: till fots
    where are you: var ligger ni, var finns ni
    seated: sitta
    standing: stå
    alcohol: alkohol
    french language: franska
    german language: tyska
    spanish language: spanska
    italian language: italienska
    photos: bilder, fota
    drop it off: lämna in
    maximum: max, högst
    year old: # år
    per year: per år, om året
    take part: vara med, delta
    nearby: i närheten
    pay card: betala med kort, betala kort
    end: slutar
    buy: köpa
    allowed: tillåtet, tillåtna, välkomna
    do you have: har ni
    until when: hur sent, senast när
    something: något
  `,
}
