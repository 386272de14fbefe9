import { hasSeats, type Ledger, repeated, unless } from './ledger.ts'

/** A slot has given away exactly what its bookings have, never more than it has, and a whole one to one party. */
export function slotFaults({ slots, bookings }: Ledger): string[] {
  return slots.flatMap((slot) => {
    const seated = bookings.filter((booking) => booking.slot_id === slot.id && hasSeats(booking))
    const sum = seated.reduce((seats, booking) => seats + booking.seats, 0)
    const { id, taken, capacity } = slot
    return [
      ...unless(taken === sum, `slot ${id} says that ${taken} are taken, and its bookings add up to ${sum}`),
      ...unless(taken >= 0 && taken <= capacity, `slot ${id} has ${taken} taken of ${capacity}`),
      ...unless(slot.whole_slot === 0 || seated.length < 2, `slot ${id} is for one party and has ${seated.length}`),
    ]
  })
}

/** A form holds once, a guest is in a slot once, and nobody has fewer seats than people, nor more where seats are sold. */
export function guestFaults({ bookings }: Ledger): string[] {
  const held = bookings.filter(({ state }) => state === 'held')
  const live = bookings.filter(({ state }) => ['confirmed', 'waitlisted', 'offered'].includes(state))
  return [
    ...repeated(held, ({ form_id }) => form_id).map((form) => `form ${form} holds seats twice`),
    ...repeated(live, ({ slot_id, guest_key }) => `${guest_key} in slot ${slot_id}`).map(
      (guest) => `${guest} is booked twice`,
    ),
    ...bookings.flatMap(({ reference, party, seats, slot }) =>
      unless(
        slot?.whole_slot === 1 ? party <= seats : party === seats,
        `${reference} has ${seats} seats for ${party} people`,
      ),
    ),
    ...live.flatMap(({ reference, name, email }) => unless(name && email, `${reference} is live and nobody's`)),
  ]
}
