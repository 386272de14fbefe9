import { expect, test } from 'vitest'
import { newReference } from '../../bookings/reference.ts'
import { claimsIn } from './claims.ts'

const reading = { timezone: 'Europe/London', locale: 'en-GB', currency: 'GBP', now: '2026-11-21T10:00:00Z' }

test.each([
  ['between ten and twelve guests', ['number:10', 'room:12']],
  ['a hundred and ten pounds', ['money:11000 GBP']],
  ['£1,200.50', ['money:120050 GBP']],
  ['1.200,50 €', ['money:120050 EUR']],
  ['¥5000', ['money:5000 JPY']],
  ['50p', ['money:50 GBP']],
  ['10%, ten per cent', ['percent:10', 'percent:10']],
  ['an hour and a half', ['minutes:90']],
  ['1h 30m', ['minutes:90']],
  ['a fortnight of 2 weeks', ['days:14']],
  ['half past two', ['time:150']],
  ['from 10am to 6pm', ['time:600', 'time:1080']],
  ['Saturday the 28th of November 2026', ['date:2026-11-28 on 6']],
  ['tomorrow', ['said:tomorrow']],
  ['call +44 20 7946 0958', ['phone:442079460958']],
  ['mail ADA@example.com', ['email:ada@example.com']],
  ['see shop.example/tea.', ['link:shop.example/tea']],
  ['use TEA20', ['code:tea20']],
  ['Your reference is QWERTYUI', ['reference:QWERTYUI']],
  ['Your reference is abcd-efgh', ['reference:ABCDEFGH']],
  ['２６ pounds, ٢٦ pounds', ['money:2600 GBP', 'money:2600 GBP']],
  ['vingt livres, cinq euros', ['money:2000 GBP', 'money:500 EUR']],
  ['mille quatre cents livres', ['money:140000 GBP']],
  ['zweihundertachtzig Pfund', ['money:28000 GBP']],
  ['二百八十英镑', ['money:28000 GBP']],
  ['خمس وسبعون دقيقة', ['minutes:75']],
  ['une demi-heure, hora y cuarto, 1時間半', ['minutes:30', 'minutes:75', 'minutes:90']],
  ['kaksi euros', ['unread:euros']],
  ['twen\u200bty-six pounds', ['money:2600 GBP']],
])('"%s" asserts %j', (text, claims) => {
  expect(claimsIn(text, reading).map(([first]) => first)).toEqual(claims)
})

test.each([
  'no one of them',
  'a well-kept step-free room',
  'first come',
  'step-free',
  'feel free to ask',
  'any free seats',
  'a second cup',
  'May I?',
])('"%s" asserts nothing', (text) => {
  expect(claimsIn(text, reading)).toEqual([])
})

test('each reference that we give is read as one, in any case, with a hyphen or without', () => {
  for (let count = 0; count < 500; count++) {
    const given = newReference()
    const plain = given.replace('-', '')
    for (const written of [given, given.toLowerCase(), plain])
      expect(claimsIn(`Your booking ${written} is there.`, reading), written).toEqual([[`reference:${plain}`]])
  }
})
