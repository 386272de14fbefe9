import type { Tongue } from './tongue.ts'

export const GERMAN: Tongue = {
  name: 'German',
  hello: 'Guten Tag!',
  marks:
    'der die das ein eine und ich was kostet kann ist von fur mit mein hallo wie wann wo sie auf haben gibt es nicht wir ihr du er den dem des einen einem einer im am zu zum zur bei bis ab aus nach vor um oder aber auch noch nur bitte darf durfen konnen kannst muss mussen will wollen mochte habe habt hat sind seid bin war wird werden kein keine keinen man mir mich uns ihnen ihre ihren euch euer meine meinen meiner meinem dabei geht gibts welche welcher welches welchem wenn dass hier dort an welchen findet finden pro beim vom so es sollte soll brauche dann jetzt alles selbst unser unsere unseren unserem ihn ihm bekomme bekommen',
  endings: 'en er es em ern e n s t',
  joins: true,
  and: 'und, aber, sowie',
  asks: 'was, wie, wie viel, wie viele, wie lange, wann, wo, welche, welcher, welches, welchen, welchem, wer, ab wann, kann, darf, durfen, konnen, muss, mussen, brauche, brauchen, braucht, gibt es, gibts, ist, sind, habt ihr, haben sie, nehmt ihr, nehmen sie, spricht, dauert, kostet, geht, soll, bekomme ich, bekommen wir, hat, bietet ihr, bieten sie, bis wann',
  more: 'german.txt',
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
    cash: bar, in bar
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
    photos: fotos
    bike: fahrrad
    repair: reparieren
    nails: nagel
    parking: parkplätze, parkmöglichkeiten
    from what age: ab welchem alter, ab wieviel jahren, ab wie viel jahren
    cash: bargeld
    join: mitmachen, teilnehmen
    come: kommen
    where: wo sind sie, wo liegt, wo finde ich
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
    hello: guten abend, grüß gott, moin, servus
    can i: kann ich, können wir, darf ich, dürfen wir, könnte ich, kann man
    can: können, darf, dürfen, könnt
    is it possible: ist es möglich, geht das
    possible: möglich
    which days: an welchen tagen, welche tage, an welchem tag
    which days: welcher tag, welchen tag
    which: welche, welcher, welchen, welches
    what time: wann beginnt, um wieviel uhr, zu welcher uhrzeit, uhrzeit
    how much cost: was kostet, was kosten, wie viel kostet, wieviel kostet, wie teuer ist
    how long: wie lange dauert
    how many people: wie viele personen, wie viele leute, zu wievielt, wie viele sind wir
    how many: wie viele
    how early: wie viel früher, wie lange vorher, wie früh, wie viele minuten vorher
    arrive: ankommen, da sein
    early: früh, früher
    in advance: im voraus, vorab, vorher
    deposit: anzahlung, kaution
    accept card: nehmt ihr karte, nehmen sie karten, nehmt ihr karten, akzeptieren sie karten
    accept: akzeptieren, nehmt ihr, nehmen sie
    vaccinations: impfung, impfungen, geimpft
    required: pflicht, vorgeschrieben, erforderlich
    vegetarian: vegetarisch, vegetarier, vegetarierin
    vegan: veganer, veganerin
    allergic: allergisch
    allergies: allergien
    nuts: nüsse
    milk: milch
    egg: ei, eier
    accessible: barrierefrei, rollstuhlgerecht
    lift: aufzug, fahrstuhl, lift
    stairs: treppe, treppen, stufen
    wheelchair: rollstuhlfahrer
    speak: spricht, sprecht
    somebody: jemand
    teacher: lehrer, lehrerin
    suitable for beginners: für anfänger geeignet, für anfänger, anfängertauglich
    suitable: geeignet
    experience: erfahrung, vorkenntnisse
    do i need: brauchen wir, braucht man
    do i need to: muss man, soll ich, sollen wir
    never: noch nie, nie
    already: schon
    own: eigenen, eigene, eigenes, eigener
    helmet: helm
    gloves: handschuhe
    apron: schürze
    boots: stiefel
    equipment: ausrüstung, material
    tools: werkzeug, werkzeuge
    fabric: stoff, stoffe
    what do i need to wear: was soll ich anziehen, was muss ich anziehen, was zieht man an
    bring: mitnehmen, bringen
    teenager: jugendliche, teenager
    parents: eltern
    minimum age: mindestalter
    minimum height: mindestgröße
    accompanied: begleitung
    year old: jahre alt, jährige, jähriger, jährigen
    weight: gewicht
    one hour: eine stunde, einer stunde
    half an hour: halbe stunde, halben stunde
    half day: halbtags
    visit: besuch
    guided tour: führung, führungen
    tasting: verkostung
    wine tasting: weinprobe
    lunch: mittagessen
    breakfast: frühstück
    dinner: abendessen
    big: groß, große, großen
    small: klein, kleine, kleinen
    honey: honig
    wine: wein, weine
    beer: bier
    cheese: käse
    chocolate: schokolade
    coffee: kaffee
    cider: apfelwein
    mushrooms: pilze
    meat: fleisch
    cake: kuchen, torte
    cellar: keller
    distillery: brennerei
    brewery: brauerei
    wood: holz
    leather: leder
    silver: silber
    soap: seife
    candle: kerze, kerzen
    paper: papier
    bookbinding: buchbinden
    bind: binden
    sewing: nähen, näh
    knitting: stricken, strick
    weaving: weben
    jewellery: schmuck
    ring: ringe
    frame: rahmen
    drawing: zeichnen
    painting: malen
    spoon: löffel
    chair: stuhl, stühle
    forging: schmieden
    axe: axt
    sharpening: schleifen, schärfen
    archery: bogenschießen
    violin: geige
    strings: saiten
    battery: akku, batterie
    phone: handy
    screen: bildschirm, display
    computer: rechner
    boat: boot, boote
    electric: elektrisch
    sailing: segeln
    diving: tauchen
    skating: schlittschuhlaufen
    horse: pferd, pferde
    riding: reiten
    hike: wanderung
    walk: spaziergang
    beach: strand
    colour: farbe, färben
    roots: ansatz, haaransatz
    feet: füße
    hands: hände
    face: gesicht
    back: rücken
    eyes: augen
    sight test: sehtest
    teeth: zähne
    dentist: zahnarzt
    cleaning: reinigung
    tattoo: tätowierung
    ear: ohr, ohren
    earrings: ohrringe
    puppy: welpe, welpen
    room: zimmer
    wedding: hochzeit
    party: feier
    newborn: neugeborene, neugeborenes, neugeborenen
    baby: baby
    family: familie
    wash: waschen, wäsche
    tyre: reifen
    brakes: bremsen
    chimney: schornstein, kamin
    far: weit
    on foot: zu fuß
    where are you: wo finde ich euch, wo finde ich sie, wo findet man euch, wo seid ihr
    bad weather: schlechtes wetter, schlechtem wetter
    weather: wetter
    standing: stehen
    seated: sitzen
    alcohol: alkohol
    pick up: abholen
    keep: behalten
    included: im preis dabei, schon dabei, im preis enthalten, im preis inbegriffen
    cancel: abzusagen
    voucher: gutscheine, geschenkgutschein, geschenkgutscheine
    reschedule: verschieben
    change: ändern
    take place: findet statt, finden statt, stattfinden, findet das statt, findet es statt, findet er statt
    morning: am morgen
    make: machen, selber machen, selbst machen
    group size: gruppengröße
    maximum: maximal, höchstens
    french language: französisch
    spanish language: spanisch
    italian language: italienisch
    portuguese language: portugiesisch
    dutch language: niederländisch, holländisch
    polish language: polnisch
    chinese language: chinesisch
    japanese language: japanisch
    arabic language: arabisch
    nearby: in der nähe
    come: mitkommen, kommt
    allowed: erlaubt, gestattet, willkommen
    buy: kaufen
    start: fängt, startet
    pay card: mit karte zahlen, mit karte bezahlen, kartenzahlung, mit der karte zahlen, mit der karte bezahlen
    end: endet, zu ende
    something: etwas
    refund: mein geld zurück, das geld zurück
  `,
}
