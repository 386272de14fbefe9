import { batch, signal } from '@preact/signals'
import type * as z from 'zod/mini'
import { Refused } from '../../browser/failures.ts'
import {
  type AddedBooking,
  type Attendance,
  DiaryBooking,
  DiaryDay,
  type DiaryLine,
  DiaryPage,
  type Waiting,
} from '../../contract/diary.ts'
import type { ask as askServer } from '../session.ts'
import type { Where } from './where.ts'

/** What a booking's row says of an act that was tried on it from there. */
export interface Tried {
  isBusy: boolean
  /** What was said of the guest, until the server has taken it or not. */
  came?: Came
  fault?: string
  /** Marked on this visit, so that the mark can be taken back at once. */
  isMarked?: boolean
}

export type Diary = ReturnType<typeof createDiary>
type Came = z.infer<typeof Attendance>['came']

/** The diary as it is looked at: what is shown, kept fresh, and what is done to it. It draws nothing. */
export function createDiary(ask: typeof askServer) {
  const day = signal<DiaryDay | undefined>(undefined)
  const list = signal<DiaryPage | undefined>(undefined)
  const opened = signal<DiaryBooking | 'none' | undefined>(undefined)
  const fault = signal<string | undefined>(undefined)
  const tried = signal<ReadonlyMap<string, Tried>>(new Map())
  /** The last thing that was done, for whoever cannot see it. */
  const said = signal('')
  /** Somebody wants to type what to search for. */
  const wantsWords = signal(false)
  const clock = signal(new Date().toISOString())
  let where: Where | undefined
  let round = 0
  let readTo = 0

  /** Shows another place. What is there already stays until the new one has come. */
  async function show(wanted: Where) {
    const isElsewhere = where?.reference !== wanted.reference
    where = wanted
    if (isElsewhere) opened.value = undefined
    await refresh()
  }

  /** Reads again what is shown. An answer that a later question has overtaken is dropped. */
  async function refresh() {
    if (!where) return
    const asked = ++round
    const { view, date, reference } = where
    try {
      const seen = await Promise.all([
        view === 'day' ? ask(`/bookings/day${asQuery({ date })}`, DiaryDay) : undefined,
        view === 'list' ? readPages(readTo) : undefined,
        reference && reference !== 'new' ? readOpened(reference) : undefined,
      ])
      if (asked !== round) return
      batch(() => {
        fault.value = undefined
        clock.value = new Date().toISOString()
        if (seen[0]) day.value = seen[0]
        if (seen[1]) list.value = seen[1]
        opened.value = seen[2]
      })
    } catch (error) {
      if (asked === round) fault.value = sentenceOf(error)
    }
  }

  const readOpened = (reference: string) =>
    ask(`/bookings/${encodeURIComponent(reference)}`, DiaryBooking).catch((error) => {
      if (error instanceof Refused && error.failure.error === 'not_found') return 'none' as const
      throw error
    })

  // As many pages as were shown, so that nobody who has read on is thrown back.
  async function readPages(atLeast: number): Promise<DiaryPage> {
    const filter = where?.filter ?? {}
    let page = await ask(`/bookings${asQuery(filter)}`, DiaryPage)
    while (page.next_cursor && page.bookings.length < atLeast) page = await follow(page)
    return page
  }

  const follow = async (page: DiaryPage): Promise<DiaryPage> => {
    const query = asQuery({ ...where?.filter, cursor: page.next_cursor ?? undefined })
    const next = await ask(`/bookings${query}`, DiaryPage)
    return { ...next, bookings: [...page.bookings, ...next.bookings] }
  }

  /** Reads the next page of the list. */
  async function readOn() {
    const [page, asked] = [list.value, round]
    if (!page?.next_cursor) return
    try {
      const longer = await follow(page)
      if (asked !== round) return
      list.value = longer
      readTo = longer.bookings.length
    } catch (error) {
      fault.value = sentenceOf(error)
    }
  }

  /** Forgets how far the list was read: another filter begins at its first page. */
  const shorten = () => {
    readTo = 0
  }

  /** Does something to a booking from its panel; whoever calls hears why it was refused. */
  async function act(
    booking: Pick<DiaryLine, 'reference'>,
    path: string,
    body: object,
    method: 'POST' | 'PUT' = 'POST',
  ) {
    try {
      return await ask(`/bookings/${booking.reference}/${path}`, DiaryBooking, { method, body })
    } finally {
      await refresh()
    }
  }

  /** The same from its row, which then says itself what came of it. */
  async function actInRow(line: DiaryLine, { came }: Pick<Tried, 'came'>, work: () => Promise<unknown>) {
    note(line, { isBusy: true, came })
    try {
      await work()
      note(line, { isBusy: false, isMarked: came === 'attended' || came === 'no_show' })
    } catch (error) {
      note(line, { isBusy: false, fault: sentenceOf(error) })
    }
  }

  const note = ({ reference }: DiaryLine, what: Tried) => {
    tried.value = new Map(tried.value).set(reference, what)
  }

  /** Says whether a guest came, or takes that back. */
  const mark = (line: DiaryLine, came: Came) =>
    actInRow(line, { came }, async () => {
      await act(line, 'attendance', { seen: line.seen, came }, 'PUT')
      said.value = `${line.name}: ${came === 'confirmed' ? 'not marked' : came === 'attended' ? 'came' : 'no show'}`
    })

  /** Offers a party the seats that there are. */
  const offer = (line: Waiting) =>
    actInRow(line, {}, async () => {
      await act(line, 'offer', { seen: line.seen, seats: line.free })
      said.value = `Offered to ${line.name}`
    })

  async function add(booking: AddedBooking): Promise<DiaryBooking> {
    const added = await ask('/bookings', DiaryBooking, { method: 'POST', body: booking })
    await refresh()
    return added
  }

  /** Time has passed. What runs out by itself is read again when it has. */
  function tick() {
    const [before, now] = [clock.value, new Date().toISOString()]
    const deadlines = [
      ...(day.value?.sittings ?? []).flatMap(({ kept_until, starts_at }) => [kept_until, starts_at]),
      ...(day.value?.waiting ?? []).map(({ offered_until }) => offered_until),
    ]
    clock.value = now
    return deadlines.some((at) => at && Date.parse(at) > Date.parse(before) && Date.parse(at) <= Date.parse(now))
      ? refresh()
      : undefined
  }

  return {
    day,
    list,
    opened,
    fault,
    tried,
    said,
    wantsWords,
    clock,
    show,
    refresh,
    readOn,
    shorten,
    act,
    mark,
    offer,
    add,
    tick,
  }
}

/** "?state=cancelled", without what is not asked for. */
export function asQuery(asked: Record<string, string | undefined>): string {
  const query = new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return query.size > 0 ? `?${query}` : ''
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
