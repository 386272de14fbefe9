import fc from 'fast-check'
import { cancelBooking, markAttendance } from '../../server/bookings/endings.ts'
import { manageUrl } from '../../server/bookings/links.ts'
import { findBookingRow } from '../../server/bookings/present.ts'
import { now } from '../../server/time.ts'
import { type Act, answered, type Came, cameOf, index, pick } from './act.ts'
import type { Known, KnownBooking, World } from './world.ts'

export type Does = (world: World, booking: KnownBooking) => Promise<Came>

/** Done with a booking that fits, or one time in five with any. */
const ofBooking =
  (says: string, fits: (booking: KnownBooking) => boolean, does: Does) =>
  (i: number): Act => ({
    says: `${says}(booking ${i})`,
    async does(world) {
      const booking = pick(world.known.bookings, i, fits)
      return booking && does(world, booking)
    },
  })

const isConfirmed = ({ state }: KnownBooking) => state === 'confirmed'
const isHeld = ({ state }: KnownBooking) => state === 'held'
const isOffered = ({ state }: KnownBooking) => state === 'offered'
const isWaiting = ({ state }: KnownBooking) => state === 'waitlisted'
const isOnList = (booking: KnownBooking) => isOffered(booking) || isWaiting(booking)
/** What can be cancelled: offers are few, and must not be lost among the confirmed. */
const live = fc.constantFrom(isConfirmed, isConfirmed, isOffered, isWaiting, isHeld)
const isOver = ({ state, slot }: KnownBooking) => state === 'confirmed' && slot !== undefined && slot.ends_at <= now()
const isMarked = ({ state }: KnownBooking) => state === 'attended' || state === 'no_show'

export const cancels = fc.tuple(index, live).map(([i, fits]) => ofBooking('cancel', fits, onItsPage('cancel'))(i))

export const accepts = index.map(ofBooking('accept', isOnList, onItsPage('accept')))

export const moves = fc
  .tuple(index, index)
  .map(([i, j]) =>
    ofBooking(`move to slot ${j}`, isConfirmed, (world, booking) =>
      onItsPage('move', { slot_id: timeFor(booking, world.known, j) })(world, booking),
    )(i),
  )

const timeFor = ({ slot }: KnownBooking, { slots }: Known, j: number) =>
  pick(slots, j, ({ service_code, closes_at }) => service_code === slot?.service_code && closes_at > now())?.id ??
  'nowhere'

/** By the link that only the guest has. */
export function onItsPage(act: 'cancel' | 'accept' | 'move', body: object = {}): Does {
  return async ({ db, call, workspace }, { reference }) => {
    const shop = await workspace()
    const row = await findBookingRow(db, shop.id, reference)
    if (!row) return { status: 500, error: `${reference} is gone` }

    const page = manageUrl(shop, row).slice(shop.baseUrl.length)
    return cameOf(await call('POST', `${page}/${act}`, { body }))
  }
}

export const calledOff: Does = async ({ db, workspace }, { reference }) =>
  answered(cancelBooking(db, await workspace(), reference, 'shop', 'The kettle is broken.'))

export const shopCancels = fc.tuple(index, live).map(([i, fits]) => ofBooking('shop cancels', fits, calledOff)(i))

export const marks = fc
  .tuple(index, fc.constantFrom('attended' as const, 'no_show' as const))
  .map(([i, came]) => ofBooking(came, isOver, (world, { reference }) => marked(world, reference, came))(i))

/** The shop had it wrong. */
export const corrects = index.map(
  ofBooking('put right', isMarked, (world, { reference, state }) =>
    marked(world, reference, state === 'attended' ? 'no_show' : 'attended'),
  ),
)

/** What comes of the shop saying whether a guest came. */
export const marked = async ({ db, workspace }: World, reference: string, came: 'attended' | 'no_show') =>
  answered(markAttendance(db, await workspace(), reference, came))
