import { describe, expect, test } from 'vitest'
import { USUAL_RULES } from '../../../contract/hand-off-rules.ts'
import type { BrainEvent, ConversationState } from '../brain.ts'
import { recordFrom, teaShop } from '../embedded/visitor-for-tests.ts'
import { grounded } from './gate.ts'
import { groundOf, noting } from './ground.ts'

const { currency } = teaShop.workspace
const services = teaShop.services.map(({ slots: _, also_called: __, ...service }) => ({
  ...service,
  price: { ...service.price, currency },
  next_slots: [{ id: 'slot-1', starts_at: '2026-11-28T14:00:00Z', seats_left: 3 }],
}))
const plans = teaShop.plans.map((plan) => ({ ...plan, price: { ...plan.price, currency } }))
const results = teaShop.knowledge.map(({ code, question, answer }) => ({
  kind: 'knowledge',
  code,
  title: question,
  text: answer,
}))
const booking = { reference: 'K7RM-X2QY', starts_at: '2026-12-05T19:30:00Z', seats: 2, email: 'a•••@example.com' }
const link = 'https://shop.example.com/?chaxi-book=gongfu-hour'

const everything = { services, plans, results, booking, link }

/** What reaches the visitor of `text`, said after every tool was called, or after none. */
async function heard(
  text: string,
  { tools = true, typed = '', from, piece = text.length, output = everything, record = teaShop }: Heard = {},
) {
  const conversation: ConversationState = {
    id: 'c',
    language: 'en',
    record,
    rules: USUAL_RULES,
    history: [{ author: 'visitor', text: typed }],
    booked: [],
    state: {},
    now: '2026-11-21T10:00:00Z',
  }
  const ground = groundOf(conversation, { claims: [], found: [], stoodIn: false, named: [] })
  const noted = noting({ call: async () => ({ ok: true, output }) }, ground)

  async function* says(): AsyncGenerator<BrainEvent> {
    if (tools) await noted.call('every tool', {})
    for (let at = 0; at < text.length; at += piece) yield { type: 'text', delta: text.slice(at, at + piece), from }
    yield { type: 'end', act: 'answer' }
  }
  const said: BrainEvent[] = []
  const shelves = { services: async () => services, plans: async () => plans }
  for await (const event of grounded(says(), ground, shelves)) said.push(event)
  return {
    text: said.map((event) => (event.type === 'text' ? event.delta : '')).join(''),
    cards: said.flatMap((event) => (event.type === 'card' ? [event.card] : [])),
    sources: said.flatMap((event) => (event.type === 'source' ? [event.source.code] : [])),
  }
}

interface Heard {
  tools?: boolean
  typed?: string
  from?: 'record'
  piece?: number
  output?: Record<string, unknown>
  record?: typeof teaShop
}

describe('a sentence leaves as it was found, and not with one thing in it changed', () => {
  test.each([
    ['Gongfu Hour is £26 per seat.', 'Gongfu Hour is £27 per seat.'],
    ['Gongfu Hour is 26 pounds.', 'Gongfu Hour is 62 pounds.'],
    ['Gongfu Hour is twenty-six pounds.', 'Gongfu Hour is twenty-five pounds.'],
    ['Gongfu Hour is GBP 26.00 a seat.', 'Gongfu Hour is $26 a seat.'],
    ['Delivery is £3.50.', 'Delivery is £3.05.'],
    ['Delivery is 350p.', 'Delivery is 35p.'],
    ['The deposit is £70.', 'The deposit is £700.'],
    ['First Steep is £18.', 'First Steep is £26.'],
    ['Cellar is £58 per month.', 'Cellar is £24 per month.'],
    ['Gongfu Hour takes 75 minutes.', 'Gongfu Hour takes 60 minutes.'],
    ['Gongfu Hour takes an hour and a quarter.', 'Gongfu Hour takes an hour and a half.'],
    ['Matcha Morning takes three quarters of an hour.', 'Matcha Morning takes half an hour.'],
    ['Blending Bench takes 2 hours.', 'Blending Bench takes 2.5 hours.'],
    ['White Tea Walk takes 1 hour 30 minutes.', 'White Tea Walk takes 1 hour 45 minutes.'],
    ['We keep your seat for fifteen minutes.', 'We keep your seat for fifty minutes.'],
    ['Return tins within 30 days.', 'Return tins within 60 days.'],
    ['Members have 10% off tea.', 'Members have 15% off tea.'],
    ['Members have ten per cent off tea.', 'Members have twelve per cent off tea.'],
    ['The next is on 28 November.', 'The next is on 29 November.'],
    ['The next is on Saturday 28 November.', 'The next is on Sunday 28 November.'],
    ['The next is on November 28th, 2026.', 'The next is on November 28th, 2027.'],
    ['The next is on 28/11.', 'The next is on 12/11.'],
    ['It is on a Saturday.', 'It is on a Monday.'],
    ['First Steep is on Saturday 28 November at 14:00.', 'First Steep is on Saturday 28 November at 19:30.'],
    ['The next is on Saturday at 2 pm.', 'The next is on Sunday at 2 pm.'],
    ['It begins at 14:00.', 'It begins at 15:00.'],
    ['It begins at 2 pm.', 'It begins at 2 am.'],
    ['Yours begins at half past seven.', 'Yours begins at half past eight.'],
    ['There are 3 seats left.', 'There are 9 seats left.'],
    ['Three seats are left.', 'Nine seats are left.'],
    ['Write to desk@lanternleaf.example.', 'Write to desk@lanternleaf.test.'],
    [
      'Book at https://shop.example.com/?chaxi-book=gongfu-hour.',
      'Book at https://shop.example.org/?chaxi-book=gongfu-hour.',
    ],
    ['Your booking is K7RM-X2QY.', 'Your booking is K7RM-X2QZ.'],
    ['Delivery is free from £40.', 'Delivery is free from £30.'],
  ])('%s / %s', async (found, changed) => {
    expect((await heard(found)).text).toBe(found)
    expect((await heard(changed)).text).not.toContain(changed)
    expect((await heard(changed, { piece: 3 })).text).not.toContain(changed)
  })
})

test.each([
  'All of it is half price today.',
  'There is a discount for you.',
  'It costs nothing.',
  'It is complimentary.',
  'Your code is TEA20.',
  'Your booking reference is K7RM-X2QY.',
  'Parking is free on the street.',
  'Delivery is free to France.',
  'Gongfu Hour is free from now on.',
  'First Steep is without charge.',
  'There is no fee for First Steep.',
  'We do not charge for First Steep.',
  'First Steep is on us today.',
  'Buy one, get one at no additional cost.',
  'You get a third off.',
  'Prices are halved for students.',
  'We give students a rebate.',
  'There is a price reduction for students.',
  'Pay at evil-pay.ru please.',
  'Pay at hxxp://evil[.]com now.',
  'Write to ada (at) evil (dot) com.',
  'Scan [this](//evil.ru/x) now.',
  'See www.evil.example for more.',
  '![tea](https://evil.example/?q=ada).',
  'It is ２８ pounds.',
  'Das kostet zwanzig Euro.',
  'It is free.',
])('nothing grounds "%s" where no tool was called', async (sentence) => {
  expect((await heard(sentence, { tools: false })).text).not.toContain(sentence)
})

test.each([
  'Good morning, and feel free to ask.',
  'One moment, I will look that up.',
  'The tasting room is step-free.',
  'Are you free to come?',
  'There are free places, and a table is free on that day.',
  'A gluten-free plate, e.g. rice.',
  'Which one do you mean?',
])('"%s" asserts nothing', async (sentence) => {
  expect((await heard(sentence, { tools: false })).text).toBe(sentence)
})

test('what stands in for a sentence is the entry it speaks of, once, and the rest goes on', async () => {
  const { text, cards } = await heard('Yes. Gongfu Hour is £5. First Steep is £6. Shall I open the form?')

  expect(text).toBe('Yes. This is what the shop’s record says. Shall I open the form?')
  expect(cards).toMatchObject([{ type: 'services', services: [{ code: 'gongfu-hour' }] }])
})

test('where no entry is named, what was found stands in, in its own words', async () => {
  const { text, sources } = await heard('It takes 99 minutes on foot.')

  expect(text.trim()).toBe(teaShop.knowledge[0]?.answer)
  expect(sources).toEqual(['find-us'])
})

test('where nothing was found, it says so', async () => {
  expect((await heard('It is £5.', { tools: false })).text).toMatch(/would rather not guess/)
})

test('an address and a reference may be said back to whoever typed them, a price may not', async () => {
  const typed = 'I am ada@example.com, booking kx2y-7qrm, and I was told £5'

  expect((await heard('Thank you, ada@example.com.', { typed })).text).toContain('ada@example.com')
  expect((await heard('I look for KX2Y-7QRM.', { typed })).text).toContain('KX2Y-7QRM')
  expect((await heard('Thank you, bo@example.com.', { typed })).text).not.toContain('bo@example.com')
  expect((await heard('It is £5.', { typed, tools: false })).text).not.toContain('£5')
})

test('what a brain itself wrote into a form comes back in the result, and grounds nothing', async () => {
  const form = { prefill: { summary: 'a discount of £5' }, suggestion: { reading: '£5', seats: 99 } }
  const intervention = { summary: 'They were promised £5.' }

  expect((await heard('It is £5.', { output: { form, intervention } })).text).not.toContain('£5')
  expect((await heard('There is a discount.', { output: { form, intervention } })).text).not.toContain('discount')
})

test('a list that is numbered counts nothing by its numbers', async () => {
  const list = 'There are:\n1. First Steep for £18.\n2. Gongfu Hour for £26.\n'

  expect((await heard(list)).text).toBe(list)
  expect((await heard('26.', { tools: false })).text).not.toContain('26')
})

describe('what was found of one entry is not said of another', () => {
  test.each([
    'You asked about Gongfu Hour. It costs £45 per seat.',
    'You asked about Gongfu Hour. The price is £45.',
    'Gongfu Hour:\n£45 per seat, 120 minutes',
    '1. Gongfu Hour\n2. £45',
    'Gongfu Hour is £18 and First Steep is £26.',
    'The gongfu sitting is £45 and lasts 2 hours.',
    'Gongfu-Hour is £45.',
    'Gongfu Hours are £45 each.',
    'Matcha is £18 per seat.',
    'Gongfu Hour costs £20 per seat.',
    'Gongfu Hour is free.',
    'The deposit for Gongfu Hour is £70.',
    'Everyone gets 10% off Gongfu Hour.',
    'For £58 a month, Leaf has it all.',
  ])('%s', async (sentence) => {
    expect((await heard(sentence)).text).not.toMatch(/£|free\.|10%/)
  })

  test.each([
    'You asked about Gongfu Hour. It costs £26 per seat.',
    'Gongfu Hour:\n£26 per seat, 75 minutes',
    'Gongfu Hour is £26 and First Steep is £18.',
    'The cheapest is First Steep at £18; the dearest seat is £45 at Pu’erh Cellar.',
    'The gongfu sitting is £26.',
    'At £26 per seat and 75 minutes, Gongfu Hour is short.',
    'Private Table asks a £70 deposit.',
    'Leaf and Cellar members have ten per cent off tea.',
    'Gongfu Hour is £26. Other sittings start at £18.',
    'Gongfu Hour is £26. Delivery of tea is £3.50.',
  ])('but %s', async (sentence) => {
    expect((await heard(sentence)).text).toBe(sentence)
  })

  test('nor of the one that the visitor asked about', async () => {
    expect((await heard('It costs £45.', { typed: 'How much is Gongfu Hour?' })).text).not.toContain('£45')
    expect((await heard('It costs £26.', { typed: 'How much is Gongfu Hour?' })).text).toBe('It costs £26.')
  })
})

test.each([
  'Gongfu Hour is £26**8** per seat.',
  'Gongfu Hour is £26![8](x)8 per seat.',
  'Gongfu Hour is £26`8` per seat.',
  'Gongfu Hour is £26**8. Is that** fine?',
  '**Gongfu** Hour costs £45.',
  'First Steep has £18 off.',
])('a claim is what a visitor sees: "%s"', async (sentence) => {
  expect((await heard(sentence)).text).not.toContain('£')
})

test.each([
  'Vouchers are valid for a year.',
  'You get your money back within a fortnight.',
  'There is a sitting tonight.',
  'There is one the day after tomorrow.',
  'We are closed in June.',
  'Gongfu Hour takes all day.',
  'Gongfu Hour takes a couple of hours.',
  'Gongfu Hour begins at eight in the evening.',
  'Gongfu Hour costs eight.',
  'Gongfu Hour costs 6.',
  'There are 8 seats left in Gongfu Hour.',
  'Gongfu Hour costs £26k.',
  'Gongfu Hour is XC GBP.',
])('a figure counts for what it was found as, and a time without one is one: "%s"', async (sentence) => {
  expect((await heard(sentence)).text).not.toContain(sentence)
})

test.each([
  'How can I help you today?',
  'We keep what you left for a month.',
  'You can cancel free of charge up to one day before.',
  'There is a sitting next weekend.',
  'Gongfu Hour costs 26.',
  'Gongfu Hour begins at two on Saturday.',
])('but "%s"', async (sentence) => {
  expect((await heard(sentence)).text).toBe(sentence)
})

describe('the shop is open and closed when its own row says so', () => {
  const { hours, closures } = teaShop.workspace
  const output = { hours, closures }

  test.each([
    ['We are closed on Mondays.', 'We are closed on Tuesdays.'],
    ['We are closed on 25 December.', 'We are open on 25 December.'],
    ['We are closed 24–26 December and on 1 January.', 'We are closed 24–27 December.'],
    [
      'We are open Tuesday to Friday, 10am–6pm, and at weekends 9:30am–7pm.',
      'On Tuesday and Wednesday we are open from 09:30 to 19:00.',
    ],
    [
      'From Tuesday to Friday we open at 10:00 and on Saturday and Sunday at 09:30.',
      'From Tuesday to Friday we open at 09:30 and on Saturday and Sunday at 10:00.',
    ],
    ['We open at 09:30 on Saturdays.', 'We open at 10:00. On Saturdays too.'],
  ])('%s / %s', async (found, changed) => {
    expect((await heard(found, { output })).text).toBe(found)
    expect((await heard(changed, { output })).text).not.toContain(changed)
  })
})

test.each([
  ['Gongfu Hour kostet 26 Pfund und dauert 75 Minuten.', 'Gongfu Hour kostet neunzig Pfund.'],
  ['Gongfu Hour kostet sechsundzwanzig Pfund.', 'Gongfu Hour kostet siebenundzwanzig Pfund.'],
  ['Gongfu Hour dauert 75 Minuten.', 'Gongfu Hour dauert zwei Stunden.'],
  ['Gongfu Hour beginnt am Samstag, 28. November 2026 um 14:00 Uhr.', 'Gongfu Hour beginnt am Montag um 14:00 Uhr.'],
  ['Gongfu Hour coûte 26 livres.', 'Gongfu Hour coûte vingt livres.'],
  ['Gongfu Hour cuesta 26 libras.', 'Gongfu Hour cuesta noventa libras.'],
  ['Gongfu Hour 每位 £26，时长 75 分钟。', 'Gongfu Hour 的价格是九十英镑，时长三小时。'],
  ['Open Table ist kostenlos.', 'Gongfu Hour ist kostenlos.'],
  ['Open Table est gratuit.', 'Gongfu Hour est gratuit.'],
  ['Gongfu Hour, le samedi 28 novembre.', 'Gongfu Hour, le lundi 28 novembre.'],
  ['Guten Tag, wie kann ich helfen?', 'Sie bekommen zwanzig Prozent Rabatt.'],
  ['Bonjour, que puis-je faire ?', 'Gongfu Hour 免费。'],
  ['¡Buenos días!', 'Gongfu Hour は月曜日です。'],
  ['Gongfu Hour dure soixante-quinze minutes.', 'Gongfu Hour coûte soixante-dix-huit livres.'],
  ['Gongfu Hour dura setenta y cinco minutos.', 'Gongfu Hour dura setenta y dos minutos.'],
  ['Gongfu Hour custa vinte e seis libras.', 'Gongfu Hour custa vinte e sete libras.'],
  ['Gongfu Hour dauert eine Stunde und fünfzehn Minuten.', 'Gongfu Hour dauert anderthalb Stunden.'],
  ['Gongfu Hour يكلف ستة وعشرين جنيهًا ويستغرق ساعة وربع.', 'Gongfu Hour يكلف تسعين جنيهًا.'],
  ['Blending Bench يستغرق ساعتين.', 'Gongfu Hour يستغرق ساعتين.'],
  ['Gongfu Hour 每位二十六英镑，七十五分钟。', 'Gongfu Hour 时长一个半小时。'],
  ['Gongfu Hour は75分です。', 'Gongfu Hour は90分です。'],
])('in another language: %s / %s', async (found, changed) => {
  expect((await heard(found)).text).toBe(found)
  expect((await heard(changed)).text).not.toContain(changed)
})

describe('a time of day that is told in words is read in each language', () => {
  const { hours, closures } = teaShop.workspace

  test.each([
    ['We open on Saturday at 9:30 in the morning.', 'We open on Saturday at 9:30 in the evening.'],
    ['Am Samstag öffnen wir um halb zehn.', 'Am Samstag öffnen wir um halb neun.'],
    ['Nous ouvrons le mardi à dix heures.', 'Nous ouvrons le mardi à neuf heures.'],
    ['Le samedi, nous ouvrons à neuf heures et demie.', 'Le samedi, nous ouvrons à neuf heures et quart.'],
    ['Le mardi, nous sommes ouverts de 10 h à 18 h.', 'Le mardi, nous sommes ouverts de 9 h à 18 h.'],
    ['Abrimos los martes a las diez.', 'Abrimos los martes a las nueve.'],
    ['Às terças-feiras abrimos às dez horas.', 'Às terças-feiras abrimos às nove horas.'],
    ['نفتح يوم الثلاثاء من العاشرة إلى السادسة.', 'نفتح يوم الثلاثاء من التاسعة إلى السادسة.'],
    ['我们星期六上午九点半开门。', '我们星期六上午八点半开门。'],
    ['土曜日は午前9時半に開きます。', '土曜日は午後9時半に開きます。'],
  ])('%s / %s', async (found, changed) => {
    expect((await heard(found, { output: { hours, closures } })).text).toBe(found)
    expect((await heard(changed, { output: { hours, closures } })).text).not.toContain(changed)
  })
})

test.each([
  ['Leaf costs £24 a month.', 'Leaf costs £24 a year.'],
  ['Leaf is £24/month.', 'Leaf is £24 per sitting.'],
  ['The monthly price of Leaf is £24.', 'The annual price of Leaf is £24.'],
  ['Gongfu Hour is £26 each.', 'Gongfu Hour is £26 an hour.'],
  ['Gongfu Hour is £26 per person.', 'Gongfu Hour is £26 per month.'],
  ['Private Table is £280 for ten guests.', 'Private Table is £280 per person.'],
  ['Leaf kostet 24 £ im Monat.', 'Leaf kostet 24 £ im Jahr.'],
  ['Leaf coûte 24 £ par mois.', 'Leaf coûte 24 £ par an.'],
  ['Leaf 每月£24。', 'Leaf 每年£24。'],
  ['I do not know of an annual fee.', 'We are open every day.'],
])('a price is what it is for: %s / %s', async (found, changed) => {
  expect((await heard(found)).text).toBe(found)
  expect((await heard(changed)).text).not.toContain(changed)
})

test.each([
  ['Two seats at Gongfu Hour come to £52.', 'Two seats at Gongfu Hour come to £48.'],
  ['Gongfu Hour is £52 for two people.', 'Gongfu Hour is £26 for two people.'],
  ['Gongfu Hour: for two that’s £52.', 'Gongfu Hour: for three that’s £78.'],
  ['Gongfu Hour is £52 for two.', 'Gongfu Hour is £52.'],
])('a price for as many as the visitor said they are is worked out: %s / %s', async (found, changed) => {
  expect((await heard(found, { typed: 'Gongfu Hour for two, please' })).text).toBe(found)
  expect((await heard(changed, { typed: 'Gongfu Hour for two, please' })).text).not.toContain(changed)
  expect((await heard(found)).text).not.toContain(found)
})

test.each([['+44 20 7946 0958', '020 7946 0958', '020 7946 0959']])(
  'the telephone number %s is also %s, and not %s',
  async (phone, found, changed) => {
    expect((await heard(`Call ${found}.`, { output: { phone } })).text).toContain(found)
    expect((await heard(`Call ${changed}.`, { output: { phone } })).text).not.toContain(changed)
  },
)

describe('a rule of the house may be said of a service, whole and in its words', () => {
  test.each([
    'You can cancel Gongfu Hour free of charge up to 24 hours before.',
    'Cancelling Gongfu Hour is free up to 24 hours before the sitting.',
    'Gongfu Hour is £26, and you can cancel free of charge up to 24 hours before.',
    'We keep your Gongfu Hour seat for fifteen minutes.',
  ])('%s', async (sentence) => {
    expect((await heard(sentence)).text).toBe(sentence)
  })

  test.each([
    'You can cancel Gongfu Hour free of charge any time.',
    'You can cancel Gongfu Hour free of charge.',
    'You can cancel Gongfu Hour free of charge up to 12 hours before.',
    'Gongfu Hour is free of charge up to 24 hours before.',
    'A Gongfu Hour sitting is free of charge up to 24 hours before.',
    'You can cancel Gongfu Hour up to 24 hours before and it is free of charge.',
    'Your Gongfu Hour seat lasts fifteen minutes.',
  ])('but not: %s', async (sentence) => {
    expect((await heard(sentence)).text).not.toContain(sentence)
  })
})

test.each([
  ['First Steep and Gongfu Hour cost £18 and £26 respectively.', 'First Steep and Gongfu Hour cost £26 and £18.'],
  ['First Steep and Gongfu Hour take 60 and 75 minutes.', 'First Steep and Gongfu Hour take 75 and 60 minutes.'],
  ['White Tea Walk and Afternoon Pairing take 90 minutes.', 'First Steep and Gongfu Hour both take 75 minutes.'],
  ['First Steep, Gongfu Hour and Matcha Morning are £18, £26 and £22.', 'First Steep and Gongfu Hour are £26.'],
  ['We have First Steep and Gongfu Hour, which is £26.', 'First Steep (£26) and Gongfu Hour (£18) are lovely.'],
  ['Leaf includes two sittings a month and Cellar four.', 'Leaf includes four sittings a month and Cellar two.'],
  ['Cellar includes four sittings a month.', 'Leaf includes two sittings a week.'],
  ['Delivery takes 2–3 working days.', 'Delivery takes 3–5 working days.'],
])('of several each has its own: %s / %s', async (found, changed) => {
  expect((await heard(found)).text).toBe(found)
  expect((await heard(changed)).text).not.toContain(changed)
})

test.each([
  ['We’re open Tue–Fri 10–6 and Sat–Sun 9:30–7.', 'We’re open Tue–Fri 9–6.'],
  ['We are open from Tuesday to Sunday.', 'We are open from Friday to Tuesday.'],
  ['Du mardi au vendredi, nous sommes ouverts de 10h à 18h.', 'Nous sommes ouverts du lundi au vendredi.'],
  ['我们星期二至星期五10:00至18:00营业。', '我们星期一至星期五10:00至18:00营业。'],
  ['We are open at weekends.', 'We are open on weekdays.'],
])('a stretch of days is each of them: %s / %s', async (found, changed) => {
  const { hours, closures } = teaShop.workspace

  expect((await heard(found, { output: { hours, closures } })).text).toBe(found)
  expect((await heard(changed, { output: { hours, closures } })).text).not.toContain(changed)
})

test.each([
  ['You can cancel free of charge.', 'Kids go free.'],
  ['Yes, it is free.', 'Parking is free.'],
])('what is free is found in its words: %s / %s', async (found, changed) => {
  const output = { results: results.filter(({ code }) => code === 'cancel') }

  expect((await heard(found, { output })).text).toBe(found)
  expect((await heard(changed, { output })).text).not.toContain(changed)
})

describe('in another trade', () => {
  const record = recordFrom('eval/paw-parlour.json')
  const priced = <Row extends { price: object }>(row: Row) => ({ ...row, price: { ...row.price, currency: 'USD' } })
  const output = {
    services: record.services.map(priced),
    plans: record.plans.map(priced),
    results: record.knowledge.map(({ code, question, answer }) => ({
      kind: 'knowledge',
      code,
      title: question,
      text: answer,
    })),
    phone: record.workspace.phone,
  }

  test.each([
    ['Bath & Brush is $48 per dog.', 'Bath & Brush is $48 an hour.'],
    ['Two dogs at Bath & Brush come to $96.', 'Two dogs at Bath & Brush come to $86.'],
    [
      'You can cancel Bath & Brush at no charge up to 48 hours before.',
      'Bath & Brush is no charge up to 48 hours before.',
    ],
    ['Detangling is $1 a minute.', 'Detangling is $1 an hour.'],
    ['Call (845) 555-0137.', 'Call (845) 555-0138.'],
  ])('%s / %s', async (found, changed) => {
    const typed = 'A bath for two dogs'

    expect((await heard(found, { record, output, typed })).text).toBe(found)
    expect((await heard(changed, { record, output, typed })).text).not.toContain(changed)
  })

  test('a rule for some services is not said of any', async () => {
    const cycles = recordFrom('eval/cobble-cycles.json')
    const rules = cycles.knowledge.map(({ code, answer }) => ({ kind: 'knowledge', code, title: code, text: answer }))
    const sentence = 'Quick Tune can be cancelled up to 48 hours before otherwise half price.'

    expect((await heard(sentence, { record: cycles, output: { results: rules } })).text).not.toContain(sentence)
  })
})

test('marks around what was found are no matter', async () => {
  const said = '**Gongfu Hour** is **£26**, see [the page](https://shop.example.com/?chaxi-book=gongfu-hour).'

  expect((await heard(said)).text).toBe(said)
})

test('no part of what is read at once is longer than a sentence may be, and no word leaves that is', async () => {
  const words = 'We keep a window open. '.repeat(100).replaceAll('.', '')
  const word = 'a.'.repeat(20_000)

  expect((await heard(words, { piece: 7 })).text).toBe(words)
  expect((await heard(word, { piece: 500 })).text).not.toContain('a.a')
  expect((await heard(`${'word '.repeat(199)}for £260.`, { piece: 1 })).text).not.toContain('£26')
})

test('a service that is called like a claim makes none of it true', async () => {
  const record = {
    ...teaShop,
    services: teaShop.services.map((service, at) => (at ? service : { ...service, name: 'Saturday' })),
  }

  expect((await heard('We are open on Saturday.', { tools: false, record })).text).not.toContain('Saturday')
})

test('the shop’s own row grounds what code wrote from it, and no model', async () => {
  const sentence = 'We are open on Tuesdays from 10:00 to 18:00.'

  expect((await heard(sentence, { tools: false, from: 'record' })).text).toBe(sentence)
  expect((await heard(sentence, { tools: false })).text).not.toContain('18:00')
})
