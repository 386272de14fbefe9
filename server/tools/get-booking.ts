import * as z from 'zod'
import { Booking } from '../../contract/bookings.ts'
import { bookingNotFound, findBooking } from '../bookings/bookings.ts'
import { exampleBooking } from '../bookings/examples.ts'
import { defineTool } from './define-tool.ts'

export default defineTool({
  name: 'get_booking',
  title: 'Look up a booking',
  description:
    'Look up one booking. Needs both its reference and the e-mail address it was made with, exactly as the person typed them; ask for whichever is missing. A wrong one of either is answered alike.',
  effect: 'reads',
  input: z.strictObject({
    reference: z.string().trim().min(1).max(64).describe('The booking reference, such as K7RM-X2QY'),
    email: z.string().trim().min(1).max(254).describe('The e-mail address the booking was made with'),
  }),
  output: z.object({ booking: Booking }),
  example: {
    arguments: { reference: exampleBooking.reference, email: exampleBooking.email },
    answer: { booking: exampleBooking },
  },
  run: async ({ reference, email }, { db, workspace, tries, caller, conversation }) => {
    // An assistant may only try what this visitor typed, so that it can neither guess nor be talked into guessing.
    const typed = !conversation || (conversation.typed(reference) && conversation.typed(email))
    if (!typed) throw bookingNotFound()

    const by = { ...caller, reference: reference.toUpperCase().replace(/[^0-9A-Z]/g, '') }
    return { booking: await tries.count(by, () => findBooking(db, workspace, reference, email)) }
  },
  card: ({ booking }) => ({ type: 'booking', booking }),
})
