import { Refused } from '../../browser/failures.ts'
import { DiaryBooking, type DiaryFilter, DiaryPage } from '../../contract/diary.ts'
import type { ask as askServer } from '../session.ts'

type Ask = typeof askServer

/** As many pages of a list as hold `atLeast` bookings, in one, so that nobody who has read on is thrown back. */
export async function readPages(ask: Ask, filter: DiaryFilter, atLeast: number): Promise<DiaryPage> {
  let page = await ask(`/bookings${asQuery(filter)}`, DiaryPage)
  while (page.next_cursor && page.bookings.length < atLeast) page = await withNextPage(ask, filter, page)
  return page
}

export async function withNextPage(ask: Ask, filter: DiaryFilter, page: DiaryPage): Promise<DiaryPage> {
  const next = await ask(`/bookings${asQuery({ ...filter, cursor: page.next_cursor ?? undefined })}`, DiaryPage)
  return { ...next, bookings: [...page.bookings, ...next.bookings] }
}

/** A booking, or that there is none. */
export const readBooking = (ask: Ask, reference: string): Promise<DiaryBooking | 'none'> =>
  ask(`/bookings/${encodeURIComponent(reference)}`, DiaryBooking).catch((error) => {
    if (error instanceof Refused && error.failure.error === 'not_found') return 'none' as const
    throw error
  })

/** "?state=cancelled", without what is not asked for. */
export function asQuery(asked: Record<string, string | undefined>): string {
  const query = new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return query.size > 0 ? `?${query}` : ''
}
