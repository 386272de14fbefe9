// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { Unreachable } from '../../browser/failures.ts'
import { FakeFormApi, teaForm, teaSlots } from '../booking-form/fake-form-api.ts'
import { AppCard } from './app-card.ts'

let asked: [string, object][]
beforeEach(() => {
  asked = []
})

/** A card in a host that can do `able`, and answers every request with `answer`. */
function cardIn({ able = ['updateModelContext'], answer = {} }: { able?: string[]; answer?: object } = {}) {
  const host = {
    can: (what: string) => able.includes(what),
    request: async (method: string, params: object) => {
      asked.push([method, params])
      return { ...answer }
    },
  }
  return new AppCard(host, () => true)
}

const form = teaForm()
const opened = { status: 'form_opened', form }
const booked = async () =>
  new FakeFormApi(form, teaSlots(), Date.now).book(
    { slot_id: 'sat-28', seats: 2, name: 'Ada', email: 'ada@example.com' },
    'key',
  )

test('the same result again leaves the form as it is, and another form takes its place', () => {
  const card = cardIn()
  card.hearResult({ structuredContent: opened })
  const first = card.form.value
  card.hearResult({ structuredContent: opened })
  expect(card.form.value).toBe(first)

  card.hearResult({ structuredContent: { ...opened, form: { ...form, id: 'another' } } })
  expect(card.form.value?.id).toBe('another')
})

test('a host that hands on the text alone is understood', () => {
  const card = cardIn()
  card.hearResult({
    content: [
      { type: 'text', text: JSON.stringify(opened) },
      { type: 'text', text: 'words' },
    ],
  })

  expect([card.stage.value, card.form.value?.id]).toEqual(['form', form.id])
})

test('a result that is no form says so, and does not take away a form that is open', () => {
  const card = cardIn()
  card.hearResult({ isError: true, content: [] })
  expect(card.stage.value).toBe('refused')
  card.hearResult({ structuredContent: opened })
  card.hearResult({ isError: true, content: [] })
  card.cancel()

  expect(card.stage.value).toBe('form')
})

test('only what is text is taken from a model’s half-written arguments', () => {
  const card = cardIn()
  card.hearInput({ name: 'Ada', email: 7, urgency: null, other: 'x' })

  expect(card.said.value).toEqual({ name: 'Ada' })
})

test('the model is told what was recorded, once and in the same words as the shop’s record', async () => {
  const card = cardIn()
  const booking = await booked()
  await card.tell(booking, 'en-GB')

  expect(asked).toEqual([
    [
      'ui/update-model-context',
      {
        content: [{ type: 'text', text: expect.stringContaining(`Reference ${booking.reference}`) }],
        structuredContent: { status: 'recorded', booking },
      },
    ],
  ])
})

test('a host without a context for the model is sent a message instead', async () => {
  await cardIn({ able: ['message'] }).tell(await booked(), 'en-GB')

  expect(asked).toMatchObject([['ui/message', { role: 'user', content: [{ type: 'text' }] }]])
})

test('a chat is called cut off while the shop does not answer, and no longer', async () => {
  const card = cardIn()
  const api = new FakeFormApi(form, teaSlots(), Date.now)
  const heard = card.heard(api)
  api.slots = () => Promise.reject(new Unreachable('no'))
  await expect(card.heard(api).slots({})).rejects.toThrow(Unreachable)
  expect(card.cutOff.value).toBe(true)

  await heard.refresh()
  expect(card.cutOff.value).toBe(false)
})

test('a page that the host does not open is known not to be open', async () => {
  const card = cardIn({ answer: { isError: true } })
  await card.openPage(form.url)

  expect(card.link.value).toBe('refused')
})

test('a form can be asked for through the host, with what was said', async () => {
  const card = cardIn({ answer: { structuredContent: opened } })
  card.hearInput({ name: 'Ada', subject: 'first-steep' })
  await card.open('gongfu-hour')

  expect(asked).toEqual([['tools/call', { name: 'book_slot', arguments: { name: 'Ada', subject: 'gongfu-hour' } }]])
  expect(card.stage.value).toBe('form')
})
