// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import BookingFormCard from './card.tsx'
import { FakeFormApi, slotAt, teaForm, teaSlots } from './fake-form-api.ts'
import { laterSteps } from './later-steps.tsx'
import {
  all,
  button,
  choose,
  closePage,
  field,
  named,
  openPage,
  pass,
  press,
  radio,
  root,
  shown,
  spoken,
  type,
} from './shown-card.tsx'

beforeEach(openPage)
afterEach(closePage)

test('each question is a group with a name, and each group is one tab stop of native radios', async () => {
  await shown()

  expect(all('fieldset > legend b').map((legend) => legend.textContent)).toEqual([
    'Seats',
    'Day',
    'Sat 28 Nov, times for 2',
  ])
  for (const group of all('fieldset')) {
    const names = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ name }) => name)
    expect(new Set(names).size).toBe(1)
  }
  expect(radio(/14:00/)?.checked).toBe(true)
})

test('availability is said in words on every day and time', async () => {
  await shown()

  expect(all('.day').map((day) => day.textContent)).toEqual([
    'Sat21November1 left',
    'Wed25NovemberFree',
    'Sat28November3 left',
    'Wed2DecemberFull',
    'Sat5DecemberFree',
  ])
  expect(named('label', /14:00/).textContent).toBe('14:00–15:15£26 a seat3 seats left£52 for 2')
})

test('what cannot be chosen has no radio and says why', async () => {
  const noon = '2026-11-28T12:00:00Z'
  await shown({}, [
    slotAt('full', noon, 0),
    slotAt('held', noon, 0, { state: 'on_hold', back_by: '2026-11-21T10:14:00Z' }),
    slotAt('members', noon, 4, { state: 'members_only' }),
    slotAt('one', noon, 1),
    slotAt('sat-28', noon, 3),
  ])

  expect(all('.rows input')).toHaveLength(1)
  expect(
    all('.row:not(label) small')
      .map((row) => row.textContent)
      .filter(Boolean),
  ).toEqual([
    'Full',
    'On hold, may come back by 10:14',
    '£26 a seat',
    'Members only',
    'with Leaf, £24 per month',
    '£26 a seat',
    '1 seat left',
    'you asked for 2',
  ])
})

test('the reading of the guest’s words stands under the days, and each prefilled part names its origin', async () => {
  await shown()

  expect(root.textContent).toContain('I read that as Sat 28 Nov, afternoon.')
  expect(all('legend span').map((span) => span.textContent)).toContain('From your message')
})

test('a party above five is asked for as a number', async () => {
  await shown()
  await choose('6+')

  await type(/How many seats/, '6')
  expect(button(/^Keep/).textContent).toBe('Keep 6 seats')
  expect(field(/How many seats/).max).toBe('6')
})

test('a members’ sitting is listed with a key and nothing to press', async () => {
  await shown({ prefill: {}, suggestion: { candidates: [], reading: '' } })

  expect(all('.row').map((row) => row.querySelector('input')?.type)).toEqual(['radio', 'radio', undefined])
  expect(root.textContent).toContain('For members with Cellar, £58 per month, or Trade, £140 per month')
})

test('a button pressed too early stays focusable and says what is missing', async () => {
  await shown({ prefill: {}, suggestion: { candidates: [], reading: '' } })
  expect(button('Choose a day').getAttribute('aria-disabled')).toBe('true')
  expect(button('Choose a day').disabled).toBe(false)

  await press('Choose a day')

  expect(root.querySelector('[role=alert]')?.textContent).toBe('Choose a sitting first')
  expect(document.activeElement).toBe(radio(/Gongfu Hour/))
})

test('from the first press to the ticket, focus goes along and each step is said aloud', async () => {
  const { booked } = await shown()

  await press('Keep 2 seats')
  expect(spoken()).toBe('2 seats kept for you until 10:14. Nothing is booked yet.')
  expect(document.activeElement).toBe(field(/E-mail/))

  await type(/E-mail/, 'ada@example.com')
  await press('Read it over')
  expect(document.activeElement?.textContent).toBe('Read it over')

  await press('Book 2 seats')
  expect(spoken()).toBe('Booked: Sat 28 Nov, 14:00–15:15. Reference K7RM-X2QY.')
  expect(document.activeElement?.matches('.ticket')).toBe(true)
  expect(booked).toHaveLength(1)
})

test('a form that nobody touched takes no focus', async () => {
  await shown()

  expect(document.activeElement).toBe(document.body)
})

test('faults stand above in the very words of their fields, and lead there', async () => {
  await shown({ prefill: { service: 'gongfu-hour' } })
  await press('Keep 2 seats')
  await type(/E-mail/, 'ada.example.com')
  await press('Read it over')

  const links = all<HTMLAnchorElement>('.problem a')
  expect(links.map((link) => link.textContent)).toEqual(all('.field__error').map((error) => error.textContent))
  expect(field(/E-mail/).getAttribute('aria-invalid')).toBe('true')
  const describedBy =
    field(/E-mail/)
      .getAttribute('aria-describedby')
      ?.split(' ') ?? []
  expect(describedBy.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'The confirmation, the calendar file and the link to change it go here.',
    'Enter an e-mail address with an @ in it',
  ])

  await act(() => links[1]?.click())
  expect(document.activeElement).toBe(field(/E-mail/))
})

test('name and e-mail can be filled by the browser', async () => {
  await shown()
  await press('Keep 2 seats')

  expect(field(/Name/).autocomplete).toBe('name')
  expect(field(/E-mail/).autocomplete).toBe('email')
})

test('while it is booking the button says so, keeps its place, and cannot book twice', async () => {
  const { api } = await shown()
  await press('Keep 2 seats')
  await type(/E-mail/, 'ada@example.com')
  await press('Read it over')
  const asked: string[] = []
  api.book = (_, key) => {
    asked.push(key)
    return new Promise(() => {}) // never answers
  }

  await press('Book 2 seats')
  expect(button('Booking…').getAttribute('aria-disabled')).toBe('true')
  await press('Booking…')

  expect(asked).toEqual(['key-1'])
})

test('two minutes before the end the seats can be kept with one press', async () => {
  await shown()
  await press('Keep 2 seats')
  await pass(8 * 60_000)
  expect(root.textContent).toContain('Under 2 min left')

  await press('Keep 10 more minutes')
  expect(root.textContent).toContain('2 seats kept for you until 10:22')
})

test('seats that were let go say so and can be taken again', async () => {
  await shown()
  await press('Keep 2 seats')
  await pass(10 * 60_000 + 100)

  expect(root.textContent).toContain('The seats were let go at 10:14')
  expect(root.textContent).toContain('3 are still free.')
  await press('Take them again')
  expect(root.textContent).toContain('kept for you until 10:24')
})

test('the ticket on the card follows what its conversation hears of the booking, and a guest by ear is told', async () => {
  const { booked, drawAgain } = await shown()
  await press('Keep 2 seats')
  await type(/E-mail/, 'ada@example.com')
  await press('Read it over')
  await press('Book 2 seats')
  const [first] = booked
  if (!first) throw new Error('nothing was booked')
  await drawAgain({ booking: { ...first, starts_at: '2026-12-05T14:00:00Z', ends_at: '2026-12-05T15:15:00Z' } })

  expect(root.querySelector('.ticket')?.textContent).toContain('Sat 5 December')
  expect(spoken()).toBe('Booked: Sat 5 Dec, 14:00–15:15. Reference K7RM-X2QY.')
  expect(document.activeElement?.matches('.ticket')).toBe(true)
})

test('back on the page after cancelling elsewhere, the guest finds the booking cancelled', async () => {
  const { api } = await shown()
  await press('Keep 2 seats')
  await type(/E-mail/, 'ada@example.com')
  await press('Read it over')
  await press('Book 2 seats')
  api.change({ state: 'cancelled' })
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await pass(100)

  expect(root.querySelector('.ticket')?.textContent).toContain('Cancelled')
})

test('a closed form says how to get a new one and has nothing to press', async () => {
  await shown({ state: 'expired' })

  expect(root.textContent).toContain('This form has closed')
  expect(all('button, input')).toHaveLength(0)
})

test('two forms in one conversation do not share a radio group', async () => {
  await shown()
  const second = document.createElement('div')
  document.body.append(second)
  const form = teaForm({ id: 'form-2' })
  await act(async () => {
    const both = [1, 2].map((n) => (
      <BookingFormCard
        key={n}
        form={form}
        baseUrl=""
        api={new FakeFormApi(form, teaSlots(), Date.now)}
        onBooked={() => {}}
        laterSteps={async () => laterSteps}
      />
    ))
    render(<div>{both}</div>, second)
    await vi.advanceTimersByTimeAsync(100)
  })

  const groups = [...second.querySelectorAll('.booking-form')].map((card) => card.querySelector('input')?.name)
  expect(new Set(groups).size).toBe(2)
  render(null, second)
})
