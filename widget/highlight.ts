const lasts = 6000

// `:where` weighs nothing, so whatever the page says about the attribute wins.
const look = new CSSStyleSheet()
look.replaceSync(`:where([data-chaxi-highlighted]) {
  outline: 2px solid var(--chaxi-accent, light-dark(#1f5a49, #8fcab3));
  outline-offset: 4px;
}`)

let leave = () => {}

/** Marks a service on the merchant's page until the next press, or for six seconds. False where the page has none. */
export function highlight(code: string): boolean {
  const services = [...document.querySelectorAll('[data-chaxi-service]')]
  const element = services.find((service) => service.getAttribute('data-chaxi-service') === code)
  if (!element) return false

  leave()
  if (!document.adoptedStyleSheets.includes(look)) document.adoptedStyleSheets.push(look)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' })
  element.setAttribute('data-chaxi-highlighted', '')

  const timer = setTimeout(unmark, lasts)
  addEventListener('pointerdown', unmark, true)
  addEventListener('keydown', unmark, true)
  leave = unmark
  return true

  function unmark() {
    clearTimeout(timer)
    removeEventListener('pointerdown', unmark, true)
    removeEventListener('keydown', unmark, true)
    element?.removeAttribute('data-chaxi-highlighted')
  }
}
