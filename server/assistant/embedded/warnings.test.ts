import { describe, expect, test } from 'vitest'
import { teaShop, visitor } from './visitor-for-tests.ts'

const [model] = teaShop.services
if (!model) throw new Error('The tea shop has services.')
const service = (code: string, name: string, covers: string) => ({
  ...model,
  code,
  name,
  covers,
  plan: 'casual',
  also_called: undefined,
})

const bathhouse = {
  ...teaShop,
  workspace: { ...teaShop.workspace, words: { service: 'session', services: 'sessions' } },
  plans: [
    {
      code: 'casual',
      name: 'Casual',
      price: { amount: 0, per: 'month' as const },
      services: ['bathe', 'float', 'stones', 'soak'],
      audience: 'Drop in.',
    },
  ],
  services: [
    service('bathe', 'Bathe', 'Both saunas and the cold plunge. Swimwear on.'),
    service('float', 'Solo Float', 'An hour alone in warm salt water. Good for backs and busy heads.'),
    service('stones', 'Hot Stone Massage', 'River stones and firm hands. Not for anyone who is pregnant.'),
    service('soak', 'Family Soak', 'The hot pool turned down. Children of three to ten with their parents.'),
  ],
  knowledge: [
    { code: 'pregnant', question: 'Can I come if I’m pregnant?', answer: 'Keep out of the saunas, please.' },
    {
      code: 'epilepsy',
      question: 'Can I float with epilepsy?',
      answer: 'No, unless a doctor has written that you may.',
    },
    { code: 'heart', question: 'Is it safe with high blood pressure?', answer: 'Not in the plunge without a note.' },
    { code: 'nervous', question: 'What if I’m claustrophobic?', answer: 'The tank door never locks.' },
    {
      code: 'age',
      question: 'How old must you be?',
      answer: 'Sixteen, but for the Family Soak, which takes children from three.',
    },
    { code: 'vegan', question: 'Is the soup vegan?', answer: 'No, there is fish in it.' },
    { code: 'tattoo', question: 'I have a fresh tattoo, may I bathe?', answer: 'Wait four weeks until it has healed.' },
    { code: 'period', question: 'Can I float on my period?', answer: 'Yes. Or we move the booking for free.' },
    { code: 'late', question: 'What if I am late?', answer: 'Your session ends when it would have ended.' },
  ],
}

const guest = () => visitor({ record: bathhouse })
const sourcesOf = async (...said: string[]) => {
  const { says } = guest()
  for (const text of said.slice(0, -1)) await says(text)
  return (await says(said.at(-1) ?? '')).sources
}

describe('the record’s words on a condition are said', () => {
  test.each([
    ['pregnant, want bathe friday', 'knowledge:pregnant'],
    ['my wife is 14 weeks pregnant and we want to book bathe on saturday', 'knowledge:pregnant'],
    ['i have a heart condition, book bathe for 6 december', 'knowledge:heart'],
    ['am i allowed in with a pacemaker', 'knowledge:heart'],
    ['im 15, book bathe friday for me', 'knowledge:age'],
    ['my daughter is 14, book her a solo float friday', 'knowledge:age'],
    ['i’m vegan, book bathe saturday for 2', 'knowledge:vegan'],
    ['got a tattoo last week, can i come for a bathe', 'knowledge:tattoo'],
  ])('“%s”', async (said, source) => expect(await sourcesOf(said)).toContain(source))

  test('before what is told of a service later in the conversation, and once', async () => {
    const { says } = guest()
    await says('i’m 14 weeks pregnant, can i float')

    const told = await says('and the bathe?')
    expect(told.sources).toEqual(['knowledge:pregnant', 'service:bathe'])
    expect((await says('book it for friday for 1')).sources).not.toContain('knowledge:pregnant')
    expect((await says('how much is the stone massage')).text).toContain('Not for anyone who is pregnant.')
  })

  test('and an age told of later, of what was spoken of', async () => {
    const asked = ['how much is the family soak', 'he’s 2']
    expect(await sourcesOf(...asked)).toEqual(['knowledge:age', 'service:soak'])
  })

  test('before a list of everything', async () => {
    const { says } = guest()
    await says('i’m 8 weeks pregnant')

    const { text } = await says('which sessions are there?')
    expect(text).toContain('Hot Stone Massage: Not for anyone who is pregnant.')
    expect(text).toContain('Keep out of the saunas, please.')
  })

  test('of two conditions, both', async () => {
    const sources = await sourcesOf('i’m claustrophobic and epileptic')
    expect(sources.toSorted()).toEqual(['knowledge:epilepsy', 'knowledge:nervous'])
  })

  test('from the row itself, and beside the form, which opens all the same', async () => {
    const { act, text } = await guest().says('pregnant, want hot stone massage friday')
    expect(act).toBe('form')
    expect(text).toMatch(/^Not for anyone who is pregnant\. Can I come if I’m pregnant\? Keep out/)
  })
})

test('a heart condition told with a booking is no emergency where the record speaks of it; a seizure is', async () => {
  expect((await guest().says('i have a heart condition, book bathe for 6 december')).act).toBe('form')
  expect((await guest().says('he is having a seizure')).act).toBe('decline')
})

test('where nothing else is understood of a service, the word on what was told before is said', async () => {
  expect(await sourcesOf('i just had heart surgery, can i come', 'and the float')).toContain('knowledge:heart')
})

describe('the name of a service alone leads to no entry that has it', () => {
  test.each(['do i need to book', 'so two bookings?', 'and in the float?', 'do i have to shower first', 'float'])(
    '“%s”',
    async (said) => {
      const { sources, choices } = await guest().says(said)
      for (const code of ['period', 'tattoo', 'pregnant', 'epilepsy']) {
        expect(sources).not.toContain(`knowledge:${code}`)
        expect(choices.map((choice) => choice.code)).not.toContain(code)
      }
    },
  )

  test('nor when a visit is spoken of later', async () => {
    const sources = await sourcesOf('got a tattoo last week, can i come for a bathe', 'when can i come then')
    expect(sources).not.toContain('knowledge:pregnant')
  })

  test('and the whole question does', async () => {
    expect(await sourcesOf('can you float on your period')).toEqual(['knowledge:period'])
  })
})

describe('and not', () => {
  test.each([
    ['i am not pregnant, book bathe saturday for 2'],
    ['i am not pregnant, how much is bathe'],
    ['i have a medical condition, do you have a form?'],
    ['book family soak for my 5 year old on saturday'],
    ['is there vegan food? how much is bathe'],
    ['book bathe saturday for 2'],
  ])('where nobody has it: “%s”', async (said) => {
    const sources = await sourcesOf(said)
    expect(sources).not.toContain('knowledge:pregnant')
    expect(sources).not.toContain('knowledge:age')
  })

  test('but a refusal of something else takes nothing back', async () => {
    expect(await sourcesOf('i can not wait, pregnant, book bathe friday')).toContain('knowledge:pregnant')
  })

  test('once it is taken back', async () => {
    expect(await sourcesOf('i’m pregnant', 'sorry, i am not pregnant', 'how much is bathe')).toEqual(['service:bathe'])
  })

  test('where another condition is meant: that the record is silent is said, and a person offered', async () => {
    const { says } = guest()
    const { text, sources, choices } = await says('i have asthma, is the bathe ok')
    expect(sources).not.toContain('knowledge:epilepsy')
    expect(text).toContain('The shop’s record does not say whether Bathe is for somebody with asthma.')
    expect(choices.map(({ label }) => label)).toEqual(['Ask a person'])
    expect((await says('yes please')).act).toBe('handoff')
  })

  test('where what is asked is what is good for it, the row says', async () => {
    expect((await guest().says('i have back pain, what do you recommend')).text).toBe(
      'Solo Float: Good for backs and busy heads.',
    )
  })
})
