import * as z from 'zod'
import { ShopBooking } from '../../../contract/shop-view.ts'
import { listBookings } from '../../bookings/shop-view.ts'
import { openCursor, pageOf, sealCursor } from '../../cursors.ts'
import { defineOperation, next, paging } from './define-operation.ts'
import { booking } from './examples.ts'

export default defineOperation({
  name: 'list_bookings',
  title: 'List the bookings',
  description:
    'List the bookings of the workspace, the newest first: who comes, when, with how many, and in which state each one is. Seats that a guest only keeps for now are not among them.',
  scope: 'read',
  rest: { method: 'get', path: '/bookings' },
  input: z.strictObject(paging),
  output: z.object({ bookings: z.array(ShopBooking), ...next }),
  data: 'bookings',
  example: { input: { limit: 25 }, output: { bookings: [booking], next_cursor: null } },
  run: async ({ limit, cursor }, { db, workspace }) => {
    const [created_at, reference] = cursor ? openCursor(workspace, 'bookings', cursor) : []
    const before = reference === undefined ? undefined : { created_at: String(created_at), reference }
    const found = await listBookings(db, workspace, { limit: limit + 1, before })
    const page = pageOf(found, limit, (last) => sealCursor(workspace, 'bookings', [last.created_at, last.reference]))
    return { bookings: [...page.rows], next_cursor: page.next_cursor }
  },
})
