import type { Sentences } from './languages.ts'
import type { Party } from './party.ts'
import { plurals } from './plurals.ts'

const count = plurals('es')
const seats = (number: number) => count(number, { one: '# plaza', other: '# plazas' })
const people = (number: number) => count(number, { one: '# persona', other: '# personas' })
const ofParty = ({ party, whole }: Party) => (whole ? `para ${people(party)}` : seats(party))
const theSeats = ({ party, whole }: Party) => (whole ? 'la cita' : party === 1 ? 'la plaza' : 'las plazas')
/** As the booking's number has it. */
const agreed = ({ party, whole }: Party, one: string, many: string) => (whole || party === 1 ? one : many)
const them = (party: Party) => agreed(party, 'la', 'las')
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

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

/** What guests are told, in Spanish. */
export const es: Sentences = {
  phrases: {
    party: ofParty,
    what: (service, party) => `${service}, ${ofParty(party)}`,
    shortTime: (day, clock) => `${day}, ${clock}`,
    at: (day, clock) => `${day} a las ${clock}`,
    zone: (city) => `Hora de ${city}`,
    where: (zone, address) => `${zone}. ${address}`,
    about: (service, when) => `${service}, ${when}`,
    reference: (reference) => `Referencia ${reference}`,
    freeUntil: (when) => `Puede cambiar o cancelar sin coste hasta el ${when}.`,
    seeAll: 'Ver, cambiar o cancelar',
    seeOrCancel: 'Ver o cancelar',
    seeBooking: 'Ver la reserva',
  },

  letter: {
    dear: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    subject: {
      confirmation: (about) => `Reservado: ${about}`,
      change: (about) => `Modificado: ${about}`,
      reminder: (about) => `Recordatorio: ${about}`,
      cancellation: (about) => `Cancelado: ${about}`,
      offer: (about) => `Libre para usted: ${about}`,
      waitlisted: (about) => `En la lista de espera: ${about}`,
    },
    state: { booked: 'Reservado', changed: 'Modificado', cancelled: 'Cancelado', listed: 'En la lista de espera' },
    reference: 'Referencia',
    answer: 'Para escribirnos, responda a este correo.',
    answerOrCall: ['Para escribirnos, responda a este correo, o llame al ', '.'],

    booked: (party) => {
      const what = party.whole
        ? 'Su cita está reservada'
        : party.party === 1
          ? 'Su plaza está reservada'
          : `Sus ${seats(party.party)} están reservadas`
      return `${what}. Será un placer recibirle.`
    },
    fileAdds: () => 'El archivo adjunto añade la cita a su calendario.',
    changed: 'Su reserva se ha modificado, como pidió.',
    hadToChange: 'Hemos tenido que modificar su reserva.',
    standsNow: 'Así queda ahora su reserva.',
    fileChanges: 'La referencia es la misma; el archivo adjunto corrige su calendario.',
    reminder: (when) => `Le recordamos su cita: será un placer recibirle el ${when}.`,
    ifNot: (party) =>
      `Si al final no puede venir, indíquelo en la página de su reserva, para que otra persona pueda tener ${theSeats(party)}.`,
    cancelled: 'Su reserva está cancelada, como pidió. Le esperamos otro día.',
    hadToCancel: () => 'Hemos tenido que cancelar esta cita.',
    sorry: 'Lo sentimos.',
    anotherDay: 'Responda a este correo y buscaremos otro día con usted.',
    fileRemoves: () => 'El archivo adjunto quita la cita de su calendario.',
    nothingToDo: 'No tiene que hacer nada.',
    askedFor: (number) => `Pidió ${seats(number)}; no todas están libres.`,
    offered: (party, until) =>
      party.whole
        ? `La cita ha quedado libre y se la guardamos hasta el ${until}.`
        : count(party.party, {
            one: `# plaza ha quedado libre y se la guardamos hasta el ${until}.`,
            other: `# plazas han quedado libres y se las guardamos hasta el ${until}.`,
          }),
    untilTaken: (party) =>
      `No hay nada reservado hasta que ${them(party)} acepte. Si para entonces no sabemos nada, preguntaremos a la siguiente persona de la lista.`,
    take: (party) => `Aceptar ${theSeats(party)}`,
    listed: () => 'Está en la lista de espera de esta cita. Todavía no hay nada reservado.',
    listedNext:
      'Si queda algo libre, le escribimos enseguida y se lo guardamos hasta la hora que indique ese correo. Ahora no hay nada que pagar ni que hacer.',
    seePlace: 'Ver su puesto en la lista',
    freeIsOver: 'El plazo para cambios sin coste ha terminado; aún puede cancelar en la página de la reserva.',
    untilItBegins: 'Puede cambiar o cancelar hasta que empiece.',
  },

  step: {
    held: (party, until) =>
      `${upper(theSeats(party))} ${agreed(party, 'queda guardada', 'quedan guardadas')} para usted hasta las ${until}. Añada un nombre y un correo electrónico y reserve; todavía no hay nada reservado.`,
    over: 'La cita ya ha pasado. Para cualquier cosa sobre ella, pregúntenos.',
    offered: (party, until) =>
      `${upper(theSeats(party))} ${agreed(party, 'es suya', 'son suyas')} hasta las ${until}: puede ${agreed(party, 'aceptarla', 'aceptarlas')} o ${agreed(party, 'dejarla', 'dejarlas')} para la siguiente persona.`,
    expired: (party, at) =>
      `${upper(theSeats(party))} ${agreed(party, 'ha quedado libre', 'han quedado libres')}${at ? ` a las ${at}` : ''}. Elija de nuevo una hora si todavía quiere venir.`,
    attended: 'Gracias por su visita.',
    noShow: (day) => `Le echamos de menos el ${day}. Si no es así, díganoslo.`,
    sent: (email) => `Hemos enviado una confirmación con archivo de calendario a ${email}.`,
    undelivered: (email) => `Nuestro correo a ${email} no se pudo entregar: conserve su referencia.`,
    sending: (email) => `Estamos enviando una confirmación con archivo de calendario a ${email}.`,
    begun: 'Ya ha empezado: para cualquier cambio, pregúntenos.',
    freeIsOver:
      'El plazo para cambios sin coste ha terminado: aquí ya no se puede cambiar la hora, pero aún puede cancelar hasta que empiece.',
    untilItBegins: 'Puede cambiar o cancelar hasta que empiece.',
    byShop: (reason) => `La tienda ha tenido que cancelar: ${reason}`,
    noneCameFree: 'No quedó ninguna plaza libre a tiempo.',
    offTheList: 'Ya no está en la lista. Reserve otra hora cuando quiera.',
    released: (party) =>
      `${party.whole ? 'Su cita ha quedado libre' : agreed(party, 'Su plaza ha quedado libre', 'Sus plazas han quedado libres')}. Reserve otra hora cuando quiera.`,
    closed: (place) =>
      `Ocupa el puesto ${place} de la lista de espera, pero ya no se dan más plazas para esta hora. Elija otra.`,
    listUndelivered: (place, email) =>
      `Ocupa el puesto ${place} de la lista de espera. Nuestro correo a ${email} no se pudo entregar: mire aquí si ha quedado algo libre.`,
    waiting: (place) =>
      `Ocupa el puesto ${place} de la lista de espera. Si queda algo libre, le escribimos y se lo guardamos hasta 2 horas. Ahora no hay nada que pagar ni que hacer.`,
    booked: (number, service, when, reference) =>
      `Reservado: ${seats(number)}, ${service}, ${when}. Su referencia es ${reference}.`,
    listed: (number, service, when, reference) =>
      `Está en la lista de espera: ${seats(number)}, ${service}, ${when}. Todavía no hay nada reservado. Su referencia es ${reference}.`,
  },

  page: {
    states: {
      confirmed: 'Reservado',
      cancelled: 'Cancelado',
      expired: 'Liberado',
      attended: 'Asistió',
      no_show: 'No asistió',
    },
    keptUntil: (until) => `Guardado hasta las ${until}`,
    yoursUntil: (until) => `Para usted hasta: ${until}`,
    onTheList: (place) => `Puesto ${place} de la lista de espera`,
    reference: 'Referencia',
    fields: { name: 'Nombre', email: 'Correo electrónico', summary: 'Nota' },
    problem: 'Hay un problema',
    questions: '¿Alguna pregunta? Escríbanos:',

    finish: 'Terminar la reserva',
    otherDays: 'Ver otros días',
    calendar: 'Añadir al calendario',
    another: () => 'Hacer otra reserva',
    keep: 'Conservarla',
    leave: {
      ask: 'Salir de la lista',
      say: 'Su puesto pasa a la siguiente persona.',
      act: 'Sí, salir de la lista',
    },
    cancel: { ask: 'Cancelar esta reserva', act: 'Sí, cancelarla' },
    losing: 'Su plaza queda libre enseguida y otra persona puede ocuparla.',
    losingLate:
      'Ya es tarde para cancelar sin coste: pregúntenos qué supone para usted. Su plaza queda libre enseguida.',
    letGo: (party) => ({
      ask: agreed(party, 'Dejarla', 'Dejarlas'),
      say: agreed(party, 'Pasa enseguida a la siguiente persona.', 'Pasan enseguida a la siguiente persona.'),
      act: agreed(party, 'Sí, dejarla', 'Sí, dejarlas'),
    }),

    moved: (day, clock) => `Cambiado al ${day}, ${clock}. La referencia es la misma.`,
    taken: (party) => `Ha aceptado ${theSeats(party)}.`,
    cancelled: 'Ha cancelado esta reserva.',
    left: 'Ha salido de la lista.',
    declined: (party) => `Ha dejado ${theSeats(party)}.`,
    filledUp: 'Esa hora se acaba de llenar. Conserva la que tenía.',
    refused: () => 'No ha sido posible. Mire cómo está ahora e inténtelo de nuevo.',

    move: 'Cambiar a otra hora',
    bookedFor: (what, when) => `${what}. La reserva es para el ${when}, y así sigue hasta que pulse el botón.`,
    keepTime: (when) => `Conservar ${when}`,
    onlyFitting: 'Aquí solo están las horas con sitio para todos.',
    moveHere: 'Cambiar a esta hora',
    noOtherTime: 'Ahora mismo no hay otra hora abierta para usted con sitio suficiente.',
    noLongerMoved: 'Esta reserva ya no se puede cambiar aquí.',
    staysAsItIs: 'Sigue como está, y quizá sepamos de otra solución: pregúntenos.',
    back: 'Volver a la reserva',
    laterDays: (number) => `Días posteriores (${number})`,

    noBooking: 'Este enlace no abre ninguna reserva',
    noBookingWhy: () => 'El enlace ya no es válido. Escríbanos e indique su referencia.',
    noBookingRemedy: [
      'Si lo ha copiado, compruebe que está entero: pulse el enlace del propio correo.',
      'Un enlace termina un día después de su reserva.',
    ],
    notNow: 'No ha funcionado',
    openAgain: 'Abra de nuevo el enlace para ver cómo está la reserva.',
    nothingChanged: 'No se ha cambiado nada.',
  },

  form: {
    title: () => 'Reservar',
    notBooked: 'Todavía no hay nada reservado',
    change: 'Cambiar',
    changePart: (label) => `Cambiar: ${label.toLowerCase()}`,
    which: () => '¿Qué desea reservar?',
    service: () => 'Reserva',
    chooseTime: 'Elegir una hora',
    toTheShop: 'Al sitio web',
    forMembers: (plans) => (plans.length > 0 ? `Para miembros: ${plans.join(' o ')}` : 'Para miembros'),
    closedTo: (service, plans) =>
      `${service} es solo para miembros${plans.length > 0 ? `: ${plans.join(' o ')}` : ''}. Si lo es, inicie sesión en el sitio web; si no, elija otra opción.`,
    plan: (name, price, unit) => `${name} (${price} ${per(unit)})`,
    costs: (price, unit) => `${price} ${per(unit)}`,
    lasts: (minutes) => `${minutes} min`,
    each: (minutes, price, unit) => `${minutes} min, ${price} ${per(unit)}`,
    from: (when) => `Desde el ${when}`,
    noTimes: 'Ahora no hay horas',
    noTimesFor: (service) => `Ahora mismo no hay horas abiertas para ${service}.`,
    membersOnly: 'Solo miembros',

    seats: 'Plazas',
    guests: 'Personas',
    times: (zone) => `Horario: ${zone}. Lo que elija queda guardado 10 minutos mientras rellena el resto.`,
    keep: ({ whole }) => (whole ? 'Guardar la cita' : 'Guardar las plazas'),
    yours: 'Guardado para usted',
    free: 'Libre',
    seatsFree: 'Plazas libres',
    left: (number) => count(number, { one: 'queda # plaza', other: 'quedan # plazas' }),
    full: 'Completo',
    onHold: (until) => `Retenido${until ? `, quizá libre antes de las ${until}` : ''}`,
    joinList: 'Lista de espera',
    listOf: (when) => ` para el ${when}`,
    stillRoom: 'Aquí todavía hay sitio',
    noneFits: 'Ninguna otra hora tiene sitio para tantas personas',
    orWait: (when) => `O esperar al ${when}`,

    when: 'Cuándo',
    kept: (party, until) =>
      `${upper(theSeats(party))} ${agreed(party, 'queda guardada', 'quedan guardadas')} para usted hasta las ${until}.`,
    notKept: (party) =>
      `${upper(theSeats(party))} ya no ${agreed(party, 'está guardada', 'están guardadas')}. Si nadie se ha adelantado, el botón reserva igualmente.`,
    listNote:
      'Un puesto en la lista de espera, no una reserva. Si queda algo libre, le escribimos y se lo guardamos hasta 2 horas. Si entretanto vuelve a haber sitio, se reserva al momento.',
    fields: { name: 'Nombre', email: 'Correo electrónico', summary: 'Nota (opcional)' },
    emailHint: 'Aquí llegan la confirmación, el archivo de calendario y el enlace para cambiarla.',
    listEmailHint: 'Escribimos aquí cuando queda algo libre.',
    detailHint: 'Alergias, una celebración, lo que debamos saber.',
    book: (party) => `Reservar ${ofParty(party)}`,
    faults: {
      slot_id: 'Elija una hora.',
      seats: 'Indique cuántas plazas, de 1 a 99.',
      name: 'Indique un nombre de 120 caracteres como máximo.',
      email: 'Indique un correo electrónico como ada@example.com.',
      summary: 'Limite la nota a 2000 caracteres.',
    },
    soldOut: (left) =>
      `${left > 0 ? `Para esa hora solo ${count(left, { one: 'queda # plaza', other: 'quedan # plazas' })}` : 'Esa hora se acaba de llenar'}. No hay nada reservado, y lo que escribió sigue aquí.`,
    sentAlready: 'Este formulario ya se envió. Esto es lo que quedó registrado entonces.',

    closed: 'Este formulario está cerrado',
    closedText: 'No se reservó nada con él.',
    openNew: 'Abrir uno nuevo',
    noForm: 'No hay ningún formulario en esta dirección',
    unread: 'No se ha podido leer',
  },

  heard: {
    as: (said) => `Lo hemos entendido así: ${said.join(', ')}.`,
    clash: (days) => `El día de la semana y la fecha no coinciden: ¿${days}?`,
    nearest: 'Entonces no hay nada libre; estas son las horas más próximas.',
    nothing: 'Entonces no hay nada libre.',
    first: 'la primera hora libre',
    span: (first, last) => `del ${first} al ${last}`,
    any: (weekdays, first, last) => `${weekdays}, del ${first} al ${last}`,
    not: (weekdays) => `no ${weekdays}`,
    parts: { morning: 'por la mañana', afternoon: 'por la tarde', evening: 'por la noche' },
    at: (time) => `a las ${time}`,
    between: (from, to) => `de ${from} a ${to}`,
    from: (time) => `desde las ${time}`,
    until: (time) => `hasta las ${time}`,
  },

  people: {
    formOpened: 'Aquí está el formulario. Todavía no hay nada reservado.',
    asked: 'Hemos avisado a una persona del equipo.',
    passedOn: (name) =>
      `${name || 'Alguien de la tienda'} ha pasado la consulta, que espera de nuevo a una persona del equipo.`,
    isHere: (name) => `${name || 'Alguien de la tienda'} ya está aquí. El asistente guarda silencio.`,
    nobodyCame: 'Todavía no ha venido nadie.',
    hereUntil: (time) => `Estamos aquí hasta las ${time}, y la respuesta llega a esta conversación.`,
    nobodyBefore: (when) => `No habrá nadie hasta ${when}.`,
    nobodyHere: 'Ahora mismo no hay nadie.',
    today: (time) => `hoy a las ${time}`,
    tomorrow: (time) => `mañana a las ${time}`,
    onDay: (day, time) => `el ${day} a las ${time}`,
    answersGoTo: (address) => `Respondemos aquí, y también a ${address}.`,
    orTakeBack: 'O retire la petición y pregunte mientras tanto al asistente.',
    leaveAddress:
      'Deje aquí su correo electrónico y le responderemos también allí, o retire la petición y pregunte mientras tanto al asistente.',
    back: 'El asistente vuelve a responderle.',
    wasQuiet: 'No ha habido mensajes durante un día.',

    answered: (shop) => `${shop} le ha respondido`,
    answers: (shop, name) => (name ? `${name}, de ${shop}, responde:` : `${shop} responde:`),
    goOn: 'Seguir donde preguntó',
    orAnswer: ', o responda a este correo.',
    orAnswerAlone: 'O responda a este correo.',
  },
}
