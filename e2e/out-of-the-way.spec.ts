import type { Page } from '@playwright/test'
import { expect, type Shop, test } from './fixtures.ts'
import { comesTo, type Host, tagOf } from './host.ts'
import type { Visitor } from './visitor.ts'

test.use({ ownShop: 'hosts', contextOptions: { reducedMotion: 'reduce' } })

const launcherOn = (page: Page) => page.locator('chaxi-widget').getByRole('button', { name: /^Ask the shop/ })
const besideOn = (page: Page) => page.locator('chaxi-widget .beside')

/** How far the launcher stands from the window's left, right and lower edge, in pixels. */
async function distances(page: Page) {
  const box = await launcherOn(page).boundingBox()
  const view = page.viewportSize()
  if (!box || !view) throw new Error('There is no launcher to be seen.')
  return { left: box.x, right: view.width - box.x - box.width, below: view.height - box.y - box.height }
}

async function standsAt(page: Page, shop: Shop, host: Host & { attributes?: string } = {}) {
  await page.unrouteAll()
  await comesTo(page, shop, { tag: tagOf(shop, `async ${host.attributes ?? ''}`), ...host })
  return distances(page)
}

test('the launcher stands where its tag says, and as far up as the page says', async ({ visitor: { page }, shop }) => {
  expect(await standsAt(page, shop)).toMatchObject({ right: 24, below: 24 })
  expect(await standsAt(page, shop, { attributes: 'data-launcher="bottom-left"' })).toMatchObject({
    left: 24,
    below: 24,
  })

  const head = '<style>chaxi-widget { --chaxi-launcher-offset: 4em }</style>'
  expect(await standsAt(page, shop, { head })).toMatchObject({ right: 24, below: 88 })
  await launcherOn(page).click()
  const panel = page.locator('chaxi-widget').getByRole('dialog')
  const { y = 0, height = 0 } = (await panel.boundingBox()) ?? {}
  expect([y >= 24, 720 - y - height]).toEqual([true, 88])
})

const bar = (style: string) =>
  `<main style="height: 1000px">A shop</main><div id="bar" style="position: fixed; background: gold; ${style}"><button>Accept</button></div>`

const bars: [what: string, where: string, style: string, below: number, attributes?: string][] = [
  ['a bar about cookies', 'above it', 'inset: auto 0 0; height: 90px', 99],
  [
    'a bar about cookies at a left launcher',
    'above it',
    'inset: auto 0 0; height: 90px',
    99,
    'data-launcher="bottom-left"',
  ],
  ['a round button in its corner', 'above it', 'right: 20px; bottom: 20px; width: 56px; height: 56px', 85],
  [
    'a round button in the other corner',
    'where it always stands',
    'left: 20px; bottom: 20px; width: 56px; height: 56px',
    24,
  ],
  ['a background that is as tall as the window', 'where it always stands', 'inset: 0', 24],
  ['a page that scrolls in a box under its header', 'where it always stands', 'inset: 64px 0 0', 24],
  ['a round button right under it', 'above it', 'right: 24px; bottom: 24px; width: 56px; height: 56px', 89],
  ['a round button under its other end', 'above it', 'right: 100px; bottom: 24px; width: 56px; height: 56px', 89],
  ['a round button under its upper edge', 'above it', 'right: 20px; bottom: 50px; width: 56px; height: 56px', 115],
  ['a bar that sticks to the lower edge', 'above it', 'position: sticky; bottom: 0; height: 90px', 99],
]

for (const [what, where, style, below, attributes] of bars)
  test(`with ${what} the launcher stands ${where}, and the panel too`, async ({ visitor: { page, panel }, shop }) => {
    await standsAt(page, shop, { body: bar(style), attributes })
    await expect.poll(async () => (await distances(page)).below).toBe(below)
    await page.getByRole('button', { name: 'Accept' }).click()

    await launcherOn(page).click()
    const box = await panel.boundingBox()
    expect(box && 720 - box.y - box.height).toBe(below)
  })

test('it goes back down when a bar goes, and up when one comes later', async ({ visitor: { page }, shop }) => {
  const body = bar('inset: auto 0 0; height: 90px').replace('<button', '<button onclick="this.parentNode.remove()"')
  await standsAt(page, shop, { body })
  const below = () => expect.poll(async () => (await distances(page)).below)
  await below().toBe(99)
  await page.getByRole('button', { name: 'Accept' }).click()
  await below().toBe(24)

  await page.evaluate(() => {
    const later = document.createElement('aside')
    Object.assign(later.style, { position: 'fixed', inset: 'auto 0 0', height: '50px' })
    document.body.append(later)
  })
  await below().toBe(59)
})

const BELOW_ALL = 24

const comings: Record<string, () => void> = {
  'comes later, deep in the page': () =>
    document.querySelector('#app')?.insertAdjacentHTML('beforeend', '<div class="bar"><button>Accept</button></div>'),
  'slides in': () => {
    document
      .querySelector('#app')
      ?.insertAdjacentHTML('beforeend', '<div class="bar away"><button>Accept</button></div>')
    requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector('.bar')?.classList.remove('away')))
  },
  'hangs out of a box without height': () =>
    document
      .querySelector('#app')
      ?.insertAdjacentHTML(
        'beforeend',
        '<div style="position: fixed; inset: auto 0 0; height: 0"><div class="bar" style="position: absolute"><button>Accept</button></div></div>',
      ),
  'stands in an element with a shadow': () => {
    const consent = document.createElement('cookie-consent')
    const bar = consent.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
    bar.setAttribute('style', 'position: fixed; inset: auto 0 0; height: 120px; background: gold')
    document.querySelector('#app')?.append(consent)
  },
}

for (const [comes, come] of Object.entries(comings))
  test(`above a bar that ${comes}, the launcher covers none of it, and it comes down when that goes`, async ({
    visitor: { page },
    shop,
  }) => {
    await page.setViewportSize({ width: 390, height: 720 })
    const head = `<style>
      .bar { position: fixed; inset: auto 0 0; height: 120px; background: gold; transition: transform 300ms }
      .away { transform: translateY(100%) }
      .bar button { position: absolute; right: 20px; bottom: 30px; width: 120px; height: 40px }
    </style>`
    const body = '<div id="app"><main>A shop</main></div>'
    await standsAt(page, shop, { head, body })
    const below = () => expect.poll(async () => (await distances(page)).below)
    await below().toBe(BELOW_ALL)

    await page.evaluate(come)
    await below().toBe(129)
    await page.evaluate(() => document.querySelector('#app > :last-child')?.remove())
    await below().toBe(BELOW_ALL)
  })

for (const [where, style, below] of [
  ['in the middle of the window', 'width: 200px; height: 100px', 99],
  ['at its lower edge', 'inset: auto 0 0; width: auto; max-width: none; margin: 0; height: 200px', 99],
] as const)
  test(`behind a modal dialog ${where}, and after it, the launcher stands where it stood`, async ({
    visitor,
    shop,
  }) => {
    const { page } = visitor
    const dialog = `<dialog style="${style}">Sizes</dialog>`
    await standsAt(page, shop, { body: bar('inset: auto 0 0; height: 90px') + dialog })
    const belowNow = async () => (await distances(page)).below
    await expect.poll(belowNow).toBe(below)
    await page.evaluate(() => document.querySelector('dialog')?.showModal())
    await hasLooked(page)
    expect(await belowNow()).toBe(below)

    await page.keyboard.press('Escape')
    await hasLooked(page)
    expect(await belowNow()).toBe(below)
  })

/** The launcher has looked at what is around it since, twice. */
const hasLooked = (page: Page) =>
  page.evaluate(async () => {
    const elementsFromPoint = document.elementsFromPoint.bind(document)
    for (const _ of ['what was under way', 'what has changed'])
      await new Promise<void>((looked) => {
        document.elementsFromPoint = (x, y) => {
          looked()
          return elementsFromPoint(x, y)
        }
        document.body.toggleAttribute('data-changed')
      }).then(() => new Promise(requestAnimationFrame))
    document.elementsFromPoint = elementsFromPoint
  })

test('on a page that changes all the time, the launcher stands still and looks at most four times a second', async ({
  visitor: { page },
  shop,
}) => {
  await standsAt(page, shop, { body: bar('inset: auto 0 0; height: 90px') })
  await expect.poll(async () => (await distances(page)).below).toBe(99)
  const { places, looks, seconds } = await page.evaluate(async () => {
    const launcher = document.querySelector('chaxi-widget')?.shadowRoot?.querySelector('button')
    const places = new Set<number | undefined>()
    const looks = new Set<number>()
    const begun = performance.now()
    let frame = 0
    const elementsFromPoint = document.elementsFromPoint.bind(document)
    document.elementsFromPoint = (x, y) => {
      looks.add(frame)
      return elementsFromPoint(x, y)
    }
    while (looks.size < 8) {
      frame = await new Promise(requestAnimationFrame).then(() => frame + 1)
      document.body.style.setProperty('--frame', `${frame}`)
      document.querySelector('main')?.append(document.createElement('i'))
      places.add(launcher?.getBoundingClientRect().top)
    }
    return { places: places.size, looks: looks.size, seconds: (performance.now() - begun) / 1000 }
  })

  expect(places).toBe(1)
  expect(looks / seconds).toBeLessThanOrEqual(5) // one of them may have been under way
})

/** As docs/widget.md has it. */
const ownButton = `
  const ask = document.querySelector('#ask')
  ask.addEventListener('click', () => window.chaxi?.toggle())
  for (const [event, open] of [['open', true], ['close', false]])
    document.addEventListener('chaxi:' + event, () => ask.setAttribute('aria-expanded', open))`

test('pressed twice before the panel has come, the page’s own button leaves it closed', async ({ visitor }) => {
  const { page, panel } = visitor
  await visitor.visits()
  await page.evaluate(() => {
    window.chaxi?.toggle?.()
    window.chaxi?.toggle?.()
  })
  await page.waitForFunction(() => document.querySelector('chaxi-widget')?.shadowRoot?.querySelector('dialog'))
  await expect(panel).toBeHidden()

  await page.evaluate(() => window.chaxi?.toggle?.())
  await expect(panel).toBeVisible()
})

test('with a button of the page’s own, and no launcher, the focus comes back to it', async ({ visitor, shop }) => {
  const { page, panel } = visitor
  const body = `<main><button id="ask" aria-haspopup="dialog" aria-expanded="false">Questions?</button>
    <a href="#chaxi=open">Ask us</a></main><script>${ownButton}</script>`
  await comesTo(page, shop, { body, tag: tagOf(shop, 'data-launcher="none"') })
  await expect(launcherOn(page)).toBeHidden()
  for (const own of [page.getByRole('button', { name: 'Questions?' }), page.getByRole('link', { name: 'Ask us' })]) {
    await own.focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused()
    await expect(page.locator('#ask')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(own).toBeFocused()
    await expect(page.locator('#ask')).toHaveAttribute('aria-expanded', 'false')
  }
  expect(new URL(page.url()).hash).toBe('')
})

test('links on a page open the panel, a form, or the panel with words in the composer that nobody has sent', async ({
  visitor,
  shop,
}) => {
  const { page, panel } = visitor
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  const body = `<main><a href="#chaxi=ask:Is%20there%20parking%3F">Parking</a> <a href="#chaxi=book:first-steep">Book</a></main>`
  await comesTo(page, shop, { body })
  await page.getByRole('link', { name: 'Parking' }).click()
  await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('Is there parking?')
  expect(sent.filter((path) => path.endsWith('/messages'))).toEqual([])

  const composer = panel.getByRole('textbox', { name: 'Message' })
  await composer.fill('Do you cater for')
  await page.getByRole('link', { name: 'Parking' }).click()
  await panel.getByRole('button', { name: 'Is there parking?' }).click()
  await expect(visitor.transcript).toContainText('You saidIs there parking?')
  await expect(composer).toHaveValue('Do you cater for')

  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Book' }).click()
  await expect(visitor.form).toContainText('First Steep')
})

test('what a page says that is too long for a message stands in the composer, also from the queue', async ({
  visitor,
  shop,
}) => {
  const { page, panel } = visitor
  const head = `<script>window.chaxi = { queue: [['say', 'x'.repeat(2500)]] }</script>`
  await comesTo(page, shop, { head })

  await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('x'.repeat(2500))
  await expect(panel).toContainText('A message has 2000 characters at most. (2500)')
})

test('a link that opens the panel leaves a site that keeps its route in the address where it was', async ({
  visitor: { page, panel },
  shop,
}) => {
  const body = `<main><a href="#chaxi=open">Ask us</a><h1></h1></main><script>
    const draw = () => { document.querySelector('h1').textContent = location.hash || 'Home' }
    addEventListener('hashchange', draw)
    draw()</script>`
  await comesTo(page, shop, { body })
  await page.evaluate(() => {
    location.hash = '#/products/7'
  })
  await page.getByRole('link', { name: 'Ask us' }).click()
  await expect(panel).toBeVisible()

  await expect(page.locator('h1')).toHaveText('#/products/7')
  expect(new URL(page.url()).hash).toBe('#/products/7')
})

test('a word that comes while the panel is closed is shown at the launcher, and opens it or is put away', async ({
  visitor,
  shop,
}) => {
  const { page, panel } = visitor
  await comesTo(page, shop)
  const asksAndCloses = async (words: string) => {
    const closed = Promise.withResolvers<void>()
    await page.route('**/messages', (route) => closed.promise.then(() => route.continue()), { times: 1 })
    await launcherOn(page).click()
    await visitor.says(words)
    await panel.getByRole('button', { name: 'Close' }).click()
    closed.resolve()
  }
  await asksAndCloses('Is there parking?')
  await expect(besideOn(page)).toContainText('There is no parking in the yard.')
  await expect(launcherOn(page)).toContainText('1 new')
  await visitor.findsNoBarrier()
  await besideOn(page).getByRole('button', { name: 'Close' }).click()
  await expect(besideOn(page)).toHaveCount(0)
  await expect(launcherOn(page)).toContainText('1 new')

  await asksAndCloses('Are dogs allowed?')
  await besideOn(page)
    .getByRole('button', { name: /White Tea Walk only/ })
    .click()
  await expect(panel).toBeVisible()
  await expect(besideOn(page)).toHaveCount(0)
})

test('what an earlier page told is no news on the next', async ({ visitor, shop }) => {
  const { page, panel, transcript } = visitor
  await comesTo(page, shop)
  await launcherOn(page).click()
  await visitor.says('Is there parking?')
  await expect(transcript).toContainText('Snowsfields')
  await page.reload()
  await launcherOn(page).click()
  await expect(transcript).toContainText('Snowsfields')
  await panel.getByRole('button', { name: 'Close' }).click()

  await expect(launcherOn(page)).toHaveText('Ask the shop')
})

test('a hint is said once to each visitor, after a while, and nothing is stored or asked before', async ({
  visitor,
  shop,
}) => {
  const { page, panel } = visitor
  const asked = await hinted(visitor, shop)
  expect([asked, await stored(page)]).toEqual([[], []])

  await page.clock.resume()
  await page.clock.runFor(8100)
  await expect(besideOn(page)).toContainText('Shall we help you choose?')
  await visitor.findsNoBarrier()
  expect([asked, await stored(page)]).toEqual([[], [`chaxi-hint:${shop.origin}`]])
  await besideOn(page)
    .getByRole('button', { name: /Shall we/ })
    .click()
  await expect(panel).toBeVisible()

  await page.reload()
  await page.clock.runFor(20_000)
  await expect(launcherOn(page)).toBeVisible()
  await expect(besideOn(page)).toHaveCount(0)
})

test('a hint can be put away, and is not said to whoever opens the panel first', async ({ visitor, shop }) => {
  const { page, panel } = visitor
  await hinted(visitor, shop)
  await page.clock.resume()
  await page.clock.runFor(8100)
  await besideOn(page).getByRole('button', { name: 'Close' }).click()
  await expect(besideOn(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await launcherOn(page).click()
  await panel.getByRole('button', { name: /^Where are you/ }).waitFor()
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(20_000)
  await expect(besideOn(page)).toHaveCount(0)
})

/** Comes to a page with a hint, whose clock stands. What is asked of the shop from then on, but for files, is in the answer. */
async function hinted({ page }: Visitor, shop: Shop) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(shop.origin) && !/\.js$/.test(request.url())) asked.push(request.url())
  })
  await page.clock.install({ time: '2026-12-03T12:00:00Z' })
  await page.clock.pauseAt('2026-12-03T12:00:01Z')
  await comesTo(page, shop, { tag: tagOf(shop, 'data-hint="Shall we help you choose?"') })
  await page.waitForLoadState('networkidle')
  return asked
}

const stored = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
