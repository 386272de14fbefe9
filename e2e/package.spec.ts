import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../start/run.ts'
import { expect, test } from './fixtures.ts'
import { buildPackage, comesToSite } from './merchant-site.ts'

test.beforeAll(buildPackage)

/** The pinned address of this server's widget and the hash of what is there, as any shop may work them out. */
async function pinnedAt(origin: string) {
  const listed = await (await fetch(`${origin}/widget@none.js`)).json()
  const src = `${origin}/widget@${/versions are ([^,]+?)[,.]?$/.exec(listed.detail)?.[1]}.js`
  const bytes = new Uint8Array(await (await fetch(src)).arrayBuffer())
  return { src, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` }
}

const launcher = 'chaxi-widget button:visible'

test('calls made before the script has come are done in order, settle, and stop where they listen', async ({
  visitor,
  shop,
}) => {
  const body = `<p id="said"></p><script src="/site/chaxi/stub.js"></script><script src="/site/shop.js"></script>
    <script async src="${shop.origin}/widget.js"></script>`
  const shopJs = `
    const said = (text) => { document.querySelector('#said').textContent += text + ' ' }
    window.chaxi.on('open', () => said('open'))
    window.chaxi.on('ready', (detail) => said('ready ' + detail))
    window.chaxi.on('open', () => said('heard after all'))()
    window.chaxi.logout().then(() => said('out'))
    window.chaxi.say('Is there parking?')
    said(typeof window.chaxi.destroy)`
  const complaints = await comesToSite(visitor.page, shop, { body, files: { '/shop.js': shopJs } })

  await expect(visitor.transcript).toContainText('Snowsfields')
  await expect(visitor.page.locator('#said')).toHaveText('undefined ready null out open')
  expect(complaints).toEqual([])
})

test('the element brings the widget, may be moved, changes with its attributes and takes the widget along', async ({
  visitor,
  shop,
}) => {
  const { page, panel, transcript } = visitor
  const body = `<main><div id="here"><chaxi-widget src="${shop.origin}/widget.js" data-theme="light"></chaxi-widget></div>
    <div id="there"></div></main><script type="module" src="/site/chaxi/element.js"></script>`
  const complaints = await comesToSite(page, shop, { body, files: {} })
  await page.locator(launcher).click()
  await visitor.says('Is there parking?')
  await expect(transcript).toContainText('Snowsfields')
  expect(await page.locator('body > :not(main, script), head > script').count()).toBe(1)

  const change = (to: string) =>
    page.evaluate(`(() => { const it = document.querySelector('chaxi-widget[src]'); ${to} })()`)
  await visitor.page.locator('chaxi-widget').getByRole('textbox', { name: 'Message' }).fill('half a senten')
  await change(`document.querySelector('#there').append(it); it.dataset.theme = 'dark'`)
  await expect(page.locator('body > chaxi-widget')).toHaveAttribute('data-theme', 'dark')
  await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('half a senten')

  await change(`document.querySelector('#here').moveBefore(it, null)`)
  await change(`const next = document.createElement('body')
    next.append(document.createElement('main'), it.cloneNode())
    document.body.replaceWith(next)`)
  await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('half a senten')

  await change(`it.dataset.locale = 'de'`)
  await expect(panel.getByRole('textbox', { name: 'Nachricht' })).toBeVisible()
  await expect(transcript).toContainText('Snowsfields')

  await change('it.remove()')
  await expect(page.locator('chaxi-widget')).toHaveCount(0)
  expect(await page.evaluate(() => window.chaxi)).toBeUndefined()
  expect(complaints).toEqual([])
})

test('a module loads the pinned script with its hash, and one with another hash is refused', async ({
  visitor,
  shop,
}) => {
  const { src, integrity } = await pinnedAt(shop.origin)
  const main = (hash: string) => `
    import { chaxi, load, ready } from '/site/chaxi/index.js'
    load({ src: '${src}', integrity: '${hash}' })
    chaxi.book('first-steep')
    ready().then(() => { document.title = 'ready' }, (error) => { document.title = error.message })`
  const body = '<script type="module" src="/site/main.js"></script>'
  const complaints = await comesToSite(visitor.page, shop, { body, files: { '/main.js': main(integrity) } })
  await expect(visitor.form).toContainText('First Steep')
  expect([await visitor.page.title(), complaints]).toEqual(['ready', []])

  await visitor.page.unrouteAll()
  const other = `sha384-${createHash('sha384').digest('base64')}`
  await comesToSite(visitor.page, shop, { body, files: { '/main.js': main(other) } })
  await expect(visitor.page).toHaveTitle(/did not load.*the hash that the page gives/)
  await expect(visitor.page.locator('chaxi-widget')).toHaveCount(0)
})

test('the pinned tag with its hash works on Chaxi’s own origin under the strictest policy', async ({
  visitor,
  shop,
}) => {
  const { src, integrity } = await pinnedAt(shop.origin)
  const body = `<script async src="${src}" integrity="${integrity}" crossorigin="anonymous"></script>`
  const complaints = await comesToSite(visitor.page, shop, { body, files: {}, at: shop.origin })
  await visitor.page.locator(launcher).click()
  await visitor.says('Is there parking?')

  await expect(visitor.transcript).toContainText('Snowsfields')
  expect(complaints).toEqual([])
})

const frameworks = {
  react: (src: string) => `
    import { createElement as h, StrictMode, useState } from 'react'
    import { createRoot } from 'react-dom/client'
    import { Assistant, AssistantElement } from './react.tsx'
    import 'chaxi/element'
    function Page() {
      const [dark, turn] = useState(false)
      const [shown, show] = useState('component')
      return h('div', null,
        h('button', { onClick: () => turn(!dark) }, 'Dark'),
        h('button', { onClick: () => show('element') }, 'As an element'),
        h('button', { onClick: () => show('') }, 'Away'),
        shown === 'component' && h(Assistant, { src: '${src}', dark }),
        shown === 'element' && h(AssistantElement, { src: '${src}' }))
    }
    createRoot(document.querySelector('#app')).render(h(StrictMode, null, h(Page)))`,
  vue: (src: string) => `
    import { createApp, h, ref } from 'vue'
    import { Assistant } from './vue.ts'
    import 'chaxi/element'
    const dark = ref(false)
    const shown = ref('component')
    createApp(() => h('div', [
      h('button', { onClick: () => { dark.value = !dark.value } }, 'Dark'),
      h('button', { onClick: () => { shown.value = 'element' } }, 'As an element'),
      h('button', { onClick: () => { shown.value = '' } }, 'Away'),
      shown.value === 'component' && h(Assistant, { src: '${src}', dark: dark.value }),
      shown.value === 'element' && h('chaxi-widget', { src: '${src}', 'data-theme': 'auto' }),
    ])).mount('#app')`,
}

for (const [name, entry] of Object.entries(frameworks))
  test(`the example for ${name} has the widget while its component is there`, async ({ visitor, shop }) => {
    const { page } = visitor
    const files = { '/app.js': await bundled(entry(`${shop.origin}/widget.js`)) }
    const body = '<main id="app"></main><script type="module" src="/site/app.js"></script>'
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/widget.js') && asked.push(request.url()))
    const complaints = await comesToSite(page, shop, { body, files })
    const press = (label: string) => page.getByRole('button', { name: label }).click()

    await press('Book a seat')
    await expect(visitor.form).toContainText('First Steep')
    await visitor.panel.getByRole('button', { name: 'Close' }).first().click()
    await press('Dark')
    await expect(page.locator('body > chaxi-widget')).toHaveAttribute('data-theme', 'dark')
    expect(asked).toHaveLength(1)

    await press('As an element')
    await page.locator(launcher).click()
    await expect(visitor.form).toContainText('First Steep')
    await visitor.panel.getByRole('button', { name: 'Close' }).first().click()
    await press('Away')
    await expect(page.locator('chaxi-widget')).toHaveCount(0)
    expect(complaints).toEqual([])
  })

/** One file of an entry beside the examples, as a shop's own bundler would make it while the shop is being written. */
async function bundled(entry: string): Promise<string> {
  const path = join(root, 'package/examples/page.js')
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: join(root, 'package/examples'),
    define: {
      'process.env.NODE_ENV': '"development"',
      // What Vue's own plugin would have said.
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'page' ? path : undefined),
        load: (id) => (id === path ? entry : undefined),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'page' } },
  })
  const chunk = [built].flat().flatMap((each) => ('output' in each ? each.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error('The example was not bundled.')
  return chunk.code
}
