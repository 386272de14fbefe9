import { Hono } from 'hono'
import type { WorkspaceEnv } from '../auth.ts'
import { framed } from '../bookings/page-frame.ts'
import { discreet } from '../bookings/pages.ts'
import type { Deps } from '../deps.ts'
import { refusalOf } from '../errors.ts'
import { html } from '../markup.ts'
import { shopOf } from '../workspaces/workspaces.ts'
import { messageOfToken } from './message-links.ts'
import { wholeOf } from './whole.ts'

/** One message of the shop's, whole, for whoever got it cut in a messenger. It needs no script. */
export function messagePages({ db, limits }: Deps) {
  const pages = new Hono<WorkspaceEnv>().use(discreet, limits.calls).get('/:token', async (c) => {
    const { workspace } = c.var
    const message = await messageOfToken(db, workspace, c.req.param('token'))
    const lines = wholeOf(message, shopOf(workspace))
    const title = `From ${workspace.profile.name}`
    const slip = html`<article class="slip">
        <h1 class="slip__title">${title}</h1>
        ${lines.flatMap((line) => line.split(/\n+/)).map((line) => html`<p>${line}</p>`)}
      </article>`
    return c.html(framed({ workspace, title, slip }).markup)
  })

  return pages.onError((error, c) => {
    const { failure, status } = refusalOf(error, c)
    const slip = html`<article class="slip">
        <h1 class="slip__title">This link opens nothing</h1>
        <p>${failure.detail}</p>
      </article>`
    return c.html(framed({ workspace: c.var.workspace, title: 'This link opens nothing', slip }).markup, status)
  })
}
