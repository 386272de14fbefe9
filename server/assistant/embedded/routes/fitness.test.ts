import { describe, expect, test } from 'vitest'
import type { MerchantRecord } from '../../../../contract/merchant.ts'
import { ruledBrain, teaShop, visitor } from '../visitor-for-tests.ts'

const record: MerchantRecord = {
  ...teaShop,
  services: teaShop.services.map((service) => {
    if (service.code === 'first-steep')
      return { ...service, name: 'Slow Flow', covers: 'Long holds at half speed. Beginners welcome.' }
    return service.code === 'gongfu-hour' ? { ...service, name: 'Bump Yoga', covers: 'For pregnancy.' } : service
  }),
  knowledge: [
    { code: 'injury', question: 'Can I come with a bad back?', answer: 'Tell us first; not with neck trouble.' },
    { code: 'age', question: 'How old do you have to be?', answer: 'From fourteen.' },
    { code: 'certificate', question: 'Do I get a certificate?', answer: 'A paper one, for your wall.' },
  ],
}

const asked = (said: string) => visitor({ record }).says(said)

describe('yes or no is not answered with a row that does not say', () => {
  test.each([
    'is it ok for pregnant women to do slow flow',
    'can men come to bump yoga',
    'is parking included in slow flow',
    'can my wife come to slow flow',
  ])('“%s”: a person is offered', async (said) => {
    expect(await asked(said)).toMatchObject({ act: 'abstain', sources: [] })
  })

  test.each([
    ['is slow flow good for my neck', ['knowledge:injury']],
    ['can my daughter do slow flow', ['knowledge:age']],
    ['is slow flow good for beginners', ['service:first-steep']],
    ['is bump yoga ok in pregnancy', ['service:gongfu-hour']],
    ['can i do slow flow', ['service:first-steep']],
  ])('“%s” is answered by what speaks of it', async (said, sources) => {
    expect((await asked(said)).sources).toEqual(sources)
  })
})

test('a piece of knowledge is said once', async () => {
  const said = 'do i get a certificate with slow flow'
  expect(await visitor({ record, brain: ruledBrain }).says(said)).toMatchObject({
    text: 'A paper one, for your wall.',
    sources: ['knowledge:certificate'],
  })
  const { text, sources } = await asked(said)
  expect(text.match(/A paper one, for your wall\./g)).toHaveLength(1)
  expect(sources.filter((source) => source === 'knowledge:certificate')).toHaveLength(1)
})
