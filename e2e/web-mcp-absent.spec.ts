import { expect, test } from './fixtures.ts'

test('a browser without tools of its own is offered none, and fetches nothing for them', async ({ visitor }) => {
  const asked: string[] = []
  visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visitor.opens()
  await visitor.says('Show me the Gongfu Hour on the page')

  await expect(visitor.page.locator('[data-chaxi-service=gongfu-hour]')).toHaveAttribute('data-chaxi-highlighted', '')
  expect(await visitor.page.evaluate(() => document.modelContext)).toBeUndefined()
  expect(asked.filter((path) => /web-mcp|server-tools/.test(path))).toEqual([])
})
