// @vitest-environment happy-dom
import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hintAt } from './hint.ts'

const key = 'chaxi-hint:https://shop.example'
const nothing = (): string => ''
const launcher = document.createElement('button')
const label = launcher.appendChild(document.createElement('span'))
let hint = signal('')
let fetched: number

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  localStorage.clear()
  hint = signal('')
  fetched = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page with a hint, as it comes. */
function comes({ kept = nothing, gone = new AbortController().signal, isAway = false } = {}) {
  Object.assign(label, { lang: 'de', textContent: 'Fragen Sie uns' })
  const panel = async () => {
    fetched += 1
    if (!isAway) return { hint }
    Object.assign(label, { lang: 'en', textContent: 'It did not load.' })
    throw new Error('offline')
  }
  return hintAt({ baseUrl: 'https://shop.example', kept, panel, gone, launcher }, 'Shall we help?')
}

async function afterAWhile(coming: Promise<void>) {
  await vi.advanceTimersByTimeAsync(8000)
  await coming
}

test('a hint is said after a while, and nothing is fetched or noted before', async () => {
  const coming = comes()
  await vi.advanceTimersByTimeAsync(7999)
  expect([fetched, localStorage.length]).toEqual([0, 0])

  await vi.advanceTimersByTimeAsync(1)
  await coming
  expect([hint.value, localStorage.getItem(key)]).toEqual(['Shall we help?', '1'])
})

test('the next page does not say it again, nor another tab that came at the same time', async () => {
  const tabs = [comes(), comes()]
  await vi.advanceTimersByTimeAsync(8000)
  await Promise.all(tabs)
  expect(fetched).toBe(1)

  hint.value = ''
  await afterAWhile(comes())
  expect([hint.value, fetched]).toEqual(['', 1])
})

test.each([
  ['has talked with the shop before', { kept: () => '{"session":{}}' }],
  ['has opened the panel meanwhile', { kept: vi.fn(() => '{"session":{}}').mockReturnValueOnce('') }],
  ['is on a page that has given the widget up', { gone: AbortSignal.abort() }],
])('whoever %s is not told', async (_, visitor) => {
  await afterAWhile(comes(visitor))

  expect([hint.value, fetched, localStorage.length]).toEqual(['', 0, 0])
})

test('where the browser refuses storage it is said on each page', async () => {
  vi.stubGlobal('localStorage', undefined)
  await afterAWhile(comes())
  await afterAWhile(comes())

  expect([hint.value, fetched]).toEqual(['Shall we help?', 2])
})

test('a hint that cannot be fetched leaves the launcher as it was, and is said by the next page', async () => {
  const coming = expect(comes({ isAway: true })).rejects.toThrow('offline')
  await vi.advanceTimersByTimeAsync(8000)
  await coming
  expect(launcher.innerHTML).toBe('<span lang="de">Fragen Sie uns</span>')

  await afterAWhile(comes())
  expect(hint.value).toBe('Shall we help?')
})
