import type { Failure } from '../../contract/answers.ts'
import { wordsOf } from '../languages/languages.ts'
import { html, type Markup } from '../markup.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { framed } from './page-frame.ts'

/** What a browser shows where there is no booking to show. */
export function problemPage(workspace: Workspace, { error, detail }: Failure): Markup {
  const { page } = wordsOf(workspace)
  const { heading, why, remedy } =
    error === 'not_found'
      ? { heading: page.noBooking, why: page.noBookingWhy(detail), remedy: page.noBookingRemedy }
      : {
          heading: page.notNow,
          why: page.refused(detail),
          remedy: [error === 'internal_error' ? page.openAgain : page.nothingChanged],
        }
  return framed({
    workspace,
    title: heading,
    slip: html`<article class="slip">
        <h1 class="slip__title">${heading}</h1>
        <p>${why}</p>
        ${remedy.map((sentence) => html`<p>${sentence}</p>`)}
      </article>`,
  })
}
