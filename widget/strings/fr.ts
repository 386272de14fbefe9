import { money } from '../../browser/format.ts'
import type { Price } from '../../contract/catalogue.ts'
import { plurals } from './plurals.ts'
import { bookingRefusals, refusals } from './refusals.ts'
import type { FormSentences, Sentences } from './sentences.ts'

const count = plurals('fr')
const seats = (number: number) => count(number, { one: '# place', other: '# places' })
const kept = (number: number) => count(number, { one: '# place gardée', other: '# places gardées' })

/** What a price is for: the words that shops use most, and else the shop's own. */
function per(unit: string): string {
  const known: Record<string, string> = {
    seat: 'par place',
    person: 'par personne',
    table: 'par table',
    hour: 'par heure',
    month: 'par mois',
    year: 'par an',
  }
  return known[unit] ?? `par ${unit}`
}

const priced = (price: Price, locale: string) => `${money(price, locale)} ${per(price.per)}`

const why = refusals('fr', {
  often: (when) => `Trop de tentatives. Réessayez ${when}.`,
  wrong: 'Nous n’avons pas pu accepter cela. Modifiez-le et réessayez.',
  notNow: 'Ce n’est pas possible pour le moment. Rechargez la page et réessayez.',
  failed: 'Quelque chose a mal fonctionné chez nous. Réessayez dans un instant.',
  unreachable: 'La boutique n’a pas pu être jointe. Réessayez dans un instant.',
})

const form: FormSentences = {
  title: () => 'Réserver une séance',
  notBooked: 'Rien n’est encore réservé',
  origin: { message: 'D’après votre message', member: 'D’après votre compte', page: 'D’après la page' },
  comma: ', ',
  change: 'Modifier',
  changePart: (label) => `Modifier : ${label.toLowerCase()}`,

  whichService: () => 'Que souhaitez-vous réserver ?',
  priceColumn: 'Prix',
  minutes: (number) => `${number} min`,
  each: (price, unit) => `${price} ${per(unit)}`,
  totalFor: (price, number) => `${price} pour ${number}`,
  membersOf: (service, shop) => `Pour les membres ${form.withPlan(service, shop)}`.trim(),
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  chooseDay: 'Choisir un jour',

  service: () => 'Séance',
  when: 'Quand',
  party: 'Places',
  manySeats: 'Combien de places ?',
  more: '6+',
  day: 'Jour',
  earlier: 'Jours précédents',
  later: 'Jours suivants',
  time: 'Heure',
  timesFor: (day, number) => `${day}, horaires pour ${number}`,
  ask: {
    service: () => 'Choisissez d’abord une séance',
    seats: () => 'Indiquez combien vous serez',
    time: () => 'Choisissez d’abord une heure',
  },
  readingTimes: 'Lecture des horaires',
  timesFailed: 'Les horaires n’ont pas pu être lus.',
  tryAgain: 'Réessayer',
  noTimes: (service) =>
    service ? `Aucun horaire n’est ouvert pour ${service} en ce moment.` : 'Aucun horaire n’est ouvert en ce moment.',
  noneFit: (number, listed) =>
    `Il ne reste plus assez de place pour ${number} ensemble. Essayez à moins${listed ? ', ou inscrivez-vous sur une liste d’attente.' : '.'}`,

  dayTimes: (number) => count(number, { one: '# horaire', other: '# horaires' }),
  dayLeft: (number) => count(number, { one: 'reste #', other: 'restent #' }),
  dayFree: 'Libre',
  dayFull: 'Complet',
  dayOnHold: 'Retenu',
  dayMembers: 'Membres',
  seatsLeft: (number) => count(number, { one: 'Reste # place', other: 'Restent # places' }),
  fits: (number) => count(number, { one: 'Reste # place', other: 'Restent # places' }),
  seatsFree: 'Places libres',
  youAsked: (number) => `vous en demandez ${number}`,
  onHold: 'Retenu',
  backBy: (at) => `peut se libérer avant ${at}`,
  full: 'Complet',
  membersOnly: 'Réservé aux membres',
  withPlan: ({ plans }, { locale }) => {
    const named = plans.map(({ name, price }) => `${name}, ${priced(price, locale)}`)
    return named.length > 0 ? `avec ${named.join(', ou ')}` : ''
  },
  yours: 'Gardé pour vous',
  cityTime: (city) => `heure de ${city}`,
  yourTime: (at, weekday) => `= ${weekday ? `${weekday} ` : ''}${at} chez vous`,

  joinList: 'Liste d’attente',
  joinListOf: (day, at) => `Liste d’attente pour ${day}, ${at}`,
  onlyListed: 'Une place sur la liste, pas une réservation',
  listNote:
    'Si des places se libèrent, nous vous écrivons et vous les gardons 2 heures. Rien n’est réservé, et vous n’avez rien à faire d’ici là.',
  bookedIfFree: 'S’il y a de nouveau de la place d’ici là, la réservation se fait aussitôt.',

  keep: (number) => `Garder ${seats(number)}`,
  keeping: 'Un instant…',
  keepNote: 'Gardé 10 minutes, le temps de remplir le reste.',
  goOn: 'Continuer avec ces places',
  kept: (number, until) => `${kept(number)} jusqu’à ${until}`,
  keptBriefly: kept,
  minutesLeft: (number) => count(number, { one: 'reste # min', other: 'restent # min' }),
  endingSoon: 'Moins de 2 min',
  keepLonger: 'Garder 10 minutes de plus',
  lastMinutes: 'On ne peut pas les garder plus longtemps. Réservez avant, ou reprenez-les ensuite.',
  letGo: 'Les libérer',
  gone: (number, at) =>
    count(number, { one: `La place a été libérée à ${at}`, other: `Les places ont été libérées à ${at}` }),
  goneKeptText: 'Ce que vous avez écrit est toujours là.',
  stillFree: (number) => count(number, { one: '# est encore libre.', other: '# sont encore libres.' }),
  filledUp: 'C’est maintenant complet.',
  takeAgain: 'Les reprendre',
  otherDays: 'Autres jours',

  fields: { name: 'Nom', email: 'E-mail', summary: 'Précision' },
  optional: 'facultatif',
  emailHint: 'Nous y envoyons la confirmation, le fichier d’agenda et le lien pour modifier.',
  listEmailHint: 'Nous y écrivons quand des places se libèrent.',
  detailHint: 'Allergies, une occasion, tout ce qu’il nous serait utile de savoir.',
  problemTitle: 'Il reste un point à corriger',
  problems: {
    missing: {
      name: 'Indiquez votre nom',
      email: 'Indiquez votre adresse e-mail',
      summary: 'Indiquez une précision',
    },
    no_at: 'Indiquez une adresse e-mail avec un @',
    not_an_address: 'Indiquez une adresse e-mail comme ada@example.com',
    too_long: {
      name: 'Indiquez un nom de 120 caractères au plus',
      email: 'Indiquez une adresse e-mail de 254 caractères au plus',
      summary: 'Indiquez une précision de 2000 caractères au plus',
    },
  },

  next: 'Suivant',
  readOver: 'Relire',
  book: (number) => `Réserver ${seats(number)}`,
  submitting: { keep: 'Réservation…', book: 'Réservation…', join: 'Inscription…' },

  soldOut: 'Ces places viennent d’être prises',
  soldOutText: 'Rien n’est réservé. Ce que vous avez écrit est toujours là.',
  alternatives: 'Il reste de la place ici :',
  silence: { offline: 'Vous êtes hors ligne', unsure: 'Aucune réponse n’est venue' },
  afterSilence: {
    keep: {
      offline: 'Votre choix est toujours là. Appuyez de nouveau une fois en ligne.',
      unsure: 'Appuyez de nouveau : rien n’est gardé deux fois.',
    },
    book: {
      offline: 'Nous ne réserverons rien tant que vous n’aurez pas appuyé de nouveau sur Réserver.',
      unsure: 'Appuyez de nouveau sur Réserver : il n’y aura qu’une réservation.',
    },
    join: {
      offline: 'Nous ne vous inscrirons pas tant que vous n’aurez pas appuyé de nouveau.',
      unsure: 'Appuyez de nouveau : il n’y aura qu’une place sur la liste.',
    },
  },
  staysKept: (number, until) =>
    count(number, {
      one: `Votre place reste gardée jusqu’à ${until}.`,
      other: `Vos places restent gardées jusqu’à ${until}.`,
    }),
  refused: 'Cela n’a pas abouti',
  why: bookingRefusals(why, {
    closed:
      'Impossible de réserver ainsi. L’horaire est peut-être passé, ou déjà réservé avec cette adresse : le lien de la confirmation permet alors de le modifier.',
    members: 'C’est réservé aux membres. Connectez-vous sur le site, ou choisissez autre chose.',
    fewer: 'Il n’y a pas autant de places. Choisissez-en moins.',
  }),
  fault: (field) => (field === 'email' ? form.problems.not_an_address : form.problems.too_long[field]),

  expired: 'Ce formulaire est fermé',
  expiredText: () => 'Dites à l’assistant que vous souhaitez réserver, et un nouveau s’ouvrira.',

  said: {
    kept: (number, until) => `${kept(number)} jusqu’à ${until}. Rien n’est encore réservé.`,
    ending: (number) =>
      count(number, {
        one: 'Votre place est gardée encore 2 minutes.',
        other: 'Vos places sont gardées encore 2 minutes.',
      }),
    gone: 'Vos places ont été libérées. Ce que vous avez écrit est toujours là.',
    joining: (day, times) =>
      `Vous vous inscrivez sur la liste d’attente pour ${day}, ${times}. Aucune place n’est gardée, et rien n’est réservé.`,
    booked: (standing, day, times, reference) => `${standing} : ${day}, ${times}. Référence ${reference}.`,
  },

  ofWhole: () => ({
    party: 'Personnes',
    manySeats: 'Combien de personnes ?',
    dayLeft: () => 'Libre',
    dayFull: 'Pris',
    seatsLeft: () => 'Libre',
    fits: (number) => `Pour ${number} au plus`,
    seatsFree: 'Libre',
    full: 'Pris',
    listNote:
      'Si cet horaire se libère, nous vous écrivons et vous le gardons 2 heures. Rien n’est réservé, et vous n’avez rien à faire d’ici là.',
    keep: (number) => `Garder cet horaire pour ${number}`,
    goOn: 'Continuer avec cet horaire',
    kept: (number, until) => `Gardé pour ${number} jusqu’à ${until}`,
    lastMinutes: 'On ne peut pas le garder plus longtemps. Réservez avant, ou reprenez-le ensuite.',
    letGo: 'Le libérer',
    gone: (_, at) => `L’horaire a été libéré à ${at}`,
    stillFree: () => 'Il est encore libre.',
    filledUp: 'Il a été pris.',
    takeAgain: 'Le reprendre',
    listEmailHint: 'Nous y écrivons quand cet horaire se libère.',
    keptBriefly: () => 'Gardé pour vous',
    book: (number) => `Réserver pour ${number}`,
    soldOut: 'Cet horaire vient d’être pris',
    alternatives: 'Ceux-ci sont encore libres :',
    staysKept: (_, until) => `L’horaire vous reste gardé jusqu’à ${until}.`,
    said: {
      ...form.said,
      kept: (number, until) => `Gardé pour ${number} jusqu’à ${until}. Rien n’est encore réservé.`,
      ending: () => 'L’horaire vous est gardé encore 2 minutes.',
      gone: 'L’horaire a été libéré. Ce que vous avez écrit est toujours là.',
    },
  }),
}

export const sentences: Sentences = {
  panel: {
    theShop: 'La boutique',
    unread: (number) => count(number, { one: '# nouveau', other: '# nouveaux' }),
    dialog: (shop) => `${shop}, assistant`,
    close: 'Fermer',
    menu: 'menu',

    assistant: 'L’assistant de la boutique',
    waiting: 'Quelqu’un va vous répondre',
    operator: (name) => (name ? `${name}, de la boutique` : 'Quelqu’un de la boutique'),
    signedInAs: (name) => `Connecté : ${name}`,
    askPerson: 'Parler à quelqu’un',
    takeBack: 'Annuler',

    conversation: 'Conversation',
    newWords: 'Du nouveau plus bas',

    greeting: (hour) => `${hour < 5 || hour > 17 ? 'Bonsoir' : 'Bonjour'}. Que souhaitez-vous savoir ?`,

    message: 'Message',
    ask: 'Une question, une réservation ?',
    askOrStop: 'Autre question, ou arrêter la réponse',
    writeTo: (name) => `Écrire à ${name ?? 'la boutique'}`,
    send: 'Envoyer',
    stop: 'Arrêter la réponse',

    tooLong: (most) => `Un message compte au plus ${most} caractères.`,
    offline: 'Vous êtes hors ligne. Ce que vous écrivez est conservé ici.',
    reconnecting: 'La liaison avec la boutique est coupée. Nous essayons de la rétablir.',
    why,

    partFailed: 'Cette partie n’a pas pu s’afficher.',
    tryAgain: 'Réessayer',
  },

  said: {
    earlier: 'Messages précédents',
    youSaid: 'Vous avez écrit',
    assistantSaid: 'L’assistant a écrit',
    operatorSaid: 'Quelqu’un de la boutique a écrit',
    answering: 'L’assistant répond',
    isWriting: (name) => `${name ?? 'Quelqu’un de la boutique'} écrit`,
    noAnswer: 'Aucune réponse n’est venue.',
    stopped: 'La réponse a été arrêtée.',
    brokeOff: 'La réponse s’est interrompue.',
    askAgain: 'Redemander',

    starters: () => ['Que peut-on réserver ?', 'Où êtes-vous, et quand êtes-vous ouverts ?', 'Réserver une séance'],
    fromTheRecord: 'Les réponses viennent des informations de la boutique.',
    openToday: (until) => `Ouvert aujourd’hui jusqu’à ${until}.`,

    notSent: 'Non envoyé',
    sendAgain: 'Renvoyer',
    remove: 'Supprimer',
    notYetSent: 'Pas encore envoyé. Partira tout seul dès que la boutique pourra être jointe.',

    newTab: ', s’ouvre dans un nouvel onglet',
    more: 'Plus',
    sources: (titles) => `D’après la boutique : ${titles.join(' ')}`,

    formReplaced: 'Un formulaire plus récent est ouvert plus bas.',
    formOver: 'Ce formulaire a expiré. Il n’a servi à aucune réservation.',
  },

  thumbs: {
    helpful: 'Utile',
    unhelpful: 'Pas utile',
    missing: 'Que manquait-il ?',
    tell: 'Le dire à la boutique',
    told: 'Merci. La boutique le lira.',
    copy: 'Copier',
    copied: 'Copié',
    notCopied: 'La copie a échoué',
    again: 'Redemander',
  },

  menu: {
    anew: 'Nouvelle conversation',
    begun: 'Voici une nouvelle conversation. La boutique conserve la précédente.',
    back: 'Y revenir',

    mail: 'M’envoyer cette conversation',
    address: 'Votre adresse e-mail',
    mailHint: 'Tout ce qui a été dit ici, en une seule lettre.',
    send: 'Envoyer',
    sending: 'Envoi en cours…',
    mailed: (address) => `Elle est en route vers ${address}.`,
    noAddress: form.problems.not_an_address,

    forget: 'Supprimer mes données',
    forgetAsk: 'Supprimer tout ce que vous avez écrit ici ?',
    forgetHint:
      'Toutes vos conversations sont supprimées chez la boutique, et ce navigateur vous oublie. C’est définitif. Les réservations restent : la boutique doit les conserver.',
    forgetting: 'Suppression…',
    keep: 'Conserver',
    forgotten: 'Vos conversations sont supprimées, et ce navigateur vous a oublié.',
    booked: (number) =>
      count(number, {
        one: '# réservation reste chez la boutique ; sa lettre dit comment l’annuler.',
        other: '# réservations restent chez la boutique ; leurs lettres disent comment les annuler.',
      }),

    cancel: 'Pas maintenant',
    close: 'Fermer',
  },

  offer: {
    notHere: 'Ce n’est pas sur cette page. Voici ce qu’en disent les informations de la boutique.',
    notOffered: 'Ce n’est pas sur cette page, et ce n’est plus proposé. Voici ce qu’il y a.',
    askThis: 'Le lien que vous avez suivi pose cette question. Ce que vous écrivez est toujours là.',
  },

  cards: {
    comma: ', ',
    heading: () => 'À réserver',
    priceForEach: (unit) => `Prix ${per(unit)}`,
    each: (price, unit) => `${price} ${per(unit)}`,
    nothingToPay: 'Gratuit',
    minutes: (number) => `${number} min`,
    today: 'aujourd’hui',
    tomorrow: 'demain',
    noTimes: 'Aucun horaire en ce moment',
    seats,
    seatsLeft: (number) => count(number, { one: 'Reste # place', other: 'Restent # places' }),
    seatsFree: 'Places libres',
    full: 'Complet',
    wholeFree: 'Libre',
    taken: 'Pris',
    members: 'Pour les membres',
    more: (number) => count(number, { one: '# autre', other: '# autres' }),
    plans: 'Abonnements',
    yourBookings: 'Vos réservations',
    earlier: (number) => count(number, { one: '# autre est passée.', other: '# autres sont passées.' }),
    move: 'Déplacer',
    cancel: 'Annuler',
    withTheShop: (since) => `Transmis à la boutique à ${since}`,
    withPerson: (name) => `${name} s’en occupe`,
    answered: 'La boutique a répondu',
    noLonger: 'La boutique n’a plus cette demande',
    asked: 'Demande',
    answer: 'Réponse',
    here: 'Ici, dans cette conversation',
  },

  ticket: {
    states: {
      held: 'Gardé pour vous',
      confirmed: 'Réservé',
      waitlisted: 'Sur la liste',
      offered: 'Proposé',
      cancelled: 'Annulé',
      expired: 'Libéré',
      attended: 'Passé',
      no_show: 'Manqué',
    },
    placeOnList: (place) => `${place}${place === 1 ? 're' : 'e'} place sur la liste`,
    yoursUntil: (at) => `À vous jusqu’à ${at}`,
    reference: 'Référence',
    label: (standing, reference) => `${standing}, référence ${reference}`,
    what: (service, number) => `${service}, ${seats(number)}`,
    cityTime: (city) => `Heure de ${city}.`,
    nothingTaken: 'Aucune place n’est encore réservée.',
    manage: 'Voir, déplacer ou annuler',
    addToCalendar: 'Ajouter à l’agenda',
    takeSeats: 'Prendre les places',
    letGo: 'Les laisser',
    leaveList: 'Quitter la liste',
    otherDays: 'Voir d’autres jours',
    bookAnother: () => 'Réserver une autre séance',
    newTab: ', s’ouvre dans un nouvel onglet',
  },

  form,
  laterForm: form,
}
