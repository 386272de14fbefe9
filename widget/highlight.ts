const lasts = 6000

// `:where` weighs nothing, so whatever the page says about the attribute wins.
const look = new CSSStyleSheet()
look.replaceSync(`:where([data-chaxi-highlighted]) {
  outline: 2px solid var(--chaxi-accent, light-dark(#1f5a49, #8fcab3));
  outline-offset: 4px;
}`)

const away = new CSSStyleSheet()
away.replaceSync('.panel[data-aside] { opacity: 0; pointer-events: none }')

let leave = () => {}

/**
 * Marks a service on the merchant's page until the next press, for six seconds, or while the widget is there. False where
 * the page has none.
 */
export function highlight(code: string): boolean {
  const widget = window.chaxi
  const services = [...document.querySelectorAll('[data-chaxi-service]')]
  const element = services.find(
    (service) => service.getAttribute('data-chaxi-service') === code && service.getClientRects().length > 0,
  )
  if (!element) return false

  leave()
  document.adoptedStyleSheets.push(look)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' })
  element.setAttribute('data-chaxi-highlighted', '')

  // The page scrolls smoothly, so what ends under the panel may not be there yet.
  const looking = setInterval(() => (window.chaxi === widget ? stepAside(element) : unmark()), 100)
  const timer = setTimeout(unmark, lasts)
  addEventListener('pointerdown', unmark, true)
  addEventListener('keydown', unmark, true)
  leave = unmark
  return true

  function unmark() {
    clearTimeout(timer)
    clearInterval(looking)
    panelOf()?.removeAttribute('data-aside')
    removeEventListener('pointerdown', unmark, true)
    removeEventListener('keydown', unmark, true)
    element?.removeAttribute('data-chaxi-highlighted')
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== look)
  }
}

const panelOf = () => document.querySelector('chaxi-widget')?.shadowRoot?.querySelector('.panel')

/** A panel that covers most of what it points at is not seen until the mark goes; it keeps the focus and the draft. */
function stepAside(element: Element) {
  const panel = panelOf()
  const root = panel?.getRootNode()
  if (!panel || !(root instanceof ShadowRoot) || !covers(panel, element)) return

  if (!root.adoptedStyleSheets.includes(away)) root.adoptedStyleSheets.push(away)
  panel.setAttribute('data-aside', '')
}

function covers(panel: Element, element: Element): boolean {
  const [over, under] = [panel.getBoundingClientRect(), element.getBoundingClientRect()]
  const inline = Math.min(over.right, under.right) - Math.max(over.left, under.left)
  const block = Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top)
  return inline > 0 && block > 0 && inline * block > (under.width * under.height) / 2
}
