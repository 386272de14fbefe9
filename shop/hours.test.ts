// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { homePage } from './home-page.ts'
import { markToday, openness, readHours } from './hours.ts'

const page = homePage(readFileSync('index.html', 'utf8'))
const table = page.querySelector<HTMLTableElement>('.hours') ?? expect.fail('the page has no hours')
const saying = (instant: string) => openness(readHours(table), new Date(instant))

test('while the doors are open the page says until when', () => {
  expect(saying('2026-11-21T13:40:00Z')).toBe('Open until 19:00')
  expect(saying('2026-11-24T10:00:00Z')).toBe('Open until 18:00')
})

test('before the doors open the page says when they will', () => {
  expect(saying('2026-11-21T09:29:00Z')).toBe('Opens at 09:30')
})

test('from closing time on the page names the next opening', () => {
  expect(saying('2026-11-21T19:00:00Z')).toBe('Closed until Sun 09:30')
})

test('after closing on Sunday the next opening is Tuesday, for the shop keeps Mondays', () => {
  expect(saying('2026-11-22T20:00:00Z')).toBe('Closed until Tue 10:00')
  expect(saying('2026-11-23T12:00:00Z')).toBe('Closed today, opens Tue 10:00')
})

test('the doors keep London time, summer time included', () => {
  expect(saying('2026-07-04T08:29:00Z')).toBe('Opens at 09:30')
  expect(saying('2026-07-04T08:30:00Z')).toBe('Open until 19:00')
})

test('only the row of the day is marked, also when the day has changed', () => {
  markToday(table, new Date('2026-11-21T13:40:00Z'))
  markToday(table, new Date('2026-11-23T13:40:00Z'))

  expect([...table.querySelectorAll('[data-today] th')].map((day) => day.textContent)).toEqual(['Monday'])
})
