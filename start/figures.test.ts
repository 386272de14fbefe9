import { expect, test } from 'vitest'
import { readFigures, table } from './figures.ts'

const lines = [
  { name: 'races', database: 'postgres', figures: { races: 100, booked_seats: 1800 } },
  { name: 'races', database: 'sqlite', figures: { races: 100, booked_seats: 900 } },
  { name: 'full disks', database: 'sqlite', figures: { disks: 'none' } },
]

test('what was put on record becomes one table, with a column for each database', () => {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  expect(table(readFigures(text)).split('\n')).toEqual([
    '                SQLite  PostgreSQL',
    'full disks',
    '  disks           none           –',
    'races',
    '  races            100         100',
    '  booked seats     900       1,800',
  ])
})

test('nothing on record is an empty table', () => {
  expect(table(readFigures(''))).toBe('  SQLite  PostgreSQL')
})
