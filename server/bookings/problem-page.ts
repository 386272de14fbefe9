import type { Failure } from '../../contract/answers.ts'
import { html, type Markup } from '../markup.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { framed } from './page-frame.ts'

/** What a browser shows where there is no booking to show. */
export function problemPage(workspace: Workspace, { error, detail }: Failure): Markup {
  const { heading, remedy } = error === 'not_found' ? noBooking : later(error)
  return framed({
    workspace,
    title: heading,
    slip: html`<article class="slip">
        <h1 class="slip__title">${heading}</h1>
        <p>${detail}</p>
        ${remedy.map((sentence) => html`<p>${sentence}</p>`)}
      </article>`,
  })
}

const noBooking = {
  heading: 'This link does not open a booking',
  remedy: [
    'If you copied it, check that it is whole: press the link in the letter itself.',
    'A link ends a day after its booking does.',
  ],
}

const later = (error: Failure['error']) => ({
  heading: 'That did not work just now',
  remedy: [error === 'internal_error' ? 'Open the link again to see how the booking stands.' : 'Nothing was changed.'],
})
