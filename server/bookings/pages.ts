import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import * as z from 'zod'
import type { Failure } from '../../contract/answers.ts'
import type { WorkspaceEnv } from '../auth.ts'
import { fields, mediaType } from '../body.ts'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { refusalOf } from '../errors.ts'
import { preferredLanguage, speaking } from '../languages/languages.ts'
import type { Markup } from '../markup.ts'
import { bookingPage } from './booking-page.ts'
import { readBooking } from './bookings.ts'
import { cancelBooking } from './endings.ts'
import { bookingOfToken, findBookingOfToken } from './links.ts'
import { moveBooking, timesToMoveTo } from './move.ts'
import { movePage } from './move-page.ts'
import { pathOf } from './page-acts.ts'
import { ownCalendar } from './page-calendar.ts'
import { cancelling, type Done, doneNotice, refusalNotice } from './page-notice.ts'
import { isFree, type Shown } from './page-words.ts'
import { presentBooking } from './present.ts'
import { problemPage } from './problem-page.ts'
import { acceptOffer } from './waitlist.ts'

const Nothing = z.strictObject({})
const NewTime = z.strictObject({
  slot_id: z.string('Choose a time first.').trim().min(1, 'Choose a time first.').max(64),
})

/**
 * The guest's own page, from the link that only they have: HTML that needs no script, or JSON for a program. GET shows,
 * only POST changes: mail scanners follow links.
 */
export function bookingPages({ db, limits }: Deps) {
  const pages = new Hono<WorkspaceEnv>()
    .use(discreet, limits.calls)
    .get('/:token', async (c) => {
      const shown = await open(c, db)
      if (asksForJson(c)) return c.json({ ok: true, data: { booking: presented(shown) } })

      return c.html(bookingPage({ ...shown, notice: doneNotice(c.req.query('done'), shown) }).markup)
    })
    .get('/:token/move', async (c) => {
      const shown = await open(c, db)
      const slots = await timesToMoveTo(db, shown.workspace, shown.row)
      if (asksForJson(c)) return c.json({ ok: true, data: { booking: presented(shown), slots } })

      return c.html(movePage(shown, slots).markup)
    })
    .get('/:token/calendar.ics', async (c) => {
      const { name, content } = ownCalendar(await open(c, db))
      return c.body(content, 200, {
        'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'Content-Disposition': `attachment; filename="${name}"`,
      })
    })
    // Also where a refused press left its address behind, and somebody asks for it again: it changes nothing.
    .get('/:token/cancel', async (c) => {
      const shown = await open(c, db)
      if (asksForJson(c)) return c.json({ ok: true, data: { booking: presented(shown) } })

      return c.html(bookingPage({ ...shown, asked: 'cancel' }).markup)
    })
    .get('/:token/accept', async (c) => c.redirect(pathOf(await open(c, db)), 303))
    .post('/:token/cancel', fields(Nothing), async (c) => {
      const shown = await open(c, db)
      await cancelBooking(db, shown.workspace, shown.row.reference)
      return changed(c, db, { shown, done: cancelling(shown.row) })
    })
    .post('/:token/move', fields(NewTime), async (c) => {
      const shown = await open(c, db)
      await moveBooking(db, shown.workspace, shown.row.reference, c.req.valid('form').slot_id)
      return changed(c, db, { shown, done: 'moved' })
    })
    .post('/:token/accept', fields(Nothing), async (c) => {
      const shown = await open(c, db)
      await acceptOffer(db, shown.workspace, shown.row.reference)
      return changed(c, db, { shown, done: 'accepted' })
    })

  return pages.onError(async (error, c) => {
    const { failure, status } = refusalOf(error, c)
    return asksForPage(c) ? c.html((await refusalPage(c, db, failure)).markup, status) : c.json(failure, status)
  })
}

/** The address is the key: it goes to no other site, into no store and into no index. */
export const discreet: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  c.header('Vary', 'Accept, Accept-Language')
}

/** In the guest's language: what they booked in, or else what their browser asks for. */
async function open(c: Context<WorkspaceEnv>, db: Database): Promise<Shown> {
  const row = await bookingOfToken(db, c.var.workspace, c.req.param('token') ?? '')
  return { workspace: speaking(c.var.workspace, row.language || languageAsked(c)), row }
}

const languageAsked = (c: Context) => preferredLanguage(c.req.header('accept-language'))

const presented = ({ workspace, row }: Shown) => presentBooking(workspace, row, 'guest')

async function changed(c: Context, db: Database, { shown, done }: { shown: Shown; done: Done }) {
  if (!asksForJson(c)) return c.redirect(`${pathOf(shown)}?done=${done}`, 303)

  return c.json({ ok: true, data: { booking: await readBooking(db, shown.workspace, shown.row.reference) } })
}

/** What was refused, over the booking as it stands now; or alone, where it stands in no relation to one. */
async function refusalPage(c: Context<WorkspaceEnv>, db: Database, failure: Failure): Promise<Markup> {
  const { workspace } = c.var
  const knowsNone = failure.error === 'rate_limited' || failure.error === 'internal_error'
  const row = knowsNone ? undefined : await findBookingOfToken(db, workspace, c.req.param('token') ?? '')
  const told = speaking(workspace, row?.language || languageAsked(c))
  if (!row) return problemPage(told, failure)

  const shown = { workspace: told, row, notice: refusalNotice(told, failure) }
  const asked = c.req.path.endsWith('/move') && isFree(shown)
  return asked ? movePage(shown, await timesToMoveTo(db, workspace, row)) : bookingPage(shown)
}

const sendsJson = (c: Context) => mediaType(c) === 'application/json'
const asksForJson = (c: Context) => sendsJson(c) || preferred(c) === 'application/json'
const asksForPage = (c: Context) => !sendsJson(c) && preferred(c) === 'text/html'

const preferred = (c: Context) =>
  accepts(c, { header: 'Accept', supports: ['text/html', 'application/json'], default: 'neither' })
