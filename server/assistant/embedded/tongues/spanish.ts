import type { Tongue } from './tongue.ts'

export const SPANISH: Tongue = {
  name: 'Spanish',
  hello: '¡Hola!',
  marks:
    'el la los las un una que cuanto cuesta es de del al en mis sus su le hacen hace por para con mi hola puedo hay tienen cuando donde como y lo se yo tu ella nosotros vosotros ustedes usted unos unas sin cual cuales si no son esta estan tiene tienes teneis nuestro vuestro me os a o mas muy pero tambien puede podemos podeis pueden quiero quisiera quiere desde hasta ya conmigo ir vamos estais soy somos sea nos gustaria tengo tenemos tenia he ha has han hemos',
  endings: 'es s o a',
  and: 'y, e, pero',
  asks: 'hasta cuando, devuelven, devolveis, admiten, permiten, cuanto, cuanta, cuantos, cuantas, cuesta, cuestan, vale, que dia, que dias, que hora, que edad, que idioma, que idiomas, que incluye, que hay que, que tengo que, que necesito, cual, cuales, cuando, como, donde, puedo, puede, pueden, podemos, se puede, hay, hay que, tengo que, debo, necesito, hace falta, aceptan, aceptais, tienen, teneis, hablan, habla, es posible, desde que edad, dura, esta incluido, alguien, incluye, abren, abris, hacen, haceis, cobran',
  more: 'spanish.txt',
  words: `
    hello: hola, buenas, buenos dias
    and: y
    can i: puedo
    can: puede
    what: que
    which: cual
    thanks: gracias
    how much: cuanto
    cost: cuesta, cuestan, vale
    price: precio
    when: cuando
    time: hora
    opening hours: horario
    open: abren, abris, abre, abierto
    close: cierran
    how long: dura, cuanto tiempo, cuanto dura
    where: donde
    address: direccion
    day: dia
    days: dias
    monday: lunes
    tuesday: martes
    wednesday: miercoles
    thursday: jueves
    friday: viernes
    saturday: sabado
    saturdays: sabados
    sunday: domingo
    tomorrow: manana
    book: reservar
    booking: reserva
    appointment: cita
    cancel: cancelar
    late: tarde
    son: hijo
    daughter: hija
    child: nino
    children: ninos
    year old: anos
    dog: perro, perra, perrita, perrito
    cat: gato
    come: venir
    bring: traer, llevar
    parking: aparcar, estacionar
    car: coche, carro
    station: estacion
    pay: pagar
    card: tarjeta
    cash: efectivo
    tip: propina
    gift: regalo
    ship: envian
    shipping: envio, envios
    return: devolver
    allergy: alergia
    gluten: gluten
    vegan: vegano
    english language: ingles
    spanish language: espanol
    photos: fotos
    member: socio
    membership: membresia
    person: persona
    speak: hablar
    class: clase, clases, curso, taller
    beginner: principiante, principiantes
    rain: lluvia
    evening: noche
    couple: pareja, parejas
    start: empieza, empiezan, comienza
    what time: a que hora
    doctor: medico
    referral: receta
    without: sin
    trial: prueba
    lesson: leccion, lecciones
    beard: barba
    hair: pelo, cabello
    free: gratis
    available: disponible, libre
    today: hoy
    wear: ropa
    shoes: zapatos
    towel: toalla
    hire: alquilar, alquiler
    i would like: quiero, quisiera, me gustaria
    friend: amigo, amiga, amigos
    week: semana
    next: proximo, proxima
    month: mes
    language: idioma
    need: hace falta
    food: comer, comida
    drink: beber
    group: grupo
    birthday: cumpleanos
    woman: mujer
    man: hombre
    age: edad
    trim: cortar, cortarle, corte
    bath: bano
    bike: bici, bicicleta
    repair: reparar
    parking: aparcamiento, estacionamiento, parking
    where: donde queda, ubicados
    from what age: a partir de que edad, desde que edad
    cancel: cancelacion, anular
    wife: esposa
    husband: marido, esposo
    tomorrow morning: mañana por la mañana
    weekend: fin de semana
    people: personas
    gift: regalar
    gift card: tarjeta regalo, bono regalo
    valid: valido, validez
    discount: descuento
    student: estudiante, estudiantes
    pregnant: embarazada
    shower: ducha, duchas
    bread: pan
    fish: pescado
    knife: cuchillo
    cooking: cocina
    sauna: sauna
    swim: nadar
    climbing: escalada
    driving: conducir, manejo
    massage: masaje
    tea: te
    pottery: ceramica
    guitar: guitarra
    piano: piano
    singing: canto
    shave: afeitado
    private: privado, privada
    included: incluido, incluye
    adult: adulto, adultos
    not: no
    i do not want: no quiero, no queremos
    but: pero, sino
    sorry: perdón, perdona, perdone, disculpa, disculpe
    i meant: quería decir, me refería a, me equivoqué
    the other one: la otra, el otro
    not that one: esa no, ese no, esta no, este no
    is there: hay
    do i need to: tengo que, hay que, debo, necesito
    how hot: qué temperatura
    hot: caliente
    two: dos
    three: tres
    four: cuatro
    five: cinco
    for: para
    hello: buenas tardes, buenas noches, buen día
    can i: podemos, se puede, podría, podríamos
    can he come: puede venir
    can he take part: puede participar
    can: pueden, podéis
    can i bring: puedo llevar, puedo traer, podemos llevar
    is it possible: es posible
    possible: posible
    which days: qué días, cuáles días, cuáles son los días
    which days: qué día
    is it: la dais, la dan, la impartís, la imparten, lo impartís, lo imparten, lo hacéis, lo hacen, la hacéis, la hacen, lo dais, lo dan, lo organizáis, lo organizan
    how much cost: cuánto cuesta, cuánto cuestan, cuánto vale, cuánto valen, cuánto sale, cuánto es, cuánto cobran, cuánto cobráis
    how many people: cuántas personas, cuántos somos, cuántos son, cuánta gente
    how many: cuántos, cuántas
    people: gente
    one hour: una hora, 1 hora
    half an hour: media hora
    how early: cuánto tiempo antes, con cuánta antelación, con cuánta anticipación, cuántos minutos antes
    arrive: llegar, llego, llegamos
    early: temprano, pronto
    in advance: con antelación, con anticipación, por adelantado
    wait: esperar
    deposit: depósito, señal, fianza, anticipo, seña
    accept card: aceptan tarjeta, aceptan tarjetas, aceptáis tarjeta, aceptáis tarjetas, toman tarjeta, cogéis tarjeta, cogen tarjeta
    accept: aceptan, aceptáis, acepta
    vaccinations: vacunas, vacuna, vacunado, vacunada, vacunación
    required: obligatorio, obligatoria, obligatorias, obligatorios
    vegetarian: vegetariano, vegetariana, vegetarianos
    vegan: vegana, veganos
    allergic: alérgico, alérgica, alérgicos
    allergies: alergias
    nuts: nueces, frutos secos
    milk: leche
    egg: huevo
    wheelchair: silla de ruedas
    accessible: accesible
    lift: ascensor, elevador
    stairs: escaleras
    speak: habla, hablan, habláis
    somebody: alguien
    teacher: profesor, profesora, profe, instructor, instructora, monitor
    suitable for beginners: apto para principiantes, apta para principiantes, para principiantes, adecuado para principiantes
    suitable: apto, apta, adecuado, adecuada
    experience: experiencia
    do i need to know how: hay que saber, tengo que saber, es necesario saber, hace falta saber
    never: nunca
    already: ya
    do i need to bring: hay que llevar, tengo que llevar, debo llevar, tengo que traer, hay que traer, necesito llevar, hace falta llevar
    do i need to book: hay que reservar, tengo que reservar, hace falta reservar, es necesario reservar, necesito reservar
    what do i need to wear: cómo hay que ir vestido, qué me pongo, qué ropa
    need: necesario, necesaria, necesitas
    own: propio, propia, propios, propias
    helmet: casco
    gloves: guantes
    apron: delantal
    boots: botas
    equipment: material, equipo
    tools: herramientas
    fabric: tela
    lend: prestan, prestáis, dejáis
    teenager: adolescente, adolescentes
    parents: padres
    minimum age: edad mínima
    minimum height: altura mínima, estatura mínima
    accompanied: acompañado, acompañada
    how old: cuántos años
    weight: peso
    pesos: pesos
    size: talla, tallas
    half day: medio día
    session: sesión, sesiones
    visit: visita
    guided tour: visita guiada
    tour: recorrido
    walk: paseo, caminata
    ride: paseo a caballo, paseo en bici
    tasting: degustación, cata
    lunch: almuerzo
    breakfast: desayuno
    dinner: cena
    big: grande
    small: pequeño, pequeña
    long: largo, larga
    hard: duro, duros, duras
    honey: miel
    wine: vino, vinos
    beer: cerveza, cervezas
    cheese: queso, quesos
    chocolate: chocolate
    coffee: café
    cider: sidra
    mushrooms: setas, hongos
    meat: carne
    cake: tarta, pastel, torta
    cellar: bodega
    wood: madera
    leather: cuero
    skin: piel
    silver: plata
    gold: oro
    glass: vidrio, cristal
    soap: jabón
    candle: vela, velas
    paper: papel
    bookbinding: encuadernación
    sewing: costura
    knitting: tejer
    weaving: telar
    jewellery: joyería, joyas
    ring: anillo, anillos
    frame: marco, marcos
    drawing: dibujo
    painting: pintura
    spoon: cuchara, cucharas
    chair: silla, sillas
    axe: hacha, hachas
    sharpening: afilado, afilar
    archery: tiro con arco
    arrow: flecha, flechas
    violin: violín
    strings: cuerdas
    voice: voz
    record: grabar, grabado
    booth: cabina
    battery: batería
    phone: móvil, celular, teléfono
    screen: pantalla
    computer: ordenador, computadora
    repair: reparación, arreglar, arreglo
    boat: barco, barca, bote
    electric: eléctrico, eléctrica
    sailing: vela ligera
    diving: buceo
    horse: caballo, caballos
    ride a horse: montar a caballo
    beach: playa
    colour: color, tinte
    roots: raíces
    feet: pies
    hands: manos
    facial: limpieza facial, tratamiento facial
    face: cara
    back: espalda
    eyes: ojos
    sight test: examen de la vista, graduación de la vista
    teeth: dientes
    dentist: dentista
    cleaning: limpieza
    tattoo: tatuaje
    piercing: perforación, perforar, perforarse
    lobe: lóbulo
    ear: oreja, orejas
    earrings: aretes, pendientes
    puppy: cachorro, cachorra
    room: habitación
    wedding: boda
    party: fiesta
    newborn: recién nacido, recién nacida
    baby: bebé
    family: familia
    wash: lavado, lavar
    far: lejos
    train: tren
    bus: autobús
    on foot: a pie, andando, caminando
    nearby: cerca
    where are you: dónde quedan, dónde están, dónde se encuentran, dónde están ubicados
    refund: reembolso, devolución del dinero
    standing: de pie
    seated: sentado, sentada
    alcohol: alcohol
    voucher: vale regalo, cheque regalo, vale de regalo
    cancel: cancelo, cancelamos
    charge: cobran, cobráis, cobrar
    the day before: el día antes, el día anterior
    minutes late: minutos tarde
    minutes: minutos
    twenty: veinte
    fifteen: quince
    ten: diez
    keep: guardan, guardáis, guardar
    help: ayuda, ayudan, ayudar
    morning: por la mañana, la mañana, de la mañana
    nails: las uñas, mis uñas, sus uñas, tus uñas, de uñas
    mix: mezclar
    own tea: propio té
    make: hacer
    try: probar
    change: cambiar
    photos: foto
    french language: francés
    german language: alemán
    italian language: italiano
    portuguese language: portugués
    chinese language: chino
    japanese language: japonés
    arabic language: árabe
    that: eso
    this: esto
    weekdays: días laborables, entre semana
    refund: devuelven el dinero, devolvéis el dinero, me devuelven, me devolvéis
    room: sitio
    how long valid: cuánto tiempo vale, cuánto tiempo es válido
    buy: comprar, compra
    can i come: puedo ir, podemos ir, puedo venir, podemos venir
    speak: hable
    allowed: permitido, permiten, admiten, se admiten
    until when: hasta cuándo
    end: termina, acaba
    something: algo
    do you have: tienen, tenéis
    wife: mi mujer
  `,
}
