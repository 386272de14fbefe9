import { describe, expect, test } from 'vitest'
import { shopWith } from '../bookings/booking-for-tests.ts'
import { joined, langOf, preferredLanguage, sentences, speaking, spoken } from './languages.ts'
import type { Party } from './party.ts'

// No letters, so that none is taken for a word of ours.
const [one, two, three, four] = ['⟦1⟧', '⟦2⟧', '⟦3⟧', '⟦4⟧']
const counts = [0, 1, 2, 3, 11, 100]
const parties: Party[] = [1, 2, 3, 11, 100].flatMap((party) =>
  [false, true].map((whole) => ({ party, whole, noun: '' })),
)
const counted = (...more: unknown[]) => counts.map((count) => [count, ...more])
const forParties = (...more: unknown[]) => parties.map((party) => [party, ...more])
const units = ['seat', 'person', 'table', 'hour', 'month', 'year', two]

const given: Record<string, unknown[][]> = {
  ...Object.fromEntries(
    'party letter.booked ifNot untilTaken take letter.take released page.letGo taken declined form.keep notKept form.book'
      .split(' ')
      .map((name) => [name, forParties()]),
  ),
  'phrases.what': parties.map((party) => [one, party]),
  'letter.offered': forParties(one),
  'step.held': forParties(one),
  'step.offered': forParties(one),
  'step.expired': [...forParties(one), ...forParties()],
  'form.kept': forParties(one),
  askedFor: counted(),
  'step.closed': counted(),
  listUndelivered: counted(one),
  waiting: counted(),
  onTheList: counted(),
  laterDays: counted(),
  left: counted(),
  soldOut: counted(),
  'step.booked': counted(one, two, three),
  'step.listed': counted(one, two, three),
  'heard.as': [[[one]], [[one, two]]],
  forMembers: [[[]], [[one]], [[one, two]]],
  closedTo: [
    [one, [], ''],
    [one, [two, three], ''],
  ],
  plan: units.map((unit) => [one, three, unit]),
  costs: units.map((unit) => [one, unit]),
  lasts: counted(),
  each: units.map((unit) => [45, one, unit]),
  onHold: [[one], []],
  dear: [[one], ['']],
  passedOn: [[one], ['']],
  isHere: [[one], ['']],
  answers: [
    [one, two],
    [one, ''],
  ],
}

/** Every sentence there is, as it reads with sample arguments, under where it stands. */
function sentencesIn(words: unknown, path: string): [string, string][] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function') {
    const samples = given[path] ?? given[path.split('.').at(-1) ?? ''] ?? [[one, two, three, four]]
    return samples.flatMap((sample, place) => sentencesIn(words(...sample), `${path}.${place}`))
  }
  return Object.entries(words ?? {}).flatMap(([name, part]) => sentencesIn(part, path ? `${path}.${name}` : name))
}

const marksIn = (text: string) => new Set(text.match(/⟦\d⟧|\d+/g))
const english = new Map(sentencesIn(sentences.en, ''))

test.each(Object.entries(sentences))('in %s a link is called by the word that is seen on it', (_, { form }) => {
  expect(form.changePart('Sitting').toLowerCase()).toContain(form.change.toLowerCase())
})

// The shop's noun is for its own language only; where English gives the server's reason, others say what helps.
const forEnglish = /\.(another|fileAdds|fileRemoves|hadToCancel|listed|title|which|service|refused|noBookingWhy)\.0$/
const { en: _, ...others } = sentences

describe.each(Object.entries(others))('guests who read %s', (language, words) => {
  const all = sentencesIn(words, '')

  test('are told whatever English is told', () => {
    expect(all.filter(([path, text]) => text.trim() === '' && english.get(path)?.trim() !== '')).toEqual(
      language === 'ja' ? [['letter.answerOrCall.1', '']] : [],
    )
    expect(all.map(([path]) => path)).toEqual([...english.keys()])
  })

  test('find nothing in English', () => {
    const shared = /^(Name|E-mail|\d+ min|\P{L}*)$/u
    expect(all.filter(([path, text]) => english.get(path) === text && !shared.test(text))).toEqual([])
    expect(all.filter(([, text]) => /\b(the|your?|seats?|kept|until|booking|shop|again)\b/i.test(text))).toEqual([])
  })

  test('lose no name, time, address or number of it', () => {
    const lost = all.flatMap(([path, text]) => {
      const said = marksIn(text)
      const missing = [...marksIn(english.get(path) ?? '')].filter(
        (mark) => !said.has(mark) && !['0', '1', '2'].includes(mark),
      )
      return missing.length > 0 && !forEnglish.test(path) ? [`${path}: ${text} (${missing})`] : []
    })

    expect(lost).toEqual([])
  })

  test.runIf(['ar', 'zh-Hans', 'zh-Hant', 'ja'].includes(language))('read it in its own script', () => {
    expect(all.filter(([, text]) => /[a-z]{2}/i.test(text.replace('ada@example.com', '')))).toEqual([])
  })
})

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['pl', undefined],
  ['*', undefined],
  ['toString', undefined],
])('%s is spoken as %s', (tag, language) => {
  expect(spoken(tag)).toBe(language)
})

test.each([
  ['pl, fr-CA;q=0.8, de;q=0.9', 'de'],
  ['fr;q=0, es', 'es'],
  ['pl', undefined],
  ['', undefined],
  [undefined, undefined],
])('of %s the guest is spoken to in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})

test('a guest whose language is not known reads the shop’s own, and English where that is not spoken', async () => {
  const inShop = async (locale: string, tag?: string) => langOf(speaking(await shopWith({ locale }), tag))

  expect(await inShop('de-AT')).toBe('de')
  expect(await inShop('pl-PL')).toBe('en-GB')
  expect(await inShop('en-US', 'en')).toBe('en-US')
  expect(await inShop('en-GB', 'ja')).toBe('ja')
})

test('dates are the shop’s where it speaks the language, with the digits of references', async () => {
  const manner = async (locale: string, tag: string) => speaking(await shopWith({ locale }), tag).profile.locale

  expect(await manner('de-AT', 'de')).toBe('de-AT')
  expect(await manner('de-DE', 'en')).toBe('en-GB')
  expect(await manner('ar-EG', 'ar')).toBe('ar-EG-u-nu-latn')
})

test('sentences in a row have a space between them where the language has one', () => {
  expect([joined('Eins.', '', 'Zwei.'), joined('一。', '二。')]).toEqual(['Eins. Zwei.', '一。二。'])
})
