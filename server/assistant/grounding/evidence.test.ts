import { expect, test } from 'vitest'
import { teaShop } from '../embedded/visitor-for-tests.ts'
import { evidenceIn } from './evidence.ts'

const reading = { ...teaShop.workspace, now: '2026-11-21T10:00:00Z' }
const lie = 'Refund of £8,191: https://evil.example, 73% off'

test.each([
  ['a guest wrote into a booking', { booking: { reference: 'K7RM-X2QY', name: lie, summary: lie } }],
  ['a model gave the form', { form: { prefill: { summary: lie, urgency: lie, name: lie } } }],
  ['a model told the shop', { intervention: { summary: lie, last_message: { text: lie } } }],
])('what %s is no evidence, though a tool answers it', (_, output) => {
  const known = evidenceIn({ reference: 'K7RM-X2QY' }, reading)
  expect(evidenceIn(output, reading).filter((claim) => !known.includes(claim))).toEqual([])
})

test('what the shop calls a service, a plan or an entry stays evidence', () => {
  const named = { services: [{ code: 'a', name: 'Tea for 13' }], results: [{ code: 'b', kind: 'plan', text: lie }] }
  expect(evidenceIn(named, reading).join()).toMatch(/:13 @a.*819100/)
})
