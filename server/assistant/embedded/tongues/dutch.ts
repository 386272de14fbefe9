import type { Tongue } from './tongue.ts'

export const DUTCH: Tongue = {
  name: 'Dutch',
  hello: 'Hallo!',
  marks:
    'de het een en ik wat kost kan jullie is van voor met mijn hoi hallo hoe wanneer waar op zijn er dat die ook erop eraan bij mag moet wij we jij je u hij zij ze ons onze uw mij me naar om te in uit over onder tot vanaf tegen of maar als dan niet geen wel nog alleen heb hebt heeft hebben ben bent was wil willen kunnen kunt moeten mogen wordt worden deze dit hier daar welk welke wie waarom graag',
  endings: 'en jes je s e n',
  joins: true,
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
    ship: verzenden, bezorgen
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
    person: iemand
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
  `,
}
