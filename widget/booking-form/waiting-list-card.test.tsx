// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { slotAt, teaForm } from './fake-form-api.ts'
import { all, button, closePage, field, openPage, press, root, shown, spoken, type } from './shown-card.tsx'

beforeEach(openPage)
afterEach(closePage)

const noon = '2026-11-28T12:00:00Z'
const six = { capacity: 6 }
const allFull = [slotAt('sat-28', noon, 0, six), slotAt('sat-28-late', '2026-11-28T14:00:00Z', 0, six)]

test('a time without room for the party offers its list by a button that names the time', async () => {
  await shown({}, [
    slotAt('full', noon, 0, six),
    slotAt('held', '2026-11-28T13:00:00Z', 0, { state: 'on_hold', back_by: '2026-11-21T10:14:00Z', ...six }),
    slotAt('one', '2026-11-28T15:00:00Z', 1, six),
    slotAt('two', '2026-11-28T16:00:00Z', 2, { capacity: 2 }),
    slotAt('members', '2026-11-28T17:00:00Z', 0, { state: 'members_only', ...six }),
  ])

  expect(all('.row button').map((each) => [each.textContent, each.getAttribute('aria-label')])).toEqual([
    ['Join the list', 'Join the list for Sat 28 Nov, 12:00'],
    ['Join the list', 'Join the list for Sat 28 Nov, 13:00'],
    ['Join the list', 'Join the list for Sat 28 Nov, 15:00'],
  ])
})

test('joining a list says what it is at every step, and ends with a ticket that says the place', async () => {
  const { api, booked } = await shown({}, allFull)

  await press('Join the list for Sat 28 Nov, 12:00')
  expect(spoken()).toBe(
    'You are joining the list for Sat 28 Nov, 12:00–13:15. No seats are kept, and nothing is booked.',
  )
  expect(document.activeElement).toBe(field(/E-mail/))
  expect(root.querySelector('h3')?.textContent).toBe('Join the list')
  expect(root.textContent).toContain('If seats come free we write to you and keep them for 2 hours.')
  expect(root.textContent).not.toContain('The confirmation')

  await type(/E-mail/, 'ada@example.com')
  await press('Read it over')
  expect(root.textContent).toContain('A place on the list, not a booking')
  await press('Join the list')

  expect(api.form.hold).toBeUndefined()
  expect(booked).toMatchObject([{ state: 'waitlisted' }])
  expect(root.querySelector('.ticket')?.textContent).toContain('3rd on the list')
  expect(root.textContent).not.toContain('Booked')
  expect(spoken()).toBe('3rd on the list: Sat 28 Nov, 12:00–13:15. Reference K7RM-X2QY.')
  expect(document.activeElement?.matches('.ticket')).toBe(true)
})

test('on the way back from a list where nothing has room, the focus finds the first list again', async () => {
  await shown({}, allFull)
  expect(root.textContent).toContain('Fewer may fit, or join the list of a time.')

  await press('Join the list for Sat 28 Nov, 14:00')
  await press('Change when')

  expect(document.activeElement).toBe(button('Join the list for Sat 28 Nov, 12:00'))
})

test('seats sold at the last moment: other times are offered, and the list of the one that was missed', async () => {
  const later = slotAt('sat-5', '2026-12-05T14:00:00Z', 6)
  const { api } = await shown({}, [slotAt('sat-28', '2026-11-28T14:00:00Z', 3), later])
  await press('Keep 2 seats')
  await type(/E-mail/, 'ada@example.com')
  await press('Read it over')
  api.sell('sat-28', 3)
  await press('Book 2 seats')

  expect(all('.problem small').map(({ textContent }) => textContent)).toEqual(['Seats free'])
  expect(all('.problem button').map(({ textContent }) => textContent)).toEqual([
    'Sat 5 Dec, 14:00',
    'Join the list for Sat 28 Nov, 14:00',
  ])
  await press('Join the list for Sat 28 Nov, 14:00')
  expect(root.querySelector('h3')?.textContent).toBe('Read it over')
  await press('Join the list')
  expect(root.querySelector('.ticket')?.textContent).toContain('3rd on the list')
})

test('where one booking takes the whole, times are free or taken and no seats are counted', async () => {
  const whole = { whole: true, capacity: 4 }
  const [gongfu] = teaForm().services
  if (!gongfu) throw new Error('the tea form has sittings')
  const table = { ...gongfu, price: { amount: 28_000, currency: 'GBP', per: 'table' }, whole_slot: true }
  await shown({ services: [table] }, [
    slotAt('sat-28', noon, 4, whole),
    slotAt('taken', '2026-11-28T14:00:00Z', 0, whole),
    slotAt('small', '2026-11-28T16:00:00Z', 1, { whole: true, capacity: 1 }),
    slotAt('sat-5', '2026-12-05T14:00:00Z', 3, whole),
    slotAt('sun-6', '2026-12-06T14:00:00Z', 0, whole),
  ])

  expect(all('legend b').map(({ textContent }) => textContent)).toContain('Guests')
  expect(all('.day').map(({ textContent }) => textContent?.match(/(3 times|Free|Taken)$/)?.[0])).toEqual([
    '3 times',
    'Free',
    'Taken',
  ])
  expect(
    all('.rows small')
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  ).toEqual(['£280 a table', 'Free', '£280 a table', 'Taken', '£280 a table', 'For up to 1', 'you asked for 2'])
  expect(root.textContent).not.toMatch(/seats? left/)

  await press('Keep the table for 2')
  expect(spoken()).toBe('The table for 2, kept for you until 10:14. Nothing is booked yet.')
  await type(/E-mail/, 'ada@example.com')
  await press('Read it over')
  await press('Book the table for 2')
  expect(root.querySelector('.ticket')).not.toBeNull()
})
