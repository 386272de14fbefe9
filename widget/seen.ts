/**
 * Says in custom properties how much of the page can be seen: a phone's keyboard covers the rest, and `100dvb` does not
 * know of it. A sheet of its own carries them, since a strict CSP refuses style attributes.
 */
export function fitToSeen(): { sheet: CSSStyleSheet; stop: () => void } {
  const sheet = new CSSStyleSheet()
  const view = window.visualViewport
  const measure = () => {
    if (view) sheet.replaceSync(`:host { --seen-block: ${view.height}px; --seen-top: ${view.offsetTop}px }`)
  }

  measure()
  view?.addEventListener('resize', measure)
  view?.addEventListener('scroll', measure)
  return {
    sheet,
    stop() {
      view?.removeEventListener('resize', measure)
      view?.removeEventListener('scroll', measure)
    },
  }
}
