import { sheet } from '../browser/sheet.ts'
import slip from '../browser/slip-narrow.css?inline'
import { giveBack } from './give-back.ts'
import { phone } from './stand.ts'
import css from './whole-screen.css?inline'

const narrow = [slip, css].map(sheet)

let release = () => {}

/**
 * What only a modal panel needs, until it is closed. Where it fills the screen, it is as large as what can be seen of the
 * page, and the page behind stays where it is; elsewhere it is modal only for a dialog of the page's. Sheets of their own
 * say so, since a strict CSP refuses style attributes, and a page that swaps its body, or its document, keeps its sheets.
 */
export function fill(panel: HTMLDialogElement, under: Element | null) {
  const root = panel.getRootNode()
  release()
  if (!panel.matches(':modal') || !(root instanceof ShadowRoot)) return

  // These stay: a panel that goes is seen for a moment yet.
  root.adoptedStyleSheets.push(...narrow.filter((each) => !root.adoptedStyleSheets.includes(each)))
  const undo = phone.matches ? [follow(root), adopt(document, holdStill())] : [giveBack(panel, under)]
  panel.addEventListener('close', leave)
  release = () => {
    panel.removeEventListener('close', leave)
    for (const each of undo.splice(0)) each()
  }

  // Told a moment late: by then a panel that was only put elsewhere is open again.
  function leave() {
    if (!panel.matches(':modal')) release()
  }
}

/** A phone's keyboard covers a part of the page, and `100dvb` does not know of it. */
function follow(root: ShadowRoot) {
  const view = window.visualViewport
  const seen = new CSSStyleSheet()
  const measure = () => {
    if (view) seen.replaceSync(`:host { --cx_seen-block: ${blockOf(view)}px; --cx_seen-top: ${topOf(view)}px }`)
  }
  const undo = adopt(root, seen)

  measure()
  view?.addEventListener('resize', measure)
  view?.addEventListener('scroll', measure)
  return () => {
    undo()
    view?.removeEventListener('resize', measure)
    view?.removeEventListener('scroll', measure)
  }
}

// Two fingers show less of the page too, but larger: whoever does so looks about in a panel that stays as it is.
const blockOf = ({ height, scale }: VisualViewport) => height * scale
const topOf = ({ offsetTop, scale }: VisualViewport) => (scale > 1 ? 0 : offsetTop)

// The window scrolls as its root says or, where that says nothing, as the body does. On the other of the two the rule
// would make the body a box that scrolls by itself, and the page would jump.
function holdStill(): CSSStyleSheet {
  const { documentElement: page, body } = document
  const speaks = (each: Element) => getComputedStyle(each).overflow !== 'visible'
  const scroller = !speaks(page) && speaks(body) ? 'body' : ':root'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${scroller} { overflow: hidden !important }`)
  // What the scroll bar took stays taken, or else every line of the page would break anew.
  if (innerWidth > page.clientWidth) sheet.insertRule(':root { scrollbar-gutter: stable !important }')
  return sheet
}

function adopt(where: DocumentOrShadowRoot, sheet: CSSStyleSheet) {
  where.adoptedStyleSheets.push(sheet)
  return () => {
    where.adoptedStyleSheets = where.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
