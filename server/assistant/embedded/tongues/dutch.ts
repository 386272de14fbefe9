import type { Tongue } from './tongue.ts'

export const DUTCH: Tongue = {
  name: 'Dutch',
  hello: 'Hallo!',
  marks:
    'de het een en ik wat kost kan jullie is van voor met mijn hoi hallo hoe wanneer waar op zijn er dat die ook erop eraan bij mag moet',
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
  `,
}
