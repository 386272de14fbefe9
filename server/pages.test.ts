import { expect, test } from 'vitest'
import { seeded } from './seeded.ts'

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
