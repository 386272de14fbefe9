// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LaterSteps, laterSteps } from './later-steps.tsx'
import { all, button, closePage, field, openPage, pass, press, root, shown } from './shown-card.tsx'

beforeEach(openPage)
afterEach(closePage)

test('the steps after the choosing are asked for as soon as the card stands, and once', async () => {
  const load = vi.fn(async () => laterSteps)

  await shown({}, undefined, load)
  await press('Keep 2 seats')

  expect(load).toHaveBeenCalledTimes(1)
  expect(field(/E-mail/).value).toBe('')
})

test('a guest who is quicker than the next step has it, and the focus in it, once it comes', async () => {
  const { promise, resolve } = Promise.withResolvers<LaterSteps>()
  await shown({}, undefined, () => promise)

  await press('Keep 2 seats')
  expect(all('input')).toHaveLength(0)

  resolve(laterSteps)
  await pass(0)
  expect(document.activeElement).toBe(field(/E-mail/))
})

test('a next step that could not be fetched is asked for again by getting there, and by a button', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const offline = async () => Promise.reject(new Error('offline'))
  const load = vi.fn<() => Promise<LaterSteps>>(offline)
  await shown({}, undefined, load)
  expect(root.textContent).not.toContain('No answer came')

  await press('Keep 2 seats')
  await pass(0)
  expect(load).toHaveBeenCalledTimes(2)
  expect(root.querySelector('footer [role=status]')?.textContent).toBe('No answer came')

  load.mockResolvedValue(laterSteps)
  button('Try again').click()
  await pass(0)
  expect(document.activeElement).toBe(field(/E-mail/))
  expect(warned).toHaveBeenCalledTimes(2)
})
