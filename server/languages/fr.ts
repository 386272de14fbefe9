import type { Sentences } from './languages.ts'
import type { Party } from './party.ts'
import { plurals } from './plurals.ts'

const count = plurals('fr')
const seats = (number: number) => count(number, { one: '# place', other: '# places' })
const people = (number: number) => count(number, { one: '# personne', other: '# personnes' })
const ofParty = ({ party, whole }: Party) => (whole ? `pour ${people(party)}` : seats(party))
const theSeats = ({ party, whole }: Party) => (whole ? 'le créneau' : party === 1 ? 'la place' : 'les places')
/** As the booking's gender and number have it: a slot is masculine, seats are feminine. */
const agreed = ({ party, whole }: Party, [slot, seat, many]: [string, string, string]) =>
  whole ? slot : party === 1 ? seat : many
const them = (party: Party) => agreed(party, ['le', 'la', 'les'])
const kept = (party: Party) =>
  agreed(party, ['Le créneau vous est gardé', 'La place vous est gardée', 'Les places vous sont gardées'])

/** What a price is for: the words that shops use most, and else the shop's own. */
function per(unit: string): string {
  const known: Record<string, string> = {
    seat: 'par place',
    person: 'par personne',
    table: 'par table',
    hour: 'de l’heure',
    month: 'par mois',
    year: 'par an',
  }
  return known[unit] ?? `par ${unit}`
}

/** What guests are told, in French. */
export const fr: Sentences = {
  phrases: {
    party: ofParty,
    what: (service, party) => `${service}, ${ofParty(party)}`,
    shortTime: (day, clock) => `${day}, ${clock}`,
    at: (day, clock) => `${day} à ${clock}`,
    zone: (city) => `Heure de ${city}`,
    where: (zone, address) => `${zone}. ${address}`,
    about: (service, when) => `${service}, ${when}`,
    reference: (reference) => `Référence ${reference}`,
    freeUntil: (when) => `Modification et annulation gratuites jusqu’au ${when}.`,
    seeAll: 'Voir, déplacer ou annuler',
    seeOrCancel: 'Voir ou annuler',
    seeBooking: 'Voir la réservation',
  },

  letter: {
    dear: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    subject: {
      confirmation: (about) => `Réservé : ${about}`,
      change: (about) => `Modifié : ${about}`,
      reminder: (about) => `Rappel : ${about}`,
      cancellation: (about) => `Annulé : ${about}`,
      offer: (about) => `Libre pour vous : ${about}`,
      waitlisted: (about) => `Sur la liste d’attente : ${about}`,
    },
    state: { booked: 'Réservé', changed: 'Modifié', cancelled: 'Annulé', listed: 'Sur la liste d’attente' },
    reference: 'Référence',
    answer: 'Pour nous écrire, répondez à cet e-mail.',
    answerOrCall: ['Pour nous joindre, répondez à cet e-mail ou appelez le ', '.'],

    booked: (party) => {
      const what = party.whole
        ? 'Votre créneau est réservé'
        : party.party === 1
          ? 'Votre place est réservée'
          : `Vos ${seats(party.party)} sont réservées`
      return `${what}. Au plaisir de vous accueillir.`
    },
    fileAdds: () => 'Le fichier joint inscrit la réservation dans votre agenda.',
    changed: 'Votre réservation est modifiée, comme vous l’avez demandé.',
    hadToChange: 'Nous avons dû modifier votre réservation.',
    standsNow: 'Voici où elle en est à présent.',
    fileChanges: 'La référence reste la même ; le fichier joint met votre agenda à jour.',
    reminder: (when) => `Un petit rappel : nous nous réjouissons de vous accueillir ${when}.`,
    ifNot: (party) =>
      `Si vous ne pouvez finalement pas venir, merci de l’indiquer sur la page de votre réservation, afin que quelqu’un d’autre puisse avoir ${theSeats(party)}.`,
    cancelled: 'Votre réservation est annulée, comme vous l’avez demandé. Vous serez toujours les bienvenus.',
    hadToCancel: () => 'Nous avons dû annuler ce rendez-vous.',
    sorry: 'Nous en sommes désolés.',
    anotherDay: 'Répondez à cet e-mail, et nous chercherons un autre jour avec vous.',
    fileRemoves: () => 'Le fichier joint retire la réservation de votre agenda.',
    nothingToDo: 'Vous n’avez rien à faire.',
    askedFor: (number) => `Vous aviez demandé ${seats(number)} ; toutes ne sont pas libres.`,
    offered: (party, until) =>
      party.whole
        ? `Le créneau s’est libéré, et nous vous le gardons jusqu’au ${until}.`
        : count(party.party, {
            one: `# place s’est libérée, et nous vous la gardons jusqu’au ${until}.`,
            other: `# places se sont libérées, et nous vous les gardons jusqu’au ${until}.`,
          }),
    untilTaken: (party) =>
      `Rien n’est réservé tant que vous ne ${agreed(party, ['l’', 'l’', 'les '])}avez pas ${agreed(party, ['accepté', 'acceptée', 'acceptées'])}. Sans réponse d’ici là, nous demandons à la personne suivante sur la liste.`,
    take: (party) => `Prendre ${theSeats(party)}`,
    listed: () => 'Vous êtes sur la liste d’attente de ce créneau. Rien n’est encore réservé.',
    listedNext:
      'Si une place se libère, nous vous écrivons aussitôt et vous la gardons jusqu’à l’heure indiquée dans cet e-mail. Il n’y a rien à payer ni à faire pour l’instant.',
    seePlace: 'Voir ma place sur la liste',
    freeIsOver:
      'Le délai de modification gratuite est passé ; vous pouvez encore annuler sur la page de la réservation.',
    untilItBegins: 'Vous pouvez déplacer ou annuler jusqu’au début.',
  },

  step: {
    held: (party, until) =>
      `${kept(party)} jusqu’à ${until}. Ajoutez un nom et une adresse e-mail, puis réservez ; rien n’est encore réservé.`,
    over: 'Ce moment est passé. Pour toute question à ce sujet, écrivez-nous.',
    offered: (party, until) =>
      `${agreed(party, ['Le créneau est', 'La place est', 'Les places sont'])} à vous jusqu’à ${until} : vous pouvez ${them(party)} prendre, ou ${them(party)} laisser à la personne suivante.`,
    expired: (party, at) =>
      `${agreed(party, ['Le créneau a été libéré', 'La place a été libérée', 'Les places ont été libérées'])}${at ? ` à ${at}` : ''}. Choisissez de nouveau un horaire si vous souhaitez toujours venir.`,
    attended: 'Merci de votre visite.',
    noShow: (day) => `Vous nous avez manqué ${day}. Si c’est une erreur, dites-le-nous.`,
    sent: (email) => `Nous avons envoyé une confirmation et un fichier d’agenda à ${email}.`,
    undelivered: (email) => `Notre e-mail à ${email} n’a pas pu être remis : conservez votre référence.`,
    sending: (email) => `Nous envoyons une confirmation et un fichier d’agenda à ${email}.`,
    begun: 'C’est commencé : pour tout changement, demandez-nous.',
    freeIsOver:
      'Le délai de modification gratuite est passé : il n’est plus possible de déplacer ici, mais vous pouvez encore annuler jusqu’au début.',
    untilItBegins: 'Vous pouvez déplacer ou annuler jusqu’au début.',
    byShop: (reason) => `La boutique a dû annuler : ${reason}`,
    noneCameFree: 'Aucune place ne s’est libérée à temps.',
    offTheList: 'Vous n’êtes plus sur la liste. Réservez un autre horaire quand vous le souhaitez.',
    released: (party) =>
      `${agreed(party, ['Votre créneau est libéré', 'Votre place est libérée', 'Vos places sont libérées'])}. Réservez un autre horaire quand vous le souhaitez.`,
    closed: (place) =>
      `Vous êtes au rang ${place} de la liste d’attente, mais plus aucune place n’est attribuée pour cet horaire. Choisissez-en un autre.`,
    listUndelivered: (place, email) =>
      `Vous êtes au rang ${place} de la liste d’attente. Notre e-mail à ${email} n’a pas pu être remis : revenez voir ici si une place s’est libérée.`,
    waiting: (place) =>
      `Vous êtes au rang ${place} de la liste d’attente. Si une place se libère, nous vous écrivons et vous la gardons jusqu’à 2 heures. Il n’y a rien à payer ni à faire pour l’instant.`,
    booked: (number, service, when, reference) =>
      `C’est réservé : ${seats(number)}, ${service}, ${when}. Votre référence est ${reference}.`,
    listed: (number, service, when, reference) =>
      `Vous êtes sur la liste d’attente : ${seats(number)}, ${service}, ${when}. Rien n’est encore réservé. Votre référence est ${reference}.`,
  },

  page: {
    states: {
      confirmed: 'Réservé',
      cancelled: 'Annulé',
      expired: 'Libéré',
      attended: 'Honoré',
      no_show: 'Manqué',
    },
    keptUntil: (until) => `Gardé jusqu’à ${until}`,
    yoursUntil: (until) => `À vous jusqu’à ${until}`,
    onTheList: (place) => `Rang ${place} de la liste d’attente`,
    reference: 'Référence',
    fields: { name: 'Nom', email: 'Adresse e-mail', summary: 'Remarque' },
    problem: 'Il y a un problème',
    questions: 'Des questions ? Écrivez-nous :',

    finish: 'Terminer la réservation',
    otherDays: 'Voir d’autres jours',
    calendar: 'Ajouter à l’agenda',
    another: () => 'Faire une autre réservation',
    keep: 'Garder',
    leave: {
      ask: 'Quitter la liste',
      say: 'Votre place sur la liste revient à la personne suivante.',
      act: 'Oui, quitter la liste',
    },
    cancel: { ask: 'Annuler cette réservation', act: 'Oui, annuler' },
    losing: 'Votre place est libérée aussitôt, et quelqu’un d’autre peut la prendre.',
    losingLate:
      'Il est trop tard pour annuler gratuitement : demandez-nous ce que cela implique pour vous. Votre place est libérée aussitôt.',
    letGo: (party) => ({
      ask: `Laisser ${theSeats(party)}`,
      say: 'La personne suivante sur la liste en profite aussitôt.',
      act: `Oui, laisser ${theSeats(party)}`,
    }),

    moved: (day, clock) => `Déplacé au ${day}, ${clock}. La référence reste la même.`,
    taken: (party) => `Vous avez pris ${theSeats(party)}.`,
    cancelled: 'Vous avez annulé cette réservation.',
    left: 'Vous avez quitté la liste.',
    declined: (party) => `Vous avez laissé ${theSeats(party)}.`,
    filledUp: 'Cet horaire vient d’être complet. Vous gardez le vôtre.',
    refused: () => 'Cela n’a pas pu se faire. Regardez où en sont les choses, puis réessayez.',

    move: 'Choisir un autre horaire',
    bookedFor: (what, when) =>
      `${what}. La réservation est pour ${when}, et le reste tant que vous n’appuyez pas sur le bouton.`,
    keepTime: (when) => `Garder ${when}`,
    onlyFitting: 'Seuls les horaires avec assez de place pour vous figurent ici.',
    moveHere: 'Déplacer à cet horaire',
    noOtherTime: 'Pour l’instant, aucun autre horaire qui vous soit ouvert n’a assez de place.',
    noLongerMoved: 'Cette réservation ne peut plus être déplacée ici.',
    staysAsItIs: 'Elle reste telle quelle ; nous connaissons peut-être une autre solution.',
    back: 'Retour à la réservation',
    laterDays: (number) => `Jours suivants (${number})`,

    noBooking: 'Ce lien n’ouvre aucune réservation',
    noBookingWhy: () => 'Ce lien n’est plus valable. Écrivez-nous en indiquant votre référence.',
    noBookingRemedy: [
      'Si vous l’avez copié, vérifiez qu’il est complet : suivez plutôt le lien dans l’e-mail.',
      'Un lien prend fin un jour après sa réservation.',
    ],
    notNow: 'Cela n’a pas fonctionné',
    openAgain: 'Ouvrez de nouveau le lien pour voir où en est la réservation.',
    nothingChanged: 'Rien n’a été modifié.',
  },

  form: {
    title: () => 'Réserver',
    notBooked: 'Rien n’est encore réservé',
    change: 'Modifier',
    changePart: (label) => `Modifier : ${label.toLowerCase()}`,
    which: () => 'Que souhaitez-vous réserver ?',
    service: () => 'Réservation',
    chooseTime: 'Choisir un horaire',
    toTheShop: 'Vers le site de la boutique',
    forMembers: (plans) => (plans.length > 0 ? `Pour les membres : ${plans.join(' ou ')}` : 'Pour les membres'),
    closedTo: (service, plans) =>
      `${service} est réservé aux membres${plans.length > 0 ? ` : ${plans.join(' ou ')}` : ''}. Si vous l’êtes, connectez-vous sur le site ; sinon, choisissez autre chose.`,
    plan: (name, price, unit) => `${name} (${price} ${per(unit)})`,
    costs: (price, unit) => `${price} ${per(unit)}`,
    lasts: (minutes) => `${minutes} min`,
    each: (minutes, price, unit) => `${minutes} min, ${price} ${per(unit)}`,
    from: (when) => `Dès ${when}`,
    noTimes: 'Aucun horaire pour l’instant',
    noTimesFor: (service) => `Aucun horaire n’est ouvert pour ${service} en ce moment.`,
    membersOnly: 'Membres seulement',

    seats: 'Places',
    guests: 'Personnes',
    times: (zone) =>
      `Horaires : ${zone}. Ce que vous choisissez vous est gardé 10 minutes, le temps de remplir le reste.`,
    keep: ({ whole }) => (whole ? 'Garder ce créneau' : 'Garder les places'),
    yours: 'Gardé pour vous',
    free: 'Libre',
    seatsFree: 'Places libres',
    left: (number) => count(number, { one: 'reste # place', other: 'restent # places' }),
    full: 'Complet',
    onHold: (until) => `En attente${until ? `, peut-être libre avant ${until}` : ''}`,
    joinList: 'Liste d’attente',
    listOf: (when) => ` pour ${when}`,
    stillRoom: 'Il reste de la place ici',
    noneFits: 'Aucun autre horaire n’a assez de place',
    orWait: (when) => `Ou attendre pour ${when}`,

    when: 'Date et heure',
    kept: (party, until) => `${kept(party)} jusqu’à ${until}.`,
    notKept: (party) =>
      `${agreed(party, ['Le créneau n’est plus gardé', 'La place n’est plus gardée', 'Les places ne sont plus gardées'])}. Si personne n’a été plus rapide, le bouton réserve quand même.`,
    listNote:
      'Une place sur la liste d’attente, pas une réservation. Si une place se libère, nous vous écrivons et vous la gardons jusqu’à 2 heures. S’il y a de nouveau de la place entre-temps, elle est réservée aussitôt.',
    fields: { name: 'Nom', email: 'Adresse e-mail', summary: 'Remarque (facultatif)' },
    emailHint: 'La confirmation, le fichier d’agenda et le lien pour modifier arrivent ici.',
    listEmailHint: 'Nous écrivons ici quand une place se libère.',
    detailHint: 'Allergies, une occasion, tout ce qu’il nous est utile de savoir.',
    book: (party) => `Réserver ${ofParty(party)}`,
    faults: {
      slot_id: 'Choisissez un horaire.',
      seats: 'Indiquez le nombre de places, de 1 à 99.',
      name: 'Indiquez un nom de 120 caractères au plus.',
      email: 'Indiquez une adresse e-mail comme ada@example.com.',
      summary: 'Limitez la remarque à 2000 caractères.',
    },
    soldOut: (left) =>
      `${left > 0 ? `Pour cet horaire, il ne ${seatsRemain(left)}` : 'Cet horaire vient d’être complet'}. Rien n’est réservé, et ce que vous avez écrit est toujours là.`,
    sentAlready: 'Ce formulaire a déjà été envoyé. Voici ce qui a été enregistré alors.',

    closed: 'Ce formulaire est fermé',
    closedText: 'Rien n’a été réservé avec lui.',
    openNew: 'En ouvrir un nouveau',
    noForm: 'Il n’y a pas de formulaire à cette adresse',
    unread: 'Cela n’a pas pu être lu',
  },

  heard: {
    as: (said) => `Voici ce que nous avons compris : ${said.join(', ')}.`,
    clash: (days) => `Le jour et la date ne concordent pas : ${days} ?`,
    nearest: 'Rien n’est libre à ce moment-là ; voici les horaires les plus proches.',
    nothing: 'Rien n’est libre à ce moment-là.',
    first: 'le premier horaire libre',
    span: (first, last) => `du ${first} au ${last}`,
    any: (weekdays, first, last) => `${weekdays}, du ${first} au ${last}`,
    not: (weekdays) => `pas ${weekdays}`,
    parts: { morning: 'le matin', afternoon: 'l’après-midi', evening: 'le soir' },
    at: (time) => `à ${time}`,
    between: (from, to) => `de ${from} à ${to}`,
    from: (time) => `à partir de ${time}`,
    until: (time) => `jusqu’à ${time}`,
  },

  people: {
    formOpened: 'Voici le formulaire. Rien n’est encore réservé.',
    asked: 'Une personne de l’équipe a été prévenue.',
    passedOn: (name) =>
      `${name || 'Une personne de la boutique'} a transmis votre demande, qui attend de nouveau quelqu’un de l’équipe.`,
    isHere: (name) => `${name || 'Une personne de la boutique'} est là à présent. L’assistant se tait.`,
    nobodyCame: 'Personne n’est encore venu.',
    hereUntil: (time) => `Nous sommes là jusqu’à ${time}, et la réponse arrive ici.`,
    nobodyBefore: (when) => `Il n’y aura personne avant ${when}.`,
    nobodyHere: 'Il n’y a personne pour l’instant.',
    today: (time) => `aujourd’hui, ${time}`,
    tomorrow: (time) => `demain, ${time}`,
    onDay: (day, time) => `${day}, ${time}`,
    answersGoTo: (address) => `Nous répondons ici, et aussi à ${address}.`,
    orTakeBack: 'Ou retirez votre demande et interrogez l’assistant en attendant.',
    leaveAddress:
      'Laissez ici votre adresse e-mail et nous y répondrons aussi, ou retirez votre demande et interrogez l’assistant en attendant.',
    back: 'L’assistant vous répond de nouveau.',
    wasQuiet: 'Tout est resté silencieux pendant un jour.',

    answered: (shop) => `${shop} vous a répondu`,
    answers: (shop, name) => (name ? `${name}, de ${shop}, répond :` : `${shop} répond :`),
    goOn: 'Continuer là où vous avez posé votre question',
    orAnswer: ', ou répondez à cet e-mail.',
    orAnswerAlone: 'Ou répondez à cet e-mail.',
  },
}

function seatsRemain(number: number) {
  return count(number, { one: 'reste que # place', other: 'reste que # places' })
}
