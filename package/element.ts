import type { ChaxiOptions } from './api.ts'
import { load } from './load.ts'

// On a server, where pages are only written, there is nothing to extend.
const Base = globalThis.HTMLElement ?? class {}

/**
 * `<chaxi-widget src="https://chat.example.com/widget.js" data-theme="dark">`: the page has the widget while it has this
 * element. `src`, `integrity`, `nonce` and every `data-` attribute are as on the script tag, and may change. It draws
 * nothing itself: the launcher stands in its corner, wherever the element is.
 */
export class ChaxiWidget extends Base {
  #unload: (() => void) | undefined
  #watch: MutationObserver | undefined
  #root: ShadowRoot | undefined

  get src(): string {
    return this.getAttribute('src') ?? ''
  }
  set src(address: string) {
    this.setAttribute('src', address)
  }

  connectedCallback(): void {
    if (this.shadowRoot) return // The widget's own element has the same name, and an open root.
    this.#root ??= unseen(this.attachShadow({ mode: 'closed' }))
    this.#load()
    this.#watch = new MutationObserver(() => this.#load())
    this.#watch.observe(this, { attributes: true })
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect()
    this.#unload?.()
    this.#unload = undefined
  }

  /** Moved by `moveBefore()`: nothing was taken out. */
  connectedMoveCallback(): void {}

  #load(): void {
    const before = this.#unload
    this.#unload = this.src ? load(optionsOf(this)) : undefined
    before?.()
  }
}

function optionsOf(element: ChaxiWidget): ChaxiOptions {
  const { open, ...said } = element.dataset
  return {
    ...said,
    src: new URL(element.src, document.baseURI).href,
    integrity: element.getAttribute('integrity') ?? undefined,
    nonce: element.nonce || undefined,
    open: (open ?? 'false') !== 'false',
  }
}

function unseen(root: ShadowRoot): ShadowRoot {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':host { display: none }')
  root.adoptedStyleSheets = [sheet]
  return root
}

/** The attributes of `<chaxi-widget>`, for frameworks that check what is written in their templates. */
export interface ChaxiWidgetAttributes {
  src: string
  integrity?: string
  nonce?: string
  'data-launcher'?: ChaxiOptions['launcher']
  'data-locale'?: string
  'data-theme'?: ChaxiOptions['theme']
  /** `false` is as good as none: frameworks write it so. */
  'data-open'?: '' | boolean | 'true' | 'false'
  'data-member-token-url'?: string
  'data-webmcp'?: ChaxiOptions['webmcp']
  'data-hint'?: string
}

declare global {
  interface HTMLElementTagNameMap {
    'chaxi-widget': ChaxiWidget
  }
}

if (globalThis.customElements && !customElements.get('chaxi-widget')) customElements.define('chaxi-widget', ChaxiWidget)
