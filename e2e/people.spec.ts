import { expect, test } from './fixtures.ts'

test('who asks for a person is told so at once, also after a reload, and may have the assistant back', async ({
  visitor,
}) => {
  await visitor.opens()
  await visitor.panel.getByRole('button', { name: 'Ask a person' }).click()
  await expect(visitor.transcript.getByText(/^A teammate has been asked\. /)).toBeVisible()
  await expect(visitor.panel.getByText('Waiting for a person')).toBeVisible()
  await visitor.says('Is the cellar warm?')
  await visitor.findsNoBarrier()

  await visitor.opens()
  await expect(visitor.transcript.getByText(/^A teammate has been asked\. /)).toHaveCount(1)
  await expect(visitor.panel.getByText('Waiting for a person')).toBeVisible()
  await visitor.panel.getByRole('button', { name: 'Take it back' }).click()
  await expect(visitor.transcript.getByText('You are back with the assistant.')).toBeVisible()
  await visitor.says('When are you open?')
  await expect(visitor.transcript.getByText('The assistant said')).toHaveCount(1)
})

test('the assistant asks for a person, and the card says where the question is', async ({ visitor }) => {
  await visitor.opens()
  await visitor.says('Can I talk to a person?')
  await expect(visitor.transcript.getByRole('heading', { name: /^With the shop since/ })).toBeVisible()
  await expect(visitor.transcript.getByText(/^A teammate has been asked\. /)).toHaveCount(1)

  await visitor.panel.getByRole('button', { name: 'Take it back' }).click()
  await expect(visitor.transcript.getByRole('heading', { name: 'No longer with the shop' })).toBeVisible()
})
