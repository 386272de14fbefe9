// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Service } from '../contract/catalogue.ts'
import { serving } from './demo-services.ts'
import { homePage } from './home-page.ts'
import { keepLive } from './live.tsx'

const gongfu = (seats: number) => [serving('gongfu-hour', { '2026-11-21T14:00:00Z': seats })]
let page: Document
let clock: Date

beforeEach(() => {
  page = homePage(readFileSync('index.html', 'utf8'))
  clock = new Date('2026-11-21T13:40:00Z')
})

const lines = (of: string) => [...page.querySelectorAll(`${of} .times li`)].map((line) => line.textContent)
const card = '[data-chaxi-service="gongfu-hour"]'

function open(listServices: () => Promise<Service[]>) {
  const book = vi.fn()
  return { book, opened: keepLive(page, { listServices, book, now: () => new Date(clock) }) }
}

test('once the server answers, the card shows its next times in place of the week in words', async () => {
  expect(lines(card)).toEqual(['Wednesday, 18:30', 'Saturday, 14:00'])

  await open(async () => gongfu(4)).opened

  expect(lines(card)).toEqual(['Sat 21 Nov, 14:00 4 seats left'])
  expect(page.querySelector('.today h2')?.textContent).toBe('Today, Saturday 21 November')
  expect(lines('.today')).toEqual(['14:00 Gongfu Hour 4 seats left'])
})

test('while the server does not answer, the page still says the week in words and whether the shop is open', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  await open(() => Promise.reject(new Error('offline'))).opened

  expect(lines(card)).toEqual(['Wednesday, 18:30', 'Saturday, 14:00'])
  expect(page.querySelector('.today__open')?.textContent).toBe('Open until 19:00')
  expect(warned).toHaveBeenCalledOnce()
})

test('pressing a time opens the form on that time', async () => {
  const { book, opened } = open(async () => gongfu(4))
  await opened
  page.querySelector<HTMLButtonElement>(`${card} button`)?.click()

  expect(book).toHaveBeenCalledExactlyOnceWith('gongfu-hour', 'gongfu-hour@2026-11-21T14:00:00Z')
})

test('the times of a members’ sitting can be read but not pressed', async () => {
  await open(async () => [serving('puerh-cellar', { '2026-11-27T19:00:00Z': 3 })]).opened

  expect(lines('[data-chaxi-service="puerh-cellar"]')).toEqual(['Fri 27 Nov, 19:00 3 seats left'])
  expect(page.querySelector('[data-chaxi-service="puerh-cellar"] button')).toBeNull()
})

test('after a booking the seats are counted again, under the finger that rests on them', async () => {
  let seats = 4
  await open(async () => gongfu(seats)).opened
  const pressed = page.querySelector(`${card} button`)
  seats = 3
  page.dispatchEvent(new Event('chaxi:booking'))

  await vi.waitFor(() => expect(lines(card)).toEqual(['Sat 21 Nov, 14:00 3 seats left']))
  expect(page.querySelector(`${card} button`)).toBe(pressed)
})

test('an answer from before a booking does not undo the one from after it', async () => {
  const answers = [Promise.withResolvers<Service[]>(), Promise.withResolvers<Service[]>()]
  const [early, late] = answers
  let asked = 0
  const { opened } = open(() => answers[asked++]?.promise ?? expect.fail('asked too often'))
  page.dispatchEvent(new Event('chaxi:booking'))
  late?.resolve(gongfu(3))
  early?.resolve(gongfu(4))
  await opened

  await vi.waitFor(() => expect(lines(card)).toEqual(['Sat 21 Nov, 14:00 3 seats left']))
})

test('a reader who comes back after some minutes sees new times, one who glanced away does not ask again', async () => {
  const listServices = vi.fn(async () => gongfu(4))
  await open(listServices).opened
  const returnsAfter = (minutes: number) => {
    clock = new Date(clock.getTime() + minutes * 60_000)
    Object.defineProperty(page, 'visibilityState', { value: 'visible', configurable: true })
    page.dispatchEvent(new Event('visibilitychange'))
  }

  returnsAfter(1)
  expect(listServices).toHaveBeenCalledTimes(1)
  returnsAfter(4)
  expect(listServices).toHaveBeenCalledTimes(2)
})
