import { type Context, Hono } from 'hono'
import { stream } from 'hono/streaming'
import * as z from 'zod/mini'
import {
  AddedBooking,
  Attendance,
  Cancelling,
  Day,
  DiaryFilter,
  DiaryQuery,
  MovingTo,
  Offering,
} from '../../contract/diary.ts'
import { json } from '../body.ts'
import { asSeen } from '../bookings/as-seen.ts'
import { readDay } from '../bookings/diary.ts'
import { readDiaryBooking } from '../bookings/diary-booking.ts'
import { dayOf } from '../bookings/diary-days.ts'
import { diaryCalendar, diaryTable } from '../bookings/diary-export.ts'
import { listDiary } from '../bookings/diary-list.ts'
import { cancelBooking, markAttendance } from '../bookings/endings.ts'
import { moveBooking } from '../bookings/move.ts'
import { addBooking, openTimes } from '../bookings/shop-bookings.ts'
import { offerFewer } from '../bookings/waitlist.ts'
import { serviceRows } from '../catalogue/catalogue.ts'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { parse } from '../errors.ts'
import type { OperatorEnv } from './access.ts'
import { act } from './trail.ts'

/** The diary of the console, under `/console/api/bookings`. */
export const bookingRoutes = (deps: Deps) =>
  new Hono<OperatorEnv>().route('/', readingRoutes(deps)).route('/', actingRoutes(deps))

const readingRoutes = (deps: Deps) => {
  const { db } = deps
  return new Hono<OperatorEnv>()
    .get('/', async (c) =>
      c.json({ ok: true, data: await listDiary(db, c.var.workspace, parse(DiaryQuery, c.req.query(), 'The query')) }),
    )
    .get('/day', async (c) => {
      const { date = dayOf(c.var.workspace) } = parse(DayQuery, c.req.query(), 'The query')
      return c.json({ ok: true, data: await readDay(db, c.var.workspace, date) })
    })
    .get('/services', async (c) => {
      const services = await serviceRows(db, c.var.workspace.id)
      return c.json({ ok: true, data: services.map(({ code, name }) => ({ code, name })) })
    })
    .get('/times', async (c) => {
      const { service } = parse(TimesQuery, c.req.query(), 'The query')
      return c.json({ ok: true, data: await openTimes(db, c.var.workspace, service) })
    })
    .get('/export.csv', async (c) => {
      const filter = parse(DiaryFilter, c.req.query(), 'The query')
      await act(deps, c, { action: 'export_bookings' }, async () => {})
      attach(c, 'text/csv; charset=utf-8', 'bookings.csv')
      return stream(c, async (out) => {
        // The mark by which table programs know that it is UTF-8.
        await out.write('\uFEFF')
        for await (const line of diaryTable(db, c.var.workspace, filter)) await out.write(line)
      })
    })
    .get('/export.ics', async (c) => {
      await act(deps, c, { action: 'export_bookings' }, async () => {})
      attach(c, 'text/calendar; charset=utf-8', 'bookings.ics')
      return c.body(await diaryCalendar(db, c.var.workspace))
    })
    .get('/:reference', async (c) =>
      c.json({ ok: true, data: await readDiaryBooking(db, c.var.workspace, c.req.param('reference')) }),
    )
}

const DayQuery = z.strictObject({ date: z.optional(Day) })
const TimesQuery = z.strictObject({ service: z.string().check(z.maxLength(64)) })

function attach(c: Context, type: string, name: string) {
  c.header('Content-Type', type)
  c.header('Content-Disposition', `attachment; filename="${name}"`)
}

/** What somebody does to a booking, in the shop's name; each answers with the booking as it is then. */
const actingRoutes = (deps: Deps) =>
  new Hono<OperatorEnv>()
    .post('/', json(AddedBooking), async (c) => {
      const reference = await act(deps, c, { action: 'add_booking' }, (trx) =>
        addBooking(trx, c.var.workspace, c.req.valid('json'), doerOf(c)),
      )
      return c.json({ ok: true, data: await readDiaryBooking(deps.db, c.var.workspace, reference) }, 201)
    })
    .post('/:reference/cancel', json(Cancelling), (c) => {
      const { seen, asked, reason } = c.req.valid('json')
      return change(deps, c, { action: 'cancel_booking', seen }, (trx, reference) =>
        cancelBooking(trx, c.var.workspace, reference, doerOf(c), asked ? '' : reason),
      )
    })
    .post('/:reference/move', json(MovingTo), (c) => {
      const { seen, asked, reason, slot_id } = c.req.valid('json')
      const why = asked ? undefined : ({ by: 'shop', reason } as const)
      return change(deps, c, { action: 'move_booking', seen }, (trx, reference) =>
        moveBooking(trx, c.var.workspace, reference, slot_id, { by: doerOf(c), why }),
      )
    })
    .put('/:reference/attendance', json(Attendance), (c) => {
      const { seen, came } = c.req.valid('json')
      return change(deps, c, { action: 'mark_attendance', seen }, (trx, reference) =>
        markAttendance(trx, c.var.workspace, reference, came, doerOf(c)),
      )
    })
    .post('/:reference/offer', json(Offering), (c) => {
      const { seen, seats } = c.req.valid('json')
      return change(deps, c, { action: 'offer_seats', seen }, (trx, reference) =>
        offerFewer(trx, c.var.workspace, reference, { seats, by: doerOf(c) }),
      )
    })

/** Changes a booking as it was seen. */
async function change(
  deps: Deps,
  c: Context<OperatorEnv, '/:reference/:act'>,
  { action, seen }: { action: string; seen: number },
  work: (trx: Database, reference: string) => Promise<void>,
) {
  const { workspace } = c.var
  const { reference } = await readDiaryBooking(deps.db, workspace, c.req.param('reference'))
  await act(deps, c, { action, target: { type: 'booking', id: reference } }, (trx) =>
    asSeen(trx, workspace, { reference, seen }, () => work(trx, reference)),
  )
  return c.json({ ok: true, data: await readDiaryBooking(deps.db, workspace, reference) })
}

const doerOf = ({ var: { operator } }: Context<OperatorEnv>) =>
  ({ type: 'operator', id: operator.id, name: operator.name }) as const
