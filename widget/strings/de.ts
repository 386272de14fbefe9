import { money } from '../../browser/format.ts'
import type { Price } from '../../contract/catalogue.ts'
import { plurals } from './plurals.ts'
import { bookingRefusals, refusals } from './refusals.ts'
import type { FormSentences, Sentences } from './sentences.ts'

const count = plurals('de')
const seats = (number: number) => count(number, { one: '# Platz', other: '# Plätze' })

/** What a price is for: the words that shops use most, and else the shop's own. */
function per(unit: string): string {
  const known: Record<string, string> = {
    seat: 'pro Platz',
    person: 'pro Person',
    table: 'pro Tisch',
    hour: 'pro Stunde',
    month: 'im Monat',
    year: 'im Jahr',
  }
  return known[unit] ?? `pro ${unit}`
}

const priced = (price: Price, locale: string) => `${money(price, locale)} ${per(price.per)}`

const why = refusals('de', {
  often: (when) => `Das war zu oft. Bitte versuchen Sie es ${when} noch einmal.`,
  wrong: 'So konnten wir es nicht annehmen. Bitte ändern Sie es, und versuchen Sie es noch einmal.',
  notNow: 'Das geht gerade nicht. Bitte laden Sie die Seite neu, und versuchen Sie es noch einmal.',
  failed: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  unreachable: 'Der Laden war nicht zu erreichen. Bitte versuchen Sie es gleich noch einmal.',
})

const form: FormSentences = {
  title: () => 'Termin buchen',
  notBooked: 'Noch ist nichts gebucht',
  origin: { message: 'Aus Ihrer Nachricht', member: 'Aus Ihrer Anmeldung', page: 'Von der Seite' },
  comma: ', ',
  change: 'Ändern',
  changePart: (label) => `${label} ändern`,

  whichService: () => 'Was möchten Sie buchen?',
  priceColumn: 'Preis',
  minutes: (number) => `${number} Min.`,
  each: (price, unit) => `${price} ${per(unit)}`,
  totalFor: (price, number) => `${price} für ${number}`,
  membersOf: (service, shop) => `Für Mitglieder ${form.withPlan(service, shop)}`.trim(),
  today: 'Heute',
  tomorrow: 'Morgen',
  chooseDay: 'Tag wählen',

  service: () => 'Angebot',
  when: 'Wann',
  party: 'Plätze',
  manySeats: 'Wie viele Plätze?',
  more: '6+',
  day: 'Tag',
  earlier: 'Frühere Tage',
  later: 'Spätere Tage',
  time: 'Uhrzeit',
  timesFor: (day, number) => `${day}, Zeiten für ${number}`,
  ask: {
    service: () => 'Bitte wählen Sie zuerst, was Sie buchen möchten',
    seats: () => 'Bitte sagen Sie, wie viele kommen',
    time: () => 'Bitte wählen Sie zuerst eine Uhrzeit',
  },
  readingTimes: 'Die Zeiten werden geladen',
  timesFailed: 'Die Zeiten ließen sich nicht laden.',
  tryAgain: 'Noch einmal versuchen',
  noTimes: (service) => (service ? `Für ${service} ist zurzeit kein Termin frei.` : 'Zurzeit ist kein Termin frei.'),
  noneFit: (number, listed) =>
    `Für ${number} zusammen ist nirgends mehr Platz. Für weniger vielleicht${listed ? ', oder Sie setzen sich auf eine Warteliste.' : '.'}`,

  dayTimes: (number) => count(number, { one: '# Zeit', other: '# Zeiten' }),
  dayLeft: (number) => `noch ${number}`,
  dayFree: 'Frei',
  dayFull: 'Voll',
  dayOnHold: 'Reserviert',
  dayMembers: 'Mitglieder',
  seatsLeft: (number) => `Noch ${seats(number)}`,
  fits: (number) => `Noch ${seats(number)}`,
  seatsFree: 'Plätze frei',
  youAsked: (number) => `gewünscht: ${number}`,
  onHold: 'Reserviert',
  backBy: (at) => `wird vielleicht bis ${at} frei`,
  full: 'Voll',
  membersOnly: 'Nur für Mitglieder',
  withPlan: ({ plans }, { locale }) => {
    const named = plans.map(({ name, price }) => `${name}, ${priced(price, locale)}`)
    return named.length > 0 ? `mit ${named.join(', oder ')}` : ''
  },
  yours: 'Für Sie reserviert',
  cityTime: (city) => `Ortszeit ${city}`,
  yourTime: (at, weekday) => `= ${weekday ? `${weekday} ` : ''}${at} bei Ihnen`,

  joinList: 'Auf die Warteliste',
  joinListOf: (day, at) => `Auf die Warteliste für ${day}, ${at}`,
  onlyListed: 'Ein Platz auf der Warteliste, keine Buchung',
  listNote:
    'Werden Plätze frei, schreiben wir Ihnen und halten sie 2 Stunden für Sie frei. Gebucht ist nichts, und bis dahin ist nichts zu tun.',
  bookedIfFree: 'Sollte bis dahin wieder Platz sein, wird gleich gebucht.',

  keep: (number) => `${seats(number)} reservieren`,
  keeping: 'Wird reserviert …',
  keepNote: '10 Minuten für Sie reserviert, während Sie den Rest ausfüllen.',
  goOn: 'Weiter mit diesen Plätzen',
  kept: (number, until) => `${seats(number)} bis ${until} für Sie reserviert`,
  keptBriefly: (number) => `${seats(number)} reserviert`,
  minutesLeft: (number) => `noch ${number} Min.`,
  endingSoon: 'Keine 2 Min. mehr',
  keepLonger: '10 Minuten länger reservieren',
  lastMinutes: 'Länger geht es nicht. Bitte buchen Sie vorher, oder reservieren Sie danach neu.',
  letGo: 'Wieder freigeben',
  gone: (number, at) =>
    count(number, { one: `Der Platz wurde um ${at} freigegeben`, other: `Die Plätze wurden um ${at} freigegeben` }),
  goneKeptText: 'Was Sie geschrieben haben, ist noch da.',
  stillFree: (number) => count(number, { one: '# ist noch frei.', other: '# sind noch frei.' }),
  filledUp: 'Inzwischen ist alles belegt.',
  takeAgain: 'Wieder reservieren',
  otherDays: 'Andere Tage',

  fields: { name: 'Name', email: 'E-Mail', summary: 'Hinweis' },
  optional: 'freiwillig',
  emailHint: 'Dorthin gehen die Bestätigung, die Kalenderdatei und der Link zum Ändern.',
  listEmailHint: 'Dorthin schreiben wir, wenn Plätze frei werden.',
  detailHint: 'Allergien, ein Anlass, alles, was wir wissen sollten.',
  problemTitle: 'Hier fehlt noch etwas',
  problems: {
    missing: {
      name: 'Bitte geben Sie Ihren Namen an',
      email: 'Bitte geben Sie Ihre E-Mail-Adresse an',
      summary: 'Bitte geben Sie einen Hinweis an',
    },
    no_at: 'Bitte geben Sie eine E-Mail-Adresse mit @ an',
    not_an_address: 'Bitte geben Sie eine E-Mail-Adresse wie ada@example.com an',
    too_long: {
      name: 'Bitte höchstens 120 Zeichen für den Namen',
      email: 'Bitte höchstens 254 Zeichen für die E-Mail-Adresse',
      summary: 'Bitte höchstens 2000 Zeichen für den Hinweis',
    },
  },

  next: 'Weiter',
  readOver: 'Alles durchsehen',
  book: (number) => `${seats(number)} buchen`,
  submitting: { keep: 'Wird gebucht …', book: 'Wird gebucht …', join: 'Wird eingetragen …' },

  soldOut: 'Diese Plätze hat gerade jemand anders genommen',
  soldOutText: 'Gebucht ist nichts. Was Sie geschrieben haben, ist noch da.',
  alternatives: 'Hier ist noch Platz:',
  silence: { offline: 'Sie sind offline', unsure: 'Es kam keine Antwort' },
  afterSilence: {
    keep: {
      offline: 'Ihre Auswahl ist noch da. Bitte drücken Sie noch einmal, sobald Sie wieder online sind.',
      unsure: 'Bitte drücken Sie noch einmal: Doppelt reserviert wird nichts.',
    },
    book: {
      offline: 'Wir buchen erst, wenn Sie noch einmal auf Buchen drücken.',
      unsure: 'Bitte drücken Sie noch einmal auf Buchen: Es bleibt eine Buchung, sooft Sie auch drücken.',
    },
    join: {
      offline: 'Wir setzen Sie erst auf die Warteliste, wenn Sie noch einmal drücken.',
      unsure: 'Bitte drücken Sie noch einmal: Es bleibt ein Platz auf der Warteliste, sooft Sie auch drücken.',
    },
  },
  staysKept: (number, until) =>
    count(number, {
      one: `Ihr Platz bleibt bis ${until} reserviert.`,
      other: `Ihre Plätze bleiben bis ${until} reserviert.`,
    }),
  refused: 'Das hat nicht geklappt',
  why: bookingRefusals(why, {
    closed:
      'So lässt es sich nicht buchen. Vielleicht ist die Zeit vorbei, oder unter dieser Adresse ist sie schon gebucht: Ändern lässt sie sich dann mit dem Link in der Bestätigung.',
    members: 'Das ist nur für Mitglieder. Bitte melden Sie sich auf der Website an, oder wählen Sie etwas anderes.',
    fewer: 'So viele Plätze gibt es nicht. Bitte wählen Sie weniger.',
  }),
  fault: (field) => (field === 'email' ? form.problems.not_an_address : form.problems.too_long[field]),

  expired: 'Dieses Formular ist abgelaufen',
  expiredText: () => 'Sagen Sie dem Assistenten, dass Sie buchen möchten, und ein neues geht auf.',

  said: {
    kept: (number, until) => `${seats(number)} bis ${until} für Sie reserviert. Noch ist nichts gebucht.`,
    ending: (number) =>
      count(number, {
        one: 'Ihr Platz ist noch 2 Minuten reserviert.',
        other: 'Ihre Plätze sind noch 2 Minuten reserviert.',
      }),
    gone: 'Ihre Plätze wurden freigegeben. Was Sie geschrieben haben, ist noch da.',
    joining: (day, times) =>
      `Sie setzen sich auf die Warteliste für ${day}, ${times}. Es sind keine Plätze reserviert, und gebucht ist nichts.`,
    booked: (standing, day, times, reference) => `${standing}: ${day}, ${times}. Buchungsnummer ${reference}.`,
  },

  ofWhole: () => ({
    party: 'Personen',
    manySeats: 'Wie viele Personen?',
    dayLeft: () => 'Frei',
    dayFull: 'Belegt',
    seatsLeft: () => 'Frei',
    fits: (number) => `Für bis zu ${number}`,
    seatsFree: 'Frei',
    full: 'Belegt',
    listNote:
      'Wird der Termin frei, schreiben wir Ihnen und halten ihn 2 Stunden für Sie frei. Gebucht ist nichts, und bis dahin ist nichts zu tun.',
    keep: (number) => `Termin für ${number} reservieren`,
    goOn: 'Weiter mit diesem Termin',
    kept: (number, until) => `Termin für ${number}, bis ${until} für Sie reserviert`,
    gone: (_, at) => `Der Termin wurde um ${at} freigegeben`,
    stillFree: () => 'Er ist noch frei.',
    filledUp: 'Er ist inzwischen belegt.',
    listEmailHint: 'Dorthin schreiben wir, wenn der Termin frei wird.',
    keptBriefly: () => 'Termin reserviert',
    book: (number) => `Termin für ${number} buchen`,
    soldOut: 'Diesen Termin hat gerade jemand anders genommen',
    alternatives: 'Diese sind noch frei:',
    staysKept: (_, until) => `Der Termin bleibt bis ${until} für Sie reserviert.`,
    said: {
      ...form.said,
      kept: (number, until) => `Termin für ${number}, bis ${until} für Sie reserviert. Noch ist nichts gebucht.`,
      ending: () => 'Der Termin ist noch 2 Minuten reserviert.',
      gone: 'Der Termin wurde freigegeben. Was Sie geschrieben haben, ist noch da.',
    },
  }),
}

export const sentences: Sentences = {
  panel: {
    theShop: 'Der Laden',
    unread: (number) => `${number} neu`,
    dialog: (shop) => `${shop}, Assistent`,
    close: 'Schließen',
    menu: 'Menü',

    assistant: 'Der Assistent des Hauses',
    waiting: 'Gleich ist jemand für Sie da',
    operator: (name) => (name ? `${name} aus dem Laden` : 'Jemand aus dem Laden'),
    signedInAs: (name) => `Angemeldet als ${name}`,
    askPerson: 'Persönlich fragen',
    takeBack: 'Zurücknehmen',

    conversation: 'Gespräch',
    newWords: 'Unten steht Neues',

    greeting: (hour) => {
      const hello = hour < 5 || hour > 17 ? 'Guten Abend' : hour < 12 ? 'Guten Morgen' : 'Guten Tag'
      return `${hello}. Was möchten Sie wissen?`
    },

    message: 'Nachricht',
    ask: 'Fragen Sie, oder buchen Sie gleich hier',
    askOrStop: 'Weiterfragen oder die Antwort anhalten',
    writeTo: (name) => `Schreiben Sie ${name ? `an ${name}` : 'dem Laden'}`,
    send: 'Senden',
    stop: 'Antwort anhalten',

    tooLong: (most) => `Eine Nachricht fasst höchstens ${most} Zeichen.`,
    offline: 'Sie sind offline. Was Sie schreiben, bleibt hier erhalten.',
    reconnecting: 'Die Verbindung zum Laden ist unterbrochen. Wir versuchen es weiter.',
    why,

    partFailed: 'Dieser Teil ließ sich nicht anzeigen.',
    tryAgain: 'Noch einmal versuchen',
  },

  said: {
    earlier: 'Frühere Nachrichten',
    youSaid: 'Sie schrieben',
    assistantSaid: 'Der Assistent schrieb',
    operatorSaid: 'Jemand aus dem Laden schrieb',
    answering: 'Der Assistent antwortet',
    isWriting: (name) => `${name ?? 'Jemand aus dem Laden'} schreibt gerade`,
    noAnswer: 'Es kam keine Antwort.',
    stopped: 'Die Antwort wurde angehalten.',
    brokeOff: 'Die Antwort ist abgebrochen.',
    askAgain: 'Noch einmal fragen',

    starters: () => [
      'Was kann ich bei Ihnen buchen?',
      'Wo sind Sie, und wann haben Sie geöffnet?',
      'Einen Termin buchen',
    ],
    fromTheRecord: 'Die Antworten stammen aus den Unterlagen des Ladens.',
    openToday: (until) => `Heute bis ${until} geöffnet.`,

    notSent: 'Nicht gesendet',
    sendAgain: 'Noch einmal senden',
    remove: 'Entfernen',
    notYetSent: 'Noch nicht gesendet. Geht von selbst hinaus, sobald der Laden zu erreichen ist.',

    newTab: ', öffnet sich in einem neuen Tab',
    more: 'Mehr',
    sources: (titles) => `Aus den Unterlagen: ${titles.join(' ')}`,

    formReplaced: 'Ein neueres Formular steht weiter unten.',
    formOver: 'Dieses Formular ist abgelaufen. Es wurde nichts damit gebucht.',
  },

  thumbs: {
    helpful: 'Hilfreich',
    unhelpful: 'Nicht hilfreich',
    missing: 'Was hat gefehlt?',
    tell: 'Dem Laden sagen',
    told: 'Danke. Der Laden liest es.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    notCopied: 'Ließ sich nicht kopieren',
    again: 'Noch einmal fragen',
  },

  menu: {
    anew: 'Neues Gespräch',
    begun: 'Dies ist ein neues Gespräch. Das vorige bleibt beim Laden.',
    back: 'Zurück zum vorigen',

    mail: 'Dieses Gespräch zuschicken',
    address: 'Ihre E-Mail-Adresse',
    mailHint: 'Alles, was hier bisher gesagt wurde, in einem Brief.',
    send: 'Zuschicken',
    sending: 'Wird verschickt …',
    mailed: (address) => `Es ist unterwegs an ${address}.`,
    noAddress: form.problems.not_an_address,

    forget: 'Meine Daten löschen',
    forgetAsk: 'Alles löschen, was Sie hier geschrieben haben?',
    forgetHint:
      'Alle Ihre Gespräche werden beim Laden gelöscht, und dieser Browser vergisst Sie. Das lässt sich nicht rückgängig machen. Buchungen bleiben: Der Laden muss sie aufbewahren.',
    forgetting: 'Wird gelöscht …',
    keep: 'Behalten',
    forgotten: 'Ihre Gespräche sind gelöscht, und dieser Browser hat Sie vergessen.',
    booked: (number) =>
      count(number, {
        one: 'Eine Buchung bleibt beim Laden. In ihrem Brief steht, wie Sie absagen.',
        other: '# Buchungen bleiben beim Laden. In ihren Briefen steht, wie Sie absagen.',
      }),

    cancel: 'Jetzt nicht',
    close: 'Schließen',
  },

  offer: {
    notHere: 'Auf dieser Seite steht es nicht. Das sagen die Unterlagen darüber.',
    notOffered: 'Das steht nicht auf dieser Seite und wird nicht mehr angeboten. Dies gibt es.',
    askThis: 'Der Link, dem Sie gefolgt sind, fragt dies. Was Sie gerade schreiben, ist noch da.',
  },

  cards: {
    comma: ', ',
    heading: () => 'Angebot',
    priceForEach: (unit) => `Preis ${per(unit)}`,
    each: (price, unit) => `${price} ${per(unit)}`,
    nothingToPay: 'Kostenlos',
    minutes: (number) => `${number} Min.`,
    today: 'heute',
    tomorrow: 'morgen',
    noTimes: 'Zurzeit keine Termine',
    seats,
    seatsLeft: (number) => `Noch ${seats(number)}`,
    seatsFree: 'Plätze frei',
    full: 'Voll',
    wholeFree: 'Frei',
    taken: 'Belegt',
    members: 'Für Mitglieder',
    more: (number) => `${number} weitere`,
    plans: 'Mitgliedschaft',
    yourBookings: 'Ihre Buchungen',
    earlier: (number) => count(number, { one: 'Eine weitere ist vorbei.', other: '# weitere sind vorbei.' }),
    move: 'Verlegen',
    cancel: 'Absagen',
    withTheShop: (since) => `Seit ${since} beim Laden`,
    withPerson: (name) => `${name} kümmert sich darum`,
    answered: 'Der Laden hat geantwortet',
    noLonger: 'Nicht mehr beim Laden',
    asked: 'Gefragt',
    answer: 'Antwort',
    here: 'Hier in diesem Gespräch',
  },

  ticket: {
    states: {
      held: 'Für Sie reserviert',
      confirmed: 'Gebucht',
      waitlisted: 'Auf der Warteliste',
      offered: 'Ihnen angeboten',
      cancelled: 'Abgesagt',
      expired: 'Freigegeben',
      attended: 'Besucht',
      no_show: 'Verpasst',
    },
    placeOnList: (place) => `Platz ${place} auf der Warteliste`,
    yoursUntil: (at) => `Für Sie frei bis ${at}`,
    reference: 'Nummer',
    label: (standing, reference) => `${standing}, Buchungsnummer ${reference}`,
    what: (service, number) => `${service}, ${seats(number)}`,
    cityTime: (city) => `Ortszeit ${city}.`,
    nothingTaken: 'Noch sind keine Plätze gebucht.',
    manage: 'Ansehen, verlegen oder absagen',
    addToCalendar: 'In den Kalender',
    takeSeats: 'Plätze nehmen',
    letGo: 'Freigeben',
    leaveList: 'Von der Warteliste streichen',
    otherDays: 'Andere Tage ansehen',
    bookAnother: () => 'Noch einmal buchen',
    newTab: ', öffnet sich in einem neuen Tab',
  },

  form,
  laterForm: form,
}
