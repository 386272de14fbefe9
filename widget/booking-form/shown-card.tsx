import { render } from 'preact'
import { act } from 'preact/test-utils'
import { vi } from 'vitest'
import type { Booking, Form } from '../../contract/bookings.ts'
import BookingFormCard from './card.tsx'
import { FakeFormApi, teaForm, teaSlots } from './fake-form-api.ts'
import { laterSteps } from './later-steps.tsx'

// For tests: a form's card on a page of its own, and how a guest finds and presses what is on it.

export let root: HTMLElement

/** A guest in the shop's own zone. */
export function openPage() {
  vi.stubEnv('TZ', 'Europe/London')
  vi.useFakeTimers({ now: new Date('2026-11-21T10:04:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  sessionStorage.clear()
  root = document.createElement('div')
  document.body.replaceChildren(root)
}

export function closePage() {
  render(null, root)
  vi.useRealTimers()
  vi.unstubAllEnvs()
}

/** Draws a form's card, with a server in memory behind it; `drawAgain` is what a conversation does that heard more. */
export async function shown(changes: Partial<Form> = {}, slots = teaSlots(), load = async () => laterSteps) {
  const form = teaForm(changes)
  const api = new FakeFormApi(form, slots, Date.now)
  const booked: Booking[] = []
  const draw = (form: Form) =>
    act(async () => {
      const onBooked = (booking: Booking) => booked.push(booking)
      render(<BookingFormCard {...{ form, api, onBooked, baseUrl: '' }} laterSteps={load} />, root)
    })
  await draw(form)
  await pass(100)
  return { api, booked, drawAgain: (heard: Partial<Form>) => draw({ ...form, ...heard }) }
}

export const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })

export const all = <Found extends Element>(selector: string) => [...root.querySelectorAll<Found>(selector)]

export function named<Found extends HTMLElement>(selector: string, name: string | RegExp): Found {
  const found = all<Found>(selector).find((each) => {
    const text = each.getAttribute('aria-label') ?? each.textContent ?? ''
    return typeof name === 'string' ? text.trim() === name : name.test(text)
  })
  if (!found) throw new Error(`nothing is called ${name} in: ${root.textContent}`)
  return found
}

export const button = (name: string | RegExp) => named<HTMLButtonElement>('button', name)
export const radio = (name: string | RegExp) => named('label', name).querySelector('input')

export function field(label: RegExp): HTMLInputElement {
  const target = document.getElementById(named<HTMLLabelElement>('label', label).htmlFor)
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) throw new Error('not a field')
  return target as HTMLInputElement
}

export const press = (name: string | RegExp) =>
  act(async () => {
    button(name).click()
    await vi.advanceTimersByTimeAsync(100)
  })

export const type = (label: RegExp, text: string) =>
  act(() => {
    const target = field(label)
    target.value = text
    target.dispatchEvent(new Event('input', { bubbles: true }))
  })

export const choose = (name: string | RegExp) =>
  act(() => {
    radio(name)?.click()
  })

/** What is told to a guest who does not see the card. */
export const spoken = () => root.querySelector('.booking-form > [role=status]')?.textContent
