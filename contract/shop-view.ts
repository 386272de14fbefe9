import * as z from 'zod/mini'
import { Booking, BookingState, Form } from './bookings.ts'
import { Plan, Service } from './catalogue.ts'
import { Choice, Conversation, Message } from './conversations.ts'
import { Intervention } from './interventions.ts'

/** A booking as the shop's own people and programs see it: with the guest's address, and without the guest's link. */
export const ShopBooking = z.extend(z.omit(Booking, { manage_url: true }), {
  guest: z.object({ name: z.string(), email: z.string() }),
  updated_at: z.string(),
  // What became of it, the oldest first; where one booking is asked for.
  changes: z.optional(
    z.array(
      z.object({
        state: BookingState,
        by: z.enum(['guest', 'shop', 'clock']),
        seats: z.int(), // taken in the slot
        starts_at: z.string(),
        at: z.string(),
      }),
    ),
  ),
})
export type ShopBooking = z.infer<typeof ShopBooking>

/** A form without what would let its reader book by it. */
export const ShopForm = z.extend(
  z.omit(Form, { id: true, url: true, idempotency_key: true, services: true, workspace: true, booking: true }),
  { booking: z.optional(z.omit(Booking, { manage_url: true })) },
)
export type ShopForm = z.infer<typeof ShopForm>

export const ShopCard = z.discriminatedUnion('type', [
  z.object({ type: z.literal('booking_form'), form: ShopForm }),
  z.object({ type: z.literal('booking'), booking: z.omit(Booking, { manage_url: true }) }),
  z.object({ type: z.literal('bookings'), bookings: z.array(z.omit(Booking, { manage_url: true })) }),
  z.object({ type: z.literal('services'), services: z.array(Service) }),
  z.object({ type: z.literal('plans'), plans: z.array(Plan) }),
  z.object({ type: z.literal('choices'), choices: z.array(Choice) }),
  z.object({ type: z.literal('handoff'), intervention: Intervention }),
])
export type ShopCard = z.infer<typeof ShopCard>

/** A message as the shop's own people and programs see it: nothing on its cards opens anything. */
export const ShopMessage = z.extend(Message, { cards: z.array(ShopCard) })
export type ShopMessage = z.infer<typeof ShopMessage>

/** A conversation as they see it; `messages` where one conversation is asked for. */
export const ShopConversation = z.extend(Conversation, { messages: z.optional(z.array(ShopMessage)) })
export type ShopConversation = z.infer<typeof ShopConversation>
