import { expect, test } from 'vitest'
import { slotAt, teaForm } from './fake-form-api.ts'
import { eachPrice, guestTime, shopTime, wholePrice } from './parts.ts'
import { words } from './strings.ts'

const { workspace: shop, services } = teaForm()
const [gongfu, , table] = services
const saturday = slotAt('sat-28', '2026-11-28T14:00:00Z', 3)
const evening = slotAt('sat-28-late', '2026-11-28T17:00:00Z', 3)

const from = (timeZone: string, slot = saturday) =>
  guestTime(slot, shop, words, { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone })

test('a guest whose clock agrees with the shop’s is not told the time twice, whatever their zone is called', () => {
  expect(from('Europe/London')).toBeUndefined()
  expect(from('Europe/Lisbon')).toBeUndefined()
})

test('a guest elsewhere reads their own time too, with the day where it is another', () => {
  expect(from('Asia/Taipei')).toBe('= 22:00 your time')
  expect(from('Asia/Taipei', evening)).toBe('= 01:00 your time, Sun')
})

test('the shop’s time is named after its city', () => {
  expect(shopTime(shop, words)).toBe('London time')
  expect(shopTime({ ...shop, timezone: 'America/New_York' }, words)).toBe('New York time')
})

test('seats are multiplied; a table costs what it costs', () => {
  if (!gongfu || !table) throw new Error('the tea form has three sittings')

  expect(wholePrice(gongfu, 2, shop, words)).toBe('£52 for 2')
  expect(wholePrice(table, 6, shop, words)).toBe('£280 a table')
  expect(eachPrice(gongfu, shop, words)).toBe('£26 a seat')
})
