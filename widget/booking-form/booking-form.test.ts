import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Booking, Form } from '../../contract/bookings.ts'
import { BookingForm } from './booking-form.ts'
import type { Draft, DraftStore } from './draft.ts'
import { FakeFormApi, refused, slotAt, teaForm, teaSlots } from './fake-form-api.ts'
import { opened, reviewed } from './opened-form.ts'

const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:04:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

function memory(): DraftStore & { draft: Draft } {
  return {
    draft: {},
    read() {
      return this.draft
    },
    write(draft) {
      this.draft = draft
    },
    clear() {
      this.draft = {}
    },
  }
}

test('a form opened by "two seats next Saturday afternoon" stands at that time with two seats, and holds nothing', async () => {
  const { model, api } = await opened()

  expect(model.step.value).toBe('slot')
  expect(model.picker.slot.value?.id).toBe('sat-28')
  expect(model.picker.seats.value).toBe(2)
  expect(api.form.hold).toBeUndefined()
})

test('without a sitting the guest chooses one first, and pressing on too early says so', async () => {
  const { model } = await opened({ prefill: {}, suggestion: { candidates: [], reading: '' } })

  model.chooseDay()
  expect(model.missing.value).toBe('service')

  model.picker.chooseService('gongfu-hour')
  expect(model.missing.value).toBeUndefined()
  model.chooseDay()
  expect(model.step.value).toBe('slot')
})

test('a sitting chosen while the times of all are still on their way waits for its button, and has its own times alone', async () => {
  const form = teaForm({ prefill: {}, suggestion: { candidates: [], reading: '' } })
  const another = slotAt('tue-24', '2026-11-24T11:00:00Z', 8, { service: 'first-steep' })
  const api = new FakeFormApi(form, [another, ...teaSlots()], Date.now)
  const model = new BookingForm(form, api, { booked: () => {} })

  const opening = model.open()
  model.picker.chooseService('gongfu-hour')
  await opening

  expect(model.step.value).toBe('service')
  expect(model.picker.slots.value).toEqual([])

  model.chooseDay()
  await vi.advanceTimersByTimeAsync(0)
  expect(model.step.value).toBe('slot')
  expect(model.picker.slots.value.map(({ id }) => id)).toEqual(teaSlots().map(({ id }) => id))
})

test('what becomes of the form is asked for as well, and does not go on in the guest’s place either', async () => {
  const form = teaForm({ prefill: {}, suggestion: { candidates: [], reading: '' } })
  const api = new FakeFormApi(form, teaSlots(), Date.now)
  const model = new BookingForm(form, api, { booked: () => {} })
  const asked = Promise.withResolvers<Form>()
  api.refresh = () => asked.promise

  const opening = model.open()
  await vi.advanceTimersByTimeAsync(0)
  model.picker.chooseService('gongfu-hour')
  asked.resolve(form)
  await opening

  expect(model.step.value).toBe('service')
})

test('a sitting for members only is never the chosen one of a guest who may not book it', async () => {
  const { model } = await opened({ prefill: { service: 'private-table' } })

  expect(model.step.value).toBe('service')
  expect(model.picker.service.value).toBeUndefined()
})

test('a form opened on a slot knows the sitting from it', async () => {
  const { model } = await opened({ prefill: {} })

  expect(model.picker.service.value?.code).toBe('gongfu-hour')
  expect(model.step.value).toBe('slot')
})

test('keeping seats holds them for ten minutes and goes on to the first field that is still empty', async () => {
  const { model, api } = await opened()

  await model.keep()

  expect(api.form.hold).toMatchObject({ slot_id: 'sat-28', seats: 2 })
  expect(model.kept.minutes.value).toBe(10)
  expect(model.step.value).toBe('details')
  expect(model.attention.value?.part).toBe('email')
  expect(model.news.value).toBe('kept')
})

test('a time that no longer fits the party cannot be kept, and the guest is asked for another', async () => {
  const { model, api } = await opened()

  model.picker.chooseSeats(4)
  await model.keep()

  expect(model.missing.value).toBe('time')
  expect(api.form.hold).toBeUndefined()
})

test('the guest is told two minutes before the end and at the end, not in between', async () => {
  const { model } = await opened()
  await model.keep()

  await vi.advanceTimersByTimeAsync(7 * minute)
  expect(model.news.value).toBe('kept')
  expect(model.kept.minutes.value).toBe(3)

  await vi.advanceTimersByTimeAsync(minute)
  expect(model.news.value).toBe('ending')
  expect(model.kept.state.value).toBe('ending')

  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(model.news.value).toBe('gone')
  expect(model.kept.state.value).toBe('gone')
})

test('one press in the last two minutes keeps the seats ten minutes more', async () => {
  const { model, api } = await opened()
  await model.keep()
  await vi.advanceTimersByTimeAsync(9 * minute)

  await model.keepLonger()

  expect(model.kept.minutes.value).toBe(10)
  expect(model.kept.state.value).toBe('kept')
  expect(api.form.hold?.extensions_left).toBe(1)
})

test('seats that were let go can be taken again while they are free, and what was written stays', async () => {
  const { model } = await opened()
  await model.keep()
  model.guest.write('email', 'ada@example.com')
  await vi.advanceTimersByTimeAsync(11 * minute)
  expect(model.kept.state.value).toBe('gone')

  await model.keepLonger()

  expect(model.kept.state.value).toBe('kept')
  expect(model.guest.fields.email.value.value).toBe('ada@example.com')
})

test('seats let go on purpose are free for the next guest at once', async () => {
  const { model, api } = await opened()
  await model.keep()

  await model.letGo()

  expect(api.form.hold).toBeUndefined()
  expect(model.kept.state.value).toBe('none')
})

test('back from another sitting, the guest stands at the day whose seats are kept', async () => {
  const { model } = await opened()
  await model.keep()
  model.change('service')
  model.picker.chooseService('first-steep')
  model.picker.chooseService('gongfu-hour')
  model.chooseDay()
  await vi.advanceTimersByTimeAsync(0)

  expect(model.picker.slot.value?.id).toBe('sat-28')
})

test('a form seen again after a reload finds the seats it keeps', async () => {
  const form = teaForm()
  const api = new FakeFormApi(form, teaSlots(), Date.now)
  await api.hold({ slot_id: 'wed-25', seats: 3 })
  const model = new BookingForm(form, api, { booked: () => {} })

  await model.open()

  expect(model.step.value).toBe('details')
  expect(model.party.value).toMatchObject({ slotId: 'wed-25', seats: 3 })
})

test('nothing is read over while two fields are wrong: the guest is pointed at the list of faults', async () => {
  const { model } = await opened({ prefill: { service: 'gongfu-hour' } })
  await model.keep()
  model.guest.write('email', 'ada.example.com')

  model.readOver()

  expect(model.step.value).toBe('details')
  expect(model.summed.value).toBe(true)
  expect(model.attention.value?.part).toBe('problem')
  expect(model.guest.shown.value.map(({ field, kind }) => `${field} ${kind}`)).toEqual(['name missing', 'email no_at'])
})

test('a single fault needs no list: the guest is pointed at the field', async () => {
  const { model } = await opened()
  await model.keep()

  model.readOver()

  expect(model.summed.value).toBe(false)
  expect(model.attention.value?.part).toBe('email')
})

test('a field is faulted only once it was written in and left', async () => {
  const { model } = await opened()

  model.guest.leave('email')
  expect(model.guest.shown.value).toEqual([])

  model.guest.write('email', 'ada@')
  expect(model.guest.shown.value).toEqual([])

  model.guest.leave('email')
  expect(model.guest.shown.value).toEqual([{ field: 'email', kind: 'not_an_address' }])
})

test('a prefilled part says where it came from until the guest changes it', async () => {
  const { model } = await opened()
  expect(model.guest.origin('name')).toBe('member')

  model.guest.write('name', 'Bo')
  expect(model.guest.origin('name')).toBeUndefined()
})

test('pressing Book five times is one request and one booking', async () => {
  const { model, api, booked } = await reviewed()
  const before = api.requests

  await Promise.all([1, 2, 3, 4, 5].map(() => model.book()))

  expect(api.requests - before).toBe(1)
  expect(booked).toHaveLength(1)
  expect(model.step.value).toBe('booked')
  expect(model.news.value).toBe('booked')
})

test('a lost answer is tried again under the same key: the guest gets the booking that was made, once', async () => {
  const { model, api, booked } = await reviewed()
  api.mood = 'deaf after acting'
  await model.book()
  expect(model.trouble.value).toEqual({ kind: 'unreachable', act: 'book', offline: false })
  expect(model.step.value).toBe('review')

  api.mood = 'well'
  await model.book()

  expect(api.bookings.size).toBe(1)
  expect(booked.map(({ reference }) => reference)).toEqual(['K7RM-X2QY'])
})

test('when a lost answer had booked, changed words show that booking instead of making a second', async () => {
  const { model, api } = await reviewed()
  api.mood = 'deaf after acting'
  await model.book()

  api.mood = 'well'
  model.guest.write('summary', 'One of us cannot have nuts.')
  await model.book()

  expect(api.bookings.size).toBe(1)
  expect(model.step.value).toBe('booked')
  expect(model.booking.value?.summary).toBeUndefined()
})

test('a key that stands for something else, with nothing booked, does not trap the guest', async () => {
  const { model, api } = await reviewed()
  api.bookings.set('key-1', { body: 'something else', booking: {} as Booking })

  await model.book()

  expect(model.step.value).toBe('booked')
  expect([...api.bookings.keys()]).toHaveLength(2)
})

test('what became of the booking elsewhere is seen when the guest looks again', async () => {
  const { model, api } = await reviewed()
  await model.book()
  api.change({ starts_at: '2026-12-05T14:00:00Z' })

  await model.lookAgain()
  expect(model.booking.value).toMatchObject({ reference: 'K7RM-X2QY', starts_at: '2026-12-05T14:00:00Z' })
})

test('an answer that was overtaken by news of the booking does not bring back how it was', async () => {
  const { model } = await reviewed()
  await model.book()
  const looking = model.lookAgain()
  const booking = model.booking.value
  if (booking) model.booking.value = { ...booking, state: 'cancelled' }
  await looking

  expect(model.booking.value?.state).toBe('cancelled')
})

test('offline, nothing is booked until the guest presses again', async () => {
  const { model, api, booked } = await reviewed({}, { online: () => false })
  api.mood = 'silent'
  await model.book()
  expect(model.trouble.value).toEqual({ kind: 'unreachable', act: 'book', offline: true })

  api.mood = 'well'
  await vi.advanceTimersByTimeAsync(minute)
  expect(booked).toEqual([])

  await model.book()
  expect(booked).toHaveLength(1)
})

test('seats sold while the guest was typing: alternatives are offered and every word stays', async () => {
  const { model, api } = await reviewed()
  model.guest.write('summary', 'One of us cannot have nuts.')
  api.sell('sat-28', 2)

  await model.book()

  expect(model.step.value).toBe('slot')
  expect(model.trouble.value).toMatchObject({ kind: 'sold_out', alternatives: [{ id: 'wed-25' }, { id: 'sat-5' }] })
  expect(model.guest.fields.summary.value.value).toBe('One of us cannot have nuts.')

  model.takeAlternative('sat-5')
  await model.keep()
  expect(model.step.value).toBe('review')
  await model.book()
  expect(model.booking.value?.starts_at).toBe('2026-12-05T14:00:00Z')
})

test('seats that cannot be moved to a full time stay kept where they are', async () => {
  const { model, api } = await opened()
  await model.keep()
  model.change('time')
  model.picker.chooseSlot('wed-25')
  api.sell('wed-25', 6)

  await model.keep()

  expect(model.trouble.value?.kind).toBe('sold_out')
  expect(model.kept.hold.value?.slot_id).toBe('sat-28')
})

test('a fault that only the server finds stands at its field in the server’s words', async () => {
  const { model, api } = await reviewed()
  const issues = [{ path: '/email', message: 'Enter an e-mail address that can receive mail' }]
  api.book = () => Promise.reject(refused('bad_request', 'A field needs another look.', { issues }))

  await model.book()

  expect(model.step.value).toBe('details')
  expect(model.guest.shown.value).toEqual([{ field: 'email', kind: 'refused', message: issues[0]?.message }])
})

test('a form that is no more says so, whenever that comes to light', async () => {
  const { model, api } = await opened()
  const noForm = () => Promise.reject(refused('not_found', 'There is no such form.'))
  api.hold = noForm
  api.refresh = noForm

  await model.keep()
  await vi.advanceTimersByTimeAsync(0)

  expect(model.step.value).toBe('expired')
})

test('a time that is no more does not close the form', async () => {
  const { model, api } = await opened()
  api.hold = () => Promise.reject(refused('not_found', 'There is no such time. Choose one from the list.'))

  await model.keep()
  await vi.advanceTimersByTimeAsync(0)

  expect(model.step.value).toBe('slot')
  expect(model.trouble.value).toMatchObject({ kind: 'refused', why: { failure: { error: 'not_found' } } })
})

test('seats that cannot be kept any longer are gone on with as they are', async () => {
  const { model, api } = await opened()
  await model.keep()
  for (const _ of [1, 2]) {
    await vi.advanceTimersByTimeAsync(9 * minute)
    await model.keepLonger()
  }
  await vi.advanceTimersByTimeAsync(9 * minute)
  model.change('time')
  const before = api.requests
  await model.keep()

  expect(model.kept.hold.value?.extensions_left).toBe(0)
  expect(model.step.value).toBe('details')
  expect(api.requests).toBe(before)
})

test('a form booked through another face shows that booking', async () => {
  const form = teaForm()
  const api = new FakeFormApi(form, teaSlots(), Date.now)
  await api.book({ slot_id: 'sat-28', seats: 2, name: 'Ada', email: 'ada@example.com' }, 'key-1')
  const model = new BookingForm(form, api, { booked: () => {} })

  await model.open()

  expect(model.step.value).toBe('booked')
})

test('what was chosen and written waits for the guest to come back, and is forgotten once booked', async () => {
  const draft = memory()
  const { model } = await opened({}, { draft })
  model.picker.chooseSeats(3)
  model.guest.write('email', 'ada@example.com')

  const again = await reviewed({}, { draft })
  expect(again.model.picker.seats.value).toBe(3)
  expect(again.model.guest.fields.email.value.value).toBe('ada@example.com')

  await again.model.book()
  expect(draft.draft).toEqual({})
})

test('a form in which nothing was changed leaves no draft, whatever it was filled with', async () => {
  const draft = memory()
  const { model } = await opened({}, { draft })
  expect(draft.draft).toEqual({})

  model.picker.chooseSeats(3)
  expect(draft.draft).toEqual({ seats: 3 })
})

test('a day on which nothing fits runs on into the next days that have room', async () => {
  const { model } = await opened()

  model.picker.chooseDay('2026-12-02')

  expect(model.picker.shown.value?.map(({ key }) => key)).toEqual(['2026-12-02', '2026-12-05'])
  expect(model.picker.slot.value).toBeUndefined()
})

test('a day with one time that fits needs no second choice; with two it does', async () => {
  const { model, api } = await opened()
  model.picker.chooseDay('2026-11-25')
  expect(model.picker.slot.value?.id).toBe('wed-25')

  api.stock.push(slotAt('wed-25-late', '2026-11-25T20:30:00Z', 4))
  await model.picker.load()
  expect(model.picker.slot.value).toBeUndefined()
})

test('times that could not be read can be asked for again', async () => {
  const { model, api } = await opened()
  api.mood = 'silent'
  await model.picker.load()
  expect(model.picker.loading.value).toBe('failed')

  api.mood = 'well'
  await model.picker.load()
  expect(model.picker.loading.value).toBe('ready')
})

test('a model that is put away leaves no timer behind', async () => {
  const { model } = await opened()
  await model.keep()
  expect(vi.getTimerCount()).toBe(1)

  model[Symbol.dispose]()

  expect(vi.getTimerCount()).toBe(0)
})
