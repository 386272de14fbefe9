import type { Tongue } from './tongue.ts'

export const FRENCH: Tongue = {
  name: 'French',
  hello: 'Bonjour !',
  marks:
    'est ce que je vous le la les des une un pour avec mon ma mes il y a quel quelle combien bonjour peut puis avez faut quand ou dans sont et de moi toi venir du au aux en se sur ne pas tu elle nous ils elles on par cette ces sa son ses nos votre vos notre t plus quoi si etes avons ont peux pouvez faites fait ca cela meme tres bien sans partir chez etre avoir aller j ai serons sera serait propre pendant seulement avant apres suis',
  endings: 'es s e x',
  elided: 'l d c j n m s qu jusqu',
  and: 'et, mais',
  asks: 'est ce que, est ce, est il, est elle, ouvrez, remboursez, jusqu a quand, est ce qu, combien, quel, quelle, quels, quelles, quand, comment, faut il, il faut, y a t il, il y a, peut on, on peut, peut, peux, puis je, dois je, je dois, doit on, avez vous, vous avez, acceptez, prenez, proposez, parlez, dure, c est possible, ou est, ou etes, ou se, ou sont, peuvent, etes vous, faites vous, vous faites, a t il, a t elle',
  more: 'french.txt',
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
    voucher: bon d achat, bon, cheque
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
    from what age: à partir de quel âge, dès quel âge
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
    can i: je peux, puis je, on peut, peut on, pouvons nous, nous pouvons, je pourrais, pourrais je, pourrait on
    can he come: il peut venir, peut il venir
    can she come: elle peut venir, peut elle venir
    can: peuvent, pourrait
    is it possible: est il possible, est ce possible, c est possible
    possible: possible
    which days: quels jours, quel jour est ce
    which days: quel jour
    how much: c est combien, combien ça coûte, ça coûte combien, combien coûte, combien coûtent
    how many people: combien de personnes, combien sommes nous, combien serons nous
    how many: combien de
    how long: combien de temps dure, dure combien de temps, ça dure combien de temps, pendant combien de temps
    how early: combien de temps avant, combien de minutes avant, combien de temps à l avance
    one hour: une heure, d une heure, 1 heure
    half an hour: une demi heure, demi heure
    arrive: arriver, arrive
    early: en avance, tôt
    here: sur place
    wait: attendre, patienter, attends
    deposit: acompte, arrhes, caution, dépôt de garantie
    pay: verser, paiement
    accept card: prenez la carte, prenez vous la carte, acceptez la carte, acceptez vous la carte, prenez les cartes
    vaccinations: vaccins, vaccin, vaccination, vacciné, vaccinée
    required: obligatoire, obligatoires, exigé, exigés
    vegetarian: végétarien, végétarienne, végétariens
    vegan: végane, végétalien
    allergic: allergique, allergiques
    nuts: noix
    lactose: lactose
    accessible: accessible
    wheelchair: fauteuil roulant
    lift: ascenseur
    stairs: escalier, escaliers
    speak: parle, parlent, parlez
    somebody: quelqu un
    teacher: prof, professeur, moniteur, monitrice
    suitable for beginners: adapté aux débutants, convient aux débutants, adaptée aux débutants, pour débutants
    suitable: adapté, adaptée, convient
    experience: expérience
    do i need to know how: faut il savoir, il faut savoir, dois je savoir
    never: jamais
    already: déjà
    need: nécessaire
    do i need to bring: faut il apporter, dois je apporter, il faut apporter, je dois apporter, faut il amener, faut il prendre, faut il venir avec
    do i need to book: faut il réserver, dois je réserver, il faut réserver, je dois réserver
    own: son propre, mon propre, sa propre, ma propre, ses propres, mes propres, votre propre
    helmet: casque
    gloves: gants
    apron: tablier
    glasses: lunettes
    boots: bottes
    equipment: matériel, équipement
    tools: outils, outil
    fabric: tissu, tissus
    lend: prêter, prêtez
    teenager: adolescent, adolescente, ado, ados
    parents: parents, parent
    minimum age: âge minimum
    size: pointure, pointures, taille, tailles
    weight: poids
    night: nuit, nuits
    day: journée
    half day: demi journée
    visit: visite
    guided tour: visite guidée
    tour: tour
    tasting: dégustation
    lunch: déjeuner
    breakfast: petit déjeuner
    dinner: dîner
    meal: repas
    big: grand, grande
    small: petit, petite
    long: long, longue
    honey: miel
    wine: vin, vins
    beer: bière, bières
    cheese: fromage, fromages
    chocolate: chocolat, chocolats
    coffee: café
    cider: cidre
    apple: pomme, pommes
    mushrooms: champignons, champignon
    meat: viande
    pasta: pâtes
    cake: gâteau, gâteaux
    pastry: pâtisserie
    cellar: cave
    barrels: barriques, tonneaux
    press: pressoir
    distillery: distillerie
    brewery: brasserie
    wood: bois
    leather: cuir
    silver: en argent
    cash: argent liquide, en liquide
    money: argent
    wedding: se marie, se marier, nous marions
    order: commander
    feed: nourrir, nourrit
    seats left: il reste des places, reste t il des places
    gold: en or
    gold leaf: feuille d or, feuilles d or
    gilding: dorure
    glass: verre
    beads: perles, perle
    soap: savon, savons
    candle: bougie, bougies
    paper: papier
    bookbinding: reliure
    sewing: couture
    knitting: tricot
    weaving: tissage
    jewellery: bijou, bijoux
    ring: bague, bagues
    frame: cadre, cadres
    drawing: dessin
    painting: peinture
    photos: photo
    spoon: cuillère, cuillères
    chair: chaise, chaises
    footstool: repose pieds
    anvil: enclume
    axe: hache, haches
    sharpening: affûtage, aiguisage
    archery: tir à l arc
    violin: violon
    bow: archet
    strings: cordes
    battery: batterie
    phone: téléphone
    screen: écran
    computer: ordinateur
    repair: réparation, réparer
    replacement: remplacement, changement
    boat: bateau, bateaux
    electric: électrique
    rowing boat: barque
    sailing: voile
    diving: plongée
    poles: bâtons
    skates: patins
    skating: patinage
    horse: cheval, chevaux
    ride: balade à cheval, promenade à cheval
    walk: balade, promenade
    hike: randonnée
    beach: plage
    colour: couleur, coloration
    roots: racines
    feet: pieds
    hands: mains
    facial: soin du visage
    face: visage
    back: dos
    skin: peau
    eyes: yeux
    sight test: examen de la vue, examen de vue
    hearing: audition
    teeth: dents
    dentist: dentiste
    cleaning: nettoyage
    tattoo: tatouage
    ear: oreille, oreilles
    earrings: boucles d oreille, boucles d oreilles
    puppy: chiot, chiots
    kitten: chaton, chatons
    grooming: toilettage
    neutering: stérilisation, castration
    room: chambre, chambres
    wedding: mariage
    party: fête
    newborn: nouveau né, nouveau nés
    family: famille
    wash: lavage, laver
    tyre: pneu, pneus
    brakes: freins
    chimney: cheminée
    sweep: ramonage
    far: loin
    on foot: à pied
    train: train
    where do i find you: comment venir, comment vous trouver
    refund: remboursé, remboursement, remboursée
    bad weather: mauvais temps
    standing: debout
    seated: assis, assise
    alcohol: alcool
    pick up: venir chercher, venez chercher, venez me chercher
    keep: garder
    change: modifier
    reschedule: reporter, déplacer
    make: fabriquer
    dress: robe, robes
    in advance: à l avance
    good evening: bonne soirée
    please: je vous prie, s il vous plaît
    held: a t il lieu, a t elle lieu, ont ils lieu, ont elles lieu, ça a lieu, a lieu
    private lesson: cours particulier, cours particuliers, leçon particulière, leçons particulières
    kitchen knife: couteau de cuisine, couteaux de cuisine
    drop it off: déposer
    live: habite, habitons
    town: en ville, centre ville
    foot care: soin des pieds, soins des pieds
    treatment: soin, soins
    good afternoon: bon après midi
    does it take place: se passe t il, ça se passe
    german language: allemand
    spanish language: espagnol
    italian language: italien
    italian: italienne
    portuguese language: portugais
    dutch language: néerlandais
    polish language: polonais
    chinese language: chinois
    japanese language: japonais
    arabic language: arabe
    book: s inscrire, m inscrire, nous inscrire, inscription
    nearby: à proximité, près d ici, à côté
    gift vouchers: bons cadeaux, chèques cadeaux
    do you have: proposez vous, avez vous, est ce que vous avez, vous avez, est ce que vous proposez
    problem: problème
    something: quelque chose
    end: finit, se termine, termine
    for two: à deux
    for three: à trois
    know: savoir
    buy: acheter
    allowed: autorisé, autorisés, acceptés, admis
    who: qui
    wife: ma femme
    how: comment
  `,
}
