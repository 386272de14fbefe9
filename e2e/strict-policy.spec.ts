import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { comesTo, opensHere, SITE } from './host.ts'

test.use({ ownShop: 'hosts' })

const policyFor = (origin: string) =>
  `default-src 'none'; script-src ${origin}; style-src ${origin}; connect-src ${origin}; img-src ${origin} data:; require-trusted-types-for 'script'`

for (const on of ['shop', 'another'] as const)
  test(`under the strictest policy a whole conversation breaks no rule of it, on ${on === 'shop' ? 'Chaxi’s own origin' : 'the merchant’s'}`, async ({
    visitor,
    shop,
  }) => {
    const { page, transcript } = visitor
    const asked = hostsAsked(page)
    const broken = await rulesBroken(page)
    const policy = policyFor(on === 'shop' ? "'self'" : shop.origin)
    const complaints = await comesTo(page, shop, { on, policy })
    await opensHere(visitor)
    await visitor.says('Is there parking?')
    await transcript.getByText('From the record: Is there parking?').click()
    await transcript.getByRole('button', { name: 'Not helpful' }).click()
    await transcript.getByRole('textbox', { name: 'What was missing?' }).fill('The price')
    await page.keyboard.press('Enter')
    await expect(transcript).toContainText('The shop reads it')
    await visitor.says(`book one seat at First Steep, I'm Eve, eve.${on}@example.com`)
    await visitor.keepsSeats()
    await visitor.books()
    await expect(transcript).toContainText(await visitor.reference())

    expect([broken, complaints]).toEqual([[], []])
    expect([...asked]).toEqual(on === 'shop' ? [shop.origin] : [SITE, shop.origin])
  })

/** What the browser reports of the policy, even where a script hides it from the console. */
async function rulesBroken(page: Page): Promise<string[]> {
  const broken: string[] = []
  await page.exposeFunction('broken', (rule: string) => broken.push(rule))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      Reflect.get(window, 'broken')(`${effectiveDirective} ${blockedURI}`),
    ),
  )
  return broken
}

/** The origins that the page asked anything of. */
function hostsAsked(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:') asked.add(origin)
  })
  return asked
}
