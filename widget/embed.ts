import type { Mounted } from './element.tsx'
import type { Locale } from './strings/sentences.ts'

/** What `window.chaxi` offers the page (docs: the script tag). A call made before the script came waits in `queue`. */
export interface ChaxiApi {
  open(): void
  close(): void
  toggle(): void
  say(text: string): void
  book(subject?: string, slotId?: string): void
  highlight(code: string): void
  identify(token: string | (() => Promise<string>)): void
  logout(): Promise<void>
  on(event: string, heard: (detail: unknown) => void): () => void
  destroy(): void
}

type Call = { [Name in keyof ChaxiApi]: [Name, ...Parameters<ChaxiApi[Name]>] }[keyof ChaxiApi]

declare global {
  interface Window {
    chaxi?: Partial<ChaxiApi> & { queue?: Call[] }
  }
}
/*
 * A classic script that merchants paste, and all that a page carries until somebody asks for more. It imports nothing,
 * and everything stands in one function, so that the page sees no name of ours but `window.chaxi`.
 */
;(() => {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement) || window.chaxi?.destroy) return

  const baseUrl = script.src.replace(/\/widget\.js.*$/, '')
  const { launcher: place = '', theme = 'auto', open: opensAtOnce, memberTokenUrl, webmcp } = script.dataset
  const labels: Record<Locale, string> = {
    en: 'Ask the shop',
    de: 'Fragen Sie uns',
    fr: 'Une question ?',
    es: 'Pregúntenos',
    pt: 'Pergunte à loja',
    ar: 'اسأل المتجر',
    'zh-Hans': '咨询本店',
    'zh-Hant': '詢問本店',
    ja: 'お店に質問',
  }
  const locale = localeOf(script.dataset.locale || document.documentElement.lang) ?? 'en'
  const failed = 'The assistant did not load. Press to try again.'
  const dir = locale === 'ar' ? 'rtl' : 'ltr'

  // Small, and repeated in tokens.css: the panel's sheets are not fetched yet. The z-index is a modest one on purpose;
  // a page's own dialogs and menus come first. A page's rule for `*` wins over `:host`, so all is reset within it.
  const css = `
    :host { display: contents }
    :host(:is([data-launcher='bottom-left'], :dir(rtl):not([data-launcher='bottom-right']))) {
      --corner-start: 1.5em; --corner-end: auto }
    :host([data-theme='light']) { color-scheme: light }
    :host([data-theme='dark']) { color-scheme: dark }
    .corner { all: initial; color-scheme: inherit; font-family: var(--chaxi-font); position: fixed;
      inset: auto var(--corner-end, 1.5em) 1.5em var(--corner-start, auto); z-index: 99 }
    .launcher { align-items: center; box-sizing: border-box; cursor: pointer; display: flex; gap: .625em; margin: 0;
      min-block-size: 3em; padding: 0 1.125em 0 1em; font: inherit; text-align: start;
      background: var(--chaxi-surface, light-dark(#fff, #181c19)); color: var(--chaxi-text, light-dark(#1a1f1b, #e9ece7));
      border: 1px solid var(--chaxi-line, light-dark(#dcdfd9, #333a34)); border-radius: var(--chaxi-radius, .5em);
      box-shadow: var(--chaxi-shadow, 0 .0625em .125em #141e180f, 0 1em 2.5em #141e181f) }
    .launcher[hidden] { display: none }
    .launcher:focus-visible { outline: 2px solid var(--chaxi-focus, var(--chaxi-accent, light-dark(#1f5a49, #8fcab3)));
      outline-offset: 2px }
    .launcher span { font-size: .9375em; font-weight: 500; line-height: 1.25 }
    .launcher .launcher__count { border-inline-start: 1px solid var(--chaxi-line, light-dark(#dcdfd9, #333a34));
      color: var(--chaxi-accent, light-dark(#1f5a49, #8fcab3)); font-size: .8125em; padding-inline-start: .75em }
    .launcher .launcher__count:empty { display: none }
    .launcher svg { block-size: 1.25em; inline-size: 1.25em; fill: none; flex: none; stroke: currentcolor;
      stroke-width: 1.5; color: var(--chaxi-accent, light-dark(#1f5a49, #8fcab3)) }`

  const host = document.createElement('chaxi-widget')
  const root = host.attachShadow({ mode: 'open' })
  const corner = document.createElement('div')
  const launcher = document.createElement('button')
  const label = launcher.appendChild(document.createElement('span'))
  const count = launcher.appendChild(document.createElement('span'))
  let loading: Promise<Mounted> | undefined
  let proof: string | (() => Promise<string>) | undefined
  let isOpen = false
  let keepInPage: MutationObserver | undefined
  const gone = new AbortController()

  const tell = (event: string, detail?: unknown) =>
    document.dispatchEvent(new CustomEvent(`chaxi:${event}`, { detail }))

  /** The panel, and beside it the words of another language than English. */
  const fetchPanel = () =>
    Promise.all([
      import('./element.tsx'),
      locale !== 'en' && import('./strings/locales.ts').then(({ learn }) => learn(locale)),
    ])

  function load(): Promise<Mounted> {
    loading ??= fetchPanel().then(([{ mount }]) =>
      mount({ root, baseUrl, locale, dir, identity: proof ?? fromSite(), changed }),
    )
    return loading.catch((cause) => {
      loading = undefined
      label.textContent = locale === 'en' ? failed : `${labels[locale]} ↻`
      throw new Error('chaxi: the panel did not load', { cause })
    })
  }

  const withPanel = (act: (panel: Mounted) => unknown) =>
    void load()
      .then(act)
      .catch((error) => console.warn(error))

  function changed({ open, unread }: { open: boolean; unread: string }) {
    label.textContent = labels[locale]
    count.textContent = unread
    launcher.hidden = open || place === 'none'
    launcher.setAttribute('aria-expanded', String(open))
    // The focus comes back to where it was before the panel took it.
    if (isOpen && !open) launcher.focus({ preventScroll: true })
    isOpen = open
  }

  /** Only the merchant's own site says who is signed in there. */
  function fromSite() {
    const url = memberTokenUrl && new URL(memberTokenUrl, location.href)
    if (!url || url.origin !== location.origin) return undefined
    return async () => (await import('./member-token.ts')).memberToken(url)
  }

  const api: ChaxiApi = {
    open: () => withPanel((panel) => panel.open()),
    close: () => loading && withPanel((panel) => panel.close()),
    toggle: () => (isOpen ? api.close() : api.open()),
    say: (text) => withPanel((panel) => panel.say(text)),
    book: (subject, slotId) => withPanel((panel) => panel.book({ subject, slot_id: slotId })),
    highlight: (code) => void import('./highlight.ts').then(({ highlight }) => highlight(code)),
    // Before the visitor opens the panel there is nobody to tell: who they are is only remembered.
    identify(token) {
      proof = token
      if (loading) withPanel((panel) => panel.identify(token))
    },
    async logout() {
      proof = undefined
      if (loading || visited()) await (await load()).logOut()
    },
    on(event, heard) {
      const told = (news: Event) => heard(news instanceof CustomEvent ? news.detail : undefined)
      document.addEventListener(`chaxi:${event}`, told)
      return () => document.removeEventListener(`chaxi:${event}`, told)
    },
    destroy() {
      keepInPage?.disconnect()
      gone.abort()
      if (loading) withPanel((panel) => panel.destroy())
      host.remove()
      window.chaxi = undefined
    },
  }

  draw()
  install()

  /** The first that we have words for: what the page says it is in, or else what the browser asks for. */
  function localeOf(page: string | undefined) {
    const isLocale = (tag: string): tag is Locale => Object.hasOwn(labels, tag)
    return (page ? [page] : navigator.languages)
      .map((tag) => {
        const [language = ''] = tag.toLowerCase().split(/[-_]/)
        if (language !== 'zh') return language
        return /^(?!.*hans).*(hant|tw|hk|mo)/i.test(tag) ? 'zh-Hant' : 'zh-Hans'
      })
      .find(isLocale)
  }

  /** What an earlier page kept of the visitor. */
  function visited(): string {
    try {
      return localStorage.getItem(`chaxi:${baseUrl}`) ?? ''
    } catch {
      return '' // The browser refuses storage, so nothing was kept.
    }
  }

  /** Whoever was signed in on an earlier page may not be any more, whether they open the panel or not. */
  async function checkSignedIn() {
    if (!visited().includes('"member":')) return
    const { signOutUnless } = await import('./still-signed-in.ts')
    const identity = proof ?? fromSite()
    await signOutUnless(async () => (typeof identity === 'function' ? identity() : identity), baseUrl)
  }

  function draw() {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
    host.dataset.launcher = place
    host.dataset.theme = theme
    corner.className = 'corner'
    corner.lang = locale
    host.dir = corner.dir = dir
    launcher.className = 'launcher'
    launcher.type = 'button'
    launcher.hidden = place === 'none'
    launcher.setAttribute('aria-haspopup', 'dialog')
    label.textContent = labels[locale]
    label.setAttribute('aria-live', 'polite')
    count.className = 'launcher__count'
    launcher.prepend(mark())
    launcher.addEventListener('click', api.open)
    for (const hint of ['pointerenter', 'focus', 'touchstart'])
      launcher.addEventListener(hint, () => void fetchPanel().catch(() => undefined), { once: true, passive: true })
    corner.append(launcher)
    root.append(corner)
  }

  function mark() {
    const shape = (name: string, attributes: Record<string, unknown>, ...within: Element[]) => {
      const made = document.createElementNS('http://www.w3.org/2000/svg', name)
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, `${value}`)
      made.append(...within)
      return made
    }
    const mat = shape('rect', { x: 2.75, y: 2.75, width: 18.5, height: 18.5, rx: 2.5 })
    return shape(
      'svg',
      { viewBox: '0 0 24 24', 'aria-hidden': true },
      mat,
      shape('circle', { cx: 12, cy: 12, r: 5.25 }),
    )
  }

  function install() {
    if (!document.body) return void document.addEventListener('DOMContentLoaded', install, { once: true })
    document.body.append(host)
    // A page that swaps its whole body on a link, as some frameworks do, keeps its launcher.
    keepInPage = new MutationObserver(() => host.isConnected || document.body?.append(host))
    keepInPage.observe(document.documentElement, { childList: true })
    const queued = window.chaxi?.queue ?? []
    window.chaxi = api
    tell('ready')
    for (const [name, ...given] of queued) (api[name] as (...given: unknown[]) => unknown)(...given)
    if (opensAtOnce !== undefined) api.open()
    for (const later of [arrive, offerTools]) later().catch(console.warn)
    // A page has until it is loaded to say who is signed in.
    if (document.readyState === 'complete') checkSignedIn().catch(console.warn)
    else addEventListener('load', () => checkSignedIn().catch(console.warn), { once: true })
  }

  /** To the browser's own agent, where it has one (WebMCP). */
  async function offerTools() {
    const context = document.modelContext
    if (!context) return
    const { offerTools } = await import('./web-mcp.ts')
    const lent = { baseUrl, panel: load, close: api.close, vouches: () => !!(proof ?? fromSite()) }
    await offerTools(context, lent, webmcp === 'all', gone.signal)
  }

  /** A link that a page tool answered with, where there was no page to act on. */
  async function arrive() {
    if (!location.search.includes('chaxi-')) return
    const { arrive } = await import('./arrival.ts')
    await arrive({ baseUrl, panel: load, gone: gone.signal })
  }
})()
