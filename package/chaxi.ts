import type { Chaxi } from './api.ts'
import { identifyAs, unload, whenReady } from './load.ts'

/**
 * The page's widget, before and after it is there: what is called too early is done in order once it has come, and
 * `logout()` settles then. Works with `load`, with `<chaxi-widget>` and with a pasted script tag alike.
 */
export const chaxi: Chaxi = {
  open: () => whenReady((widget) => widget.open()),
  close: () => whenReady((widget) => widget.close()),
  toggle: () => whenReady((widget) => widget.toggle()),
  say: (text) => whenReady((widget) => widget.say(text)),
  book: (subject, slotId) => whenReady((widget) => widget.book(subject, slotId)),
  highlight: (code) => whenReady((widget) => widget.highlight(code)),
  identify: identifyAs,
  logout() {
    identifyAs(undefined)
    return new Promise((resolve, reject) => whenReady((widget) => resolve(widget.logout()), reject))
  },
  on(event, heard) {
    const told = (news: Event) => heard(news instanceof CustomEvent ? news.detail : undefined)
    globalThis.document?.addEventListener(`chaxi:${event}`, told)
    return () => globalThis.document?.removeEventListener(`chaxi:${event}`, told)
  },
  destroy: unload,
}
