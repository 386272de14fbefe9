import { batch, createModel, signal } from '@preact/signals'
import { type AddedBooking, DiaryBooking, DiaryDay, type DiaryPage } from '../../contract/diary.ts'
import type { ask as askServer } from '../session.ts'
import { asQuery, readBooking, readPages, withNextPage } from './reading.ts'
import { type Act, RowActs, sentenceOf } from './row-acts.ts'
import type { Where } from './where.ts'

export type Diary = InstanceType<typeof Diary>

/** The diary as it is looked at: what is shown, kept fresh, and what is done to it. */
export const Diary = createModel((ask: typeof askServer) => {
  const day = signal<DiaryDay | undefined>(undefined)
  const list = signal<DiaryPage | undefined>(undefined)
  const opened = signal<DiaryBooking | 'none' | undefined>(undefined)
  const fault = signal<string | undefined>(undefined)
  const clock = signal(new Date().toISOString())
  /** Somebody wants to type what to search for. */
  const wantsWords = signal(false)
  let where: Where | undefined
  let round = 0
  let readTo = 0

  /** Shows another place. What is there already stays until the new one has come. */
  async function show(wanted: Where) {
    if (where?.reference !== wanted.reference) opened.value = undefined
    where = wanted
    await refresh()
  }

  /** Reads again what is shown. An answer that a later question has overtaken is dropped. */
  async function refresh() {
    if (!where) return
    const asked = ++round
    const { view, date, filter, reference } = where
    try {
      const [seenDay, seenList, seenBooking] = await Promise.all([
        view === 'day' ? ask(`/bookings/day${asQuery({ date })}`, DiaryDay) : undefined,
        view === 'list' ? readPages(ask, filter, readTo) : undefined,
        reference && reference !== 'new' ? readBooking(ask, reference) : undefined,
      ])
      if (asked !== round) return
      batch(() => {
        fault.value = undefined
        clock.value = new Date().toISOString()
        if (seenDay) day.value = seenDay
        if (seenList) list.value = seenList
        opened.value = seenBooking
      })
    } catch (error) {
      if (asked === round) fault.value = sentenceOf(error)
    }
  }

  /** Reads the next page of the list. */
  async function readOn() {
    const [page, asked] = [list.value, round]
    if (!where || !page?.next_cursor) return
    try {
      const longer = await withNextPage(ask, where.filter, page)
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
  const act: Act = async ({ reference }, path, body, method = 'POST') => {
    try {
      return await ask(`/bookings/${reference}/${path}`, DiaryBooking, { method, body })
    } finally {
      await refresh()
    }
  }

  async function add(booking: AddedBooking): Promise<DiaryBooking> {
    const added = await ask('/bookings', DiaryBooking, { method: 'POST', body: booking })
    await refresh()
    return added
  }

  /** Time has passed. What runs out by itself is read again when it has. */
  async function tick() {
    const before = clock.value
    clock.value = new Date().toISOString()
    const isOver = (at: string) => Date.parse(at) > Date.parse(before) && Date.parse(at) <= Date.parse(clock.value)
    if (day.value && deadlinesOf(day.value).some(isOver)) await refresh()
  }

  const rows = new RowActs(act)
  const shown = { day, list, opened, fault, clock, wantsWords }
  return { ...shown, ...rows, show, refresh, readOn, shorten, act, add, tick }
})

const deadlinesOf = ({ sittings, waiting }: DiaryDay): string[] => [
  ...sittings.flatMap(({ kept_until, starts_at }) => [kept_until ?? starts_at, starts_at]),
  ...waiting.flatMap(({ offered_until }) => offered_until ?? []),
]
