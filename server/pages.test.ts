import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { seeded } from './seeded.ts'
import { WIDGET_VERSION, widgetsIn } from './widgets.ts'

// The pages as they were last built; `npm test` builds them first.

test('the script tag travels compressed, and not again while it is the same', async () => {
  await using shop = await seeded()
  const first = await shop.app.request('/widget.js', { headers: { 'accept-encoding': 'gzip, br' } })
  const etag = first.headers.get('etag') ?? ''
  const again = await shop.app.request('/widget.js', {
    headers: { 'accept-encoding': 'gzip, br', 'if-none-match': etag },
  })

  expect(first.headers.get('content-encoding')).toBe('br')
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect((await first.arrayBuffer()).byteLength).toBeLessThan(3000)
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('any workspace has the script tag, and any site may load it', async () => {
  await using shop = await seeded()
  const own = await shop.call('GET', '/w/lantern-leaf/widget.js', { headers: { origin: 'https://a-merchant.example' } })

  expect(own.status).toBe(200)
  expect(own.headers.get('access-control-allow-origin')).toBe('*')
  expect(own.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect((await shop.call('GET', '/')).headers.get('cross-origin-resource-policy')).toBeNull()
  expect(own.text).toBe((await shop.call('GET', '/widget.js')).text)
})

test('a page allows nothing inline and nobody to frame it, and there is nothing outside what was built', async () => {
  await using shop = await seeded()
  const page = await shop.call('GET', '/')
  const policy = page.headers.get('content-security-policy')

  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/../../package.json', '/no-such-page'])
    expect((await shop.call('GET', path)).body).toMatchObject({ error: 'not_found' })
})

const THIS = `/widget@${WIDGET_VERSION}.js`
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Puts a widget of that version where an earlier build would have kept it. */
async function keptBefore({ dataDir }: { dataDir: string }, version: string, files: Record<string, string>) {
  await mkdir(join(dataDir, 'widgets'), { recursive: true })
  await writeFile(join(dataDir, `widgets/${version}.json.gz`), gzipSync(JSON.stringify(files)))
}

describe('a pinned widget', () => {
  test('is this build’s script, kept by browsers for good, at every workspace’s address and for any site', async () => {
    await using shop = await seeded()
    const moving = await shop.call('GET', '/widget.js')
    const pinned = await shop.app.request(THIS, { headers: { 'accept-encoding': 'gzip, br' } })
    const own = await shop.call('GET', `/w/lantern-leaf${THIS}`)

    expect(Object.fromEntries(pinned.headers)).toMatchObject({
      'cache-control': FOR_EVER,
      'access-control-allow-origin': '*',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    })
    expect(`${gunzipSync(await pinned.arrayBuffer())}`).toBe(moving.text)
    expect(own.text).toBe(moving.text)
    expect(moving.headers.get('cache-control')).toBe('no-cache')
  })

  test('has the hash of the bytes that are sent', async () => {
    await using shop = await seeded()
    const script = await shop.app.request(THIS)
    const digest = createHash('sha384')
      .update(new Uint8Array(await script.arrayBuffer()))
      .digest('base64')

    const widgets = widgetsIn(join(shop.dataDir, 'widgets'))
    expect(await widgets.pinned()).toEqual({ version: WIDGET_VERSION, integrity: `sha384-${digest}` })
  })

  test('is kept with all that it loads, in one file of at most 140 kB', async () => {
    await using shop = await seeded()
    await widgetsIn(join(shop.dataDir, 'widgets')).keep()
    const file = await readFile(join(shop.dataDir, `widgets/${WIDGET_VERSION}.json.gz`))
    const files = new Map(Object.entries<string>(JSON.parse(`${gunzipSync(file)}`)))
    const named = [...files.values()].flatMap((text) =>
      [...text.matchAll(/(?:assets|\.)\/([\w-]+-[\w-]{8}\.js)/g)].map(([, name]) => `assets/${name}`),
    )

    expect(named.length).toBeGreaterThan(20)
    for (const name of named) expect(files.get(name)).toBe((await shop.call('GET', `/${name}`)).text)
    expect([...files.keys()].filter((name) => name.includes('console'))).toEqual([])
    expect(file.length).toBeLessThanOrEqual(140_000)
  })

  test.each(['', '/w/lantern-leaf'])('of an earlier build is there with its parts, under “%s”', async (base) => {
    await using shop = await seeded()
    await keptBefore(shop, '0.0.9', {
      'widget.js': 'import("/assets/panel-Earl1er0.js")',
      'assets/panel-Earl1er0.js': '9',
    })
    await keptBefore(shop, '0.0.8', { 'widget.js': '8' })

    const sent = async (path: string) => {
      const { text, headers } = await shop.call('GET', `${base}${path}`)
      return [text, headers.get('cache-control'), headers.get('access-control-allow-origin')]
    }
    expect(await sent('/widget@0.0.9.js')).toEqual(['import("/assets/panel-Earl1er0.js")', FOR_EVER, '*'])
    expect(await sent('/widget@0.0.8.js')).toEqual(['8', FOR_EVER, '*'])
    expect(await sent('/assets/panel-Earl1er0.js')).toEqual(['9', FOR_EVER, '*'])
  })

  test('stays as it was first kept, and its hash with it', async () => {
    await using shop = await seeded()
    await keptBefore(shop, WIDGET_VERSION, { 'widget.js': '/* as it was */' })
    const widgets = widgetsIn(join(shop.dataDir, 'widgets'))
    await widgets.keep()

    expect((await shop.call('GET', THIS)).text).toBe('/* as it was */')
    const digest = createHash('sha384').update('/* as it was */').digest('base64')
    expect((await widgets.pinned()).integrity).toBe(`sha384-${digest}`)
  })

  test.each(['', '/w/lantern-leaf'])('that is none is told which versions there are, under “%s”', async (base) => {
    await using shop = await seeded()
    for (const version of ['0.0.9', '0.0.10']) await keptBefore(shop, version, { 'widget.js': version })
    const { status, headers, body } = await shop.call('GET', `${base}/widget@9.9.9.js`)

    expect([status, headers.get('cache-control')]).toEqual([404, null])
    expect(body).toEqual({
      error: 'not_found',
      detail: `There is no widget@9.9.9.js here. The versions are ${WIDGET_VERSION}, 0.0.10, 0.0.9.`,
    })
    const others = ['/widget@../../secret.js', '/widget@%2e%2e%2fsecret.js', '/widget@.js', '/assets/no-such.js']
    for (const path of [...others, '/assets/widget.js', '/assets/__proto__'])
      expect((await shop.call('GET', `${base}${path}`)).status).toBe(404)
  })
})

test('only the console may show the preview of the widget, which is sealed and calls nobody as the operator', async () => {
  await using shop = await seeded()
  const policy = async (path: string) => (await shop.call('GET', path)).headers.get('content-security-policy')

  expect(await policy('/console/settings/look')).toMatch(/frame-ancestors 'none'.*; frame-src 'self'$/)
  expect(await policy('/console/preview')).toMatch(/frame-ancestors 'self'.*; sandbox allow-scripts$/)
  expect(await policy('/')).not.toContain('frame-src')
})
