import type { Tongue } from './tongue.ts'

export const ITALIAN: Tongue = {
  name: 'Italian',
  hello: 'Buongiorno!',
  marks:
    'il lo la gli un una e che quanto costa di per con mio mia ciao posso quando dove come ci sono avete si io tu lui lei noi voi i le uno a da in su tra fra del della dei delle al alla ai alle nel nella chi cosa quale quali se non o ma anche siete ho hai ha abbiamo hanno mi ti vi puo possiamo vorrei vorremmo voglio c piu molto',
  endings: 'i e o a',
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
  `,
}
