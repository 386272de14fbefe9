import type { Tongue } from './tongue.ts'

export const GERMAN: Tongue = {
  name: 'German',
  hello: 'Guten Tag!',
  marks:
    'der die das ein eine und ich was kostet kann ist von fur mit mein hallo wie wann wo sie auf haben gibt es nicht wir ihr du er den dem des einen einem einer im am zu zum zur bei bis ab aus nach vor um oder aber auch noch nur bitte darf durfen konnen kannst muss mussen will wollen mochte habe habt hat sind seid bin war wird werden kein keine keinen man mir mich uns ihnen ihre ihren euch euer meine meinen meiner meinem dabei geht gibts welche welcher welches welchem wenn dass hier dort',
  endings: 'en er es em ern e n s t',
  joins: true,
  words: `
    can: kann
    what: was
    how: wie
    and: und
    i: ich
    hello: hallo, guten tag, guten morgen
    thanks: danke
    cost: kostet, kosten
    price: preis
    how much: wieviel, wie viel
    when: wann
    how long: wie lange, dauert
    opening hours: offnungszeiten
    open: geoffnet, offen
    closed: geschlossen
    where: wo
    address: adresse
    day: tag
    days: tage
    monday: montag
    tuesday: dienstag
    wednesday: mittwoch
    thursday: donnerstag
    friday: freitag
    saturday: samstag
    sunday: sonntag
    tomorrow: morgen
    book: buchen, reservieren
    appointment: termin
    cancel: stornieren, absagen
    late: spat
    son: sohn
    daughter: tochter
    child: kind
    children: kinder
    year old: jahre
    dog: hund
    dogs: hunde
    cat: katze
    bring: mitbringen
    parking: parken, parkplatz
    car: auto
    station: bahnhof
    wheelchair: rollstuhl
    pay: zahlen, bezahlen
    card: karte
    cash: bar
    voucher: gutschein
    ship: versenden
    shipping: versand
    allergy: allergie
    vegan: vegan
    english language: englisch
    german language: deutsch
    member: mitglied
    membership: mitgliedschaft
    human: mensch
    speak: sprechen
    class: kurs, kurse
    beginner: anfanger
    rain: regen
    wait: warten
    evening: abend, abends
    couple: paar, paare
    start: beginnt, anfangen, los
    what time: um wie viel uhr
    doctor: arzt
    referral: uberweisung, rezept
    without: ohne
    trial: probe, probestunde
    lesson: stunde, stunden, unterricht
    beard: bart
    hair: haare
    haircut: haarschnitt
    free: kostenlos, gratis
    available: verfugbar, frei
    today: heute
    wear: anziehen, kleidung
    shoes: schuhe
    towel: handtuch
    hire: leihen, mieten, ausleihen
    i would like: ich mochte, ich hatte gern
    friend: freund, freundin, freunde
    week: woche
    next: nachste, nachsten
    month: monat
    language: sprache
    need: brauche, braucht
    food: essen
    drink: trinken
    group: gruppe
    birthday: geburtstag
    woman: frau
    man: mann
    age: alter
    person: jemand
    photos: fotos
    bike: fahrrad
    repair: reparieren
    nails: nagel
    parking: parkplätze, parkmöglichkeiten
    from what age: ab welchem alter, ab wieviel jahren, ab wie viel jahren
    cash: bargeld
    join: mitmachen, teilnehmen
    come: kommen
    where: wo seid ihr, wo sind sie, wo liegt, wo finde ich
    cancel: stornierung, absage, umbuchen
    until when: bis wann
    refund: erstattung, geld zurück
    wife: meine frau, ehefrau
    husband: mein mann, ehemann
    weekend: wochenende
    morning: vormittag, morgens
    afternoon: nachmittag, nachmittags
    people: personen, leute
    seats: plätze
    seat: platz
    gift: geschenk, verschenken
    valid: gültig
    discount: rabatt, ermäßigung
    student: student, studenten, studierende
    pregnant: schwanger
    changing room: umkleide, umkleiden
    shower: dusche, duschen
    sourdough: sauerteig
    bread: brot
    fish: fisch
    knife: messer
    cooking: kochen, kochkurs
    sauna: sauna
    swim: schwimmen, baden
    climbing: klettern
    driving: fahr
    driving lesson: fahrstunde, fahrstunden
    massage: massage
    tea: tee
    pottery: töpfern, keramik
    guitar: gitarre
    piano: klavier
    singing: singen, gesang
    shave: rasur
    private: privat
    included: inbegriffen, inklusive, enthalten
    adult: erwachsene, erwachsenen
    bus: bus
    train: zug, bahn
    day pass: tageskarte, tagespass
    invoice: rechnung
    language: sprachen
    photos: fotografieren
    not: nicht, kein, keine, keinen, keinem, keiner
    no: nein
    but: aber, sondern
    sorry: entschuldigung, verzeihung, sorry
    i meant: ich meinte, ich meine
    the other one: den anderen, die andere, das andere
    not that one: nicht das, nicht die, nicht den
    is there: gibt es, gibts
    do i need to: muss ich, brauche ich, müssen wir
    hot: heiß, heiße, heißer
    two: zwei
    three: drei
    four: vier
    five: fünf
    i do not want: ich will nicht, ich will kein, ich will keine, ich will keinen, ich möchte nicht, ich möchte kein, ich möchte keine, ich möchte keinen
    for: für
  `,
}
