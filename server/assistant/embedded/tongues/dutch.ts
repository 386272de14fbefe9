import type { Tongue } from './tongue.ts'

export const DUTCH: Tongue = {
  name: 'Dutch',
  hello: 'Hallo!',
  marks:
    'de het een en ik wat kost kan jullie is van voor met mijn hoi hallo hoe wanneer waar op zijn er dat die ook erop eraan bij mag moet wij we jij je u hij zij ze ons onze uw mij me naar om te in uit over onder tot vanaf tegen of maar als dan niet geen wel nog alleen heb hebt heeft hebben ben bent was wil willen kunnen kunt moeten mogen wordt worden deze dit hier daar welk welke wie waarom graag vindt welke jullie dan zo ons aan per door zou zouden hoeft hoef kun toch even ergens krijg krijgen',
  endings: 'en jes je s e n',
  joins: true,
  and: 'en, maar',
  asks: 'krijg ik, krijgen we, tot wanneer, heb je, heeft u, wat, hoe, hoeveel, hoe laat, hoe lang, wanneer, waar, welke, welk, op welke dag, wie, kan, kun, kunnen, mag, mogen, moet, moeten, hoef, is er, zijn er, is het, is, heeft, hebben jullie, nemen jullie, accepteren jullie, spreekt, spreken, duurt, kost, begint, zit',
  more: 'dutch.txt',
  words: `
    hello: hoi, hallo
    what: wat
    which: welke
    and: en
    can: kan
    i: ik
    thanks: dank, bedankt
    cost: kost, kosten
    price: prijs
    how much: hoeveel
    when: wanneer
    time: tijd
    what time: hoe laat
    opening hours: openingstijden
    open: open
    closed: dicht, gesloten
    how long: hoe lang, duurt, hoe lang duurt
    where: waar
    address: adres
    day: dag
    days: dagen
    monday: maandag
    tuesday: dinsdag
    wednesday: woensdag
    thursday: donderdag
    friday: vrijdag
    saturday: zaterdag
    sunday: zondag
    tomorrow: morgen
    book: reserveren, boeken
    booking: boeking
    appointment: afspraak
    cancel: annuleren, afzeggen
    late: laat, te laat
    son: zoon
    daughter: dochter
    child: kind
    children: kinderen
    year old: jaar
    dog: hond
    dogs: honden
    cat: kat
    wait: wachten
    bring: meenemen
    parking: parkeren
    car: auto
    station: station
    wheelchair: rolstoel
    pay: betalen
    card: pin, pinnen
    cash: contant
    gift voucher: cadeaubon
    gift: cadeau
    ship: verzenden, bezorgen, sturen, opsturen, versturen
    abroad: buitenland, naar nederland, naar belgie
    exchange: ruilen
    return: terugbrengen
    allergy: allergie
    gluten: glutenvrij
    english language: engels
    dutch language: nederlands
    member: lid
    membership: lidmaatschap
    human: mens
    staff: medewerker
    speak: spreken
    class: les, cursus, cursussen
    beginner: beginner
    rain: regen
    guarantee: garantie
    evening: avond, avonds
    couple: stel, koppel
    start: begint, beginnen
    doctor: dokter, huisarts
    referral: verwijzing
    without: zonder
    trial: proefles, proef
    lesson: lessen
    beard: baard
    hair: haar, haren
    free: gratis
    available: beschikbaar, vrij
    today: vandaag
    wear: aantrekken, kleding
    shoes: schoenen
    towel: handdoek
    hire: huren, lenen
    i would like: ik wil graag, ik zou graag
    friend: vriend, vriendin, vrienden
    week: week
    next: volgende
    month: maand
    language: taal
    need: nodig
    food: eten
    drink: drinken
    group: groep
    birthday: verjaardag
    woman: vrouw
    man: man
    age: leeftijd
    photos: fotos
    bike: fiets
    puncture: lekke band
    tyre: band
    patch: plakken
    repair: repareren
    wheel: wiel
    nails: nagels
    from what age: vanaf welke leeftijd, vanaf hoeveel jaar
    parking: parkeerplaats
    wife: mijn vrouw
    husband: mijn man
    morning: ochtend
    afternoon: middag
    weekend: weekend
    people: personen, mensen
    gift card: cadeaukaart
    valid: geldig
    discount: korting
    student: student, studenten
    pregnant: zwanger
    shower: douche, douchen
    bread: brood
    sourdough: zuurdesem
    fish: vis
    knife: mes
    cooking: koken, kook
    sauna: sauna
    swim: zwemmen
    climbing: klimmen
    driving: rij
    driving lesson: rijles, rijlessen
    massage: massage
    tea: thee
    pottery: pottenbakken, keramiek
    guitar: gitaar
    piano: piano
    singing: zingen, zang
    shave: scheren
    private: prive
    included: inbegrepen, inclusief
    not: niet, geen
    no: nee
    but: maar
    sorry: sorry, pardon
    i meant: ik bedoelde, ik bedoel
    the other one: de andere, het andere, die andere
    not that one: niet die, niet deze, niet dat
    is there: is er, zijn er
    do i need to: moet ik, moeten we, moeten wij
    how: hoe
    hot: heet
    two: twee
    three: drie
    four: vier
    five: vijf
    i do not want: ik wil geen, ik wil niet
    for: voor
    hello: goedemorgen, goedemiddag, goedenavond, goedendag, dag allemaal
    can i: kan ik, kunnen we, kunnen wij, mag ik, mogen we, mogen wij, kan je, kun je
    can: kunnen, mag, mogen
    is it possible: is het mogelijk
    possible: mogelijk
    which days: op welke dagen, welke dagen
    which days: op welke dag, welke dag
    how much cost: wat kost, wat kosten, hoeveel kost, hoeveel kosten, hoe duur is
    how much: hoe duur
    how many people: hoeveel personen, hoeveel mensen, met hoeveel zijn, met z n hoevelen
    one hour: een uur
    half an hour: half uur, halfuur
    time: uur
    start: begin
    how early: hoe lang van tevoren, hoe vroeg, hoeveel minuten van tevoren, hoeveel eerder
    arrive: aankomen, aanwezig zijn
    early: vroeg, eerder
    in advance: van tevoren, vooraf
    deposit: aanbetaling, borg, voorschot
    can i pay card: kan ik pinnen, kunnen we pinnen, kan je pinnen, kun je pinnen, kan ik met pin betalen
    accept card: nemen jullie kaarten, accepteren jullie kaarten
    accept: accepteren
    card: pinpas, kaart, bankpas
    vaccinations: inentingen, vaccinaties, vaccinatie, inenting, ingeënt, gevaccineerd
    required: verplicht
    vegetarian: vegetarisch, vegetariër
    vegan: veganistisch, veganist
    allergic: allergisch
    allergies: allergieën
    nuts: noten
    milk: melk
    egg: ei, eieren
    accessible: toegankelijk, rolstoeltoegankelijk
    lift: lift
    stairs: trap, trappen
    speak: spreekt
    somebody: iemand
    teacher: leraar, lerares, docent
    suitable for beginners: geschikt voor beginners, voor beginners
    suitable: geschikt
    experience: ervaring
    never: nooit, nog nooit
    already: al
    own: eigen
    do i need to: moet je, hoef ik, hoeven we, is het nodig om
    bring: meebrengen, meeneem
    what do i need to wear: wat moet ik aantrekken, wat moet ik aan, wat trek ik aan
    helmet: helm
    gloves: handschoenen
    apron: schort
    boots: laarzen
    equipment: uitrusting, materiaal
    tools: gereedschap
    fabric: stof
    teenager: tiener, tieners, puber
    parents: ouders, ouder
    minimum age: minimumleeftijd, minimum leeftijd
    minimum height: minimumlengte
    accompanied: begeleiding
    year old: jaar oud, jarige
    come: komen, meekomen, meedoen, mee
    weight: gewicht
    size: maat
    half day: halve dag
    visit: bezoek
    guided tour: rondleiding, rondleidingen
    tasting: proeverij
    lunch: lunch
    breakfast: ontbijt
    dinner: diner, avondeten
    big: groot, grote
    small: klein, kleine
    honey: honing
    wine: wijn, wijnen
    beer: bier
    cheese: kaas
    chocolate: chocolade
    coffee: koffie
    mushrooms: paddenstoelen
    meat: vlees
    cake: taart, gebak
    cellar: kelder
    brewery: brouwerij
    wood: hout
    leather: leder
    silver: zilver
    gold: goud
    soap: zeep
    candle: kaars, kaarsen
    paper: papier
    bookbinding: boekbinden
    sewing: naaien
    knitting: breien
    weaving: weven
    jewellery: sieraden
    ring: ring, ringen
    frame: fotolijst, inlijsten
    drawing: tekenen
    painting: schilderen
    spoon: lepel, lepels
    chair: stoel
    forging: smeden
    axe: bijl
    sharpening: slijpen
    archery: boogschieten
    owl: uil, uilen
    falconry: valkerij
    violin: viool
    battery: accu, batterij
    phone: telefoon, mobiel
    screen: scherm
    boat: boot
    electric: elektrisch, elektrische
    sailing: zeilen
    diving: duiken
    skating: schaatsen
    horse: paard, paarden
    riding: paardrijden
    walk: wandeling, wandelen
    beach: strand
    colour: kleur, verven
    roots: uitgroei
    feet: voeten
    hands: handen
    face: gezicht
    back: rug
    eyes: ogen
    sight test: oogmeting, ogentest
    teeth: tanden
    dentist: tandarts
    tattoo: tatoeage
    ear: oor, oren
    earrings: oorbellen
    puppy: pup
    room: kamer
    wedding: bruiloft
    party: feest, feestje
    newborn: pasgeborene, pasgeboren
    baby: baby
    family: gezin
    wash: wassen
    tyre: banden
    chimney: schoorsteen
    far: ver
    on foot: te voet, lopend
    where are you: waar zitten jullie, waar zijn jullie, waar vind ik jullie
    train: trein
    bus: bus
    refund: terugbetaling, geld terug
    bad weather: slecht weer
    weather: weer
    standing: staan
    seated: zitten
    alcohol: alcohol
    pick up: ophalen
    keep: behouden
    included: erbij inbegrepen
    cancel: annuleer
    until when: tot wanneer
    voucher: bon, tegoedbon, waardebon
    reschedule: verzetten
    change: wijzigen
    make: maken
    take place: vindt plaats, vinden plaats, plaatsvinden
    seats: plaats, plaatsen, plekken
    changing room: kleedkamer, omkleden
    swimsuit: badpak, zwembroek
    minutes: minuten
    adult: volwassene, volwassenen
    maximum: maximaal, maximum
    private lesson: privéles, privélessen
    person: persoon
    per person: per persoon
    french language: frans
    german language: duits
    spanish language: spaans
    italian language: italiaans
    portuguese language: portugees
    polish language: pools
    chinese language: chinees
    japanese language: japans
    arabic language: arabisch
    nearby: in de buurt, dichtbij, vlakbij
    something: iets
    refund: mijn geld terug
    allowed: toegestaan, welkom
    buy: kopen
    pay card: met pin betalen, met de pinpas betalen, met kaart betalen
    end: afgelopen, eindigt
    do you have: hebben jullie, heeft u, heb je
  `,
}
