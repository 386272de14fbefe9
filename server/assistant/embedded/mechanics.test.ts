import { describe, expect, test } from 'vitest'
import { recordFrom, teaShop, visitor } from './visitor-for-tests.ts'

const ask = (text: string) => visitor().says(text)
const bikes = recordFrom('eval/cobble-cycles.json')
const music = recordFrom('eval/minor-key.json')

describe('the shop’s hours, in however few letters', () => {
  test.each(['opn mondys', 'mondays open til?', 'mon open?', 'closed mondays?'])('“%s”', async (said) => {
    expect((await ask(said)).text).toBe('We are closed on Mondays.')
  })

  test('are told for doors that open too', async () => {
    const { text } = await ask(
      'where can I leave the car, and what is the earliest on a Saturday that your doors open?',
    )
    expect(text).toContain('On Saturdays we are open from 09:30 to 19:00.')
  })

  test('go on by the day alone', async () => {
    const guest = visitor()
    await guest.says('until when are you open on fridays')
    expect((await guest.says('and Sunday?')).text).toBe('On Sundays we are open from 09:30 to 19:00.')
  })
})

describe('what no shop’s record is to be asked about', () => {
  test.each([
    'a lady has just passed out in your tea room, what do I do',
    'his lips are swelling up since the pastry',
    'my chest feels tight and my arm is numb, can I still come at five',
    'our puppy has eaten a whole bar of cooking chocolate, what now?',
    'he may have swallowed a little magnet, he is two!!',
    'there is a canoe upside down by the weir and somebody is clinging to it',
  ])('“%s” is sent to those who help', async (said) => {
    const { act, text, calls } = await ask(said)
    expect({ act, calls }).toEqual({ act: 'decline', calls: [] })
    expect(text).toContain('emergency services')
  })

  test.each(['do you sell canoes?', 'could you repair typewriters', 'do you rent out wetsuits for the weekend'])(
    '“%s”: a thing that the record has no word for',
    async (said) => {
      expect((await ask(said)).act).toBe('abstain')
    },
  )
})

describe('services', () => {
  test('two are compared, and then pointed at by their place', async () => {
    const guest = visitor()
    expect((await guest.says('what’s the difference between Gongfu Hour and Matcha Morning')).sources).toEqual([
      'service:gongfu-hour',
      'service:matcha-morning',
    ])
    expect((await guest.says('price of the second')).text).toBe('Matcha Morning is £22 per seat.')
  })

  test('how much of something is no price', async () => {
    expect((await ask('how much water do I drink at the Gongfu Hour?')).text).not.toContain('Gongfu Hour is £26')
  })

  test('one that is corrected by a description is the one described', async () => {
    const { text } = await ask('how long is First Steep, no, I mean the one with the pastries')
    expect(text).toContain('Afternoon Pairing takes 90 minutes')
  })

  test('one that is named beside a day is told with its days, whatever else is said in words of every day', async () => {
    expect((await ask('is there any chance of the matcha one on a Tuesday?')).text).toMatch(
      /Matcha Morning is not held on Tuesdays/,
    )
  })

  test('a day without any says which days have some', async () => {
    const { text } = await visitor({ record: music }).says('what is on on Sundays?')
    expect(text).toMatch(/there is nothing\. The lessons are on .*Saturdays/)
  })
})

describe('a wish to book', () => {
  test.each([
    ['stick me in Gongfu Hour on Saturday, Ro Lane, ro@example.com', 'gongfu-hour'],
    ['save me two seats at First Steep on Sunday', 'first-steep'],
    ['nab us two places at the next First Steep', 'first-steep'],
    ['Afternoon Pairing for my mother. Any Thursday would suit us.', 'afternoon-pairing'],
    ['how much is First Steep? Whatever it is, save me a seat this Sunday', 'first-steep'],
  ])('“%s”', async (said, subject) => {
    const { act, calls } = await ask(said)
    expect(act).toBe('form')
    expect(calls).toContainEqual(
      expect.objectContaining({ name: 'book_slot', arguments: expect.objectContaining({ subject }) }),
    )
  })

  test('is none where a membership’s name is a verb', async () => {
    const record = structuredClone(teaShop)
    for (const plan of record.plans) if (plan.code === 'leaf') plan.name = 'Reserve'
    const { act, text } = await visitor({ record }).says('reserve sub, what’s the damage per month')
    expect({ act, text }).toMatchObject({ act: 'answer', text: expect.stringContaining('Reserve is £24 per month') })
  })

  test('takes how many for how many, and no hour', async () => {
    const { calls } = await ask('Reserve two on Sunday for First Steep, Ruth Calder, ruth@example.com')
    expect(calls[0]?.arguments).toMatchObject({ urgency: 'Sunday', summary: expect.stringContaining('2 seats') })
  })

  test('is decided by a measure where two are alike', async () => {
    const { calls } = await visitor({ record: recordFrom('eval/paw-parlour.json') }).says(
      'book Moose in for a bath next Friday, he weighs 110 lb. Dana Whitfield dana.w@example.com',
    )
    expect(calls[0]?.arguments).toMatchObject({ subject: 'big-dog-bath' })
  })

  test('is none where a person leaves an address and asks for a lookup', async () => {
    expect((await ask('what have I booked under ruth@example.com?')).act).toBe('lookup')
  })

  test('is one where they leave an address and a time, though the words are like a lookup’s', async () => {
    const { act } = await ask('First Steep, Friday half three if there’s one going. I’m Ruth Calder (ruth@example.com)')
    expect(act).toBe('form')
  })
})

test('what was spoken of last makes its own terms the likelier', async () => {
  const guest = visitor({ record: music })
  const [plan] = music.plans.filter(({ price }) => price.amount > 0)
  await guest.says(`how much is ${plan?.name}?`)
  const { sources } = await guest.says('how do I get out of it later if I hate it')
  expect(sources[0]).toBe('knowledge:leave')
})

test('thanks are thanks in more than one language', async () => {
  for (const said of ['tack så mycket', 'appreciate it', 'obrigada!'])
    expect((await visitor({ record: bikes }).says(said)).act).toBe('smalltalk')
})

test('a few words that go on and say nothing new go on about what was quoted', async () => {
  const guest = visitor({ record: bikes })
  const cancelled = await guest.says('what if I have to cancel?')
  expect((await guest.says('so if i only tell you that morning')).sources).toEqual(cancelled.sources)
  expect((await guest.says('but what about my zeppelin')).act).toBe('abstain')
})

describe('a wish to book that does not say what', () => {
  test('is asked back, and what comes next is taken for it', async () => {
    const guest = visitor({ record: bikes })
    expect((await guest.says('hello can I book an appointment for my little girl')).act).toBe('clarify')
    const { calls } = await guest.says('ooh the bike fit, whenever the next one is')
    expect(calls).toMatchObject([{ name: 'book_slot', arguments: { subject: 'bike-fit' } }])
  })

  test('opens the form where nothing else is said, and what comes next is taken for it too', async () => {
    const guest = visitor({ record: bikes })
    expect((await guest.says('I want to book')).act).toBe('form')
    const { calls } = await guest.says('ooh the bike fit, whenever the next one is')
    expect(calls).toMatchObject([{ name: 'book_slot', arguments: { subject: 'bike-fit' } }])
  })

  test('leaves a question a question', async () => {
    const guest = visitor({ record: bikes })
    await guest.says('I want to book')
    expect((await guest.says('how much is the bike fit?')).act).toBe('answer')
  })

  test('is none where the whole place is wanted and nothing is let whole', async () => {
    const { calls } = await visitor({ record: bikes }).says('Could we have the place to ourselves one night?')
    expect(calls.map(({ name }) => name)).not.toContain('book_slot')
  })
})

test('whoever wants no refund is not passed on', async () => {
  const { act } = await visitor({ record: bikes }).says('I do NOT want a refund, I am just asking when you open')
  expect(act).toBe('answer')
})

test('a member’s own are listed, however they are asked for', async () => {
  const member = { name: 'Ada', email: 'ada@example.com' }
  const { act } = await visitor({ record: bikes, member }).says('which appointments do I have with you at the moment')
  expect(act).toBe('lookup')
})

test('what is for an age takes the place of what was wished for', async () => {
  const [model] = bikes.services
  if (!model) throw new Error('The bicycle shop has services.')
  const services = [
    { ...model, code: 'test', name: 'Eye Test', covers: 'The chart and the little torch.' },
    { ...model, code: 'junior', name: 'Junior Look', covers: 'Pictures and a sticker. Ages four to eighteen.' },
  ]
  const guest = visitor({ record: { ...bikes, services } })
  await guest.says('get me an eye test on wednesday')
  const { calls } = await guest.says('oh sorry, not for me, it’s my son, he’s nine. same day')
  expect(calls).toMatchObject([{ name: 'book_slot', arguments: { subject: 'junior', urgency: 'wednesday' } }])
})

describe('in a trade of mending', () => {
  const counter = recordFrom('eval/spring-screen.json')

  test('what is broken is no complaint', async () => {
    const { act, sources } = await visitor({ record: counter }).says(
      'cracked the face of my watch on a wall. is the smartwatch glass thing for me',
    )
    expect({ act, sources }).toEqual({ act: 'answer', sources: ['service:smartwatch-glass'] })
  })

  test('a smartwatch is one of the watches', async () => {
    const { sources } = await visitor({ record: counter }).says('what have you got for watches, all kinds')
    expect(sources.toSorted()).toEqual(['service:smartwatch-glass', 'service:watch-cell', 'service:watch-service'])
  })
})

test('“how big” asks of what was spoken of, and tells of no Half-Size Stretch', async () => {
  const guest = visitor({ record: recordFrom('eval/felt-and-wire.json') })
  await guest.says('Straw Plait Sunday, is that on each week?')
  const { sources, text } = await guest.says('and how big is the group')
  expect(sources[0]).toBe('service:straw-class')
  expect(text).not.toContain('Half-Size')
})
