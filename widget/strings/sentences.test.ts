import { describe, expect, test } from 'vitest'
import { ticketWords } from '../../browser/cards/ticket-words.ts'
import { words as cards } from '../../browser/cards/words.ts'
import { Refused, Unreachable } from '../../browser/failures.ts'
import { ErrorCode } from '../../contract/answers.ts'
import { fieldNames } from '../booking-form/field-names.ts'
import { laterWords } from '../booking-form/later-strings.ts'
import { words as formWords } from '../booking-form/strings.ts'
import { sentences as ar } from './ar.ts'
import { sentences as de } from './de.ts'
import { sentences as es } from './es.ts'
import { sentences as fr } from './fr.ts'
import { sentences as ja } from './ja.ts'
import { says as menu } from './menu.ts'
import { says as offer } from './offer.ts'
import { says as panel } from './panel.ts'
import { sentences as pt } from './pt.ts'
import { says as said } from './said.ts'
import type { Sentences } from './sentences.ts'
import { says as thumbs } from './thumbs.ts'
import { sentences as zhHans } from './zh-Hans.ts'
import { sentences as zhHant } from './zh-Hant.ts'

const form = { ...laterWords, ...formWords }
const en: Sentences = { panel, said, thumbs, menu, offer, cards, ticket: ticketWords, form, laterForm: form }
const others = { de, fr, es, pt, ar, 'zh-Hans': zhHans, 'zh-Hant': zhHant, ja }
const locales = Object.entries(others)

const counts = [0, 1, 2, 3, 11, 100]
const hours = Array.from({ length: 24 }, (_, hour) => [hour])
// No letters, so that none is taken for a word of ours.
const [one, two, three, four] = ['⟦1⟧', '⟦2⟧', '⟦3⟧', '⟦4⟧']
const service = { plans: [{ name: one, price: { amount: 5800, currency: 'EUR', per: 'month' } }] }

const refusals = [
  ...ErrorCode.options.map((error) => new Refused({ error, detail: 'Ask the shop.' }, 3596)),
  ...['/email', '/seats', '/text'].map(
    (path) => new Refused({ error: 'bad_request', detail: 'See.', issues: [{ path, message: 'Use another one.' }] }),
  ),
]

const counted = (...more: unknown[]) => counts.map((count) => [count, ...more])
const given: Record<string, unknown[][]> = {
  ...Object.fromEntries(
    'unread minutes keptBriefly dayTimes dayLeft seatsLeft fits youAsked keep minutesLeft stillFree book ending seats earlier placeOnList'
      .split(' ')
      .map((name) => [name, counted()]),
  ),
  'cards.more': counted('sittings'),
  'menu.booked': counted(),
  tooLong: [[2000]],
  kept: counted(one),
  gone: counted(one),
  staysKept: counted(one),
  noneFit: [...counted(true), ...counted(false)],
  totalFor: counts.map((count) => [one, count]),
  timesFor: counts.map((count) => [one, count]),
  what: counts.map((count) => [one, count]),
  greeting: hours,
  each: ['seat', 'person', 'table', 'hour', 'month', 'year', two].map((per) => [one, per]),
  priceForEach: ['seat', 'person', 'table', 'hour', 'month', 'year', two].map((per) => [per]),
  withPlan: [[service, { locale: 'de' }]],
  membersOf: [[service, { locale: 'de' }]],
  sources: [[[one, two]]],
  'panel.why': [...refusals, new Unreachable()].map((problem) => [problem]),
  why: refusals.map((refused) => [refused]),
  fault: fieldNames.map((field) => [field, 'Use another one.']),
  starters: [[{ service: one, services: two }]],
  ofWhole: [['table'], ['seat']],
  operator: [[one], []],
  isWriting: [[one], []],
  writeTo: [[one], []],
  noTimes: [[one], ['']],
  yourTime: [[one], [one, two]],
}

/** Every sentence there is, as it reads with sample arguments, under where it stands. */
function sentencesIn(words: unknown, path: string): [string, string][] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function') {
    const name = path.split('.').at(-1) ?? ''
    const samples = given[path] ?? given[name] ?? [[one, two, three, four]]
    return samples.flatMap((sample, place) => sentencesIn(words(...sample), `${path}.${place}`))
  }
  return Object.entries(words ?? {}).flatMap(([name, part]) => sentencesIn(part, path ? `${path}.${name}` : name))
}

const english = new Map(sentencesIn(en, ''))

/** The arguments that a sentence repeats: our marks, times and numbers that are written in digits. */
const marksIn = (text: string) => new Set(text.match(/⟦\d⟧|\d+/g))

// What the shop calls what it books is for its own language only.
const ofTheShop =
  /[fF]orm\.(title|whichService|service|expiredText|ask)|cards\.(heading|more)|said\.starters|bookAnother/

describe.each(locales)('in %s', (locale, sentences) => {
  const all = sentencesIn(sentences, '')

  test('there is something to say wherever English says something', () => {
    const silent = all.filter(([path, text]) => text.trim() === '' && english.get(path)?.trim() !== '')

    expect(silent).toEqual([])
    expect(all.length).toBeGreaterThan(400)
  })

  test('nothing is left in English', () => {
    // Words that a language shares with English, and what no language has words of its own for.
    const shared = /^(Name|Message|Conversation|Assistant|6\+|, |E-mail|\P{L}*|\d+ min|⟦1⟧, ⟦2⟧|⟦1⟧, assistant|menu)$/u
    const copied = all.filter(([path, text]) => english.get(path) === text && !shared.test(text))
    const spelt = all.filter(([, text]) =>
      /\b(the|your?|seats?|kept|until|choose|press|booking|shop|again)\b/i.test(text),
    )

    expect(copied).toEqual([])
    expect(spelt).toEqual([])
  })

  test('what English says of names, times and numbers is said', () => {
    const lost = all.flatMap(([path, text]) => {
      const wanted = marksIn(english.get(path) ?? '')
      const said = marksIn(text)
      // One and two may be words, and none of something is.
      const missing = [...wanted].filter((each) => !said.has(each) && !['0', '1', '2'].includes(each))
      return missing.length > 0 && !ofTheShop.test(path) ? [`${path}: ${text} (${missing})`] : []
    })

    expect(lost).toEqual([])
  })

  test.runIf(['ar', 'zh-Hans', 'zh-Hant', 'ja'].includes(locale))('it is in its own script', () => {
    const foreign = all.filter(([, text]) => /[a-z]{2}/i.test(text.replace('ada@example.com', '')))

    expect(foreign).toEqual([])
  })
})

test.each([
  [de, ['0 Plätze', '1 Platz', '2 Plätze', '3 Plätze', '11 Plätze', '100 Plätze']],
  [fr, ['0 place', '1 place', '2 places', '3 places', '11 places', '100 places']],
  [es, ['0 plazas', '1 plaza', '2 plazas', '3 plazas', '11 plazas', '100 plazas']],
  [pt, ['0 lugar', '1 lugar', '2 lugares', '3 lugares', '11 lugares', '100 lugares']],
  [ar, ['لا مقاعد', 'مقعد واحد', 'مقعدان', '3 مقاعد', '11 مقعدًا', '100 مقعد']],
  [ja, ['0席', '1席', '2席', '3席', '11席', '100席']],
])('seats are counted as the language counts', (sentences, expected) => {
  expect(counts.map((count) => sentences.cards.seats(count))).toEqual(expected)
})

test.each([
  [de, 42, 'Das war zu oft. Bitte versuchen Sie es in 42 Sekunden noch einmal.'],
  [de, 3596, 'Das war zu oft. Bitte versuchen Sie es in 60 Minuten noch einmal.'],
  [ar, 3596, 'تكرّر ذلك أكثر من اللازم. أعد المحاولة خلال 60 دقيقة.'],
  [ja, 86_000, '回数が多すぎます。24 時間後にもう一度お試しください。'],
])('whoever did something too often reads when it may be tried again', ({ panel, form }, seconds, said) => {
  const detail = `That was too often. Try again in ${seconds} seconds.`
  const refused = new Refused({ error: 'rate_limited', detail }, seconds)

  expect([panel.why(refused), form.why(refused)]).toEqual([said, said])
})

test.each([
  ['/name', 'So konnten wir es nicht annehmen. Bitte ändern Sie es, und versuchen Sie es noch einmal.'],
  ['/seats', 'So viele Plätze gibt es nicht. Bitte wählen Sie weniger.'],
])('what was wrong with %s is said of it', (path, said) => {
  const issues = [{ path, message: 'Choose another one.' }]

  expect(de.form.why(new Refused({ error: 'bad_request', detail: 'See issues.', issues }))).toBe(said)
})

test('Arabic keeps what is not Arabic apart from its own words', () => {
  expect(ar.ticket.what('Gongfu Hour', 2)).toBe('\u2068Gongfu Hour\u2069، مقعدان')
  expect(ar.form.said.joining('السبت', '14:00–15:15')).toContain('\u206614:00–15:15\u2069')
})
