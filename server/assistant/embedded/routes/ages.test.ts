import { describe, expect, test } from 'vitest'
import { termsIn } from '../../../knowledge/lexicon/terms.ts'
import { wordsIn } from '../../../knowledge/lexicon/words.ts'
import { teaShop, visitor } from '../visitor-for-tests.ts'
import { ageIn, fittingByAge, forThem } from './ages.ts'

const [model] = teaShop.services
if (!model) throw new Error('The tea shop has services.')
const service = (code: string, name: string, covers: string) => ({ ...model, code, name, covers })
const groups = [
  service('ducklings', 'Ducklings', 'Songs and a first float. Babies from twelve weeks to eighteen months.'),
  service('minnows', 'Minnows', 'Kicking to the duck and back. Eighteen months to four years.'),
  service(
    'strokes',
    'Strokes Club',
    'Front crawl and a tumble turn. Seven to twelve years, ten metres unaided to join.',
  ),
  service('ears', 'Little Ears Club', 'Songs for five- to six-year-olds, each with a grown-up.'),
  service('tiny', 'Tiny Ones', 'Babies under two months, asleep on a shoulder.'),
  service('grown', 'Never Too Late', 'For adults. Four to six people, and room for two to three dogs.'),
]

test.each([
  ['oh he’s 11', 132],
  ['she is eight and swims', 96],
  ['my nine year old', 108],
  ['a 15-month-old', 15],
  ['aged 6', 72],
  ['aged eighteen', 216],
  ['our 4yo', 48],
  ['our daughter’s five months', 5],
  ['she turned six in May', 72],
  ['shes 9 is that ok', 108],
  ['my kids are 7 and 9', 84],
  ['I’m 17', 204],
])('“%s” tells of %i months', (said, months) => expect(ageIn(said)).toBe(months))

test.each([
  'he’s 30 minutes late',
  'we are four',
  'I’m 14 weeks pregnant',
  'I am 10 minutes late',
  'a table for 8',
  'since 1998',
  'at 11 on Sunday',
  'she has 2 dogs',
])('“%s” tells no age', (said) => expect(ageIn(said)).toBeUndefined())

describe('what is held for an age', () => {
  test.each([
    ['she’s 8', 'strokes'],
    ['my three year old', 'minnows'],
    ['he is 5', 'ears'],
    ['a four-month-old', 'ducklings'],
    ['our baby is 6 weeks old', 'tiny'],
    ['twelve, aged twelve', 'strokes'],
  ])('“%s”: %s', (said, code) => expect(fittingByAge(groups, said)?.code).toBe(code))

  test('none, where none says that it is for them', () => {
    expect(fittingByAge(groups, 'he is 14')).toBeUndefined()
    expect(fittingByAge(groups, 'a table for 8')).toBeUndefined()
  })

  test('of those offered, the age says which is meant', async () => {
    const parent = visitor({ record: { ...teaShop, services: groups } })
    await parent.says('can I sign my son up for the club')
    const { act, calls } = await parent.says('oh he’s 11')
    expect(act).toBe('form')
    expect(calls).toEqual([{ name: 'book_slot', arguments: expect.objectContaining({ subject: 'strokes' }) }])
  })

  test('and after an answer, the age of another one asks of theirs', async () => {
    const knowledge = [
      { code: 'groups', question: 'Which group is right for my child?', answer: 'By age: see what each is for.' },
    ]
    const parent = visitor({ record: { ...teaShop, services: groups, knowledge } })
    await parent.says('which group is right for my child')
    const { act, sources } = await parent.says('and her brother, he’s 5')
    expect({ act, sources }).toEqual({ act: 'answer', sources: ['service:ears'] })
  })
})

test('a service of one word is named by it', async () => {
  const parent = visitor({ record: { ...teaShop, services: groups } })
  const { text, sources } = await parent.says('Is 9 weeks too tiny for Ducklings?')
  expect(sources).toEqual(['service:ducklings'])
  expect(text).toContain('from twelve weeks')
})

describe('whether somebody of an age may come', () => {
  test.each(['she is 8, can she come?', 'shes 9 is that ok', 'is my daughter old enough? she’s 11'])(
    '“%s” is answered by what the record says of ages',
    async (said) => {
      expect((await visitor().says(said)).sources).toEqual(['knowledge:children'])
    },
  )

  test('is asked back where several entries speak of ages', async () => {
    const knowledge = [
      { code: 'wheel', question: 'The wheel', answer: 'From fourteen, with an adult.' },
      { code: 'kiln', question: 'The kiln', answer: 'Nobody under eighteen, adults only.' },
      { code: 'post', question: 'Posting', answer: 'From ten pounds, within three days.' },
    ]
    const { act, choices } = await visitor({ record: { ...teaShop, knowledge } }).says('she is 8, can she come?')
    expect(act).toBe('clarify')
    expect(
      choices
        .map(({ label }) => label)
        .filter((label) => label !== 'Ask a person')
        .toSorted(),
    ).toEqual(['The kiln', 'The wheel'])
  })
})

test.each(['can my 12 year old come?', 'What is First Steep? And my son is 12, can he come?'])(
  'how old a person must be is told, and not how old a pot: “%s”',
  async (said) => {
    const knowledge = [
      {
        code: 'from',
        question: 'Who can come to a sitting?',
        answer: 'Anyone from fourteen. Under sixteen with a grown-up.',
      },
      { code: 'pots', question: 'Which pots can you mend?', answer: 'Any that is older than ten years.' },
    ]
    const { sources } = await visitor({ record: { ...teaShop, knowledge } }).says(said)
    expect(sources).toContain('knowledge:from')
    expect(sources).not.toContain('knowledge:pots')
  },
)

test('another age after a service that says for whom it is: what it says', async () => {
  const services = teaShop.services.map((one) =>
    one.code === 'first-steep' ? { ...one, covers: 'Children of six to twelve brew their first pot.' } : one,
  )
  const knowledge = teaShop.knowledge.filter(({ code }) => code !== 'children')
  const guest = visitor({ record: { ...teaShop, services, knowledge } })
  await guest.says('tell me about First Steep')
  expect((await guest.says('and my daughter is 13')).sources).toContain('service:first-steep')
})

test.each([
  ['how much is a club for adults?', ['Evening Club', 'Any Club']],
  ['is there a club for kids?', ['Pebbles Club']],
  ['how much is a club? She’s 7', ['Pebbles Club', 'Any Club']],
  ['how much is a club? I’m 41', ['Evening Club', 'Any Club']],
  ['how much is a club?', ['Pebbles Club', 'Evening Club', 'Any Club']],
  ['a club for kids or for adults?', ['Pebbles Club', 'Evening Club', 'Any Club']],
])('for whom services are tells them apart: “%s”', (said, names) => {
  const clubs = [
    service('pebbles', 'Pebbles Club', 'Six to nine years old. Games.'),
    service('evening', 'Evening Club', 'Any wall, for anyone of eighteen or over.'),
    service('any', 'Any Club', 'Laps and butterfly.'),
  ]
  expect(forThem(clubs, said, termsIn(wordsIn(said))).map(({ name }) => name)).toEqual(names)
})
