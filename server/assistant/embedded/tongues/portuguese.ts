import type { Tongue } from './tongue.ts'

export const PORTUGUESE: Tongue = {
  name: 'Portuguese',
  hello: 'Olá!',
  marks:
    'o a os as um uma e de do da dos das no na nos nas em para por com que qual quais é são tem têm há eu nós vocês você meu minha posso pode podem preciso não se ao à mas ou isso essa este muito mais quero gostaria fica vou às',
  endings: 'os as es ões s o a e',
  words: `
    hello: olá, oi, bom dia, boa tarde, boa noite
    thanks: obrigado, obrigada
    how much: quanto, quanto custa, quanto é, quanto sai
    cost: custa, custam
    price: preço, valor, tarifa
    when: quando
    what time: a que horas, que horas
    hours: horário, horários, horas
    opening hours: horário de funcionamento, horário de abertura
    open: abre, abrem, aberto, abertos, abertas
    close: fecha, fecham, fechado
    how long: quanto tempo, dura, duração, demora
    where: onde, onde fica, onde ficam
    address: endereço, morada
    which: qual, quais
    day: dia
    days: dias
    monday: segunda, segunda feira
    tuesday: terça, terça feira
    wednesday: quarta, quarta feira
    thursday: quinta, quinta feira
    friday: sexta, sexta feira
    saturday: sábado, sábados
    sunday: domingo, domingos
    today: hoje
    tomorrow: amanhã
    tonight: hoje à noite
    evening: noite
    morning: manhã
    afternoon: tarde
    weekend: fim de semana
    week: semana
    month: mês
    next: próximo, próxima
    book: reservar, marcar, agendar
    booking: reserva, marcação
    cancel: cancelar, desmarcar, cancelamento
    late: atrasado, atrasar, atraso
    can: pode, posso, podem
    child: criança, menino, menina
    children: crianças, miúdos, filhos
    daughter: filha
    son: filho
    how old: a partir de que idade, que idade, quantos anos
    age: idade
    year old: anos
    couple: casal, casais
    friend: amigo, amiga
    wife: esposa, mulher
    husband: marido
    group: grupo
    people: pessoas
    person: pessoa
    seats: lugares, vagas
    seat: lugar, vaga
    pay: pagar, pagamento
    card: cartão
    cash: dinheiro, numerário
    gift: presente, prenda
    voucher: vale, voucher
    refund: reembolso, devolução
    free: grátis, gratuito
    available: disponível, livre
    discount: desconto
    student: estudante, estudantes
    membership: assinatura, mensalidade, plano
    member: sócio, membro
    bring: levar, trazer
    wear: vestir, roupa
    shoes: sapatos, ténis
    towel: toalha
    hire: alugar, aluguel, aluguer
    parking: estacionamento, estacionar
    car: carro
    station: estação, metrô, metro
    wheelchair: cadeira de rodas
    allergy: alergia, alergias, alérgico, alérgica
    vegan: vegano, vegana
    food: comida, comer
    drink: bebida, beber
    dog: cachorro, cão
    cat: gato
    pregnant: grávida
    beginner: iniciante, principiante, iniciantes
    class: aula, curso, turma
    lesson: lição
    session: sessão
    trial: experimental, teste
    appointment: consulta, hora marcada
    english language: inglês
    portuguese language: português
    language: língua, idioma
    speak: falar, falam
    human: humano, atendente
    start: começa, começam, início
    included: incluído, inclui
    need: preciso, precisa
    rain: chuva, chove, chover
    birthday: aniversário
    doctor: médico
    shower: chuveiro, banho
    hair: cabelo
    haircut: corte
    beard: barba
    massage: massagem
    bike: bicicleta, bike
    tea: chá
    pottery: cerâmica
    guitar: violão, guitarra
    singing: canto
    cooking: culinária, cozinha
    bread: pão
    fish: peixe
    sauna: sauna
    climbing: escalada
    driving: condução, direção
    private: privado, particular
    not: não
    but: mas
    sorry: desculpe, desculpa, perdão
    i meant: queria dizer, quis dizer, enganei me
    the other one: o outro, a outra
    is there: há, tem, têm
    do i need to: preciso de, tenho que, devo
    how hot: que temperatura
    hot: quente
    two: dois, duas
    three: três
    four: quatro
    five: cinco
    i do not want: não quero, não queremos
    for: para
  `,
}
