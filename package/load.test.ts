// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Chaxi } from './api.ts'

const src = 'https://chat.example/widget.js'
const added: HTMLScriptElement[] = []
const calls: unknown[][] = []

/** What the script puts into the page, as far as the page can tell. */
function comesIn() {
  const noted =
    (name: string) =>
    (...given: unknown[]) =>
      void calls.push([name, ...given])
  const names = ['open', 'close', 'toggle', 'say', 'book', 'highlight', 'identify']
  window.chaxi = {
    ...Object.fromEntries(names.map((name) => [name, noted(name)])),
    logout: async () => noted('logout')(),
    destroy() {
      calls.push(['destroy'])
      window.chaxi = undefined
    },
  }
  document.dispatchEvent(new CustomEvent('chaxi:ready', { detail: null }))
}

/** The script that was asked for last has come. */
async function scriptComes() {
  comesIn()
  added.at(-1)?.onload?.(new Event('load'))
  await settled()
}

const settled = () => new Promise((done) => setImmediate(done))
let chaxi: Chaxi
let load: typeof import('./load.ts').load
let ready: typeof import('./load.ts').ready

beforeEach(async () => {
  added.length = calls.length = 0
  vi.resetModules()
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) added.push(script)
  })
  const all = await import('./index.ts')
  chaxi = all.chaxi
  load = all.load
  ready = all.ready
})
afterEach(async () => {
  chaxi.destroy()
  await settled()
  window.chaxi = undefined
})

test('the merchant’s script is asked for with the options as its attributes', async () => {
  load({
    src,
    integrity: 'sha384-x',
    nonce: 'n1',
    launcher: 'none',
    memberTokenUrl: '/token',
    open: true,
    webmcp: undefined,
  })
  await settled()

  const [script] = added
  expect([script?.src, script?.integrity, script?.crossOrigin, script?.nonce]).toEqual([
    src,
    'sha384-x',
    'anonymous',
    'n1',
  ])
  expect(
    ['launcher', 'member-token-url', 'open', 'webmcp'].map((name) => script?.getAttribute(`data-${name}`)),
  ).toEqual(['none', '/token', '', null])
})

test('what is called before it comes is done in order when it does, and a promise settles then', async () => {
  const loggedOut = vi.fn()
  chaxi.say('Hello')
  load({ src })
  chaxi.book('first-steep', 's1')
  void chaxi.logout().then(loggedOut)
  chaxi.highlight('first-steep')
  await settled()
  expect([calls, loggedOut.mock.calls]).toEqual([[], []])

  await scriptComes()
  expect(calls).toEqual([['say', 'Hello'], ['book', 'first-steep', 's1'], ['logout'], ['highlight', 'first-steep']])
  expect(loggedOut).toHaveBeenCalledOnce()
  expect(await ready()).toBe(window.chaxi)
})

test('once it is there a call is one at once', async () => {
  load({ src })
  await settled()
  await scriptComes()
  chaxi.open()

  expect(calls).toEqual([['open']])
})

test('taken out and put back in the same breath, it stays as it is', async () => {
  const first = load({ src, theme: 'dark' })
  first()
  const second = load({ theme: 'dark', src })
  await settled()
  await scriptComes()
  second()
  load({ src, theme: 'dark' })
  await settled()

  expect([added.length, calls]).toEqual([1, []])
})

test('taken out it is gone, and what nobody will do any more is refused', async () => {
  const unload = load({ src })
  await settled()
  await scriptComes()
  unload()
  await settled()
  expect(calls).toEqual([['destroy']])

  const late = load({ src })
  const refused = expect(chaxi.logout()).rejects.toThrow('taken out')
  await settled()
  late()
  await scriptComes()
  await refused
  expect(calls).toEqual([['destroy'], ['destroy']])
})

test('two that want it share it until neither does', async () => {
  const first = load({ src })
  const second = load({ src })
  await settled()
  await scriptComes()
  first()
  await settled()
  expect(calls).toEqual([])

  second()
  await settled()
  expect(calls).toEqual([['destroy']])
})

test('in another language it comes anew, open and signed in as it was', async () => {
  const unload = load({ src, locale: 'de' })
  const token = async () => 'a.b.c'
  chaxi.identify(token)
  await settled()
  await scriptComes()
  document.dispatchEvent(new CustomEvent('chaxi:open'))
  calls.length = 0
  unload()
  load({ src, locale: 'fr' })
  await settled()
  await scriptComes()

  expect([added.length, added.at(-1)?.dataset.locale]).toEqual([2, 'fr'])
  expect(calls).toEqual([['destroy'], ['identify', token], ['open']])
})

test('in other colours it does not come anew', async () => {
  const widget = document.createElement('chaxi-widget')
  widget.attachShadow({ mode: 'open' })
  document.body.append(widget)
  const unload = load({ src, theme: 'light' })
  await settled()
  await scriptComes()
  unload()
  load({ src, theme: 'dark' })
  await settled()
  widget.remove()

  expect([added.length, calls, widget.dataset.theme]).toEqual([1, [], 'dark'])
})

test('who has signed out is not signed in again with the next widget', async () => {
  chaxi.identify('a.b.c')
  void chaxi.logout()
  load({ src })
  await settled()
  await scriptComes()

  expect(calls).toEqual([['logout']])
})

describe('where the page has the script tag, too', () => {
  test('that one is used, and stays when it is not wanted here any more', async () => {
    comesIn()
    const unload = load({ src })
    await settled()
    chaxi.open()
    unload()
    await settled()

    expect([added, calls]).toEqual([[], [['open']]])
  })

  test('it goes when it is destroyed, loaded here or not', async () => {
    comesIn()
    chaxi.destroy()
    comesIn()
    load({ src })
    await settled()
    chaxi.destroy()

    expect([calls, window.chaxi]).toEqual([[['destroy'], ['destroy']], undefined])
  })

  test('calls wait for it without any load', async () => {
    chaxi.say('Hello')
    comesIn()

    expect(calls).toEqual([['say', 'Hello']])
  })
})

describe('a script that cannot be had', () => {
  test('is told once and refuses what waits, and is asked for again when it is wanted again', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const unload = load({ src, integrity: 'sha384-x' })
    const refused = expect(ready()).rejects.toThrow(`${src} did not load`)
    await settled()
    added[0]?.onerror?.(new Event('error'))
    await refused
    await expect(chaxi.logout()).rejects.toThrow('has the hash that the page gives')
    chaxi.open()
    expect(warned).toHaveBeenCalledOnce()

    unload()
    load({ src, integrity: 'sha384-x' })
    await settled()
    await scriptComes()
    expect(added).toHaveLength(2)
    expect(await ready()).toBe(window.chaxi)
  })

  test('is told from one that is something else', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    load({ src })
    const refused = expect(ready()).rejects.toThrow('is not the script of a Chaxi server')
    await settled()
    added[0]?.onload?.(new Event('load'))

    await refused
  })
})

test('the page hears what happens until it stops listening, widget or none', () => {
  const heard = vi.fn()
  const off = chaxi.on('booking', heard)
  document.dispatchEvent(new CustomEvent('chaxi:booking', { detail: 1 }))
  off()
  document.dispatchEvent(new CustomEvent('chaxi:booking', { detail: 2 }))

  expect(heard.mock.calls).toEqual([[1]])
})

test('where a page requires Trusted Types, the address comes from the policy called chaxi', async () => {
  const createScriptURL = vi.fn((address: string) => address)
  const createPolicy = vi.fn(() => ({ createScriptURL }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  load({ src })
  await settled()
  vi.unstubAllGlobals()

  expect([createPolicy.mock.calls[0]?.at(0), createScriptURL.mock.calls]).toEqual(['chaxi', [[src]]])
})
