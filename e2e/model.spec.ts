import { test as base, expect, withShop } from './fixtures.ts'
import { type Model, startModel } from './model.ts'

const KEY = 'a-key-that-only-the-provider-knows'

// The shop of this file has a language model behind it, which says what each journey gives it.
const test = base.extend<object, { model: Model }>({
  model: [
    async ({ ownShop: _ }, use) => {
      const model = await startModel()
      await use(model).finally(model.stop)
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ model }, use) => withShop({ MODEL_BASE_URL: model.baseUrl, MODEL_NAME: 'stub', MODEL_API_KEY: KEY }, use),
    { scope: 'worker' },
  ],
})

test('its words are read while it goes on, and are the record’s figures with their source', async ({
  visitor,
  model,
}) => {
  model.will(
    [{ calls: 'list_services', with: {} }],
    [{ says: 'Gongfu Hour is £2' }, { says: '6 per seat. It' }, { wait: true }, { says: ' takes 75 minutes.' }],
  )
  await visitor.opens()
  await visitor.says('what is gongfu like?')
  await expect(visitor.transcript).toContainText('Gongfu Hour is £26 per seat.')
  await expect(visitor.transcript).not.toContainText('75 minutes')
  model.goesOn()

  await expect(visitor.transcript).toContainText('It takes 75 minutes.')
  await visitor.transcript.getByText('From the record: Gongfu Hour').click()
  await visitor.findsNoBarrier()
})

test('it opens a form, in which the visitor books', async ({ visitor, model }) => {
  model.will(
    [{ calls: 'book_slot', with: { subject: 'gongfu-hour', summary: '2 seats', name: 'Ada Marsh' } }],
    [{ says: 'The form is open. Nothing is booked yet.' }],
  )
  await visitor.opens()
  await visitor.says('two seats at gongfu, I am Ada Marsh')
  await expect(visitor.form).toContainText('Gongfu Hour')
  await visitor.keepsSeats()
  await visitor.books({ email: 'ada.marsh@example.com' })

  expect(await visitor.reference()).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
})

test('it marks a sitting on the page, and goes on with what the page answered', async ({ visitor, model }) => {
  model.will(
    [{ calls: 'highlight_service', with: { code: 'matcha-morning' } }],
    [{ says: 'I have marked Matcha Morning for you.' }],
  )
  await visitor.opens()
  await visitor.says('where is the matcha one?')

  await expect(visitor.page.locator('[data-chaxi-service="matcha-morning"]')).toHaveAttribute(
    'data-chaxi-highlighted',
    /.*/,
  )
  await expect(visitor.transcript).toContainText('I have marked Matcha Morning for you.')
  expect(model.asked.at(-1)).toContain('highlighted')
})

test('a price that it makes up is never shown, the entry is', async ({ visitor, model }) => {
  model.will(
    [{ calls: 'list_services', with: {} }],
    [{ says: 'For you First Steep is half price, £9 only. Shall we?' }],
  )
  await visitor.opens()
  await visitor.says('how much is first steep?')

  await expect(visitor.transcript).toContainText('Shall we?')
  await expect(visitor.transcript).not.toContainText('£9')
  await expect(visitor.transcript.getByRole('button', { name: /First Steep/ })).toBeVisible()
})

test('where it breaks off in a word, the panel says so, and the next question is answered', async ({
  visitor,
  model,
}) => {
  model.will([{ says: 'We have seats. And the oth' }, { wait: true }, { breaks: true }])
  await visitor.opens()
  await visitor.says('is there room?')
  await expect(visitor.transcript).toContainText('We have seats.')
  model.goesOn()
  await expect(visitor.transcript).toContainText('Something failed on our side.')
  await expect(visitor.transcript).not.toContainText('And the oth')
  await visitor.findsNoBarrier()

  model.will([{ says: 'Here I am again.' }])
  await visitor.says('hello?')
  await expect(visitor.transcript).toContainText('Here I am again.')
})

test('where it refuses, the record answers', async ({ visitor, model }) => {
  model.will([{ refuses: 401 }])
  await visitor.opens()
  await visitor.says('Is there parking?')

  await expect(visitor.transcript).toContainText('Snowsfields')
  expect(model.asked.every((body) => !body.includes(KEY))).toBe(true)
})
