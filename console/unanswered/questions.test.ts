import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { UnansweredQuestion } from '../../contract/unanswered.ts'
import { ago } from '../ago.ts'
import { draftOf, Questions } from './questions.ts'
import { alsoFitsWords, cameOfIt, lastAsked, nearestWords } from './words.ts'

const wifi: UnansweredQuestion = {
  ...{
    id: 'q1',
    question: 'Do you have Wi-Fi?',
    state: 'open',
    goes_on: false,
    times: 2,
    untaken: 0,
    handed_over: 1,
    wordings: ['wifi?'],
  },
  ...{ alike: [{ id: 'q2', question: 'wifi speed' }], nearest: [], last_at: '2026-11-21T13:31:00Z' },
  ...{ conversation_id: 'c1', page: { url: 'https://shop.example/', title: 'Gongfu Hour' } },
}
const empty = { questions: [], counts: { open: 0, written: 0, aside: 0 }, knowledge: [] }

/** A server that answers each look by what was asked, when it is told to. */
function server() {
  const asked: { path: string; body?: unknown; answer(data: unknown): void }[] = []
  const ask = async <Schema extends z.core.$ZodType>(path: string, schema: Schema, { body }: { body?: unknown } = {}) =>
    z.parse(schema, await new Promise<unknown>((answer) => asked.push({ path, body, answer })))
  return { asked, model: new Questions(ask, signal({})) }
}

test('a list that arrives after another was asked for is not shown', async () => {
  const { asked, model } = server()
  const both = [model.look('open'), model.look('written')]
  asked[1]?.answer({ ...empty, counts: { open: 0, written: 3, aside: 0 } })
  asked[0]?.answer({ ...empty, questions: [wifi] })
  await Promise.all(both)

  expect(model.list.value?.counts.written).toBe(3)
})

test('what was begun to a question is kept until it is answered, and goes with everything it is also for', async () => {
  const { asked, model } = server()
  model.write(wifi, { answer: 'No.' })
  model.write(wifi, { also: ['q2'], asks: ['internet?'] })
  expect(draftOf(model.drafts.value, wifi)).toMatchObject({ question: wifi.question, answer: 'No.' })

  const saving = model.answer(wifi)
  expect(asked[0]).toMatchObject({
    path: '/catalogue/fits',
    body: { wordings: [wifi.question, wifi.question, 'internet?', 'wifi speed'] },
  })
  asked[0]?.answer({ fits: [] })
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]).toMatchObject({
    path: '/unanswered/q1/answer',
    body: { question: wifi.question, answer: 'No.', also: ['q2'], asks: ['internet?'] },
  })
  asked[1]?.answer({ question: wifi, is_found: true })
  await expect.poll(() => asked.length).toBe(3)
  asked[2]?.answer(empty)
  expect(await saving).toBe(true)

  expect(model.drafts.value).toEqual({})
  expect(model.done.value).toEqual({ question: wifi.question, what: 'answered', isFound: true })
})

test('what only goes on is asked for whole, and lends no words of its own', async () => {
  const { asked, model } = server()
  const pool = { ...wifi, question: 'and the hot pool', goes_on: true, before: 'Is it salty?', alike: [] }
  expect(draftOf(model.drafts.value, pool).question).toBe('')

  model.write(pool, { question: 'Is the hot pool salty?' })
  void model.addTo(pool, 'pools')
  expect(asked[0]?.body).toEqual({ code: 'pools', wordings: ['Is the hot pool salty?'] })
  asked[0]?.answer({ fits: [] })
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]?.body).toEqual({ code: 'pools', asks: ['Is the hot pool salty?'], also: [] })
})

test('words that fit something else too are kept only when that was said and they are pressed once more', async () => {
  const { asked, model } = server()
  const first = model.addTo(wifi, 'gift')
  const parking = { kind: 'knowledge', code: 'parking', title: 'Parking' }
  asked[0]?.answer({ fits: [{ wording: wifi.question, also: [parking] }] })
  expect(await first).toBe(false)
  expect(model.warned.value?.fits.map(alsoFitsWords)).toEqual(['“Do you have Wi-Fi?” also fits ‘Parking’.'])

  const second = model.addTo(wifi, 'gift')
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]).toMatchObject({ path: '/unanswered/q1/wording', body: { code: 'gift', asks: [], also: [] } })
  asked[1]?.answer({ question: wifi, is_found: true })
  await expect.poll(() => asked.length).toBe(3)
  asked[2]?.answer(empty)
  expect(await second).toBe(true)
  expect(model.warned.value).toBeUndefined()
})

test('a warning is about the words that stood there: what is written after it is looked at anew', async () => {
  const { asked, model } = server()
  const first = model.answer(wifi)
  asked[0]?.answer({ fits: [{ wording: wifi.question, also: [] }] })
  await first
  model.write(wifi, { question: 'Is there internet?' })
  void model.answer(wifi)

  expect(asked[1]?.path).toBe('/catalogue/fits')
})

test('what comes nearest says by which words', () => {
  const nearest = [
    {
      kind: 'service' as const,
      code: 'white-tea-walk',
      title: 'White Tea Walk',
      shared: ['terrace'],
      is_likely: false,
    },
    { kind: 'knowledge' as const, code: 'dogs', title: 'Are dogs allowed?', shared: [], is_likely: false },
  ]
  expect(nearestWords(nearest)).toBe('White Tea Walk (“terrace”); Are dogs allowed?')
})

const london = { timezone: 'Europe/London', locale: 'en-GB' }
const noon = Date.parse('2026-11-21T13:40:00Z')

test.each([
  ['2026-11-21T13:39:30Z', 'just now'],
  ['2026-11-21T13:31:00Z', '9 min ago'],
  ['2026-11-21T09:05:00Z', 'at 09:05'],
  ['2026-11-20T23:59:00Z', 'yesterday'],
  ['2026-11-19T12:00:00Z', 'on Thursday'],
  ['2026-11-12T12:00:00Z', 'on 12 November'],
])('at 13:40 on a Saturday, %s reads %s', (instant, words) => {
  expect(ago(instant, london, noon)).toBe(words)
})

test('a row says when, where and how often a person was asked for', () => {
  expect(lastAsked(wifi, london, noon)).toBe('Last 9 min ago, on Gongfu Hour. Handed over once.')
})

test('an answer that the visitor’s words do not find is not called found', () => {
  expect(cameOfIt({ question: 'Q', what: 'answered', isFound: false })).toContain('too long')
})
