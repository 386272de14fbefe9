// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const panel = vi.hoisted(() => ({
  mounted: [] as {
    root: ShadowRoot
    baseUrl: string
    locale: string
    dir: string
    identity: () => unknown
  }[],
  calls: [] as unknown[][],
  missing: false,
}))

// The panel is another file with tests of its own; here it only takes down what the launcher asks of it.
vi.mock('./element.tsx', () => ({
  mount: (given: (typeof panel.mounted)[number]) => {
    if (panel.missing) throw new Error('no such file')
    panel.mounted.push(given)
    const noted =
      (name: string) =>
      async (...args: unknown[]) =>
        void panel.calls.push([name, ...args])
    const calls = ['open', 'close', 'say', 'book', 'identify', 'logOut', 'destroy'].map((name) => [name, noted(name)])
    return { ...Object.fromEntries(calls), conversation: { open: noted('takes up') } }
  },
}))

const fetched = vi.fn()
const launcher = () => document.querySelector('chaxi-widget')?.shadowRoot?.querySelector('button')

/** Runs the script as a page would that carries it with these attributes. */
async function paste(attributes: Record<string, string> = {}, name = 'widget.js') {
  const script = document.createElement('script')
  Object.defineProperty(script, 'src', { value: `https://shop.example/w/tea/${name}` })
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  vi.resetModules()
  await import('./embed.ts')
}

beforeEach(() => {
  document.elementsFromPoint = () => [] // nothing is laid out here
  panel.mounted.length = 0
  panel.calls.length = 0
  panel.missing = false
  vi.stubGlobal('fetch', fetched.mockClear())
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.lang = ''
})
afterEach(() => {
  window.dispatchEvent(new Event('pointerdown')) // takes a mark away, whose clock would outlive the page
  window.chaxi?.destroy?.()
  window.chaxi = undefined
})

test('the page gets one element with a labelled launcher, and nothing is fetched, stored or mounted', async () => {
  const before = document.querySelectorAll('*').length
  await paste()

  expect(document.querySelectorAll('*').length - before).toBe(1)
  expect(launcher()?.textContent).toBe('Ask the shop')
  expect([fetched.mock.calls, localStorage.length, panel.mounted]).toEqual([[], 0, []])
})

test('pasted twice it is one widget', async () => {
  await paste()
  await paste()

  expect(document.querySelectorAll('chaxi-widget')).toHaveLength(1)
})

test('pressing the launcher mounts the panel at the script’s own address and opens it', async () => {
  await paste()
  launcher()?.click()
  await vi.waitFor(() => expect(panel.calls).toEqual([['open']]))

  expect(panel.mounted[0]?.baseUrl).toBe('https://shop.example/w/tea')
})

test.each(['widget@1.2.3.js', 'widget@2.0.0-rc.1.js', 'widget.js?from=a/b'])(
  'as %s it speaks to the same address',
  async (name) => {
    await paste({}, name)
    launcher()?.click()

    await vi.waitFor(() => expect(panel.mounted[0]?.baseUrl).toBe('https://shop.example/w/tea'))
  },
)

test('what the page asked for before the script came is done when it comes', async () => {
  window.chaxi = {
    queue: [
      ['say', 'Hello'],
      ['book', 'gongfu-hour', 's1'],
    ],
  }
  await paste()
  await vi.waitFor(() => expect(panel.calls).toHaveLength(2))

  expect(panel.calls).toEqual([
    ['say', 'Hello'],
    ['book', { subject: 'gongfu-hour', slot_id: 's1' }],
  ])
})

test('calls that the page got wrong are told in the console, and the others and its start are kept', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const queue: unknown[] = [['show'], undefined, ['say', 'Hello']]
  Object.assign(window, { chaxi: { queue } })
  await paste({ 'data-open': '' })
  await vi.waitFor(() => expect(panel.calls).toEqual([['say', 'Hello'], ['open']]))

  expect(warned).toHaveBeenCalledTimes(2)
})

test.each(['false', 'true'])('data-open="%s" is taken at its word', async (said) => {
  await paste({ 'data-open': said })
  await vi.dynamicImportSettled()

  expect(panel.calls).toEqual(said === 'true' ? [['open']] : [])
})

test('what the page has queued hears that the widget is ready', async () => {
  const ready = vi.fn()
  window.chaxi = { queue: [['on', 'ready', ready]] }
  await paste()

  expect(ready).toHaveBeenCalledOnce()
})

test('a panel that cannot be had is said so on the launcher, which can be pressed again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  panel.missing = true
  await paste()
  launcher()?.click()
  await vi.waitFor(() => expect(launcher()?.textContent).toContain('did not load'))

  panel.missing = false
  launcher()?.click()
  await vi.waitFor(() => expect(panel.calls).toEqual([['open']]))
})

const spoken = () => document.querySelector('chaxi-widget')?.shadowRoot?.querySelector<HTMLElement>('.corner')

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE_de', 'de'],
  ['ar-EG', 'ar'],
  ['pt-BR', 'pt'],
  ['es-419', 'es'],
  ['fr_CA', 'fr'],
  ['ja-JP', 'ja'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh_HK', 'zh-Hant'],
  ['zh-MO', 'zh-Hant'],
  ['zh-hant', 'zh-Hant'],
  ['nl', 'en'],
  ['ast', 'en'],
  ['constructor', 'en'],
  ['not a tag', 'en'],
])('asked for “%s” it speaks %s', async (asked, locale) => {
  await paste({ 'data-locale': asked })

  expect(spoken()?.lang).toBe(locale)
})

test('what the tag says comes before what the page is in, and that before what the browser asks for', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl-BE', 'ar', 'de'])
  await paste()
  expect(spoken()?.lang).toBe('ar')

  window.chaxi?.destroy?.()
  document.documentElement.lang = 'de-CH'
  await paste({ 'data-locale': '' })
  expect(spoken()?.lang).toBe('de')

  window.chaxi?.destroy?.()
  await paste({ 'data-locale': 'en-GB' })
  expect(spoken()?.lang).toBe('en')
})

test('what it has no words for is passed over, on the tag, on the page and in the browser', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl', 'ja', 'fr'])
  document.documentElement.lang = 'de'
  await paste({ 'data-locale': 'it' })
  expect(spoken()?.lang).toBe('de')

  window.chaxi?.destroy?.()
  document.documentElement.lang = 'nl'
  await paste()
  expect([spoken()?.lang, launcher()?.textContent]).toEqual(['ja', 'お店に質問'])

  window.chaxi?.destroy?.()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl'])
  await paste({ 'data-locale': 'not a tag' })
  expect(spoken()?.lang).toBe('en')
})

test('in Arabic the launcher and the panel run from right to left', async () => {
  await paste({ 'data-locale': 'ar' })
  launcher()?.click()
  await vi.waitFor(() => expect(panel.mounted).toHaveLength(1))

  expect([spoken()?.dir, launcher()?.textContent]).toEqual(['rtl', 'اسأل المتجر'])
  expect(panel.mounted[0]).toMatchObject({ locale: 'ar', dir: 'rtl' })
})

test('in another language than English a panel that cannot be had is told in English, which is marked as such', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  panel.missing = true
  await paste({ 'data-locale': 'ja' })
  launcher()?.click()

  const label = launcher()?.querySelector('span')
  await vi.waitFor(() => expect([label?.lang, label?.textContent]).toEqual(['en', 'It did not load. Press again.']))

  panel.missing = false
  launcher()?.click()
  expect([label?.lang, label?.textContent]).toEqual(['ja', 'お店に質問'])
})

test('who is signed in is only remembered until the visitor opens', async () => {
  await paste()
  const token = async () => 'a.b.c'
  window.chaxi?.identify?.(token)
  await window.chaxi?.logout?.()
  window.chaxi?.identify?.(token)
  expect(panel.mounted).toEqual([])

  window.chaxi?.open?.()
  await vi.waitFor(() => expect(panel.mounted[0]?.identity()).toBe(token))
})

test('a member token is never asked of another site', async () => {
  await paste({ 'data-member-token-url': 'https://elsewhere.example/token' })
  window.chaxi?.open?.()
  await vi.waitFor(() => expect(panel.mounted).toHaveLength(1))

  const fromSite = panel.mounted[0]?.identity()
  await expect(typeof fromSite === 'function' && fromSite()).rejects.toThrow('is not on this site')
  expect(fetched).not.toHaveBeenCalled()
})

test('signing out ends a visit of an earlier page, too', async () => {
  localStorage.setItem('chaxi:https://shop.example/w/tea', '{}')
  await paste()
  await window.chaxi?.logout?.()

  expect(panel.calls).toEqual([['logOut']])
})

describe('a member of an earlier page', () => {
  const key = 'chaxi:https://shop.example/w/tea'
  const session = { visitor: { id: 'v1', member: { name: 'Ada', email: 'ada@example.com' } }, token: 't1' }
  const tokenFor = (sub: string) => `header.${btoa(JSON.stringify({ sub }))}.signature`
  const signedOut = ['https://shop.example/w/tea/visitor/sessions', expect.objectContaining({ method: 'DELETE' })]
  beforeEach(() => {
    localStorage.setItem(key, JSON.stringify({ session, sub: 'ada', since: '' }))
    fetched.mockResolvedValue(new Response(null, { status: 204 }))
  })

  test('is signed out by a page that does not say so too, though nobody opens the panel', async () => {
    sessionStorage.setItem('chaxi-form-f1', '{"draft":{"email":"ada@example.com"}}')
    await paste()
    await vi.waitFor(() => expect(fetched.mock.calls).toEqual([signedOut]))

    expect([localStorage.getItem(key), sessionStorage.length, panel.mounted]).toEqual([null, 0, []])
  })

  test.each([
    ['a site that has nobody signed in', new Response(null, { status: 401 })],
    ['a site that has somebody else signed in', new Response(tokenFor('bo'))],
  ])('is signed out by %s', async (_, answer) => {
    fetched.mockResolvedValueOnce(answer)
    await paste({ 'data-member-token-url': '/member-token' })
    await vi.waitFor(() => expect(fetched.mock.calls.at(-1)).toEqual(signedOut))

    expect(localStorage.getItem(key)).toBeNull()
  })

  test.each([
    ['answers with a fault of its own', async () => new Response('x', { status: 503 })],
    ['cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays where the site %s: it has not said that nobody is signed in', async (_, answer) => {
    fetched.mockImplementationOnce(answer)
    await paste({ 'data-member-token-url': '/member-token' })
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
    await new Promise((settled) => setImmediate(settled))

    expect([fetched.mock.calls.length, localStorage.getItem(key)]).toEqual([1, expect.stringContaining('ada')])
  })

  test.each([
    ['answers 204', new Response(null, { status: 204 })],
    ['answers 404', new Response('x', { status: 404 })],
    ['answers with nothing', new Response(' ')],
  ])('is signed out where the site %s', async (_, answer) => {
    fetched.mockResolvedValueOnce(answer)
    await paste({ 'data-member-token-url': '/member-token' })
    await vi.waitFor(() => expect(fetched.mock.calls.at(-1)).toEqual(signedOut))
  })

  test('stays where the site vouches for them, which is asked past every cache, and nothing else is', async () => {
    const answer = new Response(tokenFor('ada'))
    fetched.mockResolvedValueOnce(answer)
    await paste({ 'data-member-token-url': '/member-token' })
    await vi.waitFor(() => expect(answer.bodyUsed).toBe(true))

    expect(fetched.mock.calls).toEqual([
      [new URL('/member-token', location.href), expect.objectContaining({ cache: 'no-store' })],
    ])
    expect(localStorage.getItem(key)).not.toBeNull()
  })

  test('stays when a page comes back out of a cache that is older than their sign-in', async () => {
    localStorage.setItem(key, JSON.stringify({ session, sub: 'ada', iat: 200, since: '' }))
    const asked = vi.fn(async () => `header.${btoa(JSON.stringify({ sub: 'bo', iat: 100 }))}.signature`)
    window.chaxi = { queue: [['identify', asked]] }
    await paste()
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())

    expect([fetched.mock.calls, localStorage.length]).toEqual([[], 1])
  })

  test('stays where the page said so before the script came', async () => {
    const asked = vi.fn(async () => tokenFor('ada'))
    window.chaxi = { queue: [['identify', asked]] }
    await paste()
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())

    expect([fetched.mock.calls, panel.mounted]).toEqual([[], []])
  })
})

test('what an anonymous visitor said is kept for the next page', async () => {
  const session = { visitor: { id: 'v1' }, token: 't1' }
  localStorage.setItem('chaxi:https://shop.example/w/tea', JSON.stringify({ session, since: '' }))
  await paste()

  expect([localStorage.length, fetched.mock.calls]).toEqual([1, []])
})

test('what an earlier page could not send is sent though nobody opens the panel, unless it waits for their word', async () => {
  const unsent = (status: string) => JSON.stringify({ draft: '', messages: [{ id: 'm1', text: '"queued"', status }] })
  sessionStorage.setItem('chaxi:https://shop.example/w/tea', unsent('failed'))
  await paste()
  window.chaxi?.destroy?.()
  expect(panel.mounted).toEqual([])

  sessionStorage.setItem('chaxi:https://shop.example/w/tea', unsent('queued'))
  await paste()
  await vi.waitFor(() => expect(panel.calls).toEqual([['takes up']]))
})

test('a link to a service marks it on arrival without the panel, and once', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<section data-chaxi-service="gongfu-hour"></section>')
  const section = document.querySelector('section')
  if (section) section.scrollIntoView = () => {}
  history.replaceState(null, '', '/shop?tea=1&chaxi-highlight=gongfu-hour')
  await paste()
  await vi.waitFor(() => expect(section?.hasAttribute('data-chaxi-highlighted')).toBe(true))

  expect([panel.mounted, location.search]).toEqual([[], '?tea=1'])
})

test('a link to a booking opens its form', async () => {
  history.replaceState(null, '', '/shop?chaxi-book=gongfu-hour')
  await paste()

  await vi.waitFor(() => expect(panel.calls).toEqual([['book', { subject: 'gongfu-hour', slot_id: undefined }]]))
})

test('the page hears what happens until it stops listening', async () => {
  await paste()
  const heard = vi.fn()
  const off = window.chaxi?.on?.('message', heard)
  document.dispatchEvent(new CustomEvent('chaxi:message', { detail: 1 }))
  off?.()
  document.dispatchEvent(new CustomEvent('chaxi:message', { detail: 2 }))

  expect(heard.mock.calls).toEqual([[1]])
})

test('destroyed, it leaves nothing behind', async () => {
  await paste()
  window.chaxi?.destroy?.()

  expect([document.querySelector('chaxi-widget'), window.chaxi]).toEqual([null, undefined])
})

test.each(['before it was ever opened', 'while the panel was on its way', 'after it was opened'])(
  'destroyed %s, it does nothing that a script still asks of it',
  async (when) => {
    await paste()
    const { chaxi } = window
    if (when !== 'before it was ever opened') chaxi?.open?.()
    if (when === 'after it was opened') await vi.waitFor(() => expect(panel.calls).toEqual([['open']]))
    panel.calls.length = 0
    chaxi?.destroy?.()
    chaxi?.open?.()
    chaxi?.say?.('Hello')
    await vi.dynamicImportSettled()

    expect(panel.calls).toEqual(when === 'before it was ever opened' ? [] : [['destroy']])
    expect(panel.mounted).toHaveLength(panel.calls.length)
  },
)
