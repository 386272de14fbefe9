import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { bookingsOnDisk } from './record.ts'
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
})

test('English words inside an Arabic panel keep their own direction and language', async ({ visitor }) => {
  const { page, panel } = visitor
  await setTag(page, 'data-locale="ar"')
  await opens(visitor, 'اسأل المتجر')
  await panel.getByRole('button', { name: 'ماذا يمكنني أن أحجز؟' }).click()
  const service = panel.getByText('Gongfu Hour', { exact: true })

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
