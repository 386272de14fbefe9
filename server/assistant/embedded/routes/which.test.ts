import { expect, test } from 'vitest'
import { recordFrom, visitor } from '../visitor-for-tests.ts'

const wall = recordFrom('eval/chalk-line.json')
const clubs = ['Pebbles Club', 'Scramblers Club', 'Ask a person']
const after = async (...said: string[]) => {
  const guest = visitor({ record: wall })
  for (const text of said.slice(0, -1)) await guest.says(text)
  return guest.says(said.at(-1) ?? '')
}

test.each(['how much is a club', 'a club', 'and the club?'])(
  '“%s”, where two are called so, asks which',
  async (said) => {
    const { act, choices } = await after(said)
    expect({ act, choices: choices.map(({ label }) => label) }).toEqual({ act: 'clarify', choices: clubs })
  },
)

test.each(['2', 'the second', 'second one please', 'number two', 'the last one'])(
  'what was offered can be chosen by its place: “%s”',
  async (said) => {
    const { text } = await after('how much is a club', said)
    expect(text).toMatch(/^Scramblers Club is \$/)
  },
)

test('one of them that is spoken of is meant', async () => {
  expect((await after('how much is Pebbles Club', 'when is the club?')).text).toMatch(/^Pebbles Club is held/)
})

test.each([
  'Pebbles Club or Scramblers Club?',
  'pebbles club vs scramblers club, whats the difference',
  'pebbles or scramblers club?',
])('of two that are weighed against each other both are told, and either can be chosen: “%s”', async (said) => {
  const guest = visitor({ record: wall })
  expect((await guest.says(said)).text).toMatch(/^Pebbles Club: .*Scramblers Club: /)
  expect((await guest.says('the second')).text).toMatch(/^Scramblers Club: /)
})

test.each([
  ['My son is 8. How much is a club?', /^Pebbles Club is/],
  ['My daughter is 12, what time is the club?', /^Scramblers Club is held/],
  ['how long is the club? I’m 41 and have to get back to work after', /^Evening Club takes/],
])('of several, the one for whoever comes is meant: “%s”', async (said, told) => {
  const services = wall.services.map((service) =>
    service.code === 'quiet-morning'
      ? { ...service, name: 'Evening Club', covers: 'Any wall, for anyone of eighteen or over.' }
      : service,
  )
  expect((await visitor({ record: { ...wall, services } }).says(said)).text).toMatch(told)
})
