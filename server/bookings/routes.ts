import { Hono } from 'hono'
import { Temporal } from 'temporal-polyfill'
import * as z from 'zod'
import { NewBooking, NewHold } from '../../contract/bookings.ts'
import type { WorkspaceEnv } from '../auth.ts'
import { json } from '../body.ts'
import type { Deps } from '../deps.ts'
import { AppError, parse } from '../errors.ts'
import { preferredLanguage } from '../languages/languages.ts'
import { at } from '../time.ts'
import { book } from './bookings.ts'
import { formSlots } from './form-slots.ts'
import { presentForm } from './form-view.ts'
import { findForm, noteLanguage } from './forms.ts'
import { holdSeats, letGo } from './holds.ts'

/** A form as a resource, without its page: see pages.ts. */
export const formRoutes = ({ db, limits }: Deps) =>
  new Hono<WorkspaceEnv>()
    .use(limits.calls)
    .get('/:id', async (c) => {
      const workspace = { ...c.var.workspace, language: preferredLanguage(c.req.header('accept-language')) }
      const form = await findForm(db, workspace.id, c.req.param('id'))
      c.header('Cache-Control', 'no-store')
      return c.json({ ok: true, data: await presentForm(db, workspace, form) })
    })
    .get('/:id/slots', async (c) => {
      const { workspace } = c.var
      const form = await findForm(db, workspace.id, c.req.param('id'))
      const query = parse(SlotsQuery, c.req.query(), 'The query')
      c.header('Cache-Control', 'no-store')
      return c.json({ ok: true, data: await formSlots(db, workspace, form, query) })
    })
    .put('/:id/hold', json(NewHold), async (c) => {
      const hold = await holdSeats(db, c.var.workspace, c.req.param('id'), c.req.valid('json'))
      return c.json({ ok: true, data: { hold } })
    })
    .delete('/:id/hold', async (c) => {
      await letGo(db, c.var.workspace, c.req.param('id'))
      return c.body(null, 204)
    })
    .post('/:id/booking', json(NewBooking), async (c) => {
      await noteLanguage(db, c.var.workspace.id, c.req.param('id'), preferredLanguage(c.req.header('accept-language')))
      const booking = await book(
        db,
        c.var.workspace,
        c.req.param('id'),
        c.req.valid('json'),
        idempotencyKey(c.req.header('idempotency-key')),
      )
      return c.json({ ok: true, data: { booking } }, 201)
    })

const Instant = z
  .string()
  .max(40)
  .transform((value, context) => {
    try {
      if (/^[+-]/.test(value)) throw new RangeError('Years have four digits: text order is time order.')
      return at(Temporal.Instant.from(value.length === 10 ? `${value}T00:00:00Z` : value))
    } catch {
      context.addIssue('Give an RFC 3339 instant, such as 2026-11-28T14:00:00Z, or a date.')
      return z.NEVER
    }
  })

const SlotsQuery = z.strictObject({
  service: z.string().max(64).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
  seats: z.coerce.number().int().min(1).max(99).optional(),
})

function idempotencyKey(header: string | undefined): string {
  if (header && header.length <= 200) return header
  throw new AppError('bad_request', 'Send an Idempotency-Key of at most 200 characters, so that a retry books once.', {
    issues: [{ path: '/headers/idempotency-key', message: 'Send the form’s idempotency_key here.' }],
  })
}
