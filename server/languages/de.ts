import type { Sentences } from './languages.ts'
import type { Party } from './party.ts'
import { plurals } from './plurals.ts'

const count = plurals('de')
const seats = (number: number) => count(number, { one: '# Platz', other: '# Plätze' })
const people = (number: number) => count(number, { one: '# Person', other: '# Personen' })
const ofParty = ({ party, whole }: Party) => (whole ? `für ${people(party)}` : seats(party))
const theSeats = ({ party, whole }: Party) => (whole ? 'den Termin' : party === 1 ? 'den Platz' : 'die Plätze')
const TheSeats = ({ party, whole }: Party) => (whole ? 'Der Termin' : party === 1 ? 'Der Platz' : 'Die Plätze')
const isOne = ({ party, whole }: Party) => whole || party === 1

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

/** What guests are told, in German. */
export const de: Sentences = {
  phrases: {
    party: ofParty,
    what: (service, party) => `${service}, ${ofParty(party)}`,
    shortTime: (day, clock) => `${day}, ${clock}`,
    at: (day, clock) => `${day} um ${clock} Uhr`,
    zone: (city) => `Ortszeit ${city}`,
    where: (zone, address) => `${zone}. ${address}`,
    about: (service, when) => `${service}, ${when}`,
    reference: (reference) => `Buchungsnummer ${reference}`,
    freeUntil: (when) => `Bis ${when} können Sie kostenlos verlegen oder absagen.`,
    seeAll: 'Ansehen, verlegen oder absagen',
    seeOrCancel: 'Ansehen oder absagen',
    seeBooking: 'Buchung ansehen',
  },

  letter: {
    dear: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    subject: {
      confirmation: (about) => `Gebucht: ${about}`,
      change: (about) => `Geändert: ${about}`,
      reminder: (about) => `Erinnerung: ${about}`,
      cancellation: (about) => `Abgesagt: ${about}`,
      offer: (about) => `Für Sie frei geworden: ${about}`,
      waitlisted: (about) => `Auf der Warteliste: ${about}`,
    },
    state: { booked: 'Gebucht', changed: 'Geändert', cancelled: 'Abgesagt', listed: 'Auf der Warteliste' },
    reference: 'Buchungsnummer',
    answer: 'Antworten Sie auf diese E-Mail, um uns zu schreiben.',
    answerOrCall: ['Antworten Sie auf diese E-Mail, um uns zu schreiben, oder rufen Sie an: ', '.'],

    booked: ({ party, whole }) => {
      const what = whole
        ? 'Ihr Termin ist gebucht'
        : party === 1
          ? 'Ihr Platz ist gebucht'
          : `Ihre ${seats(party)} sind gebucht`
      return `${what}. Wir freuen uns auf Sie.`
    },
    fileAdds: () => 'Mit der angehängten Datei tragen Sie den Termin in Ihren Kalender ein.',
    changed: 'Ihre Buchung ist geändert, wie Sie es gewünscht haben.',
    hadToChange: 'Wir mussten Ihre Buchung ändern.',
    standsNow: 'So steht Ihre Buchung jetzt.',
    fileChanges: 'Die Buchungsnummer bleibt gleich; die angehängte Datei berichtigt Ihren Kalender.',
    reminder: (when) => `Zur Erinnerung: Wir freuen uns auf Sie am ${when}.`,
    ifNot: (party) =>
      `Falls Sie doch nicht kommen können, sagen Sie es bitte auf der Seite Ihrer Buchung, damit jemand anders ${theSeats(party)} haben kann.`,
    cancelled: 'Ihre Buchung ist abgesagt, wie Sie es gewünscht haben. Sie sind jederzeit wieder willkommen.',
    hadToCancel: () => 'Wir mussten diesen Termin absagen.',
    sorry: 'Das tut uns leid.',
    anotherDay: 'Antworten Sie auf diese E-Mail, und wir suchen mit Ihnen einen anderen Tag.',
    fileRemoves: () => 'Die angehängte Datei nimmt den Termin aus Ihrem Kalender.',
    nothingToDo: 'Sie müssen nichts weiter tun.',
    askedFor: (number) => `Sie hatten um ${seats(number)} gebeten; nicht alle sind frei.`,
    offered: (party, until) =>
      party.whole
        ? `Der Termin ist frei geworden, und wir halten ihn für Sie bis ${until}.`
        : isOne(party)
          ? `1 Platz ist frei geworden, und wir halten ihn für Sie bis ${until}.`
          : `${seats(party.party)} sind frei geworden, und wir halten sie für Sie bis ${until}.`,
    untilTaken: (party) =>
      `Gebucht ist erst, wenn Sie ${isOne(party) ? 'ihn' : 'sie'} annehmen. Hören wir bis dahin nichts, fragen wir den nächsten Gast auf der Liste.`,
    take: (party) => (party.whole ? 'Termin annehmen' : isOne(party) ? 'Platz annehmen' : 'Plätze annehmen'),
    listed: () => 'Sie stehen auf der Warteliste für diesen Termin. Noch ist nichts gebucht.',
    listedNext:
      'Wird etwas frei, schreiben wir Ihnen sofort und halten es für Sie bis zu der Uhrzeit, die dann in der E-Mail steht. Jetzt ist nichts zu bezahlen und nichts zu tun.',
    seePlace: 'Wartelistenplatz ansehen',
    freeIsOver: 'Die Frist für kostenlose Änderungen ist vorbei; absagen können Sie noch auf der Seite der Buchung.',
    untilItBegins: 'Sie können bis zum Beginn verlegen oder absagen.',
  },

  step: {
    held: (party, until) =>
      `${TheSeats(party)} ${isOne(party) ? 'ist' : 'sind'} bis ${until} für Sie reserviert. Ergänzen Sie Name und E-Mail-Adresse und buchen Sie; noch ist nichts gebucht.`,
    over: 'Der Termin ist vorbei. Wenn Sie dazu etwas wissen möchten, fragen Sie uns.',
    offered: (party, until) =>
      `${TheSeats(party)} ${isOne(party) ? 'gehört' : 'gehören'} bis ${until} Ihnen: Nehmen Sie ${isOne(party) ? 'ihn' : 'sie'} an, oder geben Sie ${isOne(party) ? 'ihn' : 'sie'} für den nächsten Gast frei.`,
    expired: (party, at) =>
      `${TheSeats(party)} ${isOne(party) ? 'wurde' : 'wurden'}${at ? ` um ${at} Uhr` : ''} wieder freigegeben. Wählen Sie noch einmal eine Zeit, wenn Sie kommen möchten.`,
    attended: 'Danke für Ihren Besuch.',
    noShow: (day) => `Am ${day} haben wir Sie vermisst. Falls das nicht stimmt, sagen Sie es uns.`,
    sent: (email) => `Wir haben eine Bestätigung mit Kalenderdatei an ${email} geschickt.`,
    undelivered: (email) =>
      `Unsere E-Mail an ${email} konnte nicht zugestellt werden: Bewahren Sie Ihre Buchungsnummer auf.`,
    sending: (email) => `Wir schicken eine Bestätigung mit Kalenderdatei an ${email}.`,
    begun: 'Der Termin hat begonnen: Fragen Sie uns, wenn sich etwas ändern soll.',
    freeIsOver:
      'Die Frist für kostenlose Änderungen ist vorbei: Hier lässt sich nichts mehr verlegen, absagen können Sie noch bis zum Beginn.',
    untilItBegins: 'Sie können bis zum Beginn verlegen oder absagen.',
    byShop: (reason) => `Das Geschäft musste absagen: ${reason}`,
    noneCameFree: 'Es ist nicht rechtzeitig ein Platz frei geworden.',
    offTheList: 'Sie stehen nicht mehr auf der Liste. Buchen Sie gern jederzeit eine andere Zeit.',
    released: (party) =>
      `${isOne(party) ? 'Ihr Platz ist' : 'Ihre Plätze sind'} wieder frei. Buchen Sie gern jederzeit eine andere Zeit.`,
    closed: (place) =>
      `Sie stehen auf Platz ${place} auf der Warteliste, aber für diese Zeit werden keine Plätze mehr vergeben. Wählen Sie eine andere.`,
    listUndelivered: (place, email) =>
      `Sie stehen auf Platz ${place} auf der Warteliste. Unsere E-Mail an ${email} konnte nicht zugestellt werden: Sehen Sie hier nach, ob etwas frei geworden ist.`,
    waiting: (place) =>
      `Sie stehen auf Platz ${place} auf der Warteliste. Wird etwas frei, schreiben wir Ihnen und halten es bis zu 2 Stunden für Sie. Jetzt ist nichts zu bezahlen und nichts zu tun.`,
    booked: (number, service, when, reference) =>
      `Gebucht: ${seats(number)}, ${service}, ${when}. Ihre Buchungsnummer ist ${reference}.`,
    listed: (number, service, when, reference) =>
      `Sie stehen auf der Warteliste: ${seats(number)}, ${service}, ${when}. Noch ist nichts gebucht. Ihre Buchungsnummer ist ${reference}.`,
  },

  page: {
    states: {
      confirmed: 'Gebucht',
      cancelled: 'Abgesagt',
      expired: 'Freigegeben',
      attended: 'Besucht',
      no_show: 'Verpasst',
    },
    keptUntil: (until) => `Reserviert bis ${until}`,
    yoursUntil: (until) => `Für Sie frei bis ${until}`,
    onTheList: (place) => `Platz ${place} auf der Warteliste`,
    reference: 'Buchungsnummer',
    fields: { name: 'Name', email: 'E-Mail', summary: 'Anmerkung' },
    problem: 'Das hat nicht geklappt',
    questions: 'Fragen? Wenden Sie sich an uns:',

    finish: 'Buchung abschließen',
    otherDays: 'Andere Tage ansehen',
    calendar: 'In den Kalender',
    another: () => 'Einen weiteren Termin buchen',
    keep: 'Behalten',
    leave: {
      ask: 'Warteliste verlassen',
      say: 'Ihr Platz auf der Liste geht an den nächsten Gast.',
      act: 'Ja, Warteliste verlassen',
    },
    cancel: { ask: 'Diese Buchung absagen', act: 'Ja, absagen' },
    losing: 'Ihr Platz wird sofort frei, und jemand anders kann ihn nehmen.',
    losingLate:
      'Kostenlos absagen lässt sich diese Buchung nicht mehr: Fragen Sie uns, was das für Sie bedeutet. Ihr Platz wird sofort frei.',
    letGo: () => ({
      ask: 'Nicht annehmen',
      say: 'Das Angebot geht sofort an den nächsten Gast.',
      act: 'Ja, nicht annehmen',
    }),

    moved: (day, clock) => `Verlegt auf ${day}, ${clock}. Die Buchungsnummer bleibt gleich.`,
    taken: (party) => `Sie haben ${theSeats(party)} angenommen.`,
    cancelled: 'Sie haben diese Buchung abgesagt.',
    left: 'Sie haben die Warteliste verlassen.',
    declined: (party) => `Sie haben ${theSeats(party)} nicht angenommen.`,
    filledUp: 'Diese Zeit ist gerade voll geworden. Ihre bisherige behalten Sie.',
    refused: () => 'Das ging gerade nicht. Sehen Sie nach, wie es jetzt steht, und versuchen Sie es dann noch einmal.',

    move: 'Auf eine andere Zeit verlegen',
    bookedFor: (what, when) => `${what}. Gebucht für ${when}; das bleibt so, bis Sie auf den Knopf drücken.`,
    keepTime: (when) => `Bei ${when} bleiben`,
    onlyFitting: 'Hier stehen nur Zeiten, in denen für Sie genug Platz ist.',
    moveHere: 'Auf diese Zeit verlegen',
    noOtherTime: 'Zurzeit gibt es keine andere Zeit, die Ihnen offensteht und genug Platz hat.',
    noLongerMoved: 'Diese Buchung lässt sich hier nicht mehr verlegen.',
    staysAsItIs: 'Sie bleibt, wie sie ist, und vielleicht wissen wir einen anderen Weg: Fragen Sie uns.',
    back: 'Zurück zur Buchung',
    laterDays: (number) => `Spätere Tage (${number})`,

    noBooking: 'Dieser Link öffnet keine Buchung',
    noBookingWhy: () => 'Der Link gilt nicht mehr. Fragen Sie uns, und nennen Sie Ihre Buchungsnummer.',
    noBookingRemedy: [
      'Wenn Sie ihn kopiert haben, prüfen Sie, ob er vollständig ist: Drücken Sie auf den Link in der E-Mail selbst.',
      'Ein Link endet einen Tag nach seiner Buchung.',
    ],
    notNow: 'Das hat gerade nicht geklappt',
    openAgain: 'Öffnen Sie den Link noch einmal, um zu sehen, wie die Buchung steht.',
    nothingChanged: 'Es wurde nichts geändert.',
  },

  form: {
    title: () => 'Termin buchen',
    notBooked: 'Noch ist nichts gebucht',
    change: 'Ändern',
    changePart: (label) => `${label} ändern`,
    which: () => 'Was möchten Sie buchen?',
    service: () => 'Termin',
    chooseTime: 'Zeit wählen',
    toTheShop: 'Zur Website',
    forMembers: (plans) => (plans.length > 0 ? `Für Mitglieder: ${plans.join(' oder ')}` : 'Für Mitglieder'),
    closedTo: (service, plans) =>
      `${service} ist nur für Mitglieder${plans.length > 0 ? `: ${plans.join(' oder ')}` : ''}. Sind Sie Mitglied, melden Sie sich auf der Website an; sonst wählen Sie bitte etwas anderes.`,
    plan: (name, price, unit) => `${name} (${price} ${per(unit)})`,
    costs: (price, unit) => `${price} ${per(unit)}`,
    lasts: (minutes) => `${minutes} Min.`,
    each: (minutes, price, unit) => `${minutes} Min., ${price} ${per(unit)}`,
    from: (when) => `Ab ${when}`,
    noTimes: 'Zurzeit keine Termine',
    noTimesFor: (service) => `Für ${service} sind zurzeit keine Zeiten frei.`,
    membersOnly: 'Nur für Mitglieder',

    seats: 'Plätze',
    guests: 'Gäste',
    times: (zone) =>
      `Alle Zeiten: ${zone}. Was Sie wählen, ist 10 Minuten für Sie reserviert, während Sie den Rest ausfüllen.`,
    keep: ({ whole }) => (whole ? 'Reservieren' : 'Plätze reservieren'),
    yours: 'Für Sie reserviert',
    free: 'Frei',
    seatsFree: 'Plätze frei',
    left: (number) => `noch ${seats(number)}`,
    full: 'Ausgebucht',
    onHold: (until) => `Vorgemerkt${until ? `, vielleicht bis ${until} wieder frei` : ''}`,
    joinList: 'Auf die Warteliste',
    listOf: (when) => ` für ${when}`,
    stillRoom: 'Hier ist noch Platz',
    noneFits: 'Für so viele ist sonst nirgends Platz',
    orWait: (when) => `Oder warten auf ${when}`,

    when: 'Wann',
    kept: (party, until) => `${TheSeats(party)} ${isOne(party) ? 'ist' : 'sind'} bis ${until} für Sie reserviert.`,
    notKept: (party) =>
      `${TheSeats(party)} ${isOne(party) ? 'ist' : 'sind'} nicht mehr reserviert. War niemand schneller, bucht der Knopf trotzdem.`,
    listNote:
      'Ein Platz auf der Warteliste, keine Buchung. Wird etwas frei, schreiben wir Ihnen und halten es bis zu 2 Stunden für Sie. Ist inzwischen doch Platz, wird sofort gebucht.',
    fields: { name: 'Name', email: 'E-Mail', summary: 'Anmerkung (freiwillig)' },
    emailHint: 'Hierhin gehen die Bestätigung, die Kalenderdatei und der Link zum Ändern.',
    listEmailHint: 'Hierhin schreiben wir, wenn etwas frei wird.',
    detailHint: 'Allergien, ein Anlass, alles, was wir wissen sollten.',
    book: (party) => (party.whole ? `Für ${people(party.party)} buchen` : `${seats(party.party)} buchen`),
    faults: {
      slot_id: 'Wählen Sie eine Zeit.',
      seats: 'Geben Sie an, wie viele Plätze, von 1 bis 99.',
      name: 'Geben Sie einen Namen mit höchstens 120 Zeichen an.',
      email: 'Geben Sie eine E-Mail-Adresse wie ada@example.com an.',
      summary: 'Fassen Sie die Anmerkung in höchstens 2000 Zeichen.',
    },
    soldOut: (left) =>
      `${left > 0 ? `Für diese Zeit ${count(left, { one: 'ist nur noch # Platz', other: 'sind nur noch # Plätze' })} frei` : 'Diese Zeit ist gerade voll geworden'}. Es ist nichts gebucht, und was Sie geschrieben haben, ist noch da.`,
    sentAlready: 'Dieses Formular wurde schon abgeschickt. Das wurde damals festgehalten.',

    closed: 'Dieses Formular ist geschlossen',
    closedText: 'Es wurde nichts damit gebucht.',
    openNew: 'Ein neues öffnen',
    noForm: 'Unter dieser Adresse gibt es kein Formular',
    unread: 'Das ließ sich nicht lesen',
  },

  heard: {
    as: (said) => `So haben wir das verstanden: ${said.join(', ')}.`,
    clash: (days) => `Wochentag und Datum passen nicht zusammen: ${days}?`,
    nearest: 'Dann ist nichts frei; das sind die nächsten Zeiten.',
    nothing: 'Dann ist nichts frei.',
    first: 'der erste freie Termin',
    span: (first, last) => `${first} bis ${last}`,
    any: (weekdays, first, last) => `${weekdays}, von ${first} bis ${last}`,
    not: (weekdays) => `nicht ${weekdays}`,
    parts: { morning: 'vormittags', afternoon: 'nachmittags', evening: 'abends' },
    at: (time) => `um ${time} Uhr`,
    between: (from, to) => `${from} bis ${to} Uhr`,
    from: (time) => `ab ${time} Uhr`,
    until: (time) => `bis ${time} Uhr`,
  },

  people: {
    formOpened: 'Hier ist das Formular. Noch ist nichts gebucht.',
    asked: 'Wir haben jemanden aus dem Team gebeten zu antworten.',
    passedOn: (name) =>
      `${name || 'Jemand von uns'} hat die Frage weitergegeben; sie wartet wieder auf jemanden aus dem Team.`,
    isHere: (name) => `${name || 'Jemand von uns'} ist jetzt da. Der Assistent schweigt.`,
    nobodyCame: 'Es ist noch niemand gekommen.',
    hereUntil: (time) => `Wir sind bis ${time} Uhr da, und die Antwort kommt hierher.`,
    nobodyBefore: (when) => `Zurzeit ist niemand da, erst wieder ${when}.`,
    nobodyHere: 'Zurzeit ist niemand da.',
    today: (time) => `heute ab ${time} Uhr`,
    tomorrow: (time) => `morgen ab ${time} Uhr`,
    onDay: (day, time) => `${day} ab ${time} Uhr`,
    answersGoTo: (address) => `Wir antworten hier und auch an ${address}.`,
    orTakeBack: 'Oder nehmen Sie die Bitte zurück und fragen Sie inzwischen den Assistenten.',
    leaveAddress:
      'Hinterlassen Sie hier Ihre E-Mail-Adresse, dann antworten wir auch dorthin; oder nehmen Sie die Bitte zurück und fragen Sie inzwischen den Assistenten.',
    back: 'Der Assistent antwortet Ihnen wieder.',
    wasQuiet: 'Einen Tag lang war es still.',

    answered: (shop) => `${shop} hat Ihnen geantwortet`,
    answers: (shop, name) => (name ? `${name} von ${shop} antwortet:` : `${shop} antwortet:`),
    goOn: 'Dort weiterschreiben, wo Sie gefragt haben',
    orAnswer: ', oder antworten Sie auf diese E-Mail.',
    orAnswerAlone: 'Oder antworten Sie auf diese E-Mail.',
  },
}
