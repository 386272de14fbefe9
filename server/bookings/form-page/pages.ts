import { type Context, Hono } from 'hono'
import * as z from 'zod'
import type { Failure } from '../../../contract/answers.ts'
import { LONGEST_MESSAGE } from '../../../contract/message-length.ts'
import type { WorkspaceEnv } from '../../auth.ts'
import { fieldsOf, mediaType } from '../../body.ts'
import type { FormTable } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { parse, refusalOf } from '../../errors.ts'
import { preferredLanguage, speaking, wordsOf } from '../../languages/languages.ts'
import type { Workspace } from '../../workspaces/workspaces.ts'
import { findForm, noteLanguage, openForm } from '../forms.ts'
import { bookSeats, keepSeats } from './presses.ts'
import { type Asked, formPage, noForm } from './steps.ts'

const text = z.string().max(4000).optional()
const Choice = z.strictObject({ service: text, seats: text, slot_id: text, list: text })
const Details = z.strictObject({
  ...{ seats: text, slot_id: text, list: text, key: z.string().max(200).optional() },
  ...{ name: text, email: text, summary: text },
})
const words = z.string().max(LONGEST_MESSAGE).optional()
const Known = z.object({ subject: words, summary: words })
const Query = z.object({ step: z.enum(['service', 'time']).optional(), service: text, list: text, seats: text })

/** The form for a browser, which needs no script; what a program asks for is answered by the form's routes. */
export function formPages({ db, limits }: Deps) {
  type Act = (c: Context<WorkspaceEnv>, row: FormTable) => Promise<Response>

  const page =
    (isForPage: (c: Context) => boolean, act: Act) => async (c: Context<WorkspaceEnv>, next: () => Promise<void>) => {
      if (!isForPage(c)) return next()
      c.header('Referrer-Policy', 'no-referrer')
      c.header('Cache-Control', 'no-store')
      c.header('Vary', 'Accept, Accept-Language')
      await limits.countCall(c)
      const row = await findForm(db, c.var.workspace.id, c.req.param('id') ?? '')
      c.set('workspace', speaking(c.var.workspace, row.language || preferredLanguage(c.req.header('accept-language'))))
      return act(c, row)
    }
  const shown = async (c: Context<WorkspaceEnv>, row: FormTable, asked: Asked) =>
    c.html((await formPage(db, c.var.workspace, row, asked)).markup, statusOf(asked))
  const back = (c: Context<WorkspaceEnv>, { id }: FormTable, query = '') =>
    c.redirect(`${pathOf(c)}/forms/${id}${query}`, 303)

  const pages = new Hono<WorkspaceEnv>()
    // Where the shop has no page of its own that a link could lead to.
    .get('/new', async (c) => {
      const known = parse(Known, c.req.query(), 'The query')
      await limits.tries.opening({ address: limits.addressOf(c) })
      const { id } = await openForm(db, c.var.workspace, known, {
        guest: {},
        saidBy: 'message',
        language: preferredLanguage(c.req.header('accept-language')),
      })
      return c.redirect(`${pathOf(c)}/forms/${id}`, 303)
    })
    .get(
      '/:id',
      page(asksForPage, (c, row) => {
        const { seats, ...asked } = parse(Query, c.req.query(), 'The query')
        return shown(c, row, { ...asked, written: seats ? { seats } : {} })
      }),
    )
    // Where a refused press left its address behind, and somebody asks for it again.
    .get(
      '/:id/:act{hold|booking}',
      page(asksForPage, async (c, row) => back(c, row)),
    )
    .post(
      '/:id/hold',
      page(sendsForm, async (c, row) => {
        const pressed = await fieldsOf(c, Choice)
        if (pressed.list)
          return back(c, row, `?${new URLSearchParams({ list: pressed.list, seats: pressed.seats ?? '' })}`)

        const instead = await keepSeats(db, c.var.workspace, row, pressed)
        return instead ? shown(c, await findForm(db, row.workspace_id, row.id), instead) : back(c, row)
      }),
    )
    .post(
      '/:id/booking',
      page(sendsForm, async (c, row) => {
        await noteLanguage(db, row.workspace_id, row.id, preferredLanguage(c.req.header('accept-language')))
        const instead = await bookSeats(db, c.var.workspace, row, await fieldsOf(c, Details))
        return instead ? shown(c, await findForm(db, row.workspace_id, row.id), instead) : back(c, row)
      }),
    )
  return pages.onError((error, c) => {
    const { failure, status } = refusalOf(error, c)
    // Where no form was found, nobody has asked yet what is read here.
    const { language } = c.var.workspace
    const workspace = speaking(c.var.workspace, language ?? preferredLanguage(c.req.header('accept-language')))
    return c.html(noForm(workspace, headingOf(workspace, failure), said(workspace, failure)).markup, status)
  })
}

const pathOf = (c: Context<WorkspaceEnv>) => new URL(c.var.workspace.baseUrl).pathname.replace(/\/$/, '')

function headingOf(workspace: Workspace, { error }: Failure): string {
  const { form, page } = wordsOf(workspace)
  if (error === 'not_found') return form.noForm
  return error === 'bad_request' ? form.unread : page.notNow
}

/** A refusal with what was wrong, field by field. */
const said = (workspace: Workspace, { detail, issues = [] }: Failure) =>
  wordsOf(workspace).page.refused(
    issues.length > 0 ? issues.map(({ path, message }) => `${path.slice(1)}: ${message}`).join(' ') : detail,
  )

const asksForPage = (c: Context) => c.req.header('accept')?.includes('text/html') ?? false
const sendsForm = (c: Context) => mediaType(c) === 'application/x-www-form-urlencoded'

const statusOf = ({ refusal }: Asked) => (refusal ? (refusal.faults.length > 0 ? 400 : 409) : 200)
