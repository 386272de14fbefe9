import { expect, test } from 'vitest'
import { recordFrom, visitor } from '../visitor-for-tests.ts'

const listed = async (slug: string, said: string) =>
  (await visitor({ record: recordFrom(`eval/${slug}.json`) }).says(said)).sources.toSorted()

test.each([
  ['ten-and-two', 'what do you do for eyebrows', ['service:brow-set', 'service:brow-tidy']],
  ['hummingdale', 'which wool workshops do you put on', ['service:felt-beastie', 'service:spin-yarn']],
  [
    'spring-loaded',
    'what parkour classes are there?',
    ['service:creaky-knees', 'service:first-vault', 'service:wall-run'],
  ],
])('a list of a kind is of what has its words, or nearly: %s, “%s”', async (slug, said, sources) => {
  expect(await listed(slug, said)).toEqual(expect.arrayContaining(sources))
})

test('a kind that nothing tells of is no list', async () => {
  expect(await listed('ten-and-two', 'what carburettors have you got')).not.toContain('service:gel-hands')
})
