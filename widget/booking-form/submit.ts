import { Refused } from '../../browser/request.ts'
import type { Booking, NewBooking } from '../../contract/bookings.ts'
import type { FormApi } from './form-api.ts'

/**
 * Books under one key, so that a press, its retry and a lost answer are one booking.
 * An earlier press whose answer was lost may have booked after all: what the form says then is what counts. Only when
 * it says that nothing was booked does a changed text go out under a key of its own.
 */
export function submitter(api: Pick<FormApi, 'book' | 'refresh'>, firstKey: string) {
  let key = firstKey

  return async function submit(guest: NewBooking): Promise<Booking> {
    try {
      return await api.book(guest, key)
    } catch (error) {
      const code = error instanceof Refused ? error.failure.error : undefined
      if (code !== 'idempotency_mismatch' && code !== 'conflict') throw error

      const { booking } = await api.refresh()
      if (booking) return booking
      if (code === 'conflict') throw error
    }
    key = crypto.randomUUID()
    return api.book(guest, key)
  }
}
