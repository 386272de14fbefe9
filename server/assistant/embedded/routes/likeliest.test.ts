import { describe, expect, test } from 'vitest'
import { recordFrom, teaShop, visitor } from '../visitor-for-tests.ts'

describe('what no rule answers, after what was spoken of', () => {
  test.each([
    ['eval/good-footing.json', 'tell me about Verruca Freeze', 'will one go be enough', 'service:verruca'],
    [
      'demo/lantern-leaf.json',
      'tell me about Afternoon Pairing',
      'pastries on top of that price?',
      'service:afternoon-pairing',
    ],
  ])('%s: after “%s”, “%s” is asked of %s', async (record, first, second, source) => {
    const guest = visitor({ record: recordFrom(record) })
    await guest.says(first)
    expect((await guest.says(second)).sources).toEqual([source])
  })
})

describe('the answer of a rule, where something else is far more probable', () => {
  test('stands aside for it', async () => {
    const guest = visitor({ record: recordFrom('eval/needle-and-pin.json') })
    const { sources } = await guest.says('it was New Zip I wanted. How long do I need to set aside for that?')
    expect(sources).toEqual(['service:zip'])
  })

  test('is asked about, where that is anybody’s guess', async () => {
    const guest = visitor({ record: recordFrom('eval/salt-and-pine.json') })
    const { act, sources, choices } = await guest.says(
      'never set foot in a sauna, can I come to the one where somebody goes in with you? next Saturday',
    )
    expect(act).toBe('clarify')
    expect(sources).toEqual([])
    expect(choices.map(({ code }) => code)).toContain('first-timers')
  })

  test.each([
    ['what was listed before is pointed at', ['compare Gongfu Hour with Matcha Morning', 'price of the second']],
    ['the least is picked', ['tell me about Gongfu Hour', 'which is the cheapest sitting?']],
  ])('stands where %s', async (_, said) => {
    const guest = visitor({ record: teaShop })
    const answers = []
    for (const text of said) answers.push(await guest.says(text))
    expect(answers.at(-1)?.text).not.toContain('Gongfu Hour is £')
  })
})
