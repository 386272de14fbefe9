import type { Tongue } from './tongue.ts'

export const FRENCH: Tongue = {
  name: 'French',
  hello: 'Bonjour !',
  marks:
    'est ce que je vous le la les des une un pour avec mon ma mes il y a quel quelle combien bonjour peut puis avez faut quand ou dans sont et de moi toi venir du au aux en se sur ne pas tu elle nous ils elles on par cette ces sa son ses nos votre vos notre t plus qui quoi si etes avons ont peux pouvez faites fait ca cela meme tres bien sans partir chez etre avoir aller',
  endings: 'es s e x',
  words: `
    hello: bonjour, salut
    which: quel, quelle
    and: et
    can: peut, puis
    i: je
    thanks: merci
    how much: combien
    price: prix, tarif
    cost: coute, cout
    expensive: cher
    when: quand
    time: heure
    hours: heures
    opening hours: horaires, ouverture
    open: ouvert, ouverts, ouvrez
    close: ferme, fermez
    how long: dure, combien de temps
    duration: duree
    where: ou
    address: adresse
    day: jour
    days: jours
    monday: lundi
    tuesday: mardi
    wednesday: mercredi
    thursday: jeudi
    friday: vendredi
    saturday: samedi
    sunday: dimanche
    tomorrow: demain
    book: reserver
    booking: reservation
    seat: place
    seats: places
    cancel: annuler
    late: retard
    daughter: fille
    son: fils
    child: enfant
    children: enfants
    year old: ans
    baby: bebe
    dog: chien
    dogs: chiens
    cat: chat
    come: venir
    bring: amener, apporter
    parking: parking, garer
    car: voiture
    station: gare
    wheelchair: fauteuil
    pay: payer
    card: carte
    cash: especes
    tip: pourboire
    gift: cadeau
    voucher: bon, cheque
    ship: livrez
    shipping: livraison
    abroad: a l etranger
    refund: rembourser
    allergy: allergie
    allergies: allergies
    gluten: gluten
    vegan: vegan
    english language: anglais
    french language: francais
    photos: photos
    membership: abonnement
    member: membre
    person: personne
    human: humain
    speak: parler
    class: cours, stage, seance, atelier
    beginner: debutant, debutante, debutants
    rain: pluie
    toilet: toilettes
    evening: soir, soiree
    couple: couple, couples
    start: commence, commencent, debute, debut
    what time: a quelle heure
    doctor: medecin, docteur
    referral: ordonnance, prescrit, prescription
    appointment: rendez vous, rdv
    without: sans
    trial: essai
    lesson: lecon, lecons
    beard: barbe
    hair: cheveux
    haircut: coupe
    free: gratuit, gratuite
    available: disponible, libre
    today: aujourd hui
    tonight: ce soir
    wear: porter, vetements, habits
    shoes: chaussures
    towel: serviette
    hire: louer, location
    i would like: je voudrais, j aimerais
    friend: ami, amie, amis
    week: semaine
    next: prochain, prochaine
    month: mois
    language: langue
    need: besoin, faut
    food: manger
    drink: boire
    swimsuit: maillot
    group: groupe
    birthday: anniversaire
    woman: femme
    man: homme
    age: age
    bike: velo
    nails: ongles
    bath: bain
    cut: couper
    hello: bonsoir, coucou
    from what age: à partir de quel âge, dès quel âge, a partir de quel age
    accept: acceptez, accepte
    where: où êtes vous, où se trouve, situés, situé, trouvez
    cancel: annulation, décommander
    full price: plein tarif
    half price: demi tarif
    pay: paient, paie, paye, règlement, régler
    wife: épouse
    husband: mari
    morning: matin
    afternoon: après midi
    weekend: week end, weekend
    people: personnes
    gift: cadeaux, offrir
    gift card: carte cadeau, chèque cadeau, bon cadeau
    valid: valable
    discount: réduction, remise
    student: étudiant, étudiants
    pregnant: enceinte
    changing room: vestiaire, vestiaires
    shower: douche, douches
    bread: pain
    sourdough: levain
    fish: poisson
    knife: couteau
    cooking: cuisine
    sauna: sauna
    swim: nager, baigner
    climbing: escalade, grimper
    driving: conduite
    massage: massage
    tea: thé
    pottery: poterie, céramique
    guitar: guitare
    piano: piano
    singing: chant
    shave: rasage
    private: privé, privatiser
    included: inclus, compris, comprise
    adult: adulte, adultes
    day pass: entrée à la journée, pass journée
    late: en retard
    included: fournis, fourni
    hot: chaude, chaud
    not: pas
    no: non
    but: mais
    sorry: désolé, désolée, pardon
    i meant: je voulais dire, je pensais à, je me suis trompé, je me suis trompée
    the other one: l autre
    not that one: pas celle là, pas celui là, pas ça
    is there: y a t il, il y a, est ce qu il y a
    do i need to: je dois, dois je, doit on, on doit, faut il, est ce que je dois, est ce qu il faut
    how hot: à quelle température, quelle température
    two: deux
    three: trois
    four: quatre
    five: cinq
    i do not want: je ne veux pas, je ne voudrais pas, on ne veut pas
    for: pour
  `,
}
