import { directionOf, langOf, wordsOf } from '../languages/languages.ts'
import { html, type Markup } from '../markup.ts'
import { pageLink } from '../workspaces/page-link.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import type { Notice } from './page-notice.ts'
import { timeRange } from './words.ts'

interface Framed {
  workspace: Workspace
  title: string
  notice?: Notice
  /** Stands in the subject of a letter to the shop. */
  reference?: string
  /** Takes the page over where it runs; without it the page is whole all the same. */
  script?: string
  slip: Markup
}

/** A whole page around a slip of paper. It works wherever a letter is read: without a script. */
export const framed = ({ workspace, title, notice, reference, script, slip }: Framed): Markup => html`<!doctype html>
<html lang="${langOf(workspace)}" dir="${directionOf(workspace)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${titleOf(workspace, title, notice)}</title>
    <link rel="icon" href="${atRoot(workspace)}/favicon.svg">
    <link rel="stylesheet" href="${atRoot(workspace)}/booking.css">${
      script
        ? html`
    <script type="module" src="${script}"></script>`
        : ''
    }
  </head>
  <body${script ? html` data-scripted` : ''}>
    <header class="shop"><a href="${pageLink(workspace, {})}">${workspace.profile.name}</a></header>
    <main>
      ${notice ? noticed(workspace, notice) : ''}
      ${slip}
    </main>
    ${contact(workspace, reference)}
  </body>
</html>`

// Every workspace has the files of the pages under its own address.
const atRoot = ({ baseUrl }: Workspace) => new URL(baseUrl).pathname.replace(/\/$/, '')

const titleOf = (workspace: Workspace, title: string, notice?: Notice) =>
  [
    notice && (notice.kind === 'refused' ? `${wordsOf(workspace).page.problem}.` : notice.text),
    `${title}, ${workspace.profile.name}`,
  ]
    .filter(Boolean)
    .join(' ')

const noticed = (workspace: Workspace, { kind, text }: Notice) =>
  kind === 'done'
    ? html`<p class="notice" data-kind="done" role="status">${text}</p>`
    : html`<div class="notice" data-kind="refused" role="alert"><h2>${wordsOf(workspace).page.problem}</h2><p>${text}</p></div>`

function contact(workspace: Workspace, reference?: string): Markup {
  const { email, phone } = workspace.profile
  const subject = reference ? `?subject=${encodeURIComponent(`Booking ${reference}`)}` : ''
  return html`<footer class="contact">
      <p>${wordsOf(workspace).page.questions} <a href="mailto:${email}${subject}">${email}</a> <a dir="ltr" href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a></p>
    </footer>`
}

/** A date or an hour that a machine can read too, in the shop's own way of writing it. */
export const time = ({ profile: { locale } }: Workspace, instant: string, text: string): Markup =>
  html`<time datetime="${instant}" lang="${locale}">${text}</time>`

/** From when to when, in one piece whichever way the page runs. */
export const range = (workspace: Workspace, { starts_at, ends_at }: { starts_at: string; ends_at: string }): Markup =>
  html`<time datetime="${starts_at}"><bdi dir="ltr">${timeRange(starts_at, ends_at, workspace.profile.timezone)}</bdi></time>`
