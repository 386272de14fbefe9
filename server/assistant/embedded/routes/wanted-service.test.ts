import { expect, test } from 'vitest'
import { recordFrom, visitor } from '../visitor-for-tests.ts'

const asked = async (slug: string, said: string) => {
  const { act, calls, choices } = await visitor({ record: recordFrom(`eval/${slug}.json`) }).says(said)
  return { act, subject: calls[0]?.arguments.subject, offered: choices.map(({ code }) => code) }
}

test.each([
  ['second-gear', 'please book the one on the car park for saturday', 'first-drive'],
  ['silver-room', 'put us down for baby pictures on tuesday, five months old and she sits up', 'little-ones'],
])('of what is not held on the day wanted, one word is chance: “%s”, “%s”', async (slug, said, subject) => {
  expect(await asked(slug, said)).toMatchObject({ act: 'form', subject })
})

test('where the words tell more of another than of the one they half name, it is asked which', async () => {
  const { act, offered } = await asked('two-chairs-barber', 'needs his first trim, saturday please, Max')
  expect(act).toBe('clarify')
  expect(offered).toEqual(expect.arrayContaining(['first-haircut', 'beard-trim']))
})

test('who calls it by its name gets it, held that day or not', async () => {
  expect(await asked('second-gear', 'book the test day car on saturday, meet on the car park')).toMatchObject({
    subject: 'test-day',
  })
})

test('nor is a fact told of the one that is half named', async () => {
  const guest = visitor({ record: recordFrom('eval/two-chairs-barber.json') })
  const { text } = await guest.says('my little lad is 3 and needs a first trim. saturday?')
  expect(text).not.toMatch(/Beard Trim is held/)
})

test('of what is told of and not held then, it is asked which of those that are', async () => {
  const said = 'trousers too tight in the waist. wednesday please. Fintan Dale'
  const { act, offered } = await asked('needle-and-pin', said)
  expect(act).toBe('clarify')
  expect(offered).toContain('nip-tuck')
  const heldThen = ['hem', 'nip-tuck', 'mending-circle', undefined] // and a person
  expect(offered.filter((code) => !heldThen.includes(code))).toEqual([])
})

test('a word that several are called by asks which of those held that day', async () => {
  const { act, subject, offered } = await asked('spring-screen', 'can you take my watch in on wednesday')
  expect({ act, subject }).toEqual({ act: 'clarify', subject: undefined })
  expect(offered.toSorted()).toEqual(['smartwatch-glass', 'watch-cell', 'watch-service', undefined])
  expect(await asked('spring-screen', 'can you take my watch in for the Watch Service on wednesday')).toMatchObject({
    subject: 'watch-service',
  })
})

test('what words in common leave open is settled by what is far more probable', async () => {
  const said = 'paperweight friday at 1 for two, Ana Ruiz, ana@example.com'
  expect(await asked('cullet-ember', said)).toMatchObject({ act: 'form', subject: 'paperweight' })
})

test('one that a word meets by chance gives way: a race on Saturday is none of those that are held on Thursdays', async () => {
  const { act, offered } = await asked('hairpin-house', 'book me a race saturday')
  expect(act).toBe('clarify')
  expect(offered).not.toContain('league-night')
})
