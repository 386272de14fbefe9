import { directionOf, langOf, wordsOf } from '../languages/languages.ts'
import { html, type Markup } from '../markup.ts'
import type { Workspace } from '../workspaces/workspaces.ts'

// Colours stand on each element, since many mail programs drop the style sheet, and once more in the sheet for the dark.
export const day = {
  ground: '#f6f7f5',
  paper: '#ffffff',
  ink: '#1a1f1b',
  soft: '#59615a',
  accent: '#1f5a49',
  onAccent: '#ffffff',
  notice: '#74520c',
  line: '#dcdfd9',
  edge: '#7f877f',
}
const night: typeof day = {
  ground: '#101311',
  paper: '#181c19',
  ink: '#e9ece7',
  soft: '#a5aea6',
  accent: '#8fcab3',
  onAccent: '#101311',
  notice: '#e2c074',
  line: '#333a34',
  edge: '#7b857d',
}
// The first face is one that Outlook knows: an unknown one gives it Times.
const FACE = "'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,Helvetica,Arial,sans-serif"

/** A letter of the shop's as HTML, which Outlook, Gmail and Apple Mail draw alike. `preview` is what an inbox shows of it. */
export function paper(
  workspace: Workspace,
  { title, preview, body }: { title: string; preview: string; body: Markup },
): string {
  const { name } = workspace.profile
  return html`<!doctype html>
<html lang="${langOf(workspace)}" dir="${directionOf(workspace)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${sheet}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${day.ground}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
${only('<table role="presentation" align="center" width="520" cellpadding="16"><tr><td>')}
<div class="ink" style="max-width:488px;margin:0 auto;padding:32px 16px;font:16px/1.5 ${FACE};color:${day.ink}">
<p style="margin:0 0 24px;font-weight:600">${name}</p>
${body}
${footer(workspace)}
</div>
${only('</td></tr></table>')}
</body>
</html>
`.markup
}

/** For Outlook on Windows, which knows no greatest width. */
const only = (markup: string): Markup => ({ markup: `<!--[if mso]>${markup}<![endif]-->` })

// What stands on the element wins over a sheet that does not insist.
const sheet: Markup = {
  markup: `
:root{color-scheme:light dark}
a{text-underline-offset:2px}
@media (max-width:400px){.label{display:none!important}}
@media (prefers-color-scheme:dark){
.ground{background:${night.ground}!important}
.paper{background:${night.paper}!important}
.ink{color:${night.ink}!important}
.soft{color:${night.soft}!important}
.accent{color:${night.accent}!important}
.notice{color:${night.notice}!important}
.line{border-color:${night.line}!important}
.edge{border-color:${night.edge}!important}
.filled{background:${night.accent}!important;border-color:${night.accent}!important}
.on-accent{color:${night.onAccent}!important}
}`,
}

function footer(workspace: Workspace): Markup {
  const { name, phone } = workspace.profile
  const [before, after] = wordsOf(workspace).letter.answerOrCall
  return html`<p style="margin:0 0 2px">${name}</p>
<p class="soft" style="margin:0;font-size:13px;color:${day.soft}">${before}<span dir="ltr" style="white-space:nowrap">${phone}</span>${after}</p>`
}
