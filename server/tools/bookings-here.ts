import * as z from 'zod'
import { Booking } from '../../contract/bookings.ts'
import { bookedIn } from '../bookings/bookings.ts'
import { defineTool } from './define-tool.ts'

export default defineTool({
  name: 'bookings_here',
  title: 'Read what was booked in this conversation',
  description:
    'Read the bookings that this visitor made in this conversation, the latest first: when they are, their references, and how it stands with them. Call it when the person asks about what they have just booked. It shows their ticket, whose link moves or cancels a booking; you can do neither.',
  effect: 'reads',
  audience: 'assistant',
  input: z.strictObject({}),
  output: z.object({ bookings: z.array(Booking) }),
  run: async (_, { db, workspace, conversation }) => ({
    bookings: conversation ? await bookedIn(db, workspace, conversation.id) : [],
  }),
  card: ({ bookings: [only, ...others] }) =>
    only && others.length === 0
      ? { type: 'booking', booking: only }
      : { type: 'bookings', bookings: only ? [only, ...others] : [] },
})
