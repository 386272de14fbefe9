/**
 * Words that mean nearly the same to somebody asking a shop: what visitors say, and what merchants write. Nothing here
 * belongs to one trade alone unless people outside the trade say it too. A comma ends an entry; a space makes it a phrase.
 */
export const CONCEPTS: { readonly [concept: string]: string } = {
  // Getting here
  place:
    'where, location, located, address, find you, find us, do i find, directions, map, route, how to get to you, get to you, whereabouts, based, situated, station, nearest station, tube stop, bus stop, by train, by bus, from the station',
  transit:
    'without a car, get there, tube, tube stop, station, train, trains, underground, metro, subway, tram, bus, bus stop, railway, platform, nearest stop, public transport, by train',
  walk: 'walk, walking, hike, trek, on foot, stroll, minutes away, far, distance, close by',
  drive: 'car, cars, drive, driving, motor, van, vehicle, automobile, truck, by road, motorway',
  parking:
    'parking, park, park up, car park, carpark, parking lot, parking space, garage, pull up, leave the car, leave my car, street parking, permit, meter',
  bicycle: 'bike, bikes, bicycle, bicycles, cycle, cycling, push bike',
  lock: 'lock, locked, locker, lockers, store my bag, leave my bag, cloakroom, coat, coats, luggage',
  access:
    'step free, wheelchair, wheelchairs, accessible, accessibility, disabled, disability, mobility, ramp, lift, elevator, steps, stairs, walking stick, crutches, walker, frail, elderly access, pram, buggy, stroller',
  belongings:
    'valuables, belongings, stash, my things, my stuff, phone and keys, keys, wallet, handbag, rucksack, leave my bag, leave my things, store my bag, locker, lockers',
  glasses: 'glasses, specs, spectacles, contact lenses, lenses, contacts',
  toilet:
    'get changed, change clothes, somewhere to change, toilet, toilets, loo, lavatory, restroom, bathroom, washroom, facilities, changing room, changing rooms, shower, showers',

  // Plans going wrong
  cancel:
    'cancel, cancels, cancelled, canceled, cancelling, canceling, cancellation, call off, call it off, back out, pull out, drop out, can not make it, can not come, unable to come, something comes up, change my mind, get out of it, lose my money, money back, get my money back, reschedule, rebook, move my booking, change the date, swap the date, postpone',
  refund:
    'refund, refunds, refunded, money back, cash back, get my money back, reimburse, reimbursed, lose my money, credit',
  late: 'late, later, lateness, delay, delayed, running behind, held up, stuck in traffic, overrun, miss the start, minutes behind, minutes late, on time, punctual',
  missed:
    'missed, miss, missing, skip a, catch up, make up a, make up the, make up for, make it up, absent, no show, could not come',
  weather:
    'gale, blowing, blowy, hail, thunder, lightning, heatwave, fog, foggy, icy, bad weather, called off, rain, raining, rains, rainy, wet, weather, pouring down, pouring with rain, if it is pouring, storm, stormy, snow, windy, wind, sunny, forecast, outdoors, outside, indoors, inside, rain or shine',

  // Who comes along
  child:
    'child, children, kid, kids, son, daughter, toddler, baby, babies, boy, girl, teen, teens, teenager, teenagers, nephew, niece, grandson, granddaughter, grandchild, grandchildren, youngster, infant, junior, juniors, minor, minors, little one, little ones, schoolchild, year old, year olds, school age, family, under age, underage, too young',
  household: 'household, households, family, families, one address, same address, one roof, same roof, same house',
  adult: 'adult, adults, grown up, grown ups, over eighteen, of age',
  age: 'age, ages, aged, how old, old enough, age limit, minimum age, year old, year olds, years old, from ten, too young, too old, young, youngest, older',
  senior:
    'senior, seniors, elderly, older, old, pensioner, pensioners, retired, grandmother, grandfather, gran, grandma, grandpa, over sixty five, aging, ageing',
  dog: 'dog, dogs, doggy, pup, pups, puppy, labrador, whippet, terrier, spaniel, poodle, beagle, corgi, retriever, collie, dachshund, greyhound, schnauzer, husky, bulldog, hound, four legged, pooch',
  cat: 'cat, cats, kitten, kittens, kitty',
  pet: 'pet, pets, animal, animals, dog, cat, rabbit',
  guest:
    'guest, guests, husband, wife, partner, friend, friends, girlfriend, boyfriend, companion, plus one, bring someone, mate, colleague, visitor, spectator, spectators, bring a friend, come along',
  group:
    'hen party, stag party, large group, group, groups, party, parties, hen do, stag do, team building, corporate, office outing, private event, private hire, birthday party, hire the place, whole place, exclusive, to ourselves, large party',
  beginner:
    'beginner, beginners, novice, newbie, first timer, first time, never done, never been, never tried, no experience, experience, inexperienced, experienced, complete beginner, total beginner, complete novice, total novice, starter, basics, from scratch, introductory, introduction, taster, look silly, know nothing, how hard, difficult, any good at, good enough',
  company:
    'company, companies, office, offices, business, businesses, firm, firms, corporate, couriers, courier, fleet, employer, deliver, trade, team',
  eatery: 'cafe, café, cafés, restaurant, restaurants, coffee shop, bistro, bar, hotel',
  staff:
    'staff, barista, baristas, employee, employees, team, crew, waiters, workers, colleagues, training, train, instructor, teacher, tutor, coach',

  // Food, body, health
  allergy:
    'allergy, allergies, allergic, intolerant, intolerance, coeliac, celiac, gluten, nuts, nut, dairy, lactose, egg, eggs, shellfish, epipen, anaphylaxis',
  diet: 'vegan, vegans, vegetarian, veggie, plant based, halal, kosher, diet, dietary, pescatarian, gluten free',
  food: 'food, eat, eating, meal, meals, snack, snacks, lunch, dinner, breakfast, hungry, catering',
  cake: 'cake, cakes, pastry, pastries, bun, buns, biscuit, biscuits, cookie, cookies, scone, scones, sweet, sweets, baked, patisserie',
  drink: 'drink, drinks, beverage, refreshments, refreshment, water bottle, thirsty',
  alcohol: 'alcohol, alcoholic, wine, beer, gin, cocktail, cocktails, prosecco, booze, byob, tipsy, drunk',
  caffeine:
    'caffeine, caffeinated, caffeine free, decaf, decaffeinated, awake, sleep, sleepless, insomnia, jittery, jitters, up all night, keep me up, keeps me up, gentler',
  pregnant: 'pregnant, pregnancy, expecting, expectant, trimester, prenatal',
  injury:
    'injury, injuries, injured, bad back, back pain, knee, knees, sprain, surgery, operation, doctor, medical, condition, heart, asthma, epilepsy',
  vaccine:
    'vaccine, vaccines, vaccinated, vaccination, vaccinations, jab, jabs, shots, shot, immunised, immunized, booster, inoculated, rabies',
  record:
    'record, records, paperwork, papers, document, documents, documentation, certificate, certificates, certified, proof, prove, letter, note, evidence, licence, license, id, passport, forms',
  vet: 'vet, vets, veterinary, veterinarian',
  nervous:
    'nervous, anxious, anxiety, scared, afraid, fearful, timid, shy, reactive, aggressive, aggression, bites, bite, bit, biter, snapped, snaps, snappy, growls, growl, muzzle, temperament, stressed',
  clean: 'clean, dirty, filthy, muddy, mud, muck, mucky, filth, grubby, grime, wash, washed, washing, washes, hose',
  bath: 'bath, baths, bathe, bathing, wash, washes, washing, shampooed, shower',
  haircut:
    'haircut, haircuts, cut, cuts, cut hair, hair cut, cut his hair, cut her hair, trim, trimmed, clip, clipped, style, styling, cut and style',
  school:
    'school, kindergarten, class, classes, course, courses, training, lesson, lessons, workshop, workshops, tuition, academy',
  learn: 'learn, learning, teach, teaches, taught, teaching, show me how, how to do it myself, know how',

  // Money
  price:
    'price, prices, priced, pricing, cost, costs, fee, fees, charge, charges, charged, rate, rates, tariff, quid, bucks, expensive, dear, cheap, set me back',
  pay: 'pay, pays, paid, paying, payment, payments, take money, upfront, up front, on the day, in advance, prepay, invoice, invoiced, bill',
  card: 'card, cards, cash, contactless, apple pay, google pay, credit card, debit card, visa, mastercard, amex, american express, paypal, venmo, pin, ideal, bank transfer, cheque, notes and coins',
  deposit: 'deposit, deposits, upfront, up front, down payment, secure the booking, take money',
  tip: 'tip, tips, tipping, gratuity, service charge',
  quote:
    'quote, quotes, quotation, estimate, estimates, surprised me, surprise, before you start, tell me the cost, hidden costs, how much it will be, final bill',
  discount:
    'discount, discounts, concession, concessions, student, students, promo, promotion, offer code, voucher code, deal, deals, sale, reduced, reduction, off peak',
  free: 'free, free of charge, gratis, no charge, included, complimentary, for nothing, on the house',
  gift: 'gift, gifts, voucher, vouchers, present, presents, gift card, gift cards, gift certificate, treat my, treat someone, for his birthday, for her birthday, birthday present, christmas present, something for christmas, something for xmas, impossible to buy for, hard to buy for, surprise my',
  extra: 'extra, extras, surcharge, on top, additional, supplement',
  money: 'money, spend, spending, pounds, euros, dollars, quid, bucks, worth of',

  // Things
  ship: 'ship, ships, shipping, shipped, deliver, delivery, deliveries, post, posted, postage, send, sending, mail order, courier, parcel, dispatch, by mail',
  abroad:
    'abroad, overseas, international, internationally, foreign, europe, usa, america, spain, france, germany, ireland, australia, canada, another country, outside the country, scotland, wales, customs',
  unhappy:
    'unhappy, not happy, do not like it, hate it, not satisfied, dissatisfied, disappointed, not right, not what i wanted, redo',
  men: 'men, man, mens, guys, male, gents, gentlemen, blokes, boys, lads',
  returns:
    'return, returns, returned, returning, send back, send it back, bring it back, bring back, take it back, exchange, exchanged, swap, refund, stuck with it, stuck with, do not like it, not to my taste, unopened, opened, wrong size, faulty',
  storage:
    'store, storing, storage, keep, keeps, fridge, airtight, cupboard, shelf life, last, lasts, go off, expire, expires, expiry, fresh, freshness, best before, look after, care for',
  lost: 'lost, left, left behind, leave behind, left something, left my, forgot, forgot my, forgotten, misplaced, lost property, lost and found, left something behind, dropped my, found my',
  bring: 'bring, bringing, take with me, have with us, have with me, come with, need to have',
  gear: 'gear, kit, equipment',
  wear: 'put on, wetsuit, wetsuits, wear, wearing, clothes, clothing, dress, dress code, shoes, footwear, outfit, apron, aprons, trainers, gloves',
  hire: 'hire, hired, rent, rental, renting, loan, loaner, borrow, borrowing, lend, meanwhile, in the meantime, courtesy, replacement, spare, get to work, while mine is',
  parts:
    'part, parts, component, components, spares, supply my own, ordered online, bought online, bought elsewhere, my own parts, put them on, fit them',
  repair: 'repair, repairs, repaired, fix, fixed, mend, mended, mending, broken, broke, faulty',
  guarantee:
    'guarantee, guarantees, guaranteed, warranty, warranties, covered, pay twice, pay again, comes back, happens again, broken again, went wrong again',
  insurance: 'insurance, insurer, insurers, insured, claim, damage report, liability, on paper, assessor',
  used: 'used, second hand, secondhand, pre owned, preowned, refurbished, reconditioned, rebuilt, vintage, pre loved',
  sell: 'sell, sells, selling, sale, stock, stocks, buy, buying, purchase, for sale',
  collect:
    'collect, collects, collection, collected, pick up, pickup, picking up, fetch it, come for it, get it back, when is it ready, ready, drop off, leave it with you, unclaimed, away for weeks',
  wait: 'wait, waits, waiting, sit there, hang around, hang about, stay, while you work, while you wait, watch, stick around, in the room',
  pack: 'take home, take away, takeaway, to go, keep',
  photo:
    'photo, photos, photograph, photographs, photography, picture, pictures, pics, camera, film, filming, video, videos, instagram, selfie, selfies, flash',
  wifi: 'wifi, wi fi, internet, laptop, password, plug, socket, charging point',
  heat: 'heated, heating, heaters, warm, warmth, cold, air conditioning, aircon, air con',
  music: 'music, song, songs, instrument, instruments, piano, guitar, playlist',
  safety:
    'safe, safety, danger, dangerous, helmet, helmets, life jacket, lifejacket, buoyancy, first aid, supervised, supervision, lifeguard, risk, risks',
  swim: 'swim, swimming, swimmer, capsize, fall in, get wet, wet',
  ability: 'level, levels, grade, grades, exam, exams, ability, abilities, standard, intermediate, advanced',
  certificate:
    'certificate, certificates, certification, qualification, qualifications, qualified, accredited, diploma, badge, organic, fair trade, licensed',
  size: 'size, sizes, weight, weigh, weighs, heavy, large, small, big, pounds, lb, lbs, kilo, kilos, kg, tall, height, capacity',
  material: 'material, materials, clay, paint, tools, tool, supplies, fabric, ingredients',

  // Membership
  member:
    'cancel my membership, end my membership, stop my membership, member, members, membership, memberships, plan, plans, subscription, subscribe, subscriber, sign up, signing up, signed up, tier, tiers, package, packages',
  benefit:
    'benefit, benefits, perk, perks, what do i get, do you get, get for that, included, include, includes, inclusive, come with, covers, entitled, how many times, advantages',
  pause:
    'pause, pauses, paused, pausing, freeze, freezing, suspend, sleep, on hold, put on hold, break from, hibernate, travelling, away for',
  end: 'end, ends, stop, stopping, quit, terminate, cancel my membership, end my membership, stop my membership, tied in, tie in, contract, commitment, minimum term, lock in, locked in, notice period, get out, unsubscribe',
  trial:
    'trial, try, trying, try out, try it, tryout, taster, sample, before deciding, before joining, before i join, without joining, without being a member, one off, test, give it a go, have a go, whether to sign up',
  rollover: 'roll over, rolls over, rollover, carry over, unused, use up, lose them, save up',

  // Talking
  language:
    'language, languages, english, mandarin, chinese, cantonese, french, german, spanish, dutch, italian, portuguese, polish, japanese, korean, arabic, hindi, translate, translation, interpreter, speak, speaks, spoken, native speaker',
  private: 'private, privately, one to one, one on one, individual, alone, to ourselves, just us',
  waitlist: 'waiting list, waitlist, wait list, fully booked, sold out, full up, standby',
  holiday: 'holiday, holidays, bank holiday, christmas, easter, new year, thanksgiving, public holiday',
  online: 'online, zoom, remote, remotely, virtual, stream, from home',
  home: 'home visit, come to my house, come to me, at my house, mobile service, house call',
  board: 'board, boarding, overnight, kennel, sleepover, sitting service',
  daycare: 'day care, daycare, day boarding',
  fullday: 'full day, full days, whole day, whole days, all day',
  halfday: 'half day, half days',
  job: 'job, jobs, vacancy, vacancies, hiring, apprentice, apprenticeship, work for you, internship, career, careers',

  // What is done
  full: 'full, whole, complete, entire, everything, big one, the works, whole works, the lot, total',
  check:
    'check, checks, checkup, check up, checked, inspect, inspection, look over, looked over, look at, examine, test, diagnose, diagnosis, once over',
  straight:
    'straight, straighten, straightened, true, trued, truing, align, aligned, alignment, wobble, wobbles, wobbly, wonky, bent, buckled',
  tyre: 'tyre, tyres, tire, tires, inner tube, tube, puncture, punctures, punctured, flat tyre, flat tire, flat, patch, patched, patching',
  build: 'build, builds, building, built, construct, assemble',
  own: 'own, yourself, myself, themselves, my own, your own, personal',
  quick: 'quick, quickly, fast, express, speedy, in and out, rush',
  quiet: 'quiet, calm, calmer, peaceful, silent, low noise',
  noise: 'noise, noises, noisy, loud, neighbors, neighbours',
  evening: 'evening, evenings, night, nights, nightly',
  garden: 'garden, gardens, terrace, outdoor, outdoors, outside, patio, courtyard',
  aged: 'aged, vintage, old, mature, matured',

  // Doing and showing
  opener:
    'first visit, first appointment, first session, first lesson, first class, first assessment, first one, trial, taster, intro, introductory, introduction, initial, starter, try out',
  perform:
    'concert, concerts, recital, recitals, performance, performances, perform, performs, performing, show, shows, gig, gigs, showcase, on stage, play in public, audience',
  exam: 'exam, exams, examination, examinations, examiner, examiners, test, tests, tested, assessment, assessments, assess, assessed, grade, grades',
  passing: 'pass, passes, passed, passing, fail, fails, failed, failing, retake, resit',
  practise:
    'practise, practice, practising, practicing, rehearse, rehearsal, rehearsals, rehearsing, homework, exercise, exercises, drill, at home between',
  filming: 'film, filmed, filming, video, videos, record, recorded, recording, camera, cameras, footage, clip, clips',
  running:
    'run, runs, runner, runners, running, jog, jogging, jogger, joggers, sprint, sprinting, marathon, half marathon, treadmill',
  image:
    'scan, scans, x ray, x rays, xray, xrays, ultrasound, mri, imaging, picture of the inside, pictures of the inside',
  pain: 'sore, soreness, ache, aches, aching, hurt, hurts, hurting, pain, pains, painful, torn, tear, swollen, sprain, sprained, strain, strained, stiff, stiffness, throbbing',
  balance: 'balance, wobble, wobbles, wobbling, unsteady, steady, unstable, falls, topple',
  singing: 'sing, sings, singing, singer, singers, sung, voice, vocal, vocals, choir, choirs, chorus',
  dancing: 'dance, dances, dancing, dancer, dancers',
  reading: 'read, reading, reads, sight reading, sheet music, notes on the page, dots on the page',
  cooking: 'chef, chefs, cook, cooks, cooking, cooked, kitchen',
  climbing: 'climb, climbs, climbing, climber, climbers',
  watching: 'watch, watches, watching, sit in, sits in, look on, observe, spectate, view',

  // Things and places
  chilled: 'fridge, refrigerator, freezer, cool box, chilled',
  dishes: 'dishwasher, plates, dishes, crockery, washing up, machine cycle',
  cracking:
    'crack, cracks, cracked, break, breaks, broke, broken, smash, smashes, smashed, shatter, shatters, explode, explodes, exploded, chip, chipped, fall apart',
  blade: 'razor, razors, blade, blades, cutthroat',
  towel: 'towel, towels, robe, robes, bathrobe, dressing gown',
  bathing: 'swimsuit, swimsuits, swimwear, bathing suit, bikini, trunks, swimming costume, naked, nude, undressed',
  bedside:
    'hospital, care home, nursing home, housebound, bedridden, can not leave the house, can not leave the apartment, can not leave the flat, home visit, home visits, come to my house, come to us, come round',
  licence: 'licence, licences, license, permit, provisional, learner',

  // People and how they are
  woman: 'woman, women, lady, ladies, female',
  couple: 'couple, couples, pair, pairs, for two, the two of us, romantic, date night',
  sibling: 'sibling, siblings, brother, brothers, sister, sisters, twins, second child, other child',
  teacher: 'teacher, teachers, instructor, instructors, tutor, tutors, coach, coaches, trainer, trainers, mentor',
  hygiene:
    'hygienic, hygiene, clean, sterile, sterilise, sterilised, disinfect, disinfected, disinfectant, germs, infection, shared',
  wedding: 'wedding, weddings, bride, bridal, groomsmen, getting married',
}
