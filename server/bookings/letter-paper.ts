import { directionOf, joined, wordsOf } from '../languages/languages.ts'
import { day, paper } from '../mail/paper.ts'
import { html, type Markup } from '../markup.ts'
import type { Page } from './letters.ts'

/** The letter about a booking as HTML: the shop's paper slip. */
export const letterPaper = (page: Page): string =>
  paper(page.workspace, {
    title: page.wording.subject,
    preview: `${page.what}, ${page.day}, ${page.time}`,
    body: html`<p style="margin:0 0 12px">${page.greeting}</p>
${page.wording.opening.map((text) => html`<p style="margin:0 0 12px">${text}</p>\n`)}
${slip(page)}`,
  })

/** Three rows: the ticket, the line to tear along with half a hole at each end, and what happens next. */
function slip(page: Page): Markup {
  const isRtl = directionOf(page.workspace) === 'rtl'
  const [left, right] = [hole('0 8px 8px 0', 'left'), hole('8px 0 0 8px', 'right')]
  const past = page.wording.mark === 'struck'
  const paper = { name: past ? 'ground' : 'paper', colour: past ? day.ground : day.paper }
  return html`<table role="presentation" class="${paper.name}" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:separate;background:${paper.colour};border-radius:8px;margin:20px 0 24px">
<tr><td class="line" colspan="3" style="border:1px solid ${day.line};border-bottom:0;border-radius:8px 8px 0 0;padding:16px 19px 8px">${ticket(page)}</td></tr>
<tr>${isRtl ? right : left}<td style="padding:0"><div class="edge" style="border-top:1px dashed ${day.edge};font-size:0;line-height:0">&nbsp;</div></td>${isRtl ? left : right}</tr>
<tr><td class="line" colspan="3" style="border:1px solid ${day.line};border-top:0;border-radius:0 0 8px 8px;padding:10px 19px 20px">${next(page)}</td></tr>
</table>`
}

const hole = (radius: string, side: string): Markup =>
  html`<td class="ground line" width="7" height="14" style="width:7px;height:14px;padding:0;background:${day.ground};border:1px solid ${day.line};border-${side}:0;border-radius:${radius};font-size:0;line-height:0">&nbsp;</td>`

function ticket({ workspace, wording, booking, what, day: date, time, where }: Page): Markup {
  const isRtl = directionOf(workspace) === 'rtl'
  const past = wording.mark === 'struck'
  const figure = `margin:0;font-size:24px;line-height:1.2;font-weight:500${isRtl ? '' : ';letter-spacing:-.018em'}${past ? ';text-decoration:line-through;text-decoration-thickness:1px' : ''}`
  const ink = past ? html`class="soft" style="color:${day.soft};` : html`class="ink" style="color:${day.ink};`
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 14px"><tr>
<td valign="baseline" style="font-size:13px;line-height:1.25;padding-${isRtl ? 'left' : 'right'}:12px">${stateLine(wording, isRtl)}</td>
<td valign="baseline" align="${isRtl ? 'left' : 'right'}" style="white-space:nowrap;line-height:1.25"><span class="soft label" style="font-size:13px;color:${day.soft}">${wordsOf(workspace).letter.reference}&nbsp; </span><b dir="ltr" ${ink}font-size:15px;font-weight:600;letter-spacing:.05em">${booking.reference}</b></td>
</tr></table>
<p ${ink}margin:0 0 2px;font-size:15px;font-weight:500">${what}</p>
<p ${ink}${figure}">${date}</p>
<p ${ink}${figure};white-space:nowrap"><span dir="ltr">${time}</span></p>
<p class="soft" style="margin:7px 0 0;font-size:13px;color:${day.soft}">${where}</p>`
}

function stateLine({ state, mark }: Page['wording'], isRtl: boolean): Markup {
  const tone = { full: 'accent', half: 'notice', empty: 'soft', struck: 'soft' } as const
  const colour = tone[mark]
  return html`<span class="${colour}" style="color:${day[colour]};font-weight:500">${cup(mark, isRtl)}${state}</span>`
}

/** The cup on its mat, from above: full, half, empty, or struck through. Programs that draw no boxes leave it out. */
function cup(mark: Page['wording']['mark'], isRtl: boolean): Markup {
  const box = 'display:inline-block;box-sizing:border-box;font-size:0;line-height:0'
  const struck = 'linear-gradient(to top left,transparent 45%,currentColor 46%,currentColor 54%,transparent 55%)'
  const fill = { full: 'currentColor', half: 'linear-gradient(to top,currentColor 50%,transparent 50%)', empty: 'none' }
  const mat = `${box};width:13px;height:13px;border:1px solid;border-radius:2px;margin:-2px ${isRtl ? '0 0 7px' : '7px 0 0'};vertical-align:middle;text-align:center`
  if (mark === 'struck') return html`<span style="${mat};background:${struck}"></span>`
  return html`<span style="${mat}"><span style="${box};width:7px;height:7px;border:1px solid;border-radius:50%;margin-top:2px;vertical-align:top;background:${fill[mark]}"></span></span>`
}

function next({ wording, booking }: Page): Markup {
  const { label, filled } = wording.act
  const cell = filled
    ? html`class="filled" bgcolor="${day.accent}" style="background:${day.accent};border:1px solid ${day.accent};`
    : html`class="edge" style="border:1px solid ${day.edge};`
  const link = filled
    ? html`class="on-accent" style="color:${day.onAccent};`
    : html`class="ink" style="color:${day.ink};`
  return html`<p style="margin:0 0 16px;font-size:15px;line-height:1.45">${joined(...wording.next)}</p>
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td ${cell}border-radius:6px;mso-padding-alt:12px 18px"><a href="${booking.manage_url}" ${link}display:inline-block;padding:12px 18px;font-size:15px;line-height:20px;font-weight:500;text-decoration:none">${label}</a></td></tr></table>`
}
