import { expect, test } from 'vitest'
import { sentences, speaking } from '../../languages/languages.ts'
import { shopWith } from '../booking-for-tests.ts'
import { readWhen } from '../when.ts'
import { readingOf } from './reading.ts'
import type { Heard } from './wanted.ts'

const shop = { now: '2026-11-21T10:00:00Z', timezone: 'Europe/London', locale: 'en-GB' }
const read = async (said: string, language = 'en') =>
  readingOf(readWhen(said, shop) ?? {}, speaking(await shopWith(), language))

test.each([
  ['Saturday the 28th, afternoon', 'I read that as Sat 28 Nov, afternoon.'],
  ['tomorrow after 5pm', 'I read that as Sun 22 Nov, from 17:00.'],
  ['Saturday', 'I read that as Sat 21 Nov or Sat 28 Nov.'],
  ['Friday 2-4pm', 'I read that as Fri 27 Nov, 14:00 to 16:00.'],
  ['next week', 'I read that as Mon 23 Nov to Sun 29 Nov.'],
  ['asap', 'I read that as the first available.'],
  ['any day but Wednesday', 'I read that as not Wed.'],
  ['any day but the 25th', 'I read that as not Wed 25 Nov.'],
  ['some Friday in December', 'I read that as any Fri from Fri 4 Dec to Fri 25 Dec.'],
  ['Saturday the 27th', 'The weekday and the date do not agree: Fri 27 Nov or Sat 28 Nov?'],
])('“%s” is said back as a shopkeeper would', async (said, reading) => {
  expect(await read(said)).toBe(reading)
})

test.each([
  ['de', 'So haben wir das verstanden: Samstag, 28. November, nachmittags.'],
  ['fr', 'Voici ce que nous avons compris : samedi 28 novembre, l’après-midi.'],
  ['es', 'Lo hemos entendido así: sábado, 28 de noviembre, por la tarde.'],
  ['pt', 'Foi isto que entendemos: sábado, 28 de novembro, à tarde.'],
  ['ar', 'هكذا فهمنا طلبك: السبت، 28 نوفمبر، بعد الظهر.'],
  ['zh-Hans', '我们的理解是：11月28日星期六，下午。'],
  ['zh-Hant', '我們的理解是：11月28日星期六，下午。'],
  ['ja', 'ご希望を「11月28日土曜日、午後」と理解しました。'],
])('a guest who reads %s is told in it, with the date as it is written there', async (language, reading) => {
  expect(await read('Saturday the 28th, afternoon', language)).toBe(reading)
})

const heard: Heard[] = [
  { days: ['2026-11-28', '2026-11-29'], from: '14:00', to: '14:00', found: 'nearest' },
  { days: ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'], from: '14:00', to: '16:00' },
  { days: ['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25'], from: '14:00', found: 'nothing' },
  { first_available: true, to: '14:00' },
  { not_days: ['2026-11-25', '2026-11-26'], part: 'morning' },
  { days: ['2026-11-27', '2026-11-28'], clash: true, part: 'evening' },
]

test.each(Object.keys(sentences).filter((language) => language !== 'en'))(
  'whatever was understood, no English is left in what a guest reads in %s',
  async (language) => {
    const shop = speaking(await shopWith(), language)
    const said = heard.map((each) => readingOf(each, shop))
    const english = /\b(?:read|Nov|Dec|Sat|Sun|Mon|from|until|the|nothing|or|not|then)\b/i
    expect(said.filter((each) => english.test(each))).toEqual([])
    expect(new Set(said).size).toBe(heard.length)
    expect(said.filter((each) => /\.\.|،،|, ,/.test(each))).toEqual([])
  },
)

test('where nothing was understood, nothing is said', async () => {
  expect(await read('whenever')).toBe('')
})
