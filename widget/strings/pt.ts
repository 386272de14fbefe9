import { money } from '../../browser/format.ts'
import type { Price } from '../../contract/catalogue.ts'
import { plurals } from './plurals.ts'
import { bookingRefusals, refusals } from './refusals.ts'
import type { FormSentences, Sentences } from './sentences.ts'

/*
 * Read in Brazil and in Portugal: words that only one of them uses are left out (tela, ecrã, arquivo, ficheiro, você),
 * and so is whatever the two conjugate in different ways.
 */
const count = plurals('pt')
const seats = (number: number) => count(number, { one: '# lugar', other: '# lugares' })
const kept = (number: number) => count(number, { one: '# lugar guardado', other: '# lugares guardados' })
const left = (number: number) => count(number, { one: 'Resta # lugar', other: 'Restam # lugares' })

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

const priced = (price: Price, locale: string) => `${money(price, locale)} ${per(price.per)}`

const why = refusals('pt', {
  often: (when) => `Foram muitas tentativas. Tente de novo ${when}.`,
  wrong: 'Não foi possível aceitar isto assim. Altere e tente de novo.',
  notNow: 'Neste momento não é possível. Recarregue a página e tente de novo.',
  failed: 'Algo falhou do nosso lado. Tente de novo daqui a pouco.',
  unreachable: 'Não foi possível falar com a loja. Tente de novo daqui a pouco.',
})

const form: FormSentences = {
  title: () => 'Fazer uma reserva',
  notBooked: 'Ainda não há nada reservado',
  origin: { message: 'Da sua mensagem', member: 'Da sua conta', page: 'Da página' },
  comma: ', ',
  change: 'Alterar',
  changePart: (label) => `Alterar: ${label.toLowerCase()}`,

  whichService: () => 'O que deseja reservar?',
  priceColumn: 'Preço',
  minutes: (number) => `${number} min`,
  each: (price, unit) => `${price} ${per(unit)}`,
  totalFor: (price, number) => `${price} para ${number}`,
  membersOf: (service, shop) => `Para membros ${form.withPlan(service, shop)}`.trim(),
  today: 'Hoje',
  tomorrow: 'Amanhã',
  chooseDay: 'Escolher um dia',

  service: () => 'Reserva',
  when: 'Quando',
  party: 'Lugares',
  manySeats: 'Quantos lugares?',
  more: '6+',
  day: 'Dia',
  earlier: 'Dias anteriores',
  later: 'Dias seguintes',
  time: 'Hora',
  timesFor: (day, number) => `${day}, horários para ${number}`,
  ask: {
    service: () => 'Escolha primeiro o que deseja reservar',
    seats: () => 'Diga quantas pessoas virão',
    time: () => 'Escolha primeiro um horário',
  },
  readingTimes: 'Leitura dos horários',
  timesFailed: 'Não foi possível ler os horários.',
  tryAgain: 'Tentar de novo',
  noTimes: (service) =>
    service ? `No momento não há horários livres para ${service}.` : 'No momento não há horários livres.',
  noneFit: (number, listed) =>
    `Já não há espaço para ${number} juntos. Talvez caibam menos${listed ? ', ou entre na lista de espera de um horário.' : '.'}`,

  dayTimes: (number) => count(number, { one: '# horário', other: '# horários' }),
  dayLeft: (number) => count(number, { one: 'resta #', other: 'restam #' }),
  dayFree: 'Livre',
  dayFull: 'Lotado',
  dayOnHold: 'Retido',
  dayMembers: 'Membros',
  seatsLeft: left,
  fits: left,
  seatsFree: 'Lugares livres',
  youAsked: (number) => `o pedido é de ${number}`,
  onHold: 'Retido',
  backBy: (at) => `pode ficar livre até às ${at}`,
  full: 'Lotado',
  membersOnly: 'Só para membros',
  withPlan: ({ plans }, { locale }) => {
    const named = plans.map(({ name, price }) => `${name}, ${priced(price, locale)}`)
    return named.length > 0 ? `com ${named.join(', ou ')}` : ''
  },
  yours: 'Guardado em seu nome',
  cityTime: (city) => `hora de ${city}`,
  yourTime: (at, weekday) => `= ${weekday ? `${weekday} ` : ''}${at} na sua hora local`,

  joinList: 'Lista de espera',
  joinListOf: (day, at) => `Lista de espera para ${day}, ${at}`,
  onlyListed: 'Um lugar na lista, não uma reserva',
  listNote:
    'Se houver lugares livres, escrevemos e guardamos os lugares por 2 horas. Nada fica reservado, e até lá não é preciso fazer nada.',
  bookedIfFree: 'Se até lá voltar a haver espaço, a reserva é feita na hora.',

  keep: (number) => `Guardar ${seats(number)}`,
  keeping: 'Um momento…',
  keepNote: 'Fica guardado por 10 minutos enquanto preenche o resto.',
  goOn: 'Continuar com estes lugares',
  kept: (number, until) => `${kept(number)} até às ${until}`,
  keptBriefly: kept,
  minutesLeft: (number) => count(number, { one: 'resta # min', other: 'restam # min' }),
  endingSoon: 'Menos de 2 min',
  keepLonger: 'Guardar mais 10 minutos',
  lastMinutes: 'Não é possível guardar por mais tempo. Reserve antes, ou guarde de novo depois.',
  letGo: 'Dispensar os lugares',
  gone: (number, at) =>
    count(number, {
      one: `O lugar deixou de estar guardado às ${at}`,
      other: `Os lugares deixaram de estar guardados às ${at}`,
    }),
  goneKeptText: 'O que escreveu continua aqui.',
  stillFree: (number) => count(number, { one: '# ainda está livre.', other: '# ainda estão livres.' }),
  filledUp: 'Agora está lotado.',
  takeAgain: 'Guardar de novo',
  otherDays: 'Outros dias',

  fields: { name: 'Nome', email: 'E-mail', summary: 'Observação' },
  optional: 'opcional',
  emailHint: 'É para lá que vão a confirmação, a entrada de calendário e o link para alterar.',
  listEmailHint: 'É para lá que escrevemos quando houver lugares livres.',
  detailHint: 'Alergias, uma ocasião especial, tudo o que nos convém saber.',
  problemTitle: 'Há algo a corrigir',
  problems: {
    missing: {
      name: 'Escreva o seu nome',
      email: 'Escreva o seu e-mail',
      summary: 'Escreva uma observação',
    },
    no_at: 'Escreva um e-mail com @',
    not_an_address: 'Escreva um e-mail como ada@example.com',
    too_long: {
      name: 'Escreva um nome de até 120 caracteres',
      email: 'Escreva um e-mail de até 254 caracteres',
      summary: 'Escreva uma observação de até 2000 caracteres',
    },
  },

  next: 'Seguinte',
  readOver: 'Rever tudo',
  book: (number) => `Reservar ${seats(number)}`,
  submitting: { keep: 'Um momento…', book: 'Um momento…', join: 'Um momento…' },

  soldOut: 'Esses lugares acabam de ser ocupados',
  soldOutText: 'Nada foi reservado. O que escreveu continua aqui.',
  alternatives: 'Aqui ainda há espaço:',
  silence: { offline: 'Está offline', unsure: 'Não chegou resposta' },
  afterSilence: {
    keep: {
      offline: 'O que escolheu continua aqui. Tente de novo quando estiver online.',
      unsure: 'Tente de novo: nada é guardado duas vezes.',
    },
    book: {
      offline: 'Só reservamos quando voltar a escolher Reservar.',
      unsure: 'Escolha Reservar de novo: será uma só reserva, mesmo que repita.',
    },
    join: {
      offline: 'Só entra na lista quando tentar de novo.',
      unsure: 'Tente de novo: será um só lugar na lista, mesmo que repita.',
    },
  },
  staysKept: (number, until) =>
    count(number, {
      one: `O seu lugar continua guardado até às ${until}.`,
      other: `Os seus lugares continuam guardados até às ${until}.`,
    }),
  refused: 'Não foi possível',
  why: bookingRefusals(why, {
    closed:
      'Assim não é possível reservar. Talvez o horário já tenha passado, ou já esteja reservado com este e-mail: nesse caso, o link da confirmação permite alterá-lo.',
    members: 'É só para membros. Inicie sessão no site ou escolha outra opção.',
    fewer: 'Não há tantos lugares. Escolha menos.',
  }),
  fault: (field) => (field === 'email' ? form.problems.not_an_address : form.problems.too_long[field]),

  expired: 'Este formulário foi encerrado',
  expiredText: () => 'Diga ao assistente que deseja reservar, e abre-se um novo.',

  said: {
    kept: (number, until) => `${kept(number)} até às ${until}. Ainda não há nada reservado.`,
    ending: (number) =>
      count(number, {
        one: 'O seu lugar fica guardado por mais 2 minutos.',
        other: 'Os seus lugares ficam guardados por mais 2 minutos.',
      }),
    gone: 'Os seus lugares deixaram de estar guardados. O que escreveu continua aqui.',
    joining: (day, times) =>
      `Está a um passo da lista de espera para ${day}, ${times}. Não há lugares guardados nem nada reservado.`,
    booked: (standing, day, times, reference) => `${standing}: ${day}, ${times}. Referência ${reference}.`,
  },

  ofWhole: () => ({
    party: 'Pessoas',
    manySeats: 'Quantas pessoas?',
    dayLeft: () => 'Livre',
    dayFull: 'Ocupado',
    seatsLeft: () => 'Livre',
    fits: (number) => `Para até ${number}`,
    seatsFree: 'Livre',
    full: 'Ocupado',
    listNote:
      'Se este horário ficar livre, escrevemos e guardamos o horário por 2 horas. Nada fica reservado, e até lá não é preciso fazer nada.',
    keep: (number) => `Guardar este horário para ${number}`,
    goOn: 'Continuar com este horário',
    kept: (number, until) => `Horário para ${number} guardado em seu nome até às ${until}`,
    letGo: 'Dispensar o horário',
    gone: (_, at) => `O horário deixou de estar guardado às ${at}`,
    stillFree: () => 'Ainda está livre.',
    filledUp: 'Agora está ocupado.',
    listEmailHint: 'É para lá que escrevemos se este horário ficar livre.',
    keptBriefly: () => 'Horário guardado',
    book: (number) => `Reservar para ${number}`,
    soldOut: 'Esse horário acaba de ser ocupado',
    alternatives: 'Estes ainda estão livres:',
    staysKept: (_, until) => `O horário continua guardado em seu nome até às ${until}.`,
    said: {
      ...form.said,
      kept: (number, until) =>
        `Horário para ${number} guardado em seu nome até às ${until}. Ainda não há nada reservado.`,
      ending: () => 'O horário fica guardado por mais 2 minutos.',
      gone: 'O horário deixou de estar guardado. O que escreveu continua aqui.',
    },
  }),
}

export const sentences: Sentences = {
  panel: {
    theShop: 'A loja',
    unread: (number) => count(number, { one: '# nova', other: '# novas' }),
    dialog: (shop) => `${shop}, assistente`,
    close: 'Fechar',
    menu: 'menu',

    assistant: 'O assistente da loja',
    waiting: 'À espera de alguém da loja',
    operator: (name) => (name ? `${name}, da loja` : 'Alguém da loja'),
    signedInAs: (name) => `Sessão de ${name}`,
    askPerson: 'Falar com alguém',
    takeBack: 'Desistir do pedido',

    conversation: 'Conversa',
    newWords: 'Há novidades abaixo',

    greeting: (hour) => {
      const hello = hour < 5 || hour > 18 ? 'Boa noite' : hour < 12 ? 'Bom dia' : 'Boa tarde'
      return `${hello}. O que deseja saber?`
    },

    message: 'Mensagem',
    ask: 'Pergunte, ou faça uma reserva',
    askOrStop: 'Pergunte outra coisa, ou pare a resposta',
    writeTo: (name) => `Escrever para ${name ?? 'a loja'}`,
    send: 'Enviar',
    stop: 'Parar a resposta',

    tooLong: (most) => `Uma mensagem tem no máximo ${most} caracteres.`,
    offline: 'Está offline. O que escrever fica guardado aqui.',
    reconnecting: 'A linha com a loja caiu. Vamos tentar de novo.',
    why,

    partFailed: 'Não foi possível mostrar esta parte.',
    tryAgain: 'Tentar de novo',
  },

  said: {
    earlier: 'Mensagens anteriores',
    youSaid: 'A sua mensagem',
    assistantSaid: 'O assistente disse',
    operatorSaid: 'Alguém da loja disse',
    answering: 'O assistente vai responder',
    isWriting: (name) => `${name ?? 'Alguém da loja'} escreve uma mensagem`,
    noAnswer: 'Não chegou resposta.',
    stopped: 'A resposta foi interrompida.',
    brokeOff: 'A resposta não chegou ao fim.',
    askAgain: 'Perguntar de novo',

    starters: () => ['O que posso reservar?', 'Onde ficam e quando abrem?', 'Quero fazer uma reserva'],
    fromTheRecord: 'As respostas vêm das informações da própria loja.',
    openToday: (until) => `Hoje aberto até às ${until}.`,

    notSent: 'Não enviada',
    sendAgain: 'Enviar de novo',
    remove: 'Remover',
    notYetSent: 'Ainda não enviada. Segue sozinha assim que for possível falar com a loja.',

    newTab: ', abre numa nova página',
    more: 'Mais',
    sources: (titles) => `Das informações da loja: ${titles.join(' ')}`,

    formReplaced: 'Há um formulário mais recente abaixo.',
    formOver: 'Este formulário expirou. Nada foi reservado com ele.',
  },

  thumbs: {
    helpful: 'Útil',
    unhelpful: 'Pouco útil',
    missing: 'O que faltou?',
    tell: 'Dizer à loja',
    told: 'Obrigado. A loja vai ler.',
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'Não foi possível copiar',
    again: 'Perguntar de novo',
  },

  menu: {
    anew: 'Nova conversa',
    begun: 'Esta é uma conversa nova. A loja guarda a anterior.',
    back: 'Voltar a ela',

    mail: 'Enviar-me esta conversa',
    address: 'O seu endereço de e-mail',
    mailHint: 'Tudo o que se disse aqui até agora, numa só carta.',
    send: 'Enviar',
    sending: 'A enviar…',
    mailed: (address) => `Vai a caminho de ${address}.`,
    noAddress: form.problems.not_an_address,

    forget: 'Apagar os meus dados',
    forgetAsk: 'Apagar tudo o que escreveu aqui?',
    forgetHint:
      'Todas as suas conversas são apagadas na loja e este navegador esquece-o. Não se pode desfazer. As reservas ficam: a loja tem de as guardar.',
    forgetting: 'A apagar…',
    keep: 'Manter',
    forgotten: 'As suas conversas foram apagadas e este navegador já não se lembra de si.',
    booked: (number) =>
      count(number, {
        one: '# reserva fica na loja; a carta dela diz como a cancelar.',
        other: '# reservas ficam na loja; as cartas delas dizem como as cancelar.',
      }),

    cancel: 'Agora não',
    close: 'Fechar',
  },

  offer: {
    notHere: 'Não está nesta página. É isto que dizem as informações da loja.',
    notOffered: 'Não está nesta página e já não se oferece. É isto que há.',
    askThis: 'A ligação que seguiu pergunta isto. O que está a escrever continua aí.',
  },

  cards: {
    comma: ', ',
    heading: () => 'O que se pode reservar',
    priceForEach: (unit) => `Preço ${per(unit)}`,
    each: (price, unit) => `${price} ${per(unit)}`,
    nothingToPay: 'Grátis',
    minutes: (number) => `${number} min`,
    today: 'hoje',
    tomorrow: 'amanhã',
    noTimes: 'Sem horários por agora',
    seats,
    seatsLeft: left,
    seatsFree: 'Lugares livres',
    full: 'Lotado',
    wholeFree: 'Livre',
    taken: 'Ocupado',
    members: 'Para membros',
    more: (number) => `Mais ${number}`,
    plans: 'Planos',
    yourBookings: 'As suas reservas',
    earlier: (number) => count(number, { one: 'Mais # já passou.', other: 'Mais # já passaram.' }),
    move: 'Mudar a data',
    cancel: 'Cancelar',
    withTheShop: (since) => `Com a loja desde as ${since}`,
    withPerson: (name) => `Com ${name}, da loja`,
    answered: 'A loja respondeu',
    noLonger: 'Já não está com a loja',
    asked: 'Pergunta',
    answer: 'Resposta',
    here: 'Aqui, nesta conversa',
  },

  ticket: {
    states: {
      held: 'Guardado em seu nome',
      confirmed: 'Reservado',
      waitlisted: 'Na lista',
      offered: 'À sua disposição',
      cancelled: 'Cancelado',
      expired: 'Já não guardado',
      attended: 'Realizado',
      no_show: 'Não compareceu',
    },
    placeOnList: (place) => `${place}.º na lista`,
    yoursUntil: (at) => `Seu até às ${at}`,
    reference: 'Referência',
    label: (standing, reference) => `${standing}, referência ${reference}`,
    what: (service, number) => `${service}, ${seats(number)}`,
    cityTime: (city) => `Hora de ${city}.`,
    nothingTaken: 'Ainda não há lugares reservados.',
    manage: 'Ver, mudar ou cancelar',
    addToCalendar: 'Pôr no calendário',
    takeSeats: 'Ficar com os lugares',
    letGo: 'Dispensar',
    leaveList: 'Sair da lista',
    otherDays: 'Ver outros dias',
    bookAnother: () => 'Fazer outra reserva',
    newTab: ', abre numa nova página',
  },

  form,
  laterForm: form,
}
