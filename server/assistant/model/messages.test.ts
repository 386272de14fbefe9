import { expect, test } from 'vitest'
import type { Said } from '../brain.ts'
import { messagesFor } from './messages.ts'

const visitor = (text: string): Said => ({ author: 'visitor', text })
const assistant = (text: string): Said => ({ author: 'assistant', text })
const sent = (history: Said[], text: string) =>
  messagesFor(history, { type: 'text', text }).map(({ role, content }) => [role, content])

test('each side speaks in turn, and a person of the shop is told from the assistant', () => {
  const history = [
    visitor('Hello'),
    visitor('Anyone?'),
    assistant('Yes.'),
    { author: 'operator' as const, text: 'I am Kit.' },
    visitor('Is there parking?'),
  ]

  expect(sent(history, 'Is there parking?')).toEqual([
    ['user', 'Hello\nAnyone?'],
    ['assistant', 'Yes.\n(A person of the shop wrote:) I am Kit.'],
    ['user', 'Is there parking?'],
  ])
})

test('what the visitor has written since is left to its own turn', () => {
  const history = [visitor('Hello'), visitor('Is there parking?'), visitor('And dogs?')]

  expect(sent(history, 'Is there parking?')).toEqual([
    ['user', 'Hello'],
    ['user', 'Is there parking?'],
  ])
})

test('a long conversation is sent from its end', () => {
  const history = [...Array.from({ length: 40 }, (_, at) => visitor(`${at} ${'x'.repeat(1990)}`)), visitor('Last')]
  const [first] = sent(history, 'Last')

  expect(String(first?.[1])).toMatch(/^34 /)
  expect(JSON.stringify(sent(history, 'Last')).length).toBeLessThan(13_000)
})
