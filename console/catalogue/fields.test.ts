import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MerchantRecord } from '../../contract/merchant.ts'
import { codeOf, majorUnits, minorUnits, placed, readClosures, readService } from './fields.ts'
import { readRepeats, ruleWords, writeRepeats } from './rules.ts'
import { fieldText, minutesText, summary } from './words.ts'

const form = (entries: Record<string, string | string[]>) => {
  const data = new FormData()
  for (const [name, values] of Object.entries(entries)) for (const value of [values].flat()) data.append(name, value)
  return data
}

test.each([
  ['28', 'GBP', 2800],
  ['28.5', 'GBP', 2850],
  [' 28,05 ', 'EUR', 2805],
  ['0', 'GBP', 0],
  ['1200', 'JPY', 1200],
  ['28.555', 'GBP', '28.555'],
  ['12.5', 'JPY', '12.5'],
  ['£28', 'GBP', '£28'],
  ['', 'GBP', ''],
  ['-3', 'GBP', '-3'],
])('“%s” in %s is %j in its minor unit, or stays what was typed', (typed, currency, amount) => {
  expect(minorUnits(typed, currency)).toBe(amount)
})

test.each([
  [2800, 'GBP'],
  [2805, 'GBP'],
  [0, 'EUR'],
  [1200, 'JPY'],
])('%d in the minor unit of %s is read back from what is shown for it', (amount, currency) => {
  expect(minorUnits(majorUnits(amount, currency), currency)).toBe(amount)
})

const shop = MerchantRecord.parse(
  JSON.parse(readFileSync(`${import.meta.dirname}/../../demo/lantern-leaf.json`, 'utf8')),
)
const rules = shop.services.flatMap(({ slots }) => slots.map(({ repeats }) => repeats))

test.each([...new Set(rules), undefined, 'FREQ=MONTHLY;BYDAY=1SA', 'FREQ=WEEKLY;COUNT=4;BYDAY=SA'])(
  'the rule %s comes out of its fields as it went in',
  (repeats) => {
    expect(writeRepeats(readRepeats(repeats))).toBe(repeats)
  },
)

test.each([
  [{ starts: '2026-11-03T11:00', repeats: 'FREQ=WEEKLY;BYDAY=TU,TH', seats: 8 }, 'Tue and Thu at 11:00, 8 seats'],
  [
    { starts: '2026-11-07T16:00', repeats: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA', seats: 1 },
    'Sat at 16:00 every 2 weeks, 1 seat',
  ],
  [{ starts: '2026-12-31T20:00', seats: 4 }, '2026-12-31 at 20:00, 4 seats'],
])('a rule reads as somebody says it', (rule, words) => {
  expect(ruleWords(rule)).toBe(words)
})

test('a service’s form reads as the record has it', () => {
  const read = readService(
    form({
      ...{ name: "Pu'erh Night", code: '', covers: 'Aged tea.', plan: 'leaf', duration_minutes: '90' },
      ...{ 'price/amount': '45', 'price/per': 'seat', members_only: 'on', notice_minutes: '', horizon_days: '21' },
      ...{ 'slots/0': '', 'slots/0/starts': '2026-12-04T19:00', 'slots/0/seats': '5', 'slots/0/kind': 'weekly' },
      ...{ 'slots/0/days': ['FR', 'SA'], 'slots/0/every': '2', also_called: ' night tea \n\n dark tea' },
      ...{ 'slots/1': '', 'slots/1/starts': '2026-12-31T20:00', 'slots/1/seats': '', 'slots/1/kind': 'once' },
    }),
    'GBP',
  )

  expect(read).toEqual({
    ...{ code: 'puerh-night', name: "Pu'erh Night", covers: 'Aged tea.', plan: 'leaf', duration_minutes: 90 },
    ...{ price: { amount: 4500, per: 'seat' }, members_only: true, whole_slot: false, horizon_days: 21 },
    slots: [
      { starts: '2026-12-04T19:00', repeats: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SA', seats: 5 },
      { starts: '2026-12-31T20:00', seats: undefined },
    ],
    also_called: ['night tea', 'dark tea'],
  })
})

test('closures leave out what was not filled in', () => {
  const rows = {
    'closures/0': '',
    'closures/0/from': '2026-12-24',
    'closures/0/to': '',
    'closures/0/reason': 'Holidays',
  }
  expect(readClosures(form(rows))).toEqual([{ from: '2026-12-24', reason: 'Holidays' }])
})

test('a fault stands at the nearest field that the form has, or by itself', () => {
  const message = 'No.'
  const names = ['name', 'asks', 'slots/0', 'slots/0/starts']
  const faults = ['/name', '/asks/2', '/slots/0/starts', '/slots/0/repeats', '/plans/1/services/0'].map((path) => ({
    path,
    message,
  }))
  const { at, elsewhere } = placed(faults, names)

  expect(at.map(({ path, message }) => `${path} ${message}`)).toEqual([
    '/name No.',
    '/asks Line 3: No.',
    '/slots/0/starts No.',
    '/slots/0 No.',
  ])
  expect(elsewhere.map(({ path }) => path)).toEqual(['/plans/1/services/0'])
})

test.each([
  ["Pu'erh Cellar", 'puerh-cellar'],
  ['Café à la carte!', 'cafe-a-la-carte'],
  ['茶', ''],
])('“%s” makes the code “%s”', (name, code) => {
  expect(codeOf(name)).toBe(code)
})

test('what changes reads as the shop writes it', () => {
  const writing = { timezone: 'Europe/London', locale: 'en-GB', currency: 'GBP' }
  const read = (name: string, value: unknown) => fieldText(name, value, writing)

  expect(read('price', { amount: 2850, per: 'seat' })).toBe('£28.50 a seat')
  expect(read('duration_minutes', 75)).toBe('1 h 15 min')
  expect(read('members_only', true)).toBe('yes')
  expect(read('asks', [])).toBe('nothing')
  expect(read('closures', [{ from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' }])).toBe(
    '2026-12-24 to 2026-12-26 (Christmas)',
  )
  expect(read('slots', shop.services[0]?.slots)).toContain('Tue and Thu at 11:00')
  expect([minutesText(0), minutesText(45), minutesText(120)]).toEqual(['0 min', '45 min', '2 h'])
  expect(summary([])).toBe('Nothing changes')
})
