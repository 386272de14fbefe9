import type { Booking, Form } from '../../contract/bookings.ts'
import { BookingForm, type Surroundings } from './booking-form.ts'
import { FakeFormApi, teaForm, teaSlots } from './fake-form-api.ts'

/** For tests: a form on an open card, with the server that it speaks to and what it told of. */
export async function opened(changes: Partial<Form> = {}, surroundings: Surroundings = {}) {
  const form = teaForm(changes)
  const api = new FakeFormApi(form, teaSlots(), Date.now)
  const booked: Booking[] = []
  const model = new BookingForm(form, api, { booked: (booking) => booked.push(booking) }, surroundings)
  await model.open()
  return { model, api, booked }
}

/** For tests: the same with two seats kept and every field filled in, before the last press. */
export async function reviewed(changes: Partial<Form> = {}, surroundings: Surroundings = {}) {
  const shop = await opened(changes, surroundings)
  await shop.model.keep()
  shop.model.guest.write('email', 'ada@example.com')
  shop.model.readOver()
  return shop
}
