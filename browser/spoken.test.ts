import { beforeEach, describe, expect, test, vi } from 'vitest'

const shop = { timezone: 'Europe/London', locale: 'en-GB' }
const price = { amount: 2600, currency: 'GBP' }
const at = '2026-11-28T14:00:00Z'

/** Fresh, as on a page of its own. */
async function writing(locale?: string) {
  const { writeIn, written } = await import('./spoken.ts')
  const { money, shortDay } = await import('./format.ts')
  if (locale) writeIn(locale)
  return { written, day: shortDay(at, shop), money: money(price, shop.locale) }
}

beforeEach(() => {
  vi.resetModules()
})

describe('dates and money are written', () => {
  test.each([
    [undefined, 'Sat 28 Nov', '£26'],
    ['en', 'Sat 28 Nov', '£26'],
    ['de', 'Sa. 28. Nov.', '26\u00a0£'],
    ['ar', 'السبت، 28 نوفمبر', '\u206626\u00a0UK£\u2069'],
    ['ja', '11月28日(土)', '£26'],
    ['zh-Hans', '11月28日周六', '£26'],
    ['zh-Hant', '11月28日週六', '£26'],
  ])('around words in %s: %s, %s', async (locale, day, money) => {
    expect(await writing(locale)).toMatchObject({ day, money })
  })

  test('as the shop does where both have a language', async () => {
    const { written } = await writing('de')

    expect([written('de-AT'), written('en-GB')]).toEqual(['de-AT-u-nu-latn', 'de-u-nu-latn'])
  })

  test('in Britain’s manner in English around a shop of another language', async () => {
    expect((await writing('en')).written('fr-FR')).toBe('en-GB-u-nu-latn')
  })

  test('in the visitor’s Chinese, not the shop’s, where the two are written apart', async () => {
    expect((await writing('zh-Hans')).written('zh-TW')).toBe('zh-Hans-u-nu-latn')
    expect((await writing('zh-Hant')).written('zh-HK')).toBe('zh-HK-u-nu-latn')
  })

  test('with the digits that times and references have', async () => {
    expect((await writing('ar')).written('ar-EG')).toBe('ar-EG-u-nu-latn')
  })
})
