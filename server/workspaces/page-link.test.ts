import { expect, test } from 'vitest'
import { demoMerchant, rpc, seeded } from '../seeded.ts'
import { importRecord } from './import.ts'

/** A demo shop with a second merchant beside it. */
async function twoShops(origins?: string[]) {
  const shop = await seeded()
  const { workspace, ...record } = await demoMerchant()
  const second = { ...workspace, slug: 'second', name: 'Second Shop', origins }
  await importRecord(shop.db, { ...record, workspace: second }, 'second')
  // Made in the same second either may count as the first.
  const later = { created_at: '2099-01-01T00:00:00Z' }
  await shop.db.updateTable('workspace').set(later).where('slug', '=', 'second').execute()
  const link = async (name: string, args: object) => {
    const { body } = await shop.call('POST', '/w/second/mcp', { body: rpc('tools/call', { name, arguments: args }) })
    return body.result.structuredContent
  }
  return { shop, link, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('a page tool of a shop without a page leads to that shop’s own form, filled with what was asked', async () => {
  await using two = await twoShops()
  const { status, url } = await two.link('open_desk_form', { subject: 'gongfu-hour', summary: '2 seats' })
  expect([status, url]).toEqual([
    'no_page',
    'http://localhost:8787/w/second/forms/new?subject=gongfu-hour&summary=2+seats',
  ])
  expect((await two.link('highlight_service', { code: 'gongfu-hour' })).url).toContain('/w/second/forms/new?subject=')

  const opened = await two.shop.call('GET', url.replace('http://localhost:8787', ''))
  const path = opened.headers.get('location') ?? ''
  expect([opened.status, path]).toEqual([303, expect.stringMatching(/^\/w\/second\/forms\/./)])
  const { text } = await two.shop.call('GET', path, { headers: { accept: 'text/html' } })
  expect(text).toContain('Second Shop')
  expect(text).toContain('<b>Gongfu Hour</b>')
})

test('a page tool of a shop with a page leads there', async () => {
  await using two = await twoShops(['https://second.example'])

  expect((await two.link('highlight_service', { code: 'gongfu-hour' })).url).toBe(
    'https://second.example/?chaxi-highlight=gongfu-hour',
  )
})

test('no shop’s address shows the page of another', async () => {
  await using two = await twoShops()
  for (const path of ['/w/second', '/w/second/', '/w/second/index.html']) {
    const { status, body } = await two.shop.call('GET', path)
    expect([path, status, body?.detail]).toEqual([path, 404, expect.stringContaining('Second Shop has no page here')])
  }
  expect((await two.shop.call('GET', '/w/second/widget.js')).status).toBe(200)
  expect((await two.shop.call('GET', '/w/lantern-leaf/')).text).toContain('Lantern')
})
