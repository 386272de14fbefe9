import type { Tongue } from './tongue.ts'

export const PORTUGUESE: Tongue = {
  name: 'Portuguese',
  hello: 'Olá!',
  marks:
    'o a os as um uma e de do da dos das no na nos nas em para por com que qual quais é são tem têm há eu nós vocês você meu minha posso pode podem preciso não se ao à mas ou isso essa este muito mais quero gostaria fica vou às que sou somos estou está estão nosso nossa seu sua ele ela eles elas pelo pela também comigo algum alguma já até então',
  endings: 'os as es ões s o a e',
  and: 'e, mas',
  asks: 'ate quando, devolvem, e indicado, e indicada, e adequado, e acessivel, e obrigatorio, e permitido, quanto, quanta, quantos, quantas, custa, que dia, que dias, que horas, a que horas, que idade, qual, quais, quando, como, onde, posso, pode, podem, podemos, da para, preciso, e preciso, tenho que, tenho de, devo, ha, tem, aceitam, aceita, falam, fala, alguem, e possivel, dura, inclui, abrem, fazem',
  more: 'portuguese.txt',
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
    can i: posso, podemos, dá para, pode se, poderia
    can he come: pode vir
    can he take part: pode participar
    come: vir, ir
    is it possible: é possível
    possible: possível
    which days: que dias, quais dias, em que dias, quais são os dias
    which days: que dia, qual dia, em que dia
    how much cost: quanto custa, quanto custam, quanto é, quanto fica, quanto sai
    how many people: quantas pessoas, quantos somos, quantos são
    how many: quantos, quantas
    we: a gente
    people: gente
    one hour: uma hora, 1 hora
    half an hour: meia hora
    half day: meio dia
    time: hora
    how early: quanto tempo antes, com quanta antecedência, com que antecedência, quantos minutos antes
    arrive: chegar, chego, chegamos
    early: cedo
    in advance: com antecedência, antecipadamente
    wait: esperar, aguardar
    deposit: sinal, depósito, caução, entrada em dinheiro
    accept card: aceitam cartão, aceita cartão, aceitam cartões, aceitam multibanco
    accept: aceitam, aceita
    card: cartões, multibanco
    vaccinations: vacinas, vacina, vacinado, vacinada, vacinação
    required: obrigatório, obrigatória, obrigatórias, obrigatórios
    vegetarian: vegetariano, vegetariana, vegetarianos
    gluten: glúten
    nuts: nozes, amendoim
    milk: leite
    egg: ovo, ovos
    accessible: acessível
    lift: elevador
    stairs: escadas
    speak: fala
    somebody: alguém
    teacher: professor, professora, instrutor, instrutora
    suitable for beginners: adequado para iniciantes, adequada para iniciantes, para iniciantes, indicado para iniciantes
    suitable: adequado, adequada, indicado, indicada
    experience: experiência
    do i need to know how: é preciso saber, preciso saber, tenho que saber
    never: nunca
    already: já
    do i need to bring: preciso levar, tenho que levar, é preciso levar, devo levar, preciso de levar, tenho de levar
    do i need to book: preciso reservar, é preciso reservar, preciso de reservar, tenho que reservar, tenho de reservar, preciso marcar, é preciso marcar
    do i need to: tenho de, é preciso
    what do i need to wear: o que devo vestir, que roupa
    own: próprio, própria, próprios, próprias
    helmet: capacete
    gloves: luvas
    apron: avental
    boots: botas
    equipment: equipamento, material
    tools: ferramentas
    fabric: tecido
    lend: emprestam
    teenager: adolescente, adolescentes
    parents: pais
    minimum age: idade mínima
    minimum height: altura mínima
    accompanied: acompanhado, acompanhada
    weight: peso
    size: tamanho
    session: sessões
    visit: visita
    guided tour: visita guiada
    walk: passeio, caminhada
    tasting: degustação, prova
    lunch: almoço
    breakfast: café da manhã, pequeno almoço
    dinner: jantar
    meal: refeição
    big: grande
    small: pequeno, pequena
    honey: mel
    wine: vinho, vinhos
    beer: cerveja, cervejas
    cheese: queijo, queijos
    chocolate: chocolate
    coffee: café
    mushrooms: cogumelos
    meat: carne
    cake: bolo, bolos
    cellar: adega
    wood: madeira
    leather: couro
    silver: prata
    gold: ouro
    glass: vidro
    soap: sabonete, sabão
    candle: vela, velas
    paper: papel
    bookbinding: encadernação
    sewing: costura
    knitting: tricô, tricot
    jewellery: joias
    ring: anel, anéis
    frame: moldura
    drawing: desenho
    painting: pintura
    spoon: colher, colheres
    chair: cadeira
    knife: faca, facas
    sharpening: afiação, afiar
    archery: tiro com arco
    violin: violino
    battery: bateria
    phone: telefone, celular, telemóvel
    screen: tela, ecrã
    computer: computador
    repair: conserto, consertar, reparação
    boat: barco
    electric: elétrico, elétrica
    swim: nadar
    surfing: surfe
    diving: mergulho
    horse: cavalo, cavalos
    beach: praia
    colour: cor, coloração
    roots: raízes
    nails: unhas
    feet: pés
    hands: mãos
    face: rosto
    back: costas
    eyes: olhos
    sight test: exame de vista, exame da vista
    teeth: dentes
    dentist: dentista
    cleaning: limpeza
    tattoo: tatuagem
    ear: orelha, orelhas
    earrings: brincos
    puppy: filhote
    dogs: cães, cachorros
    room: quarto, sala
    wedding: casamento
    party: festa
    newborn: recém nascido
    baby: bebê, bebé
    family: família
    referral: encaminhamento, receita médica
    without: sem
    see: atendem
    wash: lavagem, lavar
    tyre: pneu
    far: longe
    train: trem, comboio
    bus: ônibus, autocarro
    on foot: a pé
    where are you: onde ficam, onde fica, onde estão, onde é
    standing: em pé, de pé
    seated: sentado, sentada
    alcohol: álcool
    voucher: vale presente, cheque presente, cartão presente
    changing room: vestiário, balneário
    swimsuit: maiô, fato de banho
    locker: cacifo, armário
    photos: fotos, fotografias
    keep: ficar com
    make: fazer
    change: alterar, mudar
    minutes late: minutos atrasado
    adult: adulto, adultos
    weekend: fins de semana
    maximum: máximo
    minutes: minutos
    take place: acontece
    from what age: a partir de que idade, a partir de quantos anos, desde que idade
    french language: francês
    german language: alemão
    spanish language: espanhol
    italian language: italiano
    chinese language: chinês
    japanese language: japonês
    arabic language: árabe
    refund: devolvem o dinheiro, devolve o dinheiro, dinheiro de volta
    nearby: por perto, perto daqui, nas proximidades
    what do i need to bring: o que tem de levar, o que tem que levar, o que preciso levar, o que devo levar, o que é preciso levar
    do i need to: tem que, tem de
    until when: até quando
    option: opção
    buy: comprar
    is it suitable: é indicado, é adequado, é indicada, é adequada
    is it accessible: é acessível
    allowed: permitido, permitidos, permitem, aceitos
    end: termina, acaba
    something: algo, alguma coisa
    somebody speak: alguém que fale, alguém fala
  `,
}
