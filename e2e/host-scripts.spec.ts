import { expect, type Shop, test } from './fixtures.ts'
import { comesTo, type Host, isOfUse, opensHere, saysMuch, tagOf } from './host.ts'
import type { Visitor } from './visitor.ts'

test.use({ ownShop: 'hosts' })

/** What other people's scripts do to a page before ours is there. */
const before: Record<string, string> = {
  'has another base address': `<base href="https://cdn.example/theme/">`,
  'froze the built-ins': `<script>for (const each of [Array, Object, Function, String, Promise, Map, Set, RegExp, Date])
    Object.freeze(each.prototype)</script>`,
  'added to the prototypes': `<script>
    for (const name of ['first', 'last', 'each', 'without', 'include', 'clone', 'toArray', 'remove', 'insert'])
      for (const { prototype } of [Array, String, Function]) prototype[name] = function () { throw new Error(name) }
    Object.prototype.extend = function () { throw new Error('extend') }
    Object.prototype.shopVersion = '1.4'
    Array.prototype.toJSON = function () { return '[' + this.map(JSON.stringify).join(', ') + ']' }</script>`,
  'put its own in place of what the browser has': `<script>
    const [real, parse, stringify] = [fetch, JSON.parse, JSON.stringify]
    fetch = function (...asked) { return new Promise((resolve, reject) => real.apply(this, asked).then(resolve, reject)) }
    JSON.parse = function (text, revive) { return parse.call(this, text, revive) }
    JSON.stringify = function (...given) { return stringify.apply(this, given) }
    Promise = class Promise extends window.Promise {}
    setTimeout = ((later) => function (act, ms) { return later(() => act(), ms) })(setTimeout)
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (type, heard, options) {
      return listen.call(this, type, typeof heard === 'function' ? function (...news) { return heard.apply(this, news) } : heard, options)
    }</script>`,
  'calls an element of its own as ours': `<script>
    customElements.define('chaxi-widget', class extends HTMLElement { connectedCallback() { this.title = 'mine' } })</script>`,
  'has module loaders': `<script>
    define = function () { throw new Error('anonymous define') }
    define.amd = {}
    module = { exports: {} }
    exports = module.exports
    require = function () { throw new Error('require') }</script>`,
}

for (const [does, head] of Object.entries(before))
  test(`on a page that ${does} it works as on any`, async ({ visitor, shop }) => {
    const complaints = await comesTo(visitor.page, shop, { head })
    await isOfUse(visitor)

    expect(complaints).toEqual([])
  })

test('on a page that has keys of its own, what is typed in the panel is typed there', async ({ visitor, shop }) => {
  const { page, panel } = visitor
  const shortcuts = `<input aria-label="Find"><script>
    document.addEventListener('keydown', (event) => {
      if (/INPUT|TEXTAREA/.test(event.target.tagName)) return
      if ([' ', '/', 's', 'Enter'].includes(event.key)) event.preventDefault()
      if (event.key === 's') document.querySelector('input').focus()
    })
    for (const type of ['paste', 'copy', 'cut']) addEventListener(type, (event) => event.preventDefault())</script>`
  await comesTo(page, shop, { body: shortcuts })
  await opensHere(visitor)
  const message = panel.getByRole('textbox', { name: 'Message' })
  await message.click()
  await page.keyboard.type('Two seats')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('please')

  await expect(message).toHaveValue('Two seats\nplease')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+x')
  await page.keyboard.press('Control+v')
  await expect(message).toHaveValue('Two seats\nplease')
  await expect(page.getByLabel('Find')).toHaveValue('')
})

test('on a page whose forms are called as parts of the document it works as on any', async ({ visitor, shop }) => {
  const complaints = await comesTo(visitor.page, shop, { body: '<form name="body"></form><form name="title"></form>' })
  await isOfUse(visitor)

  expect(complaints).toEqual([])
})

const places: Record<string, (tag: (attributes: string) => string) => { head?: string; tag: string }> = {
  'in the head, before there is a body': (tag) => ({ head: tag(''), tag: '' }),
  'in the head, deferred': (tag) => ({ head: tag('defer'), tag: '' }),
  'in the head, as soon as it comes': (tag) => ({ head: tag('async'), tag: '' }),
  'twice in the head': (tag) => ({ head: tag('') + tag(''), tag: '' }),
  'in the head and in the body': (tag) => ({ head: tag(''), tag: tag('async') }),
  'by a tag manager': (tag) => ({
    tag: `<script>document.body.append(Object.assign(document.createElement('script'), { src: '${/src="([^"]+)/.exec(tag(''))?.[1]}' }))</script>`,
  }),
}

for (const [where, at] of Object.entries(places))
  test(`pasted ${where}, it is one widget`, async ({ visitor, shop }) => {
    const complaints = await comesTo(
      visitor.page,
      shop,
      at((attributes) => tagOf(shop, attributes)),
    )
    await isOfUse(visitor)

    await expect(visitor.page.locator('chaxi-widget')).toHaveCount(1)
    expect(complaints).toEqual([])
  })

test('pasted from two addresses, the first to come is the one', async ({ visitor, shop }) => {
  const tag = tagOf(shop, '') + tagOf({ ...shop, origin: `${shop.origin}/w/lantern-leaf` }, '')
  const complaints = await comesTo(visitor.page, shop, { tag })
  await opensHere(visitor)

  await expect(visitor.page.locator('chaxi-widget')).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('pasted as a module, it says what is wrong', async ({ visitor, shop }) => {
  const said = visitor.page.waitForEvent('console', (message) => message.text().startsWith('chaxi:'))
  await comesTo(visitor.page, shop, { tag: tagOf(shop, 'type="module"') })

  expect((await said).text()).toContain('not as module')
})

test('on a page that isolates itself from other origins the pasted tag works as on any', async ({ visitor, shop }) => {
  const complaints = await comesTo(visitor.page, shop, {
    headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
  })
  await isOfUse(visitor)

  expect(await visitor.page.evaluate(() => crossOriginIsolated)).toBe(true)
  expect(complaints).toEqual([])
})

/** As libraries for smooth scrolling and for swiping do. */
const scrollsByScript = `<script>
  addEventListener('wheel', (wheel) => { wheel.preventDefault(); scrollBy(0, wheel.deltaY) }, { passive: false })
  addEventListener('touchmove', (finger) => finger.preventDefault(), { passive: false })</script>`

test('on a page that scrolls by a script of its own, the wheel over the transcript scrolls the transcript', async ({
  visitor,
  shop,
}) => {
  await hasMuchSaid(visitor, shop, { head: scrollsByScript, body: '<main style="height: 3000px">A shop</main>' })
  const { page, transcript } = visitor
  await transcript.hover()
  await page.mouse.wheel(0, -5000)
  await expect.poll(() => transcript.evaluate((box) => box.scrollTop)).toBe(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.mouse.move(100, 100)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } })

  test('on a page that takes every drag for its own, one over the transcript scrolls the transcript alone', async ({
    visitor,
    shop,
  }) => {
    const head = `<meta name="viewport" content="width=device-width">${scrollsByScript}`
    await hasMuchSaid(visitor, shop, { head, body: '<main style="height: 3000px">A shop</main>' })
    const { page, transcript } = visitor
    const browser = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((y) => ({ x: 200, y })) })
    for (const _ of ['once', 'again']) {
      await touch('touchStart', 200)
      for (let y = 230; y < 500; y += 30) await touch('touchMove', y)
      await touch('touchEnd')
    }

    await expect.poll(() => transcript.evaluate((box) => box.scrollTop)).toBe(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

async function hasMuchSaid(visitor: Visitor, shop: Shop, host: Host) {
  await comesTo(visitor.page, shop, host)
  await opensHere(visitor)
  await saysMuch(visitor)
  await expect.poll(() => visitor.transcript.evaluate((box) => box.scrollTop)).toBeGreaterThan(100)
}
