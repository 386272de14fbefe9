import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Booking } from '../../contract/bookings.ts'
import type { WorkspaceEnv } from '../auth.ts'
import type { Deps } from '../deps.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { cancelBooking } from './endings.ts'
import { bookingOfToken } from './links.ts'
import { presentBooking } from './present.ts'
import { day, timeRange } from './words.ts'

/** The guest's own page, from the link that only they have. GET shows, only POST changes: mail scanners follow links. */
export const bookingPages = ({ db }: Deps) =>
  new Hono<WorkspaceEnv>()
    .use(async (c, next) => {
      await next()
      c.header('Referrer-Policy', 'no-referrer')
      c.header('Cache-Control', 'no-store')
    })
    .get('/:token', async (c) => {
      const { workspace } = c.var
      const row = await bookingOfToken(db, workspace, c.req.param('token'))
      return c.html(bookingPage(presentBooking(workspace, row, 'guest'), workspace, c.req.path))
    })
    .post('/:token/cancel', async (c) => {
      const { workspace } = c.var
      const { reference } = await bookingOfToken(db, workspace, c.req.param('token'))
      await cancelBooking(db, workspace, reference)
      return c.redirect(c.req.path.replace(/\/cancel$/, ''), 303)
    })

const stateWords: Record<Booking['state'], string> = {
  held: 'Kept, not booked yet',
  confirmed: 'Booked',
  waitlisted: 'On the list',
  offered: 'Yours to take',
  cancelled: 'Cancelled',
  expired: 'Let go',
  attended: 'Attended',
  no_show: 'Missed',
}

// Served without a script and under a CSP that allows none: the page must work wherever a mail is read.
const bookingPage = (booking: Booking, { profile }: Workspace, path: string) => html`<!doctype html>
<html lang="${profile.locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${stateWords[booking.state]}: ${booking.service.name}, ${profile.name}</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/booking.css">
  </head>
  <body>
    <main>
      <h1>${stateWords[booking.state]}</h1>
      <p><strong>${booking.service.name}, ${booking.seats} ${booking.seats === 1 ? 'seat' : 'seats'}</strong></p>
      <p class="when">
        <time datetime="${booking.starts_at}">${day(booking.starts_at, profile.timezone, profile.locale)}, <span>${timeRange(booking.starts_at, booking.ends_at, profile.timezone)}</span></time>
      </p>
      <p>${cityOf(profile.timezone)} time. ${profile.address}</p>
      <dl>
        <dt>Reference</dt><dd>${booking.reference}</dd>
        <dt>Name</dt><dd>${booking.name}</dd>
        <dt>E-mail</dt><dd>${booking.email}</dd>
      </dl>
      <p>${booking.next_step}</p>
      ${booking.state === 'confirmed' ? html`<details><summary>Cancel this booking</summary><form method="post" action="${path}/cancel"><p>The seats go back at once. Leave this page as it is to keep them.</p><button>Yes, cancel it</button></form></details>` : ''}
      <p><a href="/">${profile.name}</a></p>
    </main>
  </body>
</html>`

const cityOf = (timezone: string) => timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ')
