import type { Tongue } from './tongue.ts'

export const SWEDISH: Tongue = {
  name: 'Swedish',
  hello: 'Hej!',
  marks:
    'och jag vi ni du det den en ett att är har för med på av om i till eller man min mitt mina er era ert hur vad när var kan får måste finns ska vill inte nån något några bara också på hos senast innan gäller funkar fungerar går skulle som de mig oss',
  endings: 'arna erna orna ens ets ers en et ar er or na ns s a e n t',
  joins: true,
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
    year: år
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
  `,
}
