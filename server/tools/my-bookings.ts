import * as z from 'zod'
import { Booking } from '../../contract/bookings.ts'
import { bookingsOf } from '../bookings/bookings.ts'
import { exampleBooking } from '../bookings/examples.ts'
import { AppError } from '../errors.ts'
import { defineTool } from './define-tool.ts'

export default defineTool({
  name: 'my_bookings',
  title: 'List the signed-in member’s bookings',
  description:
    'List the bookings of the member whom the shop’s site has signed in. The address must be that member’s own. When nobody is signed in, ask for a booking reference and use get_booking instead.',
  effect: 'reads',
  input: z.strictObject({
    email: z.string().trim().min(1).max(254).describe('The signed-in member’s own e-mail address'),
  }),
  output: z.object({ bookings: z.array(Booking) }),
  example: { arguments: { email: exampleBooking.email }, answer: { bookings: [exampleBooking] } },
  run: async ({ email }, { db, workspace, guest }) => {
    if (!guest.member)
      throw new AppError(
        'not_signed_in',
        'Nobody is signed in. Sign in on the shop’s site, or give a booking reference and its e-mail address.',
      )
    if (guest.member.email.toLowerCase() !== email.toLowerCase())
      throw new AppError(
        'forbidden',
        'Members see only their own bookings. Call this with the signed-in member’s address, or get_booking with a reference and the address it was made with.',
      )

    return { bookings: await bookingsOf(db, workspace, guest.member.email) }
  },
  card: ({ bookings }) => ({ type: 'bookings', bookings }),
})
