import { expect, test } from 'vitest'
import { rpc, seeded } from '../seeded.ts'

// The page as it was last built; `npm test` builds it first.

const uri = 'ui://chaxi/booking-form.html'
const ui = {
  csp: { connectDomains: ['http://localhost:8787'], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
  permissions: {},
  prefersBorder: false,
}

test('only the booking tool is shown by an app, under the key of today and of the drafts', async () => {
  await using shop = await seeded()
  const { tools } = (await shop.call('POST', '/mcp', { body: rpc('tools/list') })).body.result
  const shown = tools.filter(({ _meta }: { _meta?: object }) => _meta && 'ui' in _meta)

  expect(shown).toMatchObject([
    { name: 'book_slot', _meta: { ui: { resourceUri: uri, visibility: ['model', 'app'] }, 'ui/resourceUri': uri } },
  ])
})

test('the app is listed and read as an app, and may reach its own shop alone', async () => {
  await using shop = await seeded()
  const { resources } = (await shop.call('POST', '/mcp', { body: rpc('resources/list') })).body.result
  const { contents } = (await shop.call('POST', '/mcp', { body: rpc('resources/read', { uri }) })).body.result
  const mimeType = 'text/html;profile=mcp-app'

  expect(resources).toContainEqual(expect.objectContaining({ uri, mimeType, _meta: { ui } }))
  expect(contents).toEqual([{ uri, mimeType, _meta: { ui }, text: expect.stringMatching(/^<!doctype html>/) }])
})

test('the app knows its shop before a form is open, whatever the shop is called', async () => {
  await using shop = await seeded({
    record: ({ workspace }) => {
      workspace.name = '</script><script>alert(1)</script>$&'
    },
  })
  const { contents } = (await shop.call('POST', '/mcp', { body: rpc('resources/read', { uri }) })).body.result
  const known = /<script type="application\/json" id="shop">(.*?)<\/script>/.exec(contents[0].text)?.[1]

  expect(JSON.parse(known ?? '')).toMatchObject({ name: '</script><script>alert(1)</script>$&', locale: 'en-GB' })
})

test('a client without apps reads where the form is, beside the same JSON as text', async () => {
  await using shop = await seeded()
  const { content, structuredContent } = (await shop.tool('book_slot', { subject: 'gongfu-hour' })).result

  expect(JSON.parse(content[0].text)).toEqual(structuredContent)
  expect(content).toHaveLength(2)
  expect(content[1].text).toContain(structuredContent.form.url)
  expect((await shop.tool('list_plans')).result.content).toHaveLength(1)
})
