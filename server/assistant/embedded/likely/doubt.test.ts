import { expect, test } from 'vitest'
import { recordFrom, visitor } from '../visitor-for-tests.ts'

const told = async (path: string, ...said: readonly string[]) => {
  const guest = visitor({ record: recordFrom(path) })
  let answer = await guest.says(said[0] ?? '')
  for (const next of said.slice(1)) answer = await guest.says(next)
  return answer
}

test('an answer that is too likely wrong is asked back, itself before what else may be meant', async () => {
  const said = 'do you sell the tonic water you pour by the carton'
  const { act, sources, choices } = await told('eval/copper-wren.json', said)
  expect({ act, sources }).toEqual({ act: 'clarify', sources: [] })
  expect(choices.map(({ code }) => code).slice(0, 2)).toEqual(['recipe', 'vouchers'])
})

test('and is left where most probably nothing of the record is meant', async () => {
  const said = 'Which pub would you send us to round there afterwards?'
  expect(await told('demo/lantern-leaf.json', said)).toMatchObject({ act: 'abstain', sources: [] })
})

test('what is chosen then is told, as what is said of it further is', async () => {
  const question = 'Do you sell gift vouchers?'
  expect((await told('eval/hot-iron.json', question)).sources).toEqual(['knowledge:vouchers'])
  expect((await told('eval/hot-iron.json', question, 'how long do they last')).sources).toEqual(['knowledge:vouchers'])
})

test.each([
  [
    'demo/lantern-leaf.json',
    'we did First Steep last year and want something different, so how much would Gongfu Hour be?',
  ],
  ['demo/lantern-leaf.json', 'what is the most affordable thing you’ve got'],
  ['demo/lantern-leaf.json', 'have you got one with pastries'],
  ['demo/lantern-leaf.json', 'shes 9 is that ok'],
])('what is called by its name, or reckoned, is told however doubtful its words look: %s, “%s”', async (path, said) => {
  expect((await told(path, said)).act).toBe('answer')
})
