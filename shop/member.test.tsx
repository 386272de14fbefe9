// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { serving } from './demo-services.ts'
import { homePage } from './home-page.ts'
import { showMember } from './member.tsx'
import { nextTimes } from './rows.ts'
import { asBookedBy } from './sign-in.ts'

const ada = { id: 'ada', name: 'Ada Okafor', plan: 'Cellar', includes: ['puerh-cellar'] }
const tom = { id: 'tom', name: 'Tom Lindqvist', plan: 'Leaf', includes: ['gongfu-hour'] }

function shown(known: Parameters<typeof showMember>[1]) {
  const page = homePage(readFileSync('index.html', 'utf8'))
  const doorkeeper = { signIn: vi.fn(), signOut: vi.fn() }
  showMember(page, known, doorkeeper)
  const place = page.querySelector('.member')
  return { ...doorkeeper, text: place?.textContent, buttons: [...(place?.querySelectorAll('button') ?? [])] }
}

test('the reader may come in as one of the shop’s members, by name and plan', () => {
  const { buttons, signIn } = shown({ members: [ada, tom] })
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Sign in as a member',
    'Ada Okafor, Cellar',
    'Tom Lindqvist, Leaf',
  ])

  buttons[2]?.click()
  expect(signIn).toHaveBeenCalledExactlyOnceWith('tom')
})

test('whoever is signed in is named with their plan, and can sign out', () => {
  const { text, buttons, signOut } = shown({ member: ada, members: [ada, tom] })
  expect(text).toBe('Ada Okafor, CellarSign out')

  buttons[0]?.click()
  expect(signOut).toHaveBeenCalledOnce()
})

test('a shop without the pretence says nothing of it', () => {
  expect(shown(undefined).text).toBe('')
})

test('a members’ sitting is booked from the page by a member whose plan includes it, and by nobody else', () => {
  const puerh = serving('puerh-cellar', { '2026-11-27T19:00:00Z': 5 })
  const bookable = (member?: typeof ada) =>
    asBookedBy([puerh], member)
      .flatMap(nextTimes)
      .map(({ bookable }) => bookable)

  expect([bookable(), bookable(tom), bookable(ada)]).toEqual([[false], [false], [true]])
})
