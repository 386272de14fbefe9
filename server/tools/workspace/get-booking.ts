import * as z from 'zod'
import { ShopBooking } from '../../../contract/shop-view.ts'
import { readShopBooking } from '../../bookings/shop-view.ts'
import { defineOperation, Id } from './define-operation.ts'
import { booking } from './examples.ts'

export default defineOperation({
  name: 'get_booking',
  title: 'Read a booking',
  description: 'Read one booking by its reference, with everything that became of it.',
  scope: 'read',
  rest: { method: 'get', path: '/bookings/{reference}' },
  isTool: false,
  input: z.strictObject({ reference: Id.describe('The reference of the booking, such as K7RM-X2QY') }),
  output: z.object({ booking: ShopBooking }),
  data: 'booking',
  refusals: ['not_found'],
  target: ({ reference }, read) => ({ type: 'booking', id: read?.booking.reference ?? reference }),
  example: {
    input: { reference: booking.reference },
    output: {
      booking: {
        ...booking,
        changes: [{ state: 'confirmed', by: 'guest', seats: 2, starts_at: booking.starts_at, at: booking.created_at }],
      },
    },
  },
  run: async ({ reference }, { db, workspace }) => ({ booking: await readShopBooking(db, workspace, reference) }),
})
