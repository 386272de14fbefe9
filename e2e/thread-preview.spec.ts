import { expect, test } from './fixtures.ts'
import { comesTo, opensHere } from './host.ts'

test('a merchant shows what is said in the widget as three messengers would show it', async ({
  page,
  shop,
  visitor,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.origin) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  await visitor.opens('/#chaxi=thread:whatsapp')
  const { panel } = visitor
  await expect(panel.getByText('It stands here as WhatsApp would show it')).toBeVisible()
  await visitor.findsNoBarrier()

  await visitor.says('What sittings do you have?')
  await expect(panel.getByRole('article', { name: /, \d\d:\d\d, read$/ })).toContainText('What sittings do you have?')
  await expect(panel.getByRole('article', { name: /^Lantern & Leaf, / })).toContainText('See the sittings')
  await expect(panel.getByRole('list', { name: 'What WhatsApp changes' })).toContainText('Sittings → list')
  await expect(panel.getByText('Preview, nothing is sent')).toBeVisible()

  for (const name of ['WeChat', 'LINE']) {
    await panel.getByRole('radio', { name }).press(' ')
    await expect(panel.getByRole('region', { name: `As ${name} would show it` })).toContainText('Gongfu Hour')
    await visitor.findsNoBarrier()
  }
  expect(elsewhere).toEqual([])
})

test('on a phone of 320 points nothing of it is cut off', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.opens('/#chaxi=thread')
  await visitor.says('What sittings do you have?')
  await expect(visitor.panel.getByRole('article', { name: /^Lantern & Leaf, / })).toBeVisible()
  const { all, fits } = await page.locator('chaxi-widget .threads__all').evaluate((box) => ({
    all: box.scrollWidth,
    fits: box.clientWidth,
  }))

  expect(all).toBe(fits)
  await visitor.findsNoBarrier()
})

test('on a merchant’s own site, under the strictest policy, it breaks no rule', async ({ page, shop, visitor }) => {
  const { origin } = shop
  const policy = `default-src 'none'; script-src ${origin}; style-src ${origin}; connect-src ${origin}; img-src data:; require-trusted-types-for 'script'`
  const complaints = await comesTo(page, shop, { policy })
  await page.evaluate(() => location.assign('#chaxi=thread:line'))
  await opensHere(visitor)
  await visitor.says('How much is it?')
  const { panel } = visitor
  await expect(panel.getByRole('list', { name: 'Quick replies' })).toContainText('Gongfu Hour')
  await panel.getByText('For developers: 1 payload').click()

  await expect(panel.getByRole('group', { name: /^the payload 1/ })).toContainText('"to": "USER_ID"')
  expect(complaints).toEqual([])
})

test('with the panel open the address alone turns to the preview and back', async ({ page, visitor }) => {
  await visitor.opens()
  await page.evaluate(() => location.assign('#chaxi=thread:wechat'))
  await expect(visitor.panel.getByRole('region', { name: 'As WeChat would show it' })).toBeVisible()
  await page.evaluate(() => history.back())

  await expect(visitor.panel.getByText('What would you like to know?')).toBeVisible()
})

test('whoever comes without that address sees a conversation and no thread', async ({ page, visitor }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visitor.opens()
  await visitor.says('Good morning')
  await expect(visitor.transcript.getByText('Good morning').first()).toBeVisible()

  expect(asked.filter((url) => /thread/.test(url))).toEqual([])
})
