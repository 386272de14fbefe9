import { previewShop } from './preview-shop.ts'

/*
 * Stands in a sealed frame of the console, before the widget: gives it a shop that is nowhere, and wears what the
 * console says. The widget itself is the one that a merchant's page gets.
 */
const asked = new URLSearchParams(location.search)
const words = { service: asked.get('service') ?? 'service', services: asked.get('services') ?? 'services' }
const answer = previewShop({
  name: asked.get('shop') ?? '',
  locale: asked.get('locale') ?? 'en',
  currency: asked.get('currency') ?? 'GBP',
  timezone: asked.get('timezone') ?? 'UTC',
  words,
})
const worn = new CSSStyleSheet()
const widget = document.querySelector('script[src$="/widget.js"]')
const { focus, showPopover } = HTMLElement.prototype
const { showModal } = HTMLDialogElement.prototype

document.adoptedStyleSheets = [worn]
document.documentElement.dataset.scheme = asked.get('scheme') ?? 'light'
document.documentElement.toggleAttribute('data-open', asked.has('open'))
globalThis.fetch = async (input, init) => answer(new Request(input, init))
if (widget instanceof HTMLElement) widget.dataset.launcher = asked.get('launcher') ?? ''
if (asked.has('open'))
  Object.assign(globalThis, { chaxi: { queue: [['say', 'Is there room for two of us after all?']] } })

// Whoever picks colours beside it keeps the focus, until they press something in here.
HTMLElement.prototype.focus = () => {}
HTMLElement.prototype.showPopover = without(showPopover)
HTMLDialogElement.prototype.showModal = without(showModal)
for (const press of ['pointerdown', 'keydown']) addEventListener(press, giveBack, { capture: true, once: true })

function giveBack() {
  Object.assign(HTMLElement.prototype, { focus, showPopover })
  Object.assign(HTMLDialogElement.prototype, { showModal })
}

// A dialog that is shown takes the focus by itself, but for one that is inert.
function without(show: () => void) {
  return function (this: HTMLElement) {
    this.inert = true
    show.call(this)
    this.inert = false
  }
}

addEventListener('message', ({ source, data }) => {
  if (source === parent && typeof data === 'string') worn.replaceSync(data)
})
parent.postMessage('chaxi:preview', '*') // A sealed frame has no origin to name, nor anything to keep secret.
