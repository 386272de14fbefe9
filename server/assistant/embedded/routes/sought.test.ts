import { expect, test } from 'vitest'
import { recordFrom, type teaShop, visitor } from '../visitor-for-tests.ts'

const told = async (record: typeof teaShop, ...said: string[]) => {
  const guest = visitor({ record })
  let answer = await guest.says(said[0] ?? '')
  for (const next of said.slice(1)) answer = await guest.says(next)
  return answer
}

test.each([
  [
    'demo/lantern-leaf.json',
    'I have always wanted to learn how matcha is done. Do you teach that?',
    'service:matcha-morning',
  ],
  ['eval/second-spanner.json', 'have you anything that would teach me to change a wheel myself?', 'service:bonnet-up'],
  ['eval/hummingdale.json', 'is there anything where I would learn to make yarn of my own?', 'service:spin-yarn'],
])(
  'what is looked for in words that lead nowhere is told of, where it is likely enough: %s, “%s”',
  async (path, said, source) => {
    expect((await told(recordFrom(path), said)).sources).toContain(source)
  },
)

test.each([
  ['demo/lantern-leaf.json', 'do you teach people to play the banjo?'],
  ['eval/spring-loaded.json', 'Do you teach somersaults?'],
])('what nothing is likely to be is not found: %s, “%s”', async (path, said) => {
  expect(await told(recordFrom(path), said)).toMatchObject({ act: 'abstain', sources: [] })
})

test('what comes off a price is not looked for among services', async () => {
  const said = 'twelve faults on the right turns alone. is there anything off for those of us going again'
  expect((await told(recordFrom('eval/biting-point.json'), said)).sources).toEqual([])
})

test('of two that may be meant, each figure is told, and neither is what “it” is', async () => {
  const lab = recordFrom('eval/red-lamp.json')
  const { text, sources } = await told(lab, 'Do you teach people to develop their own film?', 'how much is it')
  expect(sources.toSorted()).toEqual(['service:first-roll', 'service:print-class'])
  expect(text).toMatch(/\$85.*\$130|\$130.*\$85/)
})
