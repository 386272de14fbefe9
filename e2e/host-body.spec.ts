import { expect, type Shop, test } from './fixtures.ts'
import { comesTo, isOfUse, opensHere, SITE, saysMuch, tagOf } from './host.ts'
import { swaps } from './swaps.ts'
import type { Visitor } from './visitor.ts'

test.use({ ownShop: 'hosts' })

for (const [does, swap] of Object.entries(swaps))
  test(`on a page that ${does}, the panel stays open with what was said and typed`, async ({ visitor, shop }) => {
    const { page, panel, transcript } = visitor
    const complaints = await comesTo(page, shop)
    await opensHere(visitor)
    await visitor.says('Is there parking?')
    await expect(transcript).toContainText('Snowsfields')
    await panel.getByRole('textbox', { name: 'Message' }).fill('And are')
    for (const _ of ['once', 'again']) {
      await page.evaluate(swap)
      await expect(page.locator('main')).toHaveText('Page two')
      await expect(panel).toBeVisible()
    }

    await expect(page.locator('chaxi-widget')).toHaveCount(1)
    await expect(transcript).toContainText('Snowsfields')
    await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('And are')
    await visitor.says('Are dogs allowed?')
    await expect(transcript).toContainText('White Tea Walk only')
    await panel.getByRole('button', { name: 'Close' }).click()
    await page.evaluate(swap)
    await isOfUse(visitor)
    expect(complaints).toEqual([])
  })

for (const { where, size } of [
  { where: 'beside the page', size: { width: 1280, height: 720 } },
  { where: 'over the whole screen', size: { width: 390, height: 700 } },
])
  test(`a page that swaps its body leaves the reader and the one who writes where they were, ${where}`, async ({
    visitor,
    shop,
  }) => {
    await visitor.page.setViewportSize(size)
    await swapsWhileReading(visitor, shop)
  })

test('a page that keeps copies of its body to come back to, as Turbo does, has one widget each time', async ({
  visitor,
  shop,
}) => {
  const { page } = visitor
  await comesTo(page, shop, { body: '<main>Page one</main><chaxi-widget data-theme="dark"></chaxi-widget>' })
  await opensHere(visitor)
  for (const _ of ['once', 'again', 'and again']) {
    const before = await page.evaluateHandle(() => document.body.cloneNode(true))
    await page.evaluate(swapBody)
    await expect(page.locator('h1')).toHaveText('The next page')
    await expect(visitor.panel).toBeVisible()
    await page.evaluate((body) => document.body.replaceWith(body), before)
    await expect(page.locator('main')).toHaveText('Page one')
    await expect(visitor.panel).toBeVisible()

    // Beside ours there is the page's own element of that name.
    await expect(page.locator('chaxi-widget')).toHaveCount(2)
    await expect(page.locator('main + chaxi-widget[data-theme="dark"]')).toHaveCount(1)
  }
})

test('who has gone over to a page is not called back by the panel when its body is swapped', async ({
  visitor,
  shop,
}) => {
  const { page, panel } = visitor
  await comesTo(page, shop)
  await opensHere(visitor)
  await visitor.says('Is there parking?')
  await expect(visitor.transcript).toContainText('Snowsfields')
  await page.getByRole('heading', { name: 'A merchant' }).click()
  await page.evaluate(swapBody)
  await page.getByRole('heading', { name: 'The next page' }).waitFor()
  await expect(panel).toBeVisible()

  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

async function swapsWhileReading(visitor: Visitor, shop: Shop) {
  const { page, panel, transcript } = visitor
  await comesTo(page, shop)
  await opensHere(visitor)
  await saysMuch(visitor)
  const composer = panel.getByRole('textbox', { name: 'Message' })
  await transcript.hover()
  await page.mouse.wheel(0, -3000)
  await expect.poll(() => transcript.evaluate((box) => box.scrollTop)).toBe(0)
  await page.mouse.wheel(0, 150)
  await expect.poll(() => transcript.evaluate((box) => box.scrollTop)).toBe(150)
  await composer.fill('half')
  await composer.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 2))
  await page.evaluate(swapBody)
  await expect(composer).toBeFocused()
  expect(await transcript.evaluate((box) => box.scrollTop)).toBe(150)
  await page.keyboard.type('XX')
  await expect(composer).toHaveValue('haXXlf')
}

/** As a framework does that brings the next page's body. */
function swapBody() {
  const next = document.createElement('body')
  next.innerHTML = '<main><h1>The next page</h1></main>'
  document.body.replaceWith(next)
}

test('a page that takes it away as often as it comes is not held up', async ({ visitor: { page }, shop }) => {
  await comesTo(page, shop)
  await page.locator('chaxi-widget').waitFor({ state: 'attached' })
  const times = page.evaluate(async () => {
    let times = 0
    const keepOut = new MutationObserver(() => {
      const widget = document.querySelector('body > chaxi-widget')
      if (widget) times += 1
      widget?.remove()
    })
    keepOut.observe(document.body, { childList: true })
    document.querySelector('chaxi-widget')?.remove()
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    keepOut.disconnect()
    return times
  })

  expect(await times).toBeLessThan(10)
  await expect(page.locator('chaxi-widget')).toHaveCount(1)
})

test('destroyed, it leaves no listener, no clock, no name and no element, and does not come back', async ({
  visitor,
  shop,
}) => {
  const { page } = visitor
  await page.addInitScript(countListeners, shop.origin)
  await comesTo(page, shop, { tag: '' })
  const names = () => page.evaluate(() => Object.getOwnPropertyNames(window).filter((name) => name !== 'heldByWidget'))
  const before = await names()
  const streams = new Set<string>()
  page.on('request', (request) => request.url().endsWith('/events') && streams.add(request.url()))
  await page.addScriptTag({ url: `${shop.origin}/widget.js` })
  expect((await names()).filter((name) => !before.includes(name))).toEqual(['chaxi'])
  await isOfUse(visitor)
  expect(
    await page.evaluate(() => document.querySelectorAll('body > *, head > :not(title, link, script)').length),
  ).toBe(2) // the page's own, and ours

  const held = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'heldByWidget')())
  expect(await held()).toContain('storage')

  const [stream] = streams
  const ended = page.waitForEvent('requestfailed', (request) => request.url() === stream)
  await page.evaluate(() => window.chaxi?.destroy?.())
  await ended
  await expect.poll(held).toEqual([])
  await page.evaluate(() => {
    document.body.innerHTML = ''
  })
  await expect(page.locator('chaxi-widget')).toHaveCount(0)
  expect(await page.evaluate(() => window.chaxi)).toBeUndefined()
})

test('destroyed while it is open, it says that it closes, and opens no more for who still knows it', async ({
  visitor,
  shop,
}) => {
  const { page } = visitor
  const complaints = await comesTo(page, shop, {})
  await opensHere(visitor)
  const closed = await page.evaluate(async () => {
    const kept = window.chaxi
    const closing = new Promise((heard) => document.addEventListener('chaxi:close', () => heard('closed')))
    kept?.destroy?.()
    kept?.open?.()
    return closing
  })

  expect([closed, complaints]).toEqual(['closed', []])
})

test('destroyed while it shows something on the page, it leaves neither mark nor sheet', async ({ visitor, shop }) => {
  const { page } = visitor
  await comesTo(page, shop, { body: '<main data-chaxi-service="first-steep">First Steep</main>' })
  await page.locator('chaxi-widget').waitFor({ state: 'attached' })
  const left = () =>
    page.evaluate(() => [
      document.querySelectorAll('[data-chaxi-highlighted]').length,
      document.adoptedStyleSheets.length,
    ])
  await page.evaluate(() => window.chaxi?.highlight?.('first-steep'))
  await expect.poll(left).toEqual([1, 1])

  await page.evaluate(() => window.chaxi?.destroy?.())
  await expect.poll(left, { timeout: 3000 }).toEqual([0, 0])
})

test('what a page asks to be shown as it sends the widget away is not marked', async ({ visitor, shop }) => {
  const { page } = visitor
  await comesTo(page, shop, { body: '<main data-chaxi-service="first-steep">First Steep</main>' })
  await page.locator('chaxi-widget').waitFor({ state: 'attached' })
  const comes = page.waitForResponse(/errands/)
  await page.evaluate(() => {
    window.chaxi?.highlight?.('first-steep')
    window.chaxi?.destroy?.()
  })
  await page.evaluate((errands) => import(errands), (await comes).url())

  await expect(page.locator('[data-chaxi-highlighted]')).toHaveCount(0)
})

test('nothing moves when the launcher comes and the panel opens, nor anything of the page’s later', async ({
  visitor,
  shop,
}) => {
  const { page } = visitor
  await page.addInitScript(() => {
    const shifts: string[] = []
    const note = (list: PerformanceObserverEntryList) =>
      shifts.push(...list.getEntries().map((entry) => JSON.stringify(Reflect.get(entry, 'sources')?.map(nameOf))))
    const nameOf = ({ node }: { node?: Node }) => (node?.getRootNode() === document ? node.nodeName : 'ours')
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
    Reflect.set(window, 'shifts', shifts)
  })
  const shifts = async (): Promise<string[]> => {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    return page.evaluate(() => Reflect.get(window, 'shifts'))
  }
  const body = `<main>${'<p>A line of the shop’s own words.</p>'.repeat(60)}</main>`
  await comesTo(page, shop, { tag: '', body })
  await page.addScriptTag({ url: `${shop.origin}/widget.js` })
  await opensHere(visitor)
  await visitor.panel.getByRole('button', { name: /^Where are you/ }).waitFor()
  expect(await shifts()).toEqual([])

  await visitor.says('Is there parking?')
  await visitor.panel.getByRole('button', { name: 'Not helpful' }).waitFor()
  await visitor.panel.getByRole('button', { name: 'Close' }).click()
  expect((await shifts()).filter((moved) => /[A-Z]/.test(moved))).toEqual([])
})

test('in a page that comes back out of the browser’s memory it goes on', async ({ visitor, shop }) => {
  const { page } = visitor
  await comesTo(page, shop)
  await opensHere(visitor)
  await visitor.says('Is there parking?')
  await expect(visitor.transcript).toContainText('Snowsfields')
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await visitor.says('Are dogs allowed?')

  await expect(visitor.transcript).toContainText('White Tea Walk only')
})

test('in a frame of the merchant’s it is of use, and in a sealed one it says that it cannot', async ({
  visitor,
  shop,
}) => {
  const { page } = visitor
  await page.route(`${SITE}/framed`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Framed</title><body>${tagOf(shop)}` }),
  )
  for (const [sandbox, words] of [
    ['allow-scripts allow-same-origin allow-forms', 'Snowsfields'],
    ['allow-scripts allow-forms', 'Not sent'],
  ] as const) {
    await page.unroute(`${SITE}/host*`)
    await comesTo(page, shop, {
      tag: '',
      body: `<iframe src="/framed" sandbox="${sandbox}" title="Framed" style="width: 600px; height: 700px"></iframe>`,
    })
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Ask the shop' }).click()
    await frame.getByRole('textbox', { name: 'Message' }).fill('Is there parking?')
    await frame.getByRole('textbox', { name: 'Message' }).press('Enter')
    await expect(frame.getByRole('log')).toContainText(words)
  }
})

const refusals: Record<string, () => void> = {
  'refuses storage': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  },
  'has no room left to store': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
}

for (const [does, refuse] of Object.entries(refusals))
  test(`where the browser ${does} it works for as long as the page`, async ({ visitor, shop }) => {
    await visitor.page.addInitScript(refuse)
    const complaints = await comesTo(visitor.page, shop)
    await isOfUse(visitor)
    await visitor.keepsSeats()

    expect(complaints).toEqual([])
  })

/** Counts the listeners that our scripts have on what outlives them: `heldByWidget()`. */
function countListeners(origin: string) {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  const held: { type: string; heard: unknown }[] = []
  const letGo = (type: string, heard: unknown) => {
    const place = held.findIndex((each) => each.type === type && each.heard === heard)
    if (place >= 0) held.splice(place, 1)
  }
  for (const target of [window, document, visualViewport]) {
    if (!target) continue
    target.addEventListener = (type: string, heard: never, options?: AddEventListenerOptions) => {
      if (new Error().stack?.includes(origin)) {
        held.push({ type, heard })
        options?.signal?.addEventListener('abort', () => letGo(type, heard))
        if (options?.once) add.call(target, type, () => letGo(type, heard), { once: true })
      }
      add.call(target, type, heard, options)
    }
    target.removeEventListener = (type: string, heard: never, options?: EventListenerOptions) => {
      letGo(type, heard)
      remove.call(target, type, heard, options)
    }
  }
  Reflect.set(window, 'heldByWidget', () => held.map(({ type }) => type))
}
