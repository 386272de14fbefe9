import type { Tongue } from './tongue.ts'

export const ITALIAN: Tongue = {
  name: 'Italian',
  hello: 'Buongiorno!',
  marks:
    'il lo la gli un una e che quanto costa di per con mio mia ciao posso quando dove come ci sono avete si io tu lui lei noi voi i le uno a da in su tra fra del della dei delle al alla ai alle nel nella chi cosa quale quali se non o ma anche siete ho hai ha abbiamo hanno mi ti vi puo possiamo vorrei vorremmo voglio c piu molto fate fa viene proprio questo questa quello quella abbia essere sia tutto tutti delle nostri nostra nostro vostra vostro loro insieme dai dal dalla sul sulla',
  endings: 'i e o a',
  elided: 'l un d dell all nell sull dall c s quest quell',
  and: '(?<!(?:c|dov|com|cos) )e, ed, ma',
  asks: 'fino a quando, rimborsate, e adatto, e adatta, e accessibile, e compreso, e incluso, e obbligatorio, e permesso, sono ammessi, quanto, quanta, quanti, quante, costa, quando, che giorno, che giorni, che ora, che eta, che lingua, quale, quali, come, cosa, dove, posso, puo, possono, possiamo, si puo, devo, bisogna, dobbiamo, serve, c e, ci sono, avete, accettate, prendete, parla, qualcuno, e possibile, dura, potete',
  more: 'italian.txt',
  words: `
    hello: ciao, buongiorno, buonasera
    what: cosa
    which: quale
    and: e
    can i: posso
    thanks: grazie
    how much: quanto
    cost: costa
    price: prezzo
    when: quando
    opening hours: orari, orario
    open: aperti, aperto
    closed: chiuso
    how long: dura, quanto dura, quanto tempo
    where: dove
    address: indirizzo
    day: giorno
    days: giorni
    monday: lunedi
    tuesday: martedi
    wednesday: mercoledi
    thursday: giovedi
    friday: venerdi
    saturday: sabato
    sunday: domenica
    tomorrow: domani
    book: prenotare
    booking: prenotazione
    cancel: cancellare
    late: ritardo
    son: figlio
    daughter: figlia
    child: bambino
    children: bambini
    year old: anni
    dog: cane
    cat: gatto
    parking: parcheggio
    car: macchina
    station: stazione
    pay: pagare
    card: carta
    cash: contanti
    gift: regalo
    voucher: buono
    ship: spedite
    allergy: allergia
    english language: inglese
    italian language: italiano
    class: corso, corsi, laboratorio
    beginner: principiante, principianti
    rain: pioggia
    person: persona
    speak: parlare
    evening: serata, sera
    couple: coppia, coppie
    start: comincia, inizia, cominciano
    what time: a che ora
    doctor: medico
    referral: ricetta
    appointment: appuntamento
    without: senza
    trial: prova
    lesson: lezione, lezioni
    beard: barba
    hair: capelli
    haircut: taglio
    free: gratis, gratuito
    available: disponibile, libero
    today: oggi
    bring: portare
    wear: vestiti, indossare
    shoes: scarpe
    towel: asciugamano
    hire: noleggiare, noleggio
    i would like: vorrei
    friend: amico, amica, amici
    week: settimana
    next: prossimo, prossima
    month: mese
    language: lingua
    need: bisogno
    food: mangiare
    drink: bere
    group: gruppo
    birthday: compleanno
    woman: donna
    man: uomo
    age: eta
    bike: bici, bicicletta
    repair: riparare
    from what age: da che eta, da quanti anni
    cancel: disdire, annullare, disdetta
    parking: parcheggiare
    wife: moglie
    husband: marito
    morning: mattina, mattino
    afternoon: pomeriggio
    weekend: fine settimana
    people: persone
    gift: regalare
    gift card: buono regalo
    valid: valido
    discount: sconto
    student: studente, studenti
    pregnant: incinta
    shower: doccia, docce
    bread: pane
    fish: pesce
    knife: coltello
    cooking: cucina
    sauna: sauna
    swim: nuotare
    climbing: arrampicata
    driving: guida
    massage: massaggio
    tea: te
    pottery: ceramica
    guitar: chitarra
    piano: pianoforte
    singing: canto
    shave: rasatura
    private: privato, privata
    included: incluso, compreso
    not: non
    no: no
    but: ma
    sorry: scusa, scusi, scusate
    i meant: volevo dire, intendevo, mi sono sbagliato, mi sono sbagliata
    the other one: l altro, l altra
    is there: c e, ci sono
    do i need to: devo, dobbiamo, bisogna
    how hot: che temperatura
    hot: caldo, calda
    two: due
    three: tre
    four: quattro
    five: cinque
    i do not want: non voglio, non vorrei
    for: per
    hello: salve, buon giorno, buona sera, buon pomeriggio
    can i: possiamo, si può, potrei, potremmo
    can he come: può venire
    can he take part: può partecipare
    come: venire, vengo, veniamo
    can: può, possono, potete
    is it possible: è possibile
    possible: possibile
    which days: che giorni, quali giorni, in che giorni, in quali giorni
    which days: che giorno, quale giorno
    how much cost: quanto costa, quanto costano, quanto viene, quanto vengono, quant è, quanto si paga
    cost: costano
    how many people: quante persone, quanti siamo, in quanti, quanta gente
    how many: quanti, quante
    one hour: un ora, di un ora
    half an hour: mezz ora
    time: ora
    how early: quanto tempo prima, quanto prima, con quanto anticipo, quanti minuti prima
    arrive: arrivare
    early: presto
    in advance: in anticipo
    wait: aspettare
    deposit: caparra, acconto, deposito, cauzione
    accept card: accettate carte, accettate la carta, accettate carta, prendete la carta
    accept: accettate, prendete
    vaccinations: vaccini, vaccino, vaccinazioni, vaccinato, vaccinata
    required: obbligatorio, obbligatoria, obbligatori
    vegetarian: vegetariano, vegetariana, vegetariani
    vegan: vegano, vegana, vegani
    allergic: allergico, allergica, allergici
    allergies: allergie
    gluten: glutine
    nuts: noci, frutta secca
    milk: latte
    egg: uovo, uova
    wheelchair: sedia a rotelle, carrozzina
    accessible: accessibile
    lift: ascensore
    stairs: scale
    speak: parla, parlano, parlate
    somebody: qualcuno
    teacher: insegnante, maestro, maestra, istruttore, istruttrice
    suitable for beginners: adatto ai principianti, adatta ai principianti, per principianti, adatto a principianti
    suitable: adatto, adatta
    experience: esperienza
    do i need to know how: bisogna saper, bisogna sapere, devo saper, serve saper
    never: mai
    already: già
    do i need to bring: devo portare, bisogna portare, dobbiamo portare, devo portarmi
    do i need to book: devo prenotare, bisogna prenotare, dobbiamo prenotare, serve prenotare, si deve prenotare
    what do i need to wear: come bisogna vestirsi, come mi vesto, cosa mi metto, cosa devo indossare
    need: serve, servono, necessario, necessaria
    own: proprio, propria, propri
    helmet: casco
    gloves: guanti
    apron: grembiule
    glasses: occhiali
    boots: stivali
    equipment: attrezzatura, materiale
    tools: attrezzi
    fabric: stoffa, tessuto
    children: figli
    child: bambina, bimbo, bimba
    teenager: adolescente, adolescenti
    parents: genitori
    minimum age: età minima
    minimum height: altezza minima
    accompanied: accompagnato, accompagnata
    from what age: a partire da che età, da quale età
    how old: quanti anni
    weight: peso
    size: taglia, taglie
    day: giornata
    half day: mezza giornata
    visit: visita
    guided tour: visita guidata
    walk: passeggiata
    tasting: degustazione, assaggio
    lunch: pranzo
    breakfast: colazione
    dinner: cena
    meal: pasto
    big: grande, grandi
    small: piccolo, piccola
    honey: miele
    wine: vino, vini
    beer: birra, birre
    cheese: formaggio, formaggi
    chocolate: cioccolato
    coffee: caffè
    mushrooms: funghi
    meat: carne
    pasta: pasta
    cake: torta, torte
    cellar: cantina
    wood: legno
    leather: cuoio
    skin: pelle
    seat: posto
    seats: posti
    silver: argento
    gold: oro
    glass: vetro
    soap: sapone
    candle: candela, candele
    paper: di carta
    bookbinding: rilegatura
    sewing: cucito
    knitting: lavoro a maglia
    jewellery: gioielli, gioiello
    ring: anello, anelli
    frame: cornice, cornici
    drawing: disegno
    painting: pittura
    spoon: cucchiaio, cucchiai
    chair: sedia, sedie
    sharpening: affilatura
    archery: tiro con l arco
    violin: violino
    strings: corde
    battery: batteria
    phone: telefono, cellulare
    screen: schermo
    repair: riparazione
    boat: barca
    electric: elettrico, elettrica
    sailing: barca a vela
    diving: immersione
    horse: cavallo, cavalli
    hike: escursione
    beach: spiaggia
    colour: colore, tinta
    roots: radici
    touch up: ritocco
    feet: piedi
    hands: mani
    face: viso
    back: schiena
    eyes: occhi
    sight test: esame della vista, controllo della vista
    hearing: udito
    full: completo, completa
    test: esame
    teeth: denti
    dentist: dentista
    cleaning: pulizia
    tattoo: tatuaggio
    ear: orecchio, orecchie
    earrings: orecchini
    puppy: cucciolo, cuccioli
    dogs: cani
    room: camera, stanza
    wedding: matrimonio
    party: festa
    newborn: neonato, neonata
    baby: bebè
    family: famiglia
    wash: lavaggio, lavare
    tyre: gomma, pneumatico
    far: lontano
    train: treno
    on foot: a piedi
    where are you: dove siete, dove vi trovate, dove vi trovo
    refund: rimborso
    bad weather: brutto tempo, maltempo
    standing: in piedi
    seated: seduti, seduto
    alcohol: alcol
    pick up: ritirare
    voucher: buoni regalo
    cancel: cancellazione, annullamento
    until when: fino a quando, entro quando
    without paying: senza pagare
    photos: foto
    minutes: minuti
    changing room: spogliatoio, spogliatoi
    swimsuit: costume
    take place: si tiene, si svolge
    make: fare
    reschedule: spostare
    change: cambiare, modificare
    maximum: massimo
    included: inclusi, inclusa, compresa, compresi
    french language: francese
    german language: tedesco
    spanish language: spagnolo
    portuguese language: portoghese
    chinese language: cinese
    japanese language: giapponese
    arabic language: arabo
    nearby: vicino, nelle vicinanze, qui vicino
    refund: rimborsate, rimborsato, mi rimborsate, rimborsati
    buy: comprare, comprarlo, acquistare
    wear: vestire, vestirmi, vestirci
    is it suitable: è adatto, è adatta
    is it accessible: è accessibile
    allowed: ammessi, ammesso, permesso, consentito
    pay card: pagare con la carta, pagare con carta, pagare col bancomat
    end: finisce, termina
    something: qualcosa
    do you have: avete
    what do i need to: cosa devo, cosa deve, cosa bisogna
  `,
}
