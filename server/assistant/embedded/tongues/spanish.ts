import type { Tongue } from './tongue.ts'

export const SPANISH: Tongue = {
  name: 'Spanish',
  hello: '¡Hola!',
  marks:
    'el la los las un una que cuanto cuesta es de del al en mis sus su le hacen hace por para con mi hola puedo hay tienen cuando donde como y lo se yo tu ella nosotros vosotros ustedes usted unos unas sin cual cuales si no son esta estan tiene tienes teneis nuestro vuestro me os a o mas muy pero tambien puede podemos podeis pueden quiero quisiera quiere desde hasta ya',
  endings: 'es s o a',
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
    open: abren, abierto
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
    person: persona, alguien
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
    nails: unas
    trim: cortar, cortarle, corte
    bath: bano
    bike: bici, bicicleta
    repair: reparar
    parking: aparcamiento, estacionamiento, parking
    where: donde estan, donde queda, ubicados
    from what age: a partir de que edad, desde que edad
    cancel: cancelacion, anular
    wife: esposa
    husband: marido, esposo
    morning: mañana por la mañana
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
  `,
}
