import { expect, test } from './fixtures.ts'

test('an answer comes from the record and shows its words', async ({ visitor }) => {
  await visitor.opens()
  await visitor.findsNoBarrier()
  await visitor.says('Is there parking?')
  await expect(visitor.transcript).toContainText('Snowsfields')
  await visitor.transcript.getByText('From the record: Is there parking?').click()
  await visitor.findsNoBarrier()
})

test('what the record does not say is not guessed, and a person is offered', async ({ visitor }) => {
  await visitor.opens()
  await visitor.says('do you have yixing teapots in the shop?')

  await expect(visitor.transcript).toContainText('I would rather not guess')
  await expect(visitor.transcript.getByRole('button', { name: /person/i })).toBeVisible()
  await visitor.findsNoBarrier()
})

test('asked to show a sitting on the page, it marks it there and says so', async ({ visitor }) => {
  await visitor.opens()
  await visitor.says('show me the matcha one on the page')
  const matcha = visitor.page.locator('[data-chaxi-service="matcha-morning"]')

  await expect(matcha).toHaveAttribute('data-chaxi-highlighted', /.*/)
  await expect(matcha).toBeInViewport()
  await expect(visitor.transcript).toContainText('marked it on the page')
})

test('the sittings are listed, and pressing one opens its form', async ({ visitor }) => {
  await visitor.opens()
  await visitor.says('which sittings are there?')
  await visitor.transcript.getByRole('button', { name: /White Tea Walk/ }).click()

  await expect(visitor.form).toContainText('White Tea Walk')
  await visitor.findsNoBarrier()
})

test('the way on that is not open yet stays as pale under the pointer', async ({ visitor }) => {
  await visitor.opens()
  await visitor.page.evaluate(() => window.chaxi?.book?.())
  const onward = visitor.form.getByRole('button', { name: 'Choose a day' })
  const paper = () => onward.evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect(onward).toHaveAttribute('aria-disabled', 'true')
  const before = await paper()
  await onward.hover({ force: true }) // what cannot be pressed is no target for it else

  expect(await onward.evaluate((button) => button.matches(':hover'))).toBe(true)
  expect(await paper()).toBe(before)
})

test('a time on the shop’s page opens the form on that very slot', async ({ visitor }) => {
  await visitor.visits()
  const sitting = visitor.page.locator('[data-chaxi-service="first-steep"]')
  await sitting.getByRole('button').first().click()

  await expect(visitor.form).toContainText('First Steep')
  await expect(
    visitor.form
      .getByRole('group', { name: /times for|Time/ })
      .getByRole('radio')
      .first(),
  ).toBeChecked()
})

test('a person can be asked for and taken back', async ({ visitor }) => {
  await visitor.opens()
  await visitor.panel.getByRole('button', { name: 'Ask a person' }).click()
  await expect(visitor.panel).toContainText('Waiting for a person')
  await visitor.findsNoBarrier()
  await visitor.panel.getByRole('button', { name: 'Take it back' }).click()

  await expect(visitor.panel).toContainText('The shop’s assistant')
})

test('a message that could not be sent is kept, says so without a barrier, and is sent once', async ({ visitor }) => {
  await visitor.opens()
  await visitor.page.route('**/messages', (route) => route.abort())
  await visitor.says('Are dogs allowed?')
  await expect(visitor.transcript).toContainText('Not sent')
  await visitor.findsNoBarrier()
  await visitor.page.unroute('**/messages')

  await expect(visitor.transcript).toContainText('White Tea Walk only')
  await expect(visitor.transcript.getByText('You said')).toHaveCount(1)
})

test('text is text: markup that was typed is shown as it was typed', async ({ visitor }) => {
  await visitor.opens()
  await visitor.says('<img src=x onerror="document.title=1"> <b>bold</b>')

  await expect(visitor.transcript).toContainText('<b>bold</b>')
  expect(await visitor.page.title()).not.toBe('1')
})
