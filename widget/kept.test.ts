// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { shop } from './fake-shop.ts'
import { type Kept, type KeptUnsent, keeper } from './kept.ts'

const key = 'chaxi:https://shop.example'
const adas: Kept = { session: { visitor: { id: 'ada' }, token: 't1', workspace: shop }, sub: 'ada', since: '' }
const read = async (stored: string) => JSON.parse(stored)
const keeping = () => keeper('https://shop.example', read, read)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** What the browser tells a page when another tab has written. */
function anotherTabWrites(kept: Kept | undefined) {
  const newValue = kept ? JSON.stringify(kept) : null
  if (newValue) localStorage.setItem(key, newValue)
  else localStorage.removeItem(key)
  dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
}

const comesBack = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('what one page keeps the next one reads, and what is forgotten nobody does', async () => {
  keeping().write(adas)
  expect(await keeping().read()).toEqual(adas)

  keeping().write(undefined)
  expect([await keeping().read(), localStorage.length]).toEqual([undefined, 0])
})

test('whoever is forgotten leaves nothing half typed behind, in this tab or any', () => {
  const changed = vi.fn()
  keeping().watch(changed)
  for (const forget of [() => keeping().write(undefined), () => anotherTabWrites(undefined)]) {
    sessionStorage.setItem('chaxi-form-f1', '{"draft":{"name":"Ada"}}')
    sessionStorage.setItem('the shop’s own', 'stays')
    forget()
    expect(Object.keys(sessionStorage)).toEqual(['the shop’s own'])
  }
  expect(changed.mock.calls).toEqual([[undefined]])
})

test('a page that comes back out of the browser’s memory hears what it missed', async () => {
  keeping().write(adas)
  const changed = vi.fn()
  const stop = keeping().watch(changed)
  comesBack(false)
  expect(changed).not.toHaveBeenCalled()

  comesBack(true)
  await vi.waitFor(() => expect(changed.mock.calls).toEqual([[adas]]))
  localStorage.clear()
  comesBack(true)
  expect(changed).toHaveBeenLastCalledWith(undefined)

  stop()
  comesBack(true)
  expect(changed).toHaveBeenCalledTimes(2)
})

test('of two tabs that write at the same moment both hear what is kept in the end', async () => {
  const changed = vi.fn()
  keeping().watch(changed)
  const others = { ...adas, session: { ...adas.session, token: 't2' } }
  keeping().write(adas)
  dispatchEvent(Object.assign(new Event('storage'), { key, newValue: JSON.stringify(others) }))

  await vi.waitFor(() => expect(changed.mock.calls).toEqual([[adas]]))
})

test('where the browser refuses storage, coming back forgets nobody', () => {
  vi.stubGlobal('localStorage', undefined)
  const changed = vi.fn()
  keeping().watch(changed)
  comesBack(true)
  vi.unstubAllGlobals()

  expect(changed).not.toHaveBeenCalled()
})

test('what is unsent is kept for the tab alone, and leaves with whoever wrote it', async () => {
  const unsent: KeptUnsent = { draft: 'And is', messages: [{ id: 'm1', text: 'Is there?', status: 'queued' }] }
  keeping().writeUnsent(unsent)
  expect([await keeping().readUnsent(), localStorage.length]).toEqual([unsent, 0])

  keeping().write(undefined)
  expect([await keeping().readUnsent(), sessionStorage.length]).toEqual([undefined, 0])
})
