import { money } from '../../browser/format.ts'
import type { Price } from '../../contract/catalogue.ts'
import { plurals } from './plurals.ts'
import { bookingRefusals, refusals } from './refusals.ts'
import type { FormSentences, Sentences } from './sentences.ts'

const count = plurals('es')
const seats = (number: number) => count(number, { one: '# plaza', other: '# plazas' })
const kept = (number: number) => count(number, { one: 'Le guardamos # plaza', other: 'Le guardamos # plazas' })
const left = (number: number) => count(number, { one: 'Queda # plaza', other: 'Quedan # plazas' })

/** What a price is for: the words that shops use most, and else the shop's own. */
function per(unit: string): string {
  const known: Record<string, string> = {
    seat: 'por plaza',
    person: 'por persona',
    table: 'por mesa',
    hour: 'por hora',
    month: 'al mes',
    year: 'al año',
  }
  return known[unit] ?? `por ${unit}`
}

const priced = (price: Price, locale: string) => `${money(price, locale)} ${per(price.per)}`

const why = refusals('es', {
  often: (when) => `Demasiados intentos. Vuelva a intentarlo ${when}.`,
  wrong: 'No hemos podido aceptarlo así. Cámbielo e inténtelo de nuevo.',
  notNow: 'Ahora mismo no es posible. Vuelva a cargar la página e inténtelo de nuevo.',
  failed: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo en un momento.',
  unreachable: 'No se ha podido contactar con la tienda. Inténtelo de nuevo en un momento.',
})

const form: FormSentences = {
  title: () => 'Hacer una reserva',
  notBooked: 'Todavía no hay nada reservado',
  origin: { message: 'De su mensaje', member: 'De su cuenta', page: 'De la página' },
  comma: ', ',
  change: 'Cambiar',
  changePart: (label) => `Cambiar: ${label.toLowerCase()}`,

  whichService: () => '¿Qué desea reservar?',
  priceColumn: 'Precio',
  minutes: (number) => `${number} min`,
  each: (price, unit) => `${price} ${per(unit)}`,
  totalFor: (price, number) => `${price} para ${number}`,
  membersOf: (service, shop) => `Para socios ${form.withPlan(service, shop)}`.trim(),
  today: 'Hoy',
  tomorrow: 'Mañana',
  chooseDay: 'Elegir un día',

  service: () => 'Reserva',
  when: 'Cuándo',
  party: 'Plazas',
  manySeats: '¿Cuántas plazas?',
  more: '6+',
  day: 'Día',
  earlier: 'Días anteriores',
  later: 'Días siguientes',
  time: 'Hora',
  timesFor: (day, number) => `${day}, horas para ${number}`,
  ask: {
    service: () => 'Elija primero qué desea reservar',
    seats: () => 'Diga cuántas personas vendrán',
    time: () => 'Elija primero una hora',
  },
  readingTimes: 'Leyendo las horas',
  timesFailed: 'No se han podido leer las horas.',
  tryAgain: 'Volver a intentarlo',
  noTimes: (service) =>
    service ? `Ahora mismo no hay horas libres para ${service}.` : 'Ahora mismo no hay horas libres.',
  noneFit: (number, listed) =>
    `Ya no queda sitio para ${number} juntos. Quizá quepan menos${listed ? ', o apúntese a la lista de espera de alguna hora.' : '.'}`,

  dayTimes: (number) => count(number, { one: '# hora', other: '# horas' }),
  dayLeft: (number) => count(number, { one: 'queda #', other: 'quedan #' }),
  dayFree: 'Libre',
  dayFull: 'Completo',
  dayOnHold: 'Retenido',
  dayMembers: 'Socios',
  seatsLeft: left,
  fits: left,
  seatsFree: 'Plazas libres',
  youAsked: (number) => `usted pidió ${number}`,
  onHold: 'Retenido',
  backBy: (at) => `quizá se libere antes de las ${at}`,
  full: 'Completo',
  membersOnly: 'Solo para socios',
  withPlan: ({ plans }, { locale }) => {
    const named = plans.map(({ name, price }) => `${name}, ${priced(price, locale)}`)
    return named.length > 0 ? `con ${named.join(', o ')}` : ''
  },
  yours: 'Guardado para usted',
  cityTime: (city) => `hora de ${city}`,
  yourTime: (at, weekday) => `= ${weekday ? `${weekday} ` : ''}${at} en su zona`,

  joinList: 'Lista de espera',
  joinListOf: (day, at) => `Lista de espera para ${day}, ${at}`,
  onlyListed: 'Un puesto en la lista, no una reserva',
  listNote:
    'Si quedan plazas libres, le escribimos y se las guardamos 2 horas. No hay nada reservado, ni tiene que hacer nada hasta entonces.',
  bookedIfFree: 'Si para entonces vuelve a haber sitio, la reserva se hace en el acto.',

  keep: (number) => `Guardar ${seats(number)}`,
  keeping: 'Guardando…',
  keepNote: 'Se guarda 10 minutos mientras completa lo demás.',
  goOn: 'Seguir con estas plazas',
  kept: (number, until) => `${kept(number)} hasta las ${until}`,
  keptBriefly: kept,
  minutesLeft: (number) => count(number, { one: 'queda # min', other: 'quedan # min' }),
  endingSoon: 'Menos de 2 min',
  keepLonger: 'Guardar 10 minutos más',
  lastMinutes: 'No se pueden guardar más tiempo. Reserve antes, o vuelva a tomarlas después.',
  letGo: 'Soltarlas',
  gone: (number, at) =>
    count(number, { one: `La plaza se soltó a las ${at}`, other: `Las plazas se soltaron a las ${at}` }),
  goneKeptText: 'Lo que escribió sigue aquí.',
  stillFree: (number) => count(number, { one: '# sigue libre.', other: '# siguen libres.' }),
  filledUp: 'Ya está completo.',
  takeAgain: 'Volver a tomarlas',
  otherDays: 'Otros días',

  fields: { name: 'Nombre', email: 'Correo electrónico', summary: 'Observación' },
  optional: 'opcional',
  emailHint: 'Ahí enviamos la confirmación, el archivo de calendario y el enlace para cambiarla.',
  listEmailHint: 'Ahí le escribimos cuando queden plazas libres.',
  detailHint: 'Alergias, una ocasión especial, lo que convenga que sepamos.',
  problemTitle: 'Hay algo que corregir',
  problems: {
    missing: {
      name: 'Escriba su nombre',
      email: 'Escriba su correo electrónico',
      summary: 'Escriba una observación',
    },
    no_at: 'Escriba un correo electrónico con una @',
    not_an_address: 'Escriba un correo electrónico como ada@example.com',
    too_long: {
      name: 'Escriba un nombre de 120 caracteres como máximo',
      email: 'Escriba un correo electrónico de 254 caracteres como máximo',
      summary: 'Escriba una observación de 2000 caracteres como máximo',
    },
  },

  next: 'Siguiente',
  readOver: 'Repasar',
  book: (number) => `Reservar ${seats(number)}`,
  submitting: { keep: 'Reservando…', book: 'Reservando…', join: 'Apuntando…' },

  soldOut: 'Acaban de ocupar esas plazas',
  soldOutText: 'No hay nada reservado. Lo que escribió sigue aquí.',
  alternatives: 'Aquí aún hay sitio:',
  silence: { offline: 'No tiene conexión', unsure: 'No llegó respuesta' },
  afterSilence: {
    keep: {
      offline: 'Lo que eligió sigue aquí. Pulse de nuevo cuando vuelva la conexión.',
      unsure: 'Pulse de nuevo: nada se guarda dos veces.',
    },
    book: {
      offline: 'No reservaremos hasta que vuelva a pulsar Reservar.',
      unsure: 'Pulse de nuevo Reservar: será una sola reserva, pulse las veces que pulse.',
    },
    join: {
      offline: 'No le apuntaremos a la lista hasta que vuelva a pulsar.',
      unsure: 'Pulse de nuevo: será un solo puesto en la lista, pulse las veces que pulse.',
    },
  },
  staysKept: (number, until) =>
    count(number, {
      one: `Su plaza sigue guardada hasta las ${until}.`,
      other: `Sus plazas siguen guardadas hasta las ${until}.`,
    }),
  refused: 'No ha podido hacerse',
  why: bookingRefusals(why, {
    closed:
      'Así no puede reservarse. Quizá la hora ya pasó, o ya está reservada con este correo: entonces se cambia con el enlace de la confirmación.',
    members: 'Es solo para socios. Inicie sesión en el sitio web o elija otra cosa.',
    fewer: 'No hay tantas plazas. Elija menos.',
  }),
  fault: (field) => (field === 'email' ? form.problems.not_an_address : form.problems.too_long[field]),

  expired: 'Este formulario se ha cerrado',
  expiredText: () => 'Diga al asistente que desea reservar, y se abrirá uno nuevo.',

  said: {
    kept: (number, until) => `${kept(number)} hasta las ${until}. Todavía no hay nada reservado.`,
    ending: (number) =>
      count(number, {
        one: 'Su plaza queda guardada 2 minutos más.',
        other: 'Sus plazas quedan guardadas 2 minutos más.',
      }),
    gone: 'Sus plazas se soltaron. Lo que escribió sigue aquí.',
    joining: (day, times) =>
      `Se apunta a la lista de espera para ${day}, ${times}. No hay plazas guardadas ni nada reservado.`,
    booked: (standing, day, times, reference) => `${standing}: ${day}, ${times}. Referencia ${reference}.`,
  },

  ofWhole: () => ({
    party: 'Personas',
    manySeats: '¿Cuántas personas?',
    dayLeft: () => 'Libre',
    dayFull: 'Ocupado',
    seatsLeft: () => 'Libre',
    fits: (number) => `Para ${number} como máximo`,
    seatsFree: 'Libre',
    full: 'Ocupado',
    listNote:
      'Si esa hora queda libre, le escribimos y se la guardamos 2 horas. No hay nada reservado, ni tiene que hacer nada hasta entonces.',
    keep: (number) => `Guardar esta hora para ${number}`,
    goOn: 'Seguir con esta hora',
    kept: (number, until) => `Guardado para ${number} hasta las ${until}`,
    lastMinutes: 'No se puede guardar más tiempo. Reserve antes, o vuelva a tomarla después.',
    letGo: 'Soltarla',
    gone: (_, at) => `La hora se soltó a las ${at}`,
    stillFree: () => 'Sigue libre.',
    filledUp: 'Ya la ha tomado otra persona.',
    takeAgain: 'Volver a tomarla',
    listEmailHint: 'Ahí le escribimos si esa hora queda libre.',
    keptBriefly: () => 'Se lo guardamos',
    book: (number) => `Reservar para ${number}`,
    soldOut: 'Acaban de ocupar esa hora',
    alternatives: 'Estas siguen libres:',
    staysKept: (_, until) => `La hora sigue guardada para usted hasta las ${until}.`,
    said: {
      ...form.said,
      kept: (number, until) => `Guardado para ${number} hasta las ${until}. Todavía no hay nada reservado.`,
      ending: () => 'La hora queda guardada 2 minutos más.',
      gone: 'La hora se soltó. Lo que escribió sigue aquí.',
    },
  }),
}

export const sentences: Sentences = {
  panel: {
    theShop: 'La tienda',
    unread: (number) => count(number, { one: '# nuevo', other: '# nuevos' }),
    dialog: (shop) => `${shop}, asistente`,
    close: 'Cerrar',
    menu: 'menú',

    assistant: 'El asistente de la tienda',
    waiting: 'A la espera de una persona',
    operator: (name) => (name ? `${name}, de la tienda` : 'Alguien de la tienda'),
    signedInAs: (name) => `Ha entrado como ${name}`,
    askPerson: 'Hablar con alguien',
    takeBack: 'Retirarlo',

    conversation: 'Conversación',
    newWords: 'Hay algo nuevo abajo',

    greeting: (hour) => {
      const hello = hour < 5 || hour > 19 ? 'Buenas noches' : hour < 12 ? 'Buenos días' : 'Buenas tardes'
      return `${hello}. ¿Qué desea saber?`
    },

    message: 'Mensaje',
    ask: 'Pregunte, o diga qué desea reservar',
    askOrStop: 'Pregunte otra cosa, o detenga la respuesta',
    writeTo: (name) => `Escribir a ${name ?? 'la tienda'}`,
    send: 'Enviar',
    stop: 'Detener la respuesta',

    tooLong: (most) => `Un mensaje admite como máximo ${most} caracteres.`,
    offline: 'No tiene conexión. Lo que escriba se guarda aquí.',
    reconnecting: 'Se ha cortado la línea con la tienda. Seguimos intentándolo.',
    why,

    partFailed: 'No se ha podido mostrar esta parte.',
    tryAgain: 'Volver a intentarlo',
  },

  said: {
    earlier: 'Mensajes anteriores',
    youSaid: 'Usted escribió',
    assistantSaid: 'El asistente escribió',
    operatorSaid: 'Alguien de la tienda escribió',
    answering: 'El asistente está respondiendo',
    isWriting: (name) => `${name ?? 'Alguien de la tienda'} está escribiendo`,
    noAnswer: 'No llegó respuesta.',
    stopped: 'La respuesta se ha detenido.',
    brokeOff: 'La respuesta se cortó.',
    askAgain: 'Preguntar de nuevo',

    starters: () => ['¿Qué se puede reservar?', '¿Dónde están y cuándo abren?', 'Quiero hacer una reserva'],
    fromTheRecord: 'Las respuestas salen de los datos de la propia tienda.',
    openToday: (until) => `Hoy abierto hasta las ${until}.`,

    notSent: 'Sin enviar',
    sendAgain: 'Enviar de nuevo',
    remove: 'Quitar',
    notYetSent: 'Aún sin enviar. Se enviará solo en cuanto se pueda contactar con la tienda.',

    newTab: ', se abre en otra pestaña',
    more: 'Más',
    sources: (titles) => `De los datos de la tienda: ${titles.join(' ')}`,

    formReplaced: 'Más abajo hay un formulario más reciente.',
    formOver: 'Este formulario ha caducado. No se reservó nada con él.',
  },

  thumbs: {
    helpful: 'Útil',
    unhelpful: 'Poco útil',
    missing: '¿Qué faltaba?',
    tell: 'Decírselo a la tienda',
    told: 'Gracias. La tienda lo leerá.',
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'No se ha podido copiar',
    again: 'Volver a preguntar',
  },

  menu: {
    anew: 'Nueva conversación',
    begun: 'Esta es una conversación nueva. La tienda conserva la anterior.',
    back: 'Volver a ella',

    mail: 'Enviarme esta conversación',
    address: 'Su dirección de correo',
    mailHint: 'Todo lo dicho aquí hasta ahora, en una sola carta.',
    send: 'Enviar',
    sending: 'Enviando…',
    mailed: (address) => `Va camino de ${address}.`,
    noAddress: form.problems.not_an_address,

    forget: 'Borrar mis datos',
    forgetAsk: '¿Borrar todo lo que ha escrito aquí?',
    forgetHint:
      'Todas sus conversaciones se borran en la tienda y este navegador le olvida. No se puede deshacer. Las reservas se quedan: la tienda tiene que conservarlas.',
    forgetting: 'Borrando…',
    keep: 'Conservar',
    forgotten: 'Sus conversaciones están borradas y este navegador le ha olvidado.',
    booked: (number) =>
      count(number, {
        one: '# reserva se queda en la tienda; su carta dice cómo anularla.',
        other: '# reservas se quedan en la tienda; sus cartas dicen cómo anularlas.',
      }),

    cancel: 'Ahora no',
    close: 'Cerrar',
  },

  offer: {
    notHere: 'No está en esta página. Esto es lo que dicen los datos de la tienda.',
    notOffered: 'No está en esta página y ya no se ofrece. Esto es lo que hay.',
    askThis: 'El enlace que ha seguido pregunta esto. Lo que está escribiendo sigue ahí.',
  },

  cards: {
    comma: ', ',
    heading: () => 'Qué se puede reservar',
    priceForEach: (unit) => `Precio ${per(unit)}`,
    each: (price, unit) => `${price} ${per(unit)}`,
    nothingToPay: 'Gratis',
    minutes: (number) => `${number} min`,
    today: 'hoy',
    tomorrow: 'mañana',
    noTimes: 'Sin horas por ahora',
    seats,
    seatsLeft: left,
    seatsFree: 'Plazas libres',
    full: 'Completo',
    wholeFree: 'Libre',
    taken: 'Ocupado',
    members: 'Para socios',
    more: (number) => `${number} más`,
    plans: 'Planes para socios',
    yourBookings: 'Sus reservas',
    earlier: (number) => count(number, { one: '# más ya ha pasado.', other: '# más ya han pasado.' }),
    move: 'Cambiar de día',
    cancel: 'Cancelar',
    withTheShop: (since) => `En manos de la tienda desde las ${since}`,
    withPerson: (name) => `Lo atiende ${name}`,
    answered: 'La tienda ha respondido',
    noLonger: 'La tienda ya no lo tiene pendiente',
    asked: 'Pregunta',
    answer: 'Respuesta',
    here: 'Aquí, en esta conversación',
  },

  ticket: {
    states: {
      held: 'Guardado para usted',
      confirmed: 'Reservado',
      waitlisted: 'En la lista',
      offered: 'Se le ofrece',
      cancelled: 'Cancelado',
      expired: 'Se soltó',
      attended: 'Ya disfrutado',
      no_show: 'No acudió',
    },
    placeOnList: (place) => `${place}.º en la lista`,
    yoursUntil: (at) => `Suyo hasta las ${at}`,
    reference: 'Referencia',
    label: (standing, reference) => `${standing}, referencia ${reference}`,
    what: (service, number) => `${service}, ${seats(number)}`,
    cityTime: (city) => `Hora de ${city}.`,
    nothingTaken: 'Todavía no hay plazas reservadas.',
    manage: 'Ver, cambiar o cancelar',
    addToCalendar: 'Añadir al calendario',
    takeSeats: 'Tomar las plazas',
    letGo: 'Dejarlas',
    leaveList: 'Salir de la lista',
    otherDays: 'Ver otros días',
    bookAnother: () => 'Hacer otra reserva',
    newTab: ', se abre en otra pestaña',
  },

  form,
  laterForm: form,
}
