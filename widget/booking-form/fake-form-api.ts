import { Refused, Unreachable } from '../../browser/request.ts'
import type { Failure } from '../../contract/answers.ts'
import type { Booking, Form, Hold, NewBooking, Slot } from '../../contract/bookings.ts'
import type { FormApi } from './form-api.ts'

const minute = 60_000
const holdFor = 10 * minute

/** For tests: the tea shop's form as opened by "Two seats at Gongfu Hour next Saturday afternoon?". */
export function teaForm(changes: Partial<Form> = {}): Form {
  const pounds = (amount: number, per = 'seat') => ({ amount: amount * 100, currency: 'GBP', per })
  const plan = { members_only: false, plans: [{ name: 'Leaf', price: pounds(24, 'month') }] }
  return {
    id: 'form-1',
    url: 'http://localhost:8787/forms/form-1',
    state: 'open',
    prefill: { service: 'gongfu-hour', urgency: 'next Saturday afternoon', name: 'Ada Marsh' },
    prefilled_from: { service: 'message', urgency: 'message', name: 'member' },
    missing: ['email'],
    suggestion: {
      slot_id: 'sat-28',
      candidates: ['sat-28'],
      reading: 'I read that as Sat 28 Nov, afternoon.',
      told: { text: 'I read that as Sat 28 Nov, afternoon.', lang: 'en' },
      seats: 2,
    },
    services: [
      {
        code: 'gongfu-hour',
        name: 'Gongfu Hour',
        covers: 'Two oolongs',
        duration_minutes: 75,
        price: pounds(26),
        ...plan,
      },
      {
        code: 'first-steep',
        name: 'First Steep',
        covers: 'Five teas',
        duration_minutes: 60,
        price: pounds(18),
        ...plan,
      },
      {
        code: 'private-table',
        name: 'Private Table',
        covers: 'The back room',
        duration_minutes: 120,
        price: pounds(280, 'table'),
        members_only: true,
        plans: [
          { name: 'Cellar', price: pounds(58, 'month') },
          { name: 'Trade', price: pounds(140, 'month') },
        ],
      },
    ],
    idempotency_key: 'key-1',
    workspace: {
      slug: 'lantern-leaf',
      name: 'Lantern & Leaf',
      timezone: 'Europe/London',
      locale: 'en-GB',
      currency: 'GBP',
      address: '14 Chandler’s Yard, London SE1 2XP',
      email: 'desk@lanternleaf.example',
      words: { service: 'sitting', services: 'sittings' },
    },
    ...changes,
  }
}

/** For tests: a slot of an hour and a quarter, free unless said otherwise. */
export const slotAt = (id: string, starts_at: string, seats_left: number, changes: Partial<Slot> = {}): Slot => ({
  id,
  service: 'gongfu-hour',
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + 75 * minute).toISOString(),
  seats_left,
  state: seats_left > 0 ? 'free' : 'full',
  ...changes,
})

export const teaSlots = () => [
  slotAt('sat-21', '2026-11-21T14:00:00Z', 1),
  slotAt('wed-25', '2026-11-25T18:30:00Z', 6),
  slotAt('sat-28', '2026-11-28T14:00:00Z', 3),
  slotAt('wed-2', '2026-12-02T18:30:00Z', 0),
  slotAt('sat-5', '2026-12-05T14:00:00Z', 6),
]

type Mood = 'well' | 'silent' | 'deaf after acting'

/**
 * For tests: a server in memory. Seats go down, holds run out by `now`, a key answers the same booking twice.
 * `silent` never gets the request; `deaf after acting` acts, and its answer is lost. So often as `stillWorking` says,
 * a submit is told to come again in a second.
 */
export class FakeFormApi implements FormApi {
  mood: Mood = 'well'
  form: Form
  stock: Slot[]
  bookings = new Map<string, { body: string; booking: Booking }>()
  requests = 0
  stillWorking = 0
  private readonly now: () => number

  constructor(form: Form, stock: Slot[], now: () => number) {
    this.form = structuredClone(form)
    this.stock = stock
    this.now = now
  }

  slots: FormApi['slots'] = ({ service }) =>
    this.answer(() => this.stock.filter((slot) => !service || slot.service === service).map((slot) => this.seen(slot)))

  hold: FormApi['hold'] = ({ slot_id, seats }) =>
    this.answer(() => {
      const before = this.held()
      if (this.left(slot_id) < seats) throw this.soldOut(seats)

      const extending = before?.slot_id === slot_id && Date.parse(before.expires_at) - this.now() <= 2 * minute
      const hold: Hold = {
        slot_id,
        seats,
        expires_at: new Date(this.now() + holdFor).toISOString(),
        extensions_left: Math.max(0, (before?.extensions_left ?? 2) - (extending ? 1 : 0)),
      }
      this.form = { ...this.form, hold }
      return hold
    })

  letGo: FormApi['letGo'] = () =>
    this.answer(() => {
      this.form = { ...this.form, hold: undefined }
    })

  book: FormApi['book'] = (guest, key) =>
    this.answer(() => {
      if (this.stillWorking-- > 0) throw new Refused({ error: 'conflict', detail: 'This booking is under way.' }, 1)
      const body = JSON.stringify(guest)
      const before = this.bookings.get(key)
      if (before && before.body !== body) throw refused('idempotency_mismatch', 'That key booked something else.')
      if (before) return before.booking
      const isFree = this.left(guest.slot_id) >= guest.seats
      if (!isFree && !guest.join_waitlist) throw this.soldOut(guest.seats)

      return this.record(guest, key, { body, state: isFree ? 'confirmed' : 'waitlisted' })
    })

  refresh: FormApi['refresh'] = () => this.answer(() => ({ ...this.form, hold: this.held() }))

  /** Someone else takes seats. */
  sell(slotId: string, seats: number) {
    this.stock = this.stock.map((slot) =>
      slot.id === slotId
        ? slotAt(slot.id, slot.starts_at, slot.seats_left - seats, { service: slot.service, capacity: slot.capacity })
        : slot,
    )
  }

  /** What becomes of the form's booking elsewhere. */
  change(changes: Partial<Booking>) {
    if (this.form.booking) this.form.booking = { ...this.form.booking, ...changes }
  }

  private record(guest: NewBooking, key: string, { body, state }: { body: string; state: Booking['state'] }): Booking {
    const slot = this.stock.find(({ id }) => id === guest.slot_id)
    const service = this.form.services.find(({ code }) => code === slot?.service)
    if (!slot || !service) throw refused('not_found', 'There is no such slot.')

    if (state === 'confirmed') this.sell(slot.id, guest.seats)
    const booking: Booking = {
      reference: 'K7RM-X2QY',
      email: guest.email.replace(/^(.).*@/, '$1•••@'),
      state,
      next_step:
        state === 'confirmed'
          ? 'We’re sending a confirmation and calendar file to a•••@example.com.'
          : 'You’re 3rd on the list. If seats come free we e-mail you and keep them for 2 hours.',
      ...(state === 'waitlisted' && { list_place: 3 }),
      service: { code: service.code, name: service.name },
      starts_at: slot.starts_at,
      ends_at: slot.ends_at,
      timezone: this.form.workspace.timezone,
      seats: guest.seats,
      name: guest.name,
      summary: guest.summary,
      created_at: new Date(this.now()).toISOString(),
      manage_url: 'http://localhost:8787/bookings/token',
    }
    this.bookings.set(key, { body, booking })
    this.form = { ...this.form, state: 'submitted', booking, hold: undefined }
    return booking
  }

  private held(): Hold | undefined {
    const { hold } = this.form
    return hold && Date.parse(hold.expires_at) > this.now() ? hold : undefined
  }

  private left(slotId: string): number {
    return this.stock.find(({ id }) => id === slotId)?.seats_left ?? 0
  }

  private seen(slot: Slot): Slot {
    return this.held()?.slot_id === slot.id ? { ...slot, state: 'yours' } : slot
  }

  private soldOut(seats: number) {
    const alternatives = this.stock.filter(({ seats_left }) => seats_left >= seats).slice(0, 2)
    return refused('sold_out', 'Those seats were just taken. Choose one of the alternatives.', { alternatives })
  }

  private async answer<Answer>(act: () => Answer): Promise<Answer> {
    this.requests++
    await Promise.resolve()
    if (this.mood === 'silent') throw new Unreachable('The server could not be reached.')
    const answer = act()
    if (this.mood === 'deaf after acting') throw new Unreachable('The answer was cut off.')
    return answer
  }
}

/** For tests: a refusal as the server words it. */
export const refused = (error: Failure['error'], detail: string, rest: Partial<Failure> = {}) =>
  new Refused({ error, detail, ...rest })
