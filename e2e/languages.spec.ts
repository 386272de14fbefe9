import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { letterAbout } from './letters.ts'
import { bookingsOnDisk, tool } from './record.ts'
import type { Visitor } from './visitor.ts'

const languages = [
  { locale: 'de', dir: 'ltr', launcher: 'Fragen Sie uns', close: 'Schließen', starter: 'Einen Termin buchen' },
  { locale: 'ar', dir: 'rtl', launcher: 'اسأل المتجر', close: 'إغلاق', starter: 'حجز موعد' },
  { locale: 'ja', dir: 'ltr', launcher: 'お店に質問', close: '閉じる', starter: '予約したいです' },
]

for (const { locale, dir, launcher, close, starter } of languages)
  test(`in ${locale} the panel opens, leads to a form and bars nobody`, async ({ visitor }) => {
    const { page, panel } = visitor
    await setTag(page, `data-locale="${locale}"`)
    await opens(visitor, launcher)
    await expect(panel.getByRole('button', { name: close })).toBeVisible()
    expect(
      await panel.evaluate((drawn) => [
        drawn.matches(':dir(rtl)') ? 'rtl' : 'ltr',
        drawn.closest('[lang]')?.getAttribute('lang'),
      ]),
    ).toEqual([dir, locale])
    await visitor.findsNoBarrier()

    await panel.getByRole('button', { name: starter }).click()
    await panel.locator('form.slip .row').first().waitFor()
    await visitor.findsNoBarrier()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sideways(page)).toEqual([])
  })

test('how a wish was read and what a messenger would show are said in German', async ({ visitor }) => {
  const { page, panel } = visitor
  await setTag(page, 'data-locale="de"')
  await page.goto('/#chaxi=thread:line')
  await page.locator('chaxi-widget').getByRole('button', { name: 'Fragen Sie uns' }).click()
  const threads = panel.getByRole('region', { name: 'Wie LINE es zeigen würde' })
  await expect(threads).toContainText('Schreiben Sie unten.')
  await panel.getByRole('textbox').fill('Two seats at gongfu on Saturday')
  await panel.getByRole('textbox').press('Enter')
  await expect(threads).toContainText('Termin auswählen')
  await expect(threads).toContainText('Formular → Seite')
  expect(await threads.evaluate((drawn) => drawn.closest('[lang]')?.getAttribute('lang'))).toBe('de')
  expect(await threads.locator('.phone__mark').first().getAttribute('lang')).toMatch(/^de\b/)
  await visitor.findsNoBarrier()

  await page.goto('about:blank')
  await opens(visitor, 'Fragen Sie uns')
  const reading = panel.locator('[data-kind="reading"] bdi')
  await expect(reading).toHaveAttribute('lang', 'de')
  await expect(reading).toHaveText(/^So haben wir das verstanden: Samstag, \d+\. \p{L}+/u)
})

test('what the shop refuses is said in German, of a letter and of a message', async ({ visitor }) => {
  const { page, panel, transcript } = visitor
  await setTag(page, 'data-locale="de"')
  await opens(visitor, 'Fragen Sie uns')
  await page.route('**/messages', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '3596', 'access-control-expose-headers': 'retry-after' },
      json: { error: 'rate_limited', detail: 'That was too often. Try again in 60 minutes.' },
    }),
  )
  await panel.getByRole('textbox', { name: 'Nachricht' }).fill('Gibt es Parkplätze?')
  await panel.getByRole('textbox', { name: 'Nachricht' }).press('Enter')
  await expect(transcript.getByRole('status').filter({ hasText: 'Nicht gesendet' })).toContainText(
    'Das war zu oft. Bitte versuchen Sie es in 60 Minuten noch einmal.',
  )

  await panel.getByRole('button', { name: 'Lantern & Leaf' }).click()
  await panel.getByRole('button', { name: 'Dieses Gespräch zuschicken' }).click()
  await panel.getByRole('textbox', { name: 'Ihre E-Mail-Adresse' }).fill('a@b')
  await panel.getByRole('button', { name: 'Zuschicken', exact: true }).click()

  await expect(panel.getByRole('alert')).toHaveText('Bitte geben Sie eine E-Mail-Adresse wie ada@example.com an')
  await visitor.findsNoBarrier()
})

test('a guest books two seats in Arabic, from the launcher to the ticket', async ({ visitor, shop }) => {
  const { page, panel } = visitor
  await setTag(page, 'data-locale="ar-EG"')
  await opens(visitor, 'اسأل المتجر')
  await panel.getByRole('button', { name: 'حجز موعد' }).click()
  const form = panel.getByRole('form', { name: 'حجز موعد' })
  await form.getByRole('radio', { name: /Gongfu Hour/ }).check()
  await form.getByRole('button', { name: 'اختيار اليوم' }).click()
  await form.getByRole('radio', { name: '2', exact: true }).check()
  await form
    .getByRole('group', { name: /لشخصين/ })
    .getByRole('radio')
    .first()
    .check()
  await visitor.findsNoBarrier()
  await form.getByRole('button', { name: 'احفظ لي مقعدين' }).click()
  await form.getByText(/^مقعدان محفوظان لك حتى/).waitFor()

  await form.getByRole('button', { name: 'مراجعة الحجز' }).click()
  await expect(form.getByRole('alert')).toContainText('هناك ما يحتاج إلى تصحيح')
  await visitor.findsNoBarrier()
  await form.getByRole('textbox', { name: 'الاسم' }).fill('ليلى حداد')
  await form.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill('layla@example.com')
  await form.getByRole('button', { name: 'مراجعة الحجز' }).click()
  await visitor.findsNoBarrier()
  await form.getByRole('button', { name: 'حجز مقعدين' }).click()

  const ticket = panel.getByRole('article', { name: /^تم الحجز، رقم الحجز/ })
  await expect(ticket).toContainText('Gongfu Hour')
  await expect(ticket).toContainText('مقعدان')
  await visitor.findsNoBarrier()
  const ours = bookingsOnDisk(shop).filter(({ email }) => email === 'layla@example.com')
  expect(ours).toMatchObject([
    { reference: await visitor.reference(), state: 'confirmed', seats: 2, name: 'ليلى حداد' },
  ])

  await expect(ticket).toContainText('أرسلنا التأكيد وملف التقويم إلى') // which is said once it has left
  const letter = await letterAbout(shop, await visitor.reference())
  expect(letter).toContain('تم حجز مقعدين لك. نتطلع إلى لقائك.')
  expect(letter).toContain('<html lang="ar" dir="rtl">')
  await page.goto((await ticket.getByRole('link', { name: 'عرض أو نقل أو إلغاء' }).getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { name: 'تم الحجز' })).toBeVisible()
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    'ar',
    'rtl',
  ])
  await visitor.findsNoBarrier()
  await page.getByText('إلغاء هذا الحجز').click()
  await page.getByRole('button', { name: 'نعم، إلغاء الحجز' }).click()
  await expect(page.getByRole('status')).toHaveText('ألغيت هذا الحجز.')
})

test.describe('a German guest', () => {
  test.use({ locale: 'de-AT' })

  test('reads German in the form’s page, the letter and the booking’s page, with a script or without', async ({
    page,
    shop,
    browser,
    visitor,
  }) => {
    const { form } = await tool(shop, 'book_slot', { subject: 'gongfu-hour' })
    const plain = await (await browser.newContext({ javaScriptEnabled: false, locale: 'de-AT' })).newPage()
    await plain.goto(form.url)
    await expect(plain.getByRole('heading', { name: 'Termin buchen' })).toBeVisible()
    await plain.getByRole('spinbutton', { name: 'Plätze' }).fill('2')
    await plain
      .getByRole('radio', { name: /Plätze frei/ })
      .first()
      .check()
    await plain.getByRole('button', { name: 'Plätze reservieren' }).click()
    await expect(plain.getByText(/^Die Plätze sind bis \d\d:\d\d für Sie reserviert\.$/)).toBeVisible()

    await page.goto(form.url)
    await page.getByText(/^2 Plätze bis \d\d:\d\d für Sie reserviert$/).waitFor()
    await visitor.findsNoBarrier()
    await page.getByRole('textbox', { name: 'Name' }).fill('Jörg Weiß')
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('joerg@example.com')
    await page.getByRole('button', { name: 'Alles durchsehen' }).click()
    await page.getByRole('button', { name: '2 Plätze buchen' }).click()
    const ticket = page.getByRole('article', { name: /^Gebucht, Buchungsnummer/ })
    await expect(ticket).toContainText(/Wir (haben eine Bestätigung|schicken eine Bestätigung) mit Kalenderdatei/)

    const reference = bookingsOnDisk(shop).find(({ email }) => email === 'joerg@example.com')?.reference
    await expect
      .poll(() => letterAbout(shop, `${reference}`))
      .toContain('Ihre 2 Plätze sind gebucht. Wir freuen uns auf Sie.')
    await plain.goto(
      (await ticket.getByRole('link', { name: 'Ansehen, verlegen oder absagen' }).getAttribute('href')) ?? '',
    )
    await expect(plain.getByRole('heading', { name: 'Gebucht' })).toBeVisible()
    await plain.context().close()
  })
})

test('English words inside an Arabic panel keep their own direction and language', async ({ visitor }) => {
  const { page, panel } = visitor
  await setTag(page, 'data-locale="ar"')
  await opens(visitor, 'اسأل المتجر')
  await panel.getByRole('button', { name: 'ماذا يمكنني أن أحجز؟' }).click()
  const service = panel.getByText('Gongfu Hour', { exact: true }).first()

  expect(await service.evaluate((name) => [getComputedStyle(name).direction, name.getAttribute('lang')])).toEqual([
    'ltr',
    'en-GB',
  ])
  const answer = panel.getByText(/^These are the sittings/)
  expect(await answer.evaluate((words) => [getComputedStyle(words).direction, words.getAttribute('lang')])).toEqual([
    'ltr',
    '',
  ])
})

test('the launcher of a language that runs from right to left stands at the other side, unless it was placed', async ({
  visitor,
}) => {
  const { page } = visitor
  const left = async (attributes: string) => {
    await setTag(page, attributes)
    await page.goto('/')
    const box = await page.locator('chaxi-widget').getByRole('button').boundingBox()
    return box && box.x < 640
  }

  expect(await left('data-locale="ar"')).toBe(true)
  expect(await left('data-locale="ar" data-launcher="bottom-right"')).toBe(false)
  expect(await left('data-locale="ja"')).toBe(false)
})

test('a language is fetched when its panel is, and English asks for none', async ({ visitor }) => {
  const { page } = visitor
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
  const ofLanguages = () => fetched.filter((path) => /\/assets\/(locales|plurals|de|fr|es|pt|ar|zh-\w+|ja)-/.test(path))
  await visitor.opens()
  await visitor.panel.getByRole('button', { name: 'Book a sitting' }).waitFor()
  expect(ofLanguages()).toEqual([])

  await setTag(page, 'data-locale="de"')
  await page.goto('/')
  expect(ofLanguages()).toEqual([])
  await page.locator('chaxi-widget').getByRole('button', { name: 'Fragen Sie uns' }).click()
  await visitor.panel.waitFor()
  expect(ofLanguages().filter((path) => path.includes('/de-'))).toHaveLength(1)
  expect(ofLanguages().filter((path) => /\/(fr|es|pt|ar|zh-\w+|ja)-/.test(path))).toEqual([])
})

/** The shop's page with these attributes on the script tag, and without a policy of its own. */
async function setTag(page: Page, attributes: string) {
  await page.unroute('**/')
  await page.route('**/', async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace('src="/widget.js"', `$& ${attributes}`),
    })
  })
}

async function opens({ page, panel }: Visitor, launcher: string) {
  await page.goto('/')
  await page.locator('chaxi-widget').getByRole('button', { name: launcher }).click()
  await panel.waitFor()
}

/** What is wider than it may be, but for the strip of days, which is meant to be. */
const sideways = (page: Page) =>
  page
    .locator('chaxi-widget')
    .getByRole('dialog')
    .evaluate((panel) =>
      [panel, ...panel.querySelectorAll('.transcript, .slip, .composer')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ className }) => className),
    )
