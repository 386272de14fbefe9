import type { Tongue } from './tongue.ts'

export const POLISH: Tongue = {
  name: 'Polish',
  hello: 'Dzień dobry!',
  marks:
    'i w na z do czy jest są mam ma mogę można się nie to ile jak kiedy gdzie co dla po od za jaki jaka jakie który która które też lub albo u o moja mój moje państwo chcę chciałbym chciałabym proszę macie ja my jeśli tylko tygodnia tygodniu tam tu tez państwa ktos mi nam sie dostane dostaniemy',
  endings: 'ami ach owi ego emu ych ów om ie iej ą ę y i a e u o em',
  and: 'i, oraz, a, ale',
  asks: 'czy, ile, kiedy, gdzie, jak, jaki, jaka, jakie, w jakie, w jaki, który, która, które, o której, kto, co, można, mogę, może, muszę, trzeba, od ilu',
  words: `
    hello: dzień dobry, cześć, witam, dobry wieczór
    thanks: dziękuję, dzięki
    how much: ile, ile kosztuje, ile kosztują
    cost: kosztuje, kosztują, koszt
    price: cena, ceny, cennik
    when: kiedy
    what time: o której, o której godzinie
    hours: godziny, godzinach
    opening hours: godziny otwarcia
    open: otwarte, otwarci, czynne, otwieracie
    close: zamknięte, zamykacie
    how long: jak długo, ile trwa, trwa
    where: gdzie
    address: adres
    which: który, która, jakie
    day: dzień
    days: dni, dniach
    monday: poniedziałek, poniedziałki
    tuesday: wtorek, wtorki
    wednesday: środa, środę, środy
    thursday: czwartek, czwartki
    friday: piątek, piątki
    saturday: sobota, sobotę, soboty
    sunday: niedziela, niedzielę, niedziele
    today: dziś, dzisiaj
    tomorrow: jutro
    evening: wieczór, wieczorem
    morning: rano
    afternoon: po południu
    weekend: weekend
    week: tydzień
    month: miesiąc
    next: następny, następna, przyszły
    book: zarezerwować, rezerwować, umówić, zapisać
    booking: rezerwacja, rezerwację
    cancel: odwołać, anulować, zrezygnować
    late: spóźnię, spóźnić
    can: można
    child: dziecko, dziecka
    children: dzieci, dziećmi
    daughter: córka, córkę
    son: syn, syna
    how old: od ilu lat, ile lat
    age: wiek
    year old: lat, latka
    couple: para, pary
    friend: przyjaciel, koleżanka, kolega, znajomy
    wife: żona, żoną
    husband: mąż, mężem
    group: grupa, grupy
    people: osób, osoby
    person: osoba
    seats: miejsca, miejsc
    seat: miejsce
    pay: płacić, zapłacić, płatność
    card: karta, kartą
    cash: gotówka, gotówką
    gift: prezent
    voucher: bon, voucher, karta podarunkowa
    refund: zwrot
    free: za darmo, bezpłatnie, darmowe
    available: wolne, wolny, dostępne
    discount: zniżka, zniżki
    student: student, studenci
    membership: karnet, abonament, członkostwo
    member: członek
    bring: zabrać, przynieść, wziąć
    wear: ubrać, strój, ubranie
    shoes: buty
    towel: ręcznik
    hire: wypożyczyć, wypożyczenie
    parking: parking, zaparkować
    car: samochód
    station: stacja, dworzec
    wheelchair: wózek inwalidzki, wózkiem, wózka
    allergy: alergia, alergię, uczulenie
    vegan: wegański, wegańskie, wegan
    food: jedzenie, jeść
    drink: pić, napój
    dog: pies, psa, psem
    cat: kot
    pregnant: ciąża, ciąży
    beginner: początkujący, początkujących
    class: zajęcia, kurs, warsztaty
    lesson: lekcja, lekcje
    trial: próbna, próbne
    appointment: wizyta, wizytę, termin
    english language: po angielsku, angielski
    polish language: po polsku, polski
    language: język
    speak: mówić, mówi, mówicie, rozmawiać
    human: człowiek, człowiekiem
    start: zaczyna, zaczynają
    need: potrzebuję, trzeba
    rain: deszcz, pada
    birthday: urodziny
    doctor: lekarz
    hair: włosy
    haircut: strzyżenie
    beard: broda, brodę, brody
    massage: masaż
    bike: rower
    repair: naprawa, naprawić
    tea: herbata
    pottery: ceramika
    sauna: sauna
    cooking: gotowanie
    bread: chleb
    driving: jazdy
    climbing: wspinaczka
    not: nie
    but: ale
    sorry: przepraszam
    i meant: chodziło mi o, miałem na myśli, miałam na myśli
    is there: czy jest, czy są
    do i need to: czy muszę
    hot: gorący, gorąca, gorąco
    i do not want: nie chcę, nie chcemy
    can i: czy mogę, czy można, mogę, możemy, czy możemy
    can: może, mogą
    how much cost: ile kosztuje, ile kosztują, ile płaci się
    how long: ile to trwa, ile trwa, jak długo trwa
    which days: w jakie dni, jakie dni, w które dni
    which days: w jaki dzień, jaki dzień, którego dnia, w jakim dniu
    how many people: ile osób
    how much: ile to kosztuje
    come: przyjść, przyjechać, przyjdzie
    how early: ile wcześniej, jak wcześnie, ile minut wcześniej
    early: wcześniej, wcześnie
    in advance: z wyprzedzeniem
    wait: poczekać, czekać, zaczekać
    deposit: zaliczka, zaliczkę, zadatek, depozyt, kaucja, kaucję
    accept: przyjmujecie, akceptujecie
    vaccinations: szczepienia, szczepienie, zaszczepiony, szczepień
    required: wymagane, obowiązkowe, wymagany
    vegetarian: wegetariańskie, wegetariański, wegetarianin, wegetarianka
    allergic: uczulony, uczulona
    nuts: orzechy
    gluten: gluten, glutenu
    stairs: schody
    lift: winda, windę
    parking: miejsce parkingowe, parkingu
    suitable for beginners: dla początkujących, odpowiednie dla początkujących
    suitable: odpowiednie, nadaje się
    experience: doświadczenie
    never: nigdy
    own: własny, własne, własną
    do i need to: czy trzeba, czy musimy, muszę, musimy
    do i need to book: czy trzeba rezerwować, czy trzeba się zapisać, czy muszę rezerwować, czy trzeba zarezerwować
    do i need to bring: czy trzeba przynieść, czy muszę coś zabrać, czy muszę przynieść, czy trzeba coś zabrać
    what do i need to wear: jak się ubrać, w co się ubrać
    helmet: kask
    gloves: rękawiczki, rękawice
    equipment: sprzęt
    tools: narzędzia
    teenager: nastolatek, nastolatka
    parents: rodzice, rodziców
    one hour: jedna godzina, godzinę
    half an hour: pół godziny
    visit: zwiedzanie
    tasting: degustacja
    lunch: obiad
    breakfast: śniadanie
    dinner: kolacja
    honey: miód
    wine: wino
    beer: piwo
    cheese: ser
    chocolate: czekolada
    coffee: kawa
    cake: ciasto, tort
    wood: drewno
    leather: skóra
    silver: srebro
    soap: mydło
    sewing: szycie
    jewellery: biżuteria
    ring: pierścionek, obrączka, obrączki
    resize: zmniejszenie, powiększenie
    battery: bateria
    phone: telefon
    screen: ekran
    boat: łódka, łódź
    horse: koń, konie
    nails: paznokcie
    feet: stopy
    hands: dłonie
    face: twarz
    back: plecy
    eyes: oczy
    teeth: zęby
    dentist: dentysta
    ear: ucho, uszy
    puppy: szczeniak, szczeniaka
    dogs: psy
    wedding: ślub, wesele
    baby: niemowlę
    far: daleko
    where are you: gdzie jesteście, gdzie się znajdujecie
    on foot: pieszo
    french language: po francusku, francuski
    german language: po niemiecku, niemiecki
    ukrainian language: po ukraińsku, ukraiński
    somebody: ktoś
    gift card: karta upominkowa, karta podarunkowa
    valid: ważny, ważna, ważne
    shower: prysznic, prysznice
    changing room: szatnia, przebieralnia
    minutes: minut, minuty
    nearby: w pobliżu, blisko
    until when: do kiedy
    allowed: dozwolone, wolno
    buy: kupić
    end: kończy, kończą
    something: coś
    do you have: czy macie, macie
  `,
}
