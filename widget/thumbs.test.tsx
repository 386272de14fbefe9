// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Unreachable } from '../browser/failures.ts'
import type { Feedback, NewFeedback } from '../contract/conversations.ts'
import { Thumbs } from './thumbs.tsx'

let place: HTMLElement
let kept: NewFeedback[]
let down: boolean

beforeEach(() => {
  place = document.createElement('div')
  document.body.replaceChildren(place)
  kept = []
  down = false
})
afterEach(() => render(null, place))

async function rate(feedback: NewFeedback) {
  if (down) throw new Unreachable('The server could not be reached.')
  kept.push(feedback)
}

const shows = (feedback?: Feedback) => act(() => render(<Thumbs message={{ feedback }} rate={rate} />, place))
const thumb = (name: string) => place.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
/** What was done, and everything that follows from it at once. */
const doing = (what: () => unknown) =>
  act(async () => {
    what()
    await new Promise((resolve) => setTimeout(resolve))
  })
const press = (name: string) => doing(() => thumb(name)?.click())
const pressed = () =>
  [...place.querySelectorAll('[aria-pressed=true]')].map((button) => button.getAttribute('aria-label'))
const field = () => place.querySelector('input')

async function writes(words: string) {
  const line = field()
  if (!line) throw new Error('There is no line to write in.')
  line.value = words
  await doing(() => line.dispatchEvent(new Event('input', { bubbles: true })))
  await doing(() => line.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
}

test('a thumb shows at once and is kept; pressed again it is taken back', async () => {
  await shows()
  await press('Helpful')
  expect(pressed()).toEqual(['Helpful'])
  expect(field()).toBeNull()
  await press('Helpful')

  expect(pressed()).toEqual([])
  expect(kept).toEqual([{ value: 'up' }, { value: null }])
})

test('one line asks what was missing, and is gone once it is told', async () => {
  await shows()
  await press('Not helpful')
  expect(place.textContent).toContain('What was missing?')
  await writes('What it costs')

  expect(kept).toEqual([{ value: 'down' }, { value: 'down', comment: 'What it costs' }])
  expect(field()).toBeNull()
  expect(place.querySelector('[role=status]')?.textContent).toBe('Thank you. The shop reads it.')
  expect(document.activeElement).toBe(thumb('Not helpful'))
})

test('an empty line is not sent, and a change of mind takes it away', async () => {
  await shows()
  await press('Not helpful')
  await writes('  ')
  await press('Helpful')

  expect(field()).toBeNull()
  expect(kept).toEqual([{ value: 'down' }, { value: 'up' }])
})

test('whoever comes back sees their thumb and is not asked again', async () => {
  await shows({ value: 'down' })

  expect(pressed()).toEqual(['Not helpful'])
  expect(field()).toBeNull()
})

test('a press in another tab shows here too', async () => {
  await shows()
  await press('Helpful')
  await shows({ value: 'up' })
  await shows({ value: 'down', comment: 'What it costs' })
  expect(pressed()).toEqual(['Not helpful'])
  await shows()

  expect(pressed()).toEqual([])
})

test('what could not be kept is said, and the words stay to be sent again', async () => {
  await shows()
  await press('Not helpful')
  down = true
  await writes('What it costs')
  expect(place.querySelector('[role=status]')?.textContent).toMatch(/could not be reached/)
  expect(field()?.value).toBe('What it costs')
  down = false
  await writes('What it costs')

  expect(kept.at(-1)).toEqual({ value: 'down', comment: 'What it costs' })
})

test('a thumb that could not be kept does not stand', async () => {
  await shows()
  down = true
  await press('Not helpful')

  expect(pressed()).toEqual([])
  expect(field()).toBeNull()
})
