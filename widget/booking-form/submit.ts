import { Refused, Unreachable } from '../../browser/request.ts'
import type { Booking, NewBooking } from '../../contract/bookings.ts'
import type { FormApi } from './form-api.ts'

/** After so many, a submit that is still being worked on counts as one without an answer: the guest may press again. */
const mostRetries = 12

/**
 * Books under one key, so that a press, its retry and a lost answer are one booking.
 * An earlier press whose answer was lost may have booked after all: what the form says then is what counts. Only when
 * it says that nothing was booked does a changed text go out under a key of its own.
 */
export function submitter(api: Pick<FormApi, 'book' | 'refresh'>, firstKey: string) {
  let key = firstKey

  return async function submit(guest: NewBooking): Promise<Booking> {
    try {
      return await settled(() => api.book(guest, key))
    } catch (error) {
      const code = error instanceof Refused ? error.failure.error : undefined
      if (code !== 'idempotency_mismatch' && code !== 'conflict') throw error

      const { booking } = await api.refresh()
      if (booking) return booking
      if (code === 'conflict') throw error
    }
    key = crypto.randomUUID()
    return settled(() => api.book(guest, key))
  }
}

/** Sent while an earlier press is still under way, it is sent again until that one's answer comes. */
async function settled(send: () => Promise<Booking>, retries = mostRetries): Promise<Booking> {
  try {
    return await send()
  } catch (error) {
    const pause = error instanceof Refused && error.failure.error === 'conflict' && error.retryAfter
    if (!pause) throw error
    if (retries === 0) throw new Unreachable('An earlier press is still under way.', { cause: error })
    await new Promise((resolve) => setTimeout(resolve, pause * 1000))
    return settled(send, retries - 1)
  }
}
