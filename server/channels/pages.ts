import { type Context, Hono } from 'hono'
import type { WorkspaceEnv } from '../auth.ts'
import { framed } from '../bookings/page-frame.ts'
import { discreet } from '../bookings/pages.ts'
import type { Deps } from '../deps.ts'
import { refusalOf } from '../errors.ts'
import { languageOf, preferredLanguage, speaking } from '../languages/languages.ts'
import { html } from '../markup.ts'
import { messageOfToken } from './message-links.ts'
import { shopFor } from './preview.ts'
import { wholeOf } from './whole.ts'
import { threadWords } from './words.ts'

/** One message of the shop's, whole, for whoever got it cut in a messenger. It needs no script. */
export function messagePages({ db, limits }: Deps) {
  const pages = new Hono<WorkspaceEnv>().use(discreet, limits.calls).get('/:token', async (c) => {
    const message = await messageOfToken(db, c.var.workspace, c.req.param('token'))
    const { workspace, words, language } = readBy(c)
    const lines = wholeOf(message, shopFor(workspace, language))
    const title = words.from(workspace.profile.name)
    const slip = html`<article class="slip">
        <h1 class="slip__title">${title}</h1>
        ${lines.flatMap((line) => line.split(/\n+/)).map((line) => html`<p dir="auto">${line}</p>`)}
      </article>`
    return c.html(framed({ workspace, title, slip }).markup)
  })

  return pages.onError((error, c) => {
    const { failure, status } = refusalOf(error, c)
    const { workspace, words, language } = readBy(c)
    const slip = html`<article class="slip">
        <h1 class="slip__title">${words.opensNothing}</h1>
        <p>${language === 'en' ? failure.detail : words.ask}</p>
      </article>`
    return c.html(framed({ workspace, title: words.opensNothing, slip }).markup, status)
  })
}

/** The page in the language that the browser asks for, or the shop's own. */
function readBy(c: Context<WorkspaceEnv>) {
  const workspace = speaking(c.var.workspace, preferredLanguage(c.req.header('accept-language')))
  const language = languageOf(workspace)
  return { workspace, language, words: threadWords[language] }
}
