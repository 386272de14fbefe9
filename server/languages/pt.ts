import type { Sentences } from './languages.ts'
import type { Party } from './party.ts'
import { plurals } from './plurals.ts'

const count = plurals('pt')
const seats = (number: number) => count(number, { one: '# lugar', other: '# lugares' })
const people = (number: number) => count(number, { one: '# pessoa', other: '# pessoas' })
const ofParty = ({ party, whole }: Party) => (whole ? `para ${people(party)}` : seats(party))
const theSeats = ({ party, whole }: Party) => (whole ? 'o horário' : party === 1 ? 'o lugar' : 'os lugares')
/** As the booking's number has it. */
const agreed = ({ party, whole }: Party, one: string, many: string) => (whole || party === 1 ? one : many)
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a price is for: the words that shops use most, and else the shop's own. */
function per(unit: string): string {
  const known: Record<string, string> = {
    seat: 'por lugar',
    person: 'por pessoa',
    table: 'por mesa',
    hour: 'por hora',
    month: 'por mês',
    year: 'por ano',
  }
  return known[unit] ?? `por ${unit}`
}

/** What guests are told, in Portuguese. */
export const pt: Sentences = {
  phrases: {
    party: ofParty,
    what: (service, party) => `${service}, ${ofParty(party)}`,
    shortTime: (day, clock) => `${day}, ${clock}`,
    at: (day, clock) => `${day}, às ${clock}`,
    zone: (city) => `Hora de ${city}`,
    where: (zone, address) => `${zone}. ${address}`,
    about: (service, when) => `${service}, ${when}`,
    reference: (reference) => `Referência ${reference}`,
    freeUntil: (when) => `Pode alterar ou cancelar sem custos até ${when}.`,
    seeAll: 'Ver, mudar ou cancelar',
    seeOrCancel: 'Ver ou cancelar',
    seeBooking: 'Ver a reserva',
  },

  letter: {
    dear: (name) => (name ? `Olá, ${name},` : 'Olá,'),
    subject: {
      confirmation: (about) => `Reservado: ${about}`,
      change: (about) => `Alterado: ${about}`,
      reminder: (about) => `Lembrete: ${about}`,
      cancellation: (about) => `Cancelado: ${about}`,
      offer: (about) => `Pode ser seu: ${about}`,
      waitlisted: (about) => `Na lista de espera: ${about}`,
    },
    state: { booked: 'Reservado', changed: 'Alterado', cancelled: 'Cancelado', listed: 'Na lista de espera' },
    reference: 'Referência',
    answer: 'Para nos escrever, responda a este e-mail.',
    answerOrCall: ['Para nos escrever, responda a este e-mail, ou ligue para ', '.'],

    booked: (party) => {
      const what = party.whole
        ? 'O seu horário está reservado'
        : party.party === 1
          ? 'O seu lugar está reservado'
          : `Os seus ${seats(party.party)} estão reservados`
      return `${what}. Esperamos pela sua visita.`
    },
    fileAdds: () => 'O anexo coloca a reserva no seu calendário.',
    changed: 'A sua reserva foi alterada, como pediu.',
    hadToChange: 'Tivemos de alterar a sua reserva.',
    standsNow: 'É assim que ela está agora.',
    fileChanges: 'A referência continua a mesma; o anexo corrige o seu calendário.',
    reminder: (when) => `Um lembrete: esperamos pela sua visita ${when}.`,
    ifNot: (party) =>
      `Se afinal não puder vir, diga-nos na página da sua reserva, para que outra pessoa possa ter ${theSeats(party)}.`,
    cancelled: 'A sua reserva foi cancelada, como pediu. Teremos gosto em receber a sua visita em outro dia.',
    hadToCancel: () => 'Tivemos de cancelar este horário.',
    sorry: 'Lamentamos.',
    anotherDay: 'Responda a este e-mail, e procuramos juntos outro dia.',
    fileRemoves: () => 'O anexo retira a reserva do seu calendário.',
    nothingToDo: 'Não precisa de fazer nada.',
    askedFor: (number) => `Pediu ${seats(number)}; nem todos estão livres.`,
    offered: (party, until) =>
      party.whole
        ? `O horário ficou livre, e fica guardado em seu nome até ${until}.`
        : count(party.party, {
            one: `# lugar ficou livre, e fica guardado em seu nome até ${until}.`,
            other: `# lugares ficaram livres, e ficam guardados em seu nome até ${until}.`,
          }),
    untilTaken: () =>
      'Nada fica reservado até aceitar. Se até lá não tivermos resposta, perguntamos à pessoa seguinte da lista.',
    take: (party) => `Aceitar ${theSeats(party)}`,
    listed: () => 'Está na lista de espera deste horário. Ainda não há nada reservado.',
    listedNext:
      'Se houver lugares livres, escrevemos logo e guardamos até à hora indicada nesse e-mail. Agora não há nada a pagar nem a fazer.',
    seePlace: 'Ver a posição na lista',
    freeIsOver: 'O prazo para alterações sem custos terminou; ainda pode cancelar na página da reserva.',
    untilItBegins: 'Pode alterar ou cancelar até começar.',
  },

  step: {
    held: (party, until) =>
      `${upper(theSeats(party))} ${agreed(party, 'fica guardado', 'ficam guardados')} em seu nome até às ${until}. Indique um nome e um e-mail e reserve; ainda não há nada reservado.`,
    over: 'Este horário já passou. Para qualquer assunto, fale com a loja.',
    offered: (party, until) =>
      `${upper(theSeats(party))} ${agreed(party, 'é seu', 'são seus')} até às ${until}: pode aceitar, ou deixar para a pessoa seguinte.`,
    expired: (party, at) =>
      `${upper(theSeats(party))} ${agreed(party, 'deixou de estar guardado', 'deixaram de estar guardados')}${at ? ` às ${at}` : ''}. Escolha de novo um horário se ainda quiser vir.`,
    attended: 'Obrigado pela sua visita.',
    noShow: (day) => `Sentimos a sua falta: ${day}. Se não for verdade, diga-nos.`,
    sent: (email) => `A confirmação e a entrada de calendário foram enviadas para ${email}.`,
    undelivered: (email) => `O nosso e-mail para ${email} não pôde ser entregue: guarde a sua referência.`,
    sending: (email) => `A confirmação e a entrada de calendário estão a caminho de ${email}.`,
    begun: 'Já começou: para qualquer alteração, fale com a loja.',
    freeIsOver:
      'O prazo para alterações sem custos terminou: aqui já não é possível mudar o horário, mas ainda pode cancelar até começar.',
    untilItBegins: 'Pode alterar ou cancelar até começar.',
    byShop: (reason) => `A loja teve de cancelar: ${reason}`,
    noneCameFree: 'Não ficou nenhum lugar livre a tempo.',
    offTheList: 'Já não está na lista. Reserve outro horário quando quiser.',
    released: (party) =>
      `${party.whole ? 'O seu horário ficou livre' : agreed(party, 'O seu lugar ficou livre', 'Os seus lugares ficaram livres')}. Reserve outro horário quando quiser.`,
    closed: (place) =>
      `Está na posição ${place} da lista de espera, mas já não são dados lugares para este horário. Escolha outro.`,
    listUndelivered: (place, email) =>
      `Está na posição ${place} da lista de espera. O nosso e-mail para ${email} não pôde ser entregue: veja aqui se há lugares livres.`,
    waiting: (place) =>
      `Está na posição ${place} da lista de espera. Se houver lugares livres, escrevemos e guardamos até 2 horas. Agora não há nada a pagar nem a fazer.`,
    booked: (number, service, when, reference) =>
      `Reservado: ${seats(number)}, ${service}, ${when}. A sua referência é ${reference}.`,
    listed: (number, service, when, reference) =>
      `Está na lista de espera: ${seats(number)}, ${service}, ${when}. Ainda não há nada reservado. A sua referência é ${reference}.`,
  },

  page: {
    states: {
      confirmed: 'Reservado',
      cancelled: 'Cancelado',
      expired: 'Dispensado',
      attended: 'Realizado',
      no_show: 'Não compareceu',
    },
    keptUntil: (until) => `Guardado até ${until}`,
    yoursUntil: (until) => `Seu até ${until}`,
    onTheList: (place) => `Posição ${place} da lista de espera`,
    reference: 'Referência',
    fields: { name: 'Nome', email: 'E-mail', summary: 'Observação' },
    problem: 'Há um problema',
    questions: 'Perguntas? Fale com a loja:',

    finish: 'Concluir a reserva',
    otherDays: 'Ver outros dias',
    calendar: 'Pôr no calendário',
    another: () => 'Fazer outra reserva',
    keep: 'Manter',
    leave: {
      ask: 'Sair da lista',
      say: 'A sua posição passa para a pessoa seguinte.',
      act: 'Sim, sair da lista',
    },
    cancel: { ask: 'Cancelar esta reserva', act: 'Sim, cancelar' },
    losing: 'O seu lugar fica logo livre, e outra pessoa pode ocupá-lo.',
    losingLate:
      'Já é tarde para cancelar sem custos: pergunte à loja o que isso significa. O seu lugar fica logo livre.',
    letGo: () => ({ ask: 'Não aceitar', say: 'A oferta passa logo para a pessoa seguinte.', act: 'Sim, não aceitar' }),

    moved: (day, clock) => `Alterado para ${day}, ${clock}. A referência continua a mesma.`,
    taken: (party) => `Aceitou ${theSeats(party)}.`,
    cancelled: 'Cancelou esta reserva.',
    left: 'Saiu da lista.',
    declined: (party) => `Não aceitou ${theSeats(party)}.`,
    filledUp: 'Esse horário acabou de ficar lotado. O que tinha continua seu.',
    refused: () => 'Não foi possível. Veja como está agora e tente de novo.',

    move: 'Mudar para outro horário',
    bookedFor: (what, when) => `${what}. A reserva é para ${when}, e assim fica até tocar no botão.`,
    keepTime: (when) => `Manter ${when}`,
    onlyFitting: 'Aqui só estão horários com espaço para todos.',
    moveHere: 'Mudar para este horário',
    noOtherTime: 'No momento não há outro horário disponível com espaço suficiente.',
    noLongerMoved: 'Esta reserva já não pode ser mudada aqui.',
    staysAsItIs: 'Ela fica como está, e talvez a loja saiba de outra solução.',
    back: 'Voltar à reserva',
    laterDays: (number) => `Dias seguintes (${number})`,

    noBooking: 'Este link não abre nenhuma reserva',
    noBookingWhy: () => 'O link já não é válido. Fale com a loja e indique a sua referência.',
    noBookingRemedy: [
      'Se o copiou, verifique se está completo: use o link do próprio e-mail.',
      'Um link termina um dia depois da sua reserva.',
    ],
    notNow: 'Não funcionou desta vez',
    openAgain: 'Abra de novo o link para ver como está a reserva.',
    nothingChanged: 'Nada foi alterado.',
  },

  form: {
    title: () => 'Fazer uma reserva',
    notBooked: 'Ainda não há nada reservado',
    change: 'Alterar',
    changePart: (label) => `Alterar: ${label.toLowerCase()}`,
    which: () => 'O que deseja reservar?',
    service: () => 'Reserva',
    chooseTime: 'Escolher um horário',
    toTheShop: 'Para o site',
    forMembers: (plans) => (plans.length > 0 ? `Para membros: ${plans.join(' ou ')}` : 'Para membros'),
    closedTo: (service, plans) =>
      `${service} é só para membros${plans.length > 0 ? `: ${plans.join(' ou ')}` : ''}. Se for membro, entre no site; senão, escolha outra opção.`,
    plan: (name, price, unit) => `${name} (${price} ${per(unit)})`,
    costs: (price, unit) => `${price} ${per(unit)}`,
    lasts: (minutes) => `${minutes} min`,
    each: (minutes, price, unit) => `${minutes} min, ${price} ${per(unit)}`,
    from: (when) => `A partir de ${when}`,
    noTimes: 'Sem horários no momento',
    noTimesFor: (service) => `No momento não há horários livres para ${service}.`,
    membersOnly: 'Só para membros',

    seats: 'Lugares',
    guests: 'Pessoas',
    times: (zone) => `Horários: ${zone}. O que escolher fica guardado por 10 minutos enquanto preenche o resto.`,
    keep: ({ whole }) => (whole ? 'Guardar o horário' : 'Guardar os lugares'),
    yours: 'Guardado em seu nome',
    free: 'Livre',
    seatsFree: 'Lugares livres',
    left: (number) => count(number, { one: 'resta # lugar', other: 'restam # lugares' }),
    full: 'Lotado',
    onHold: (until) => `Retido${until ? `, pode ficar livre até às ${until}` : ''}`,
    joinList: 'Lista de espera',
    listOf: (when) => ` para ${when}`,
    stillRoom: 'Aqui ainda há espaço',
    noneFits: 'Nenhum outro horário tem espaço para tantas pessoas',
    orWait: (when) => `Ou esperar por ${when}`,

    when: 'Quando',
    kept: (party, until) =>
      `${upper(theSeats(party))} ${agreed(party, 'fica guardado', 'ficam guardados')} em seu nome até às ${until}.`,
    notKept: (party) =>
      `${upper(theSeats(party))} já não ${agreed(party, 'está guardado', 'estão guardados')}. Se ninguém foi mais rápido, o botão ainda reserva.`,
    listNote:
      'Um lugar na lista, não uma reserva. Se houver lugares livres, escrevemos e guardamos até 2 horas. Se entretanto voltar a haver espaço, a reserva é feita na hora.',
    fields: { name: 'Nome', email: 'E-mail', summary: 'Observação (opcional)' },
    emailHint: 'É para lá que vão a confirmação, a entrada de calendário e o link para alterar.',
    listEmailHint: 'É para lá que escrevemos quando houver lugares livres.',
    detailHint: 'Alergias, uma ocasião especial, tudo o que nos convém saber.',
    book: (party) => `Reservar ${ofParty(party)}`,
    faults: {
      slot_id: 'Escolha um horário.',
      seats: 'Indique quantos lugares, de 1 a 99.',
      name: 'Indique um nome de até 120 caracteres.',
      email: 'Indique um e-mail como ada@example.com.',
      summary: 'Limite a observação a 2000 caracteres.',
    },
    soldOut: (left) =>
      `${left > 0 ? `Esse horário só tem ${seats(left)}` : 'Esse horário acabou de ficar lotado'}. Não há nada reservado, e o que escreveu continua aqui.`,
    sentAlready: 'Este formulário já foi enviado. Foi isto que ficou guardado.',

    closed: 'Este formulário está fechado',
    closedText: 'Nada foi reservado com ele.',
    openNew: 'Abrir um novo',
    noForm: 'Não há nenhum formulário neste endereço',
    unread: 'Não foi possível ler',
  },

  heard: {
    as: (said) => `Foi isto que entendemos: ${said.join(', ')}.`,
    clash: (days) => `O dia da semana e a data não coincidem: ${days}?`,
    nearest: 'Nessa altura não há nada livre; estes são os horários mais próximos.',
    nothing: 'Nessa altura não há nada livre.',
    first: 'o primeiro horário livre',
    span: (first, last) => `de ${first} a ${last}`,
    any: (weekdays, first, last) => `${weekdays}, de ${first} a ${last}`,
    not: (weekdays) => `exceto ${weekdays}`,
    parts: { morning: 'de manhã', afternoon: 'à tarde', evening: 'à noite' },
    at: (time) => `às ${time}`,
    between: (from, to) => `das ${from} às ${to}`,
    from: (time) => `a partir das ${time}`,
    until: (time) => `até às ${time}`,
  },

  people: {
    formOpened: 'Aqui está o formulário. Ainda não há nada reservado.',
    asked: 'Uma pessoa da loja foi avisada.',
    passedOn: (name) => `${name || 'Alguém da loja'} passou o pedido, que espera de novo por alguém da loja.`,
    isHere: (name) => `${name || 'Alguém da loja'} já está aqui. O assistente fica em silêncio.`,
    nobodyCame: 'Ainda não veio ninguém.',
    hereUntil: (time) => `Estamos aqui até às ${time}, e a resposta chega a esta conversa.`,
    nobodyBefore: (when) => `Não há ninguém antes de ${when}.`,
    nobodyHere: 'No momento não há ninguém.',
    today: (time) => `hoje, ${time}`,
    tomorrow: (time) => `amanhã, ${time}`,
    onDay: (day, time) => `${day}, ${time}`,
    answersGoTo: (address) => `Respondemos aqui, e também para ${address}.`,
    orTakeBack: 'Ou retire o pedido e pergunte entretanto ao assistente.',
    leaveAddress:
      'Deixe aqui o seu e-mail e respondemos também para lá, ou retire o pedido e pergunte entretanto ao assistente.',
    back: 'O assistente voltou a responder.',
    wasQuiet: 'Não houve mensagens durante um dia.',

    answered: (shop) => `${shop} respondeu`,
    answers: (shop, name) => (name ? `${name}, de ${shop}, responde:` : `${shop} responde:`),
    goOn: 'Continuar onde perguntou',
    orAnswer: ', ou responda a este e-mail.',
    orAnswerAlone: 'Ou responda a este e-mail.',
  },
}
