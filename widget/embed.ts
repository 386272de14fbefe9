import type { Chaxi, ChaxiAttributes } from '../package/api.ts'
import type { Mounted, Mounting } from './element.tsx'
import type { Lent } from './errands.ts'
import type { Locale } from './strings/sentences.ts'
import type { Identity } from './visit.ts'

/*
 * A classic script that merchants paste, and all that a page carries until somebody asks for more. It imports nothing,
 * and everything stands in one function, so that the page sees no name of ours but `window.chaxi`.
 */
;(() => {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement)) return console.warn('chaxi: not as module')

  const baseUrl = new URL('.', script.src).href.slice(0, -1)
  const said: ChaxiAttributes = script.dataset
  const { launcher: place = '', theme = '', open: opensAtOnce = 'false', memberTokenUrl } = said
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
  const locale = firstKnown([said.locale, document.documentElement.lang, ...navigator.languages]) ?? 'en'
  const failed = 'It did not load. Press again.'
  const dir = locale === 'ar' ? 'rtl' : 'ltr'

  // Small, and repeated in tokens.css: the panel's sheets are not fetched yet. The z-index is a modest one on purpose;
  // a page's own dialogs and menus come first. A page's rule for `*` wins over `:host`, so all is reset within it, and
  // the host itself has no box that a page could draw, move or clip: only `zoom` reaches through.
  // On a paper of the shop's the label is black or white, and the mark like it if that paper is the launcher's alone:
  // else `from` nothing, and a whole colour within `rgb()`, are no colours, and the parent's stays. So it does for a value
  // of the shop's that is none: that paper is an image over ours, and the ring's colour apart from the ring.
  const css = `
    :host { display: contents!important; zoom: var(--cx_zoom)!important;
      --cx_below: calc(1.5em + var(--chaxi-launcher-offset, 0px) + var(--cx_rise, 0px)) }
    @media print { :host { display: none!important } }
    :host(:is([data-launcher=bottom-left], :dir(rtl):not([data-launcher=bottom-right]))) {
      --cx_start: 1.5em; --cx_end: auto }
    :host([data-launcher=none]) { --chaxi-launcher-display: none }
    :host([data-theme=light]) { color-scheme: light }
    :host([data-theme=dark]) { color-scheme: dark }
    .corner { all: initial; color-scheme: inherit; color: light-dark(#1a1f1b, #e9ece7);
      font-family: var(--chaxi-font); position: fixed;
      inset: auto var(--cx_end, 1.5em) var(--cx_below) var(--cx_start, auto); z-index: 99 }
    .launcher { align-items: center; cursor: pointer; gap: .6em; margin: 0;
      display: var(--chaxi-launcher-display, flex); min-height: 3em; padding: 0 1em; font: inherit; font-weight: 500;
      --cx_ink: clamp(0, (.179 - y)*1e6, 1.1);
      background-color: light-dark(#fff, #181c19);
      background-image: linear-gradient(var(--chaxi-launcher, var(--chaxi-surface)) 0 0);
      color: color(from var(--chaxi-launcher, var(--chaxi-surface)) xyz var(--cx_ink) var(--cx_ink) var(--cx_ink)/1);
      border: 1px solid #7774; border-radius: var(--chaxi-radius, .5em);
      box-shadow: var(--chaxi-shadow, 0 1em 2.5em #0002) }
    .launcher:focus-visible { outline: 2px solid; outline-offset: 2px;
      outline-color: var(--chaxi-accent, light-dark(#1f5a49, #8fcab3)) }
    .launcher span { font-size: .94em }
    .launcher[hidden] { display: none }
    .launcher::before, .launcher::after { content: ''; padding: .45em; border-radius: .17em; border: .08em solid;
      color: rgb(var(--chaxi-launcher, from var(--chaxi-accent, light-dark(#1f5a49, #8fcab3)) r g b)) }
    .launcher::after { border-radius: 9em; padding: .23em; position: absolute; inset-inline-start: 1.3em }`

  const host = document.createElement('chaxi-widget')
  const root = host.attachShadow({ mode: 'open' })
  const corner = root.appendChild(document.createElement('div'))
  const launcher = corner.appendChild(document.createElement('button'))
  const label = launcher.appendChild(document.createElement('span'))
  let loading: Promise<Mounted> | undefined
  const errands = () => import('./errands.ts')
  const fromSite = memberTokenUrl && (() => errands().then(({ memberToken }) => memberToken(memberTokenUrl)))
  let proof: string | Identity | undefined = fromSite
  // Timers, while they run: of having just come back, and of the next look at where the launcher stands.
  let back: ReturnType<typeof setTimeout> | 0 = 0
  let due: ReturnType<typeof setTimeout> | 0 = 0
  let rise = 0
  let pause = 0
  const keepInPage = new MutationObserver(stay)
  const gone = new AbortController()

  /** The panel, and beside it the words of another language than English. */
  const fetchPanel = () =>
    Promise.all([
      import('./element.tsx'),
      locale !== 'en' && import('./strings/locales.ts').then(({ learn }) => learn(locale)),
    ])

  function load(): Promise<Mounted> {
    label.textContent = labels[locale]
    label.lang = locale
    loading ??= fetchPanel().then(([{ mount }]) => mount(lent))
    return loading.catch((cause) => {
      loading = undefined
      // Other words are in a file, and files are what cannot be fetched now.
      label.textContent = failed
      label.lang = 'en'
      throw cause
    })
  }

  const isGone = () => gone.signal.aborted
  const withPanel = (act: (panel: Mounted) => unknown) =>
    isGone() ||
    load()
      .then((panel) => isGone() || act(panel))
      .catch(console.warn)

  const api: Chaxi = {
    open: () => withPanel((panel) => panel.open()),
    close: () => loading && withPanel((panel) => panel.close()),
    toggle: () => withPanel((panel) => (launcher.hidden ? panel.close() : panel.open())),
    say: (text) => withPanel((panel) => panel.say(text)),
    book: (subject, slotId) => withPanel((panel) => panel.book({ subject, slot_id: slotId })),
    highlight: (code) => errands().then(({ highlight }) => highlight(code)),
    // Before the visitor opens the panel there is nobody to tell: who they are is only remembered.
    identify(token) {
      proof = token
      if (loading) withPanel((panel) => panel.identify(token))
    },
    async logout() {
      proof = fromSite
      if (loading || kept()) await load().then((panel) => panel.logOut())
    },
    on(event, heard) {
      const off = new AbortController()
      document.addEventListener(`chaxi:${event}`, ({ detail }: CustomEventInit) => heard(detail), off)
      return () => off.abort()
    },
    destroy() {
      keepInPage.disconnect()
      gone.abort()
      loading?.then((panel) => panel.destroy()).catch(console.warn)
      host.remove()
      window.chaxi = undefined
    },
  }

  const lent: Lent & Mounting = {
    root,
    baseUrl,
    locale,
    dir,
    launcher,
    panel: load,
    close: api.close,
    identity: () => proof,
    kept,
    said,
    gone: gone.signal,
  }

  draw()
  install()

  /** The first that we have words for. */
  function firstKnown(tags: (string | undefined)[]) {
    const isLocale = (tag: string): tag is Locale => Object.hasOwn(labels, tag)
    return tags
      .map((tag = '') =>
        /^zh.(hant|tw|hk|mo)/i.test(tag)
          ? 'zh-Hant'
          : tag
              .toLowerCase()
              .replace(/[-_].*/, '')
              .replace('zh', 'zh-Hans'),
      )
      .find(isLocale)
  }

  /** What earlier pages kept of the visitor, and this tab of what they wrote: as it is stored. */
  function kept(): string {
    try {
      const key = `chaxi:${baseUrl}`
      return (localStorage[key] ?? '') + (sessionStorage[key] ?? '')
    } catch {
      return '' // The browser refuses storage, so nothing was kept.
    }
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
    launcher.part = 'launcher'
    launcher.ariaHasPopup = 'dialog'
    label.textContent = labels[locale]
    label.ariaLive = 'polite'
    launcher.onclick = api.open
    launcher.onpointerenter = launcher.onfocus = () => fetchPanel().catch(console.warn)
  }

  function install() {
    if (window.chaxi?.destroy) return // Another tag was first.
    if (!document.body) return addEventListener('DOMContentLoaded', install, gone)
    // Come while the page is still read, it stands amid it, and would be reached and read out there.
    addEventListener('DOMContentLoaded', settle, gone)
    stay()
    keepInPage.observe(document, { subtree: true, childList: true, attributes: true })
    const queued = window.chaxi?.queue ?? []
    window.chaxi = api
    for (const call of queued)
      try {
        const [name, ...given] = call
        ;(api[name] as (...given: unknown[]) => unknown)(...given)
      } catch (error) {
        console.warn(error) // One call that the page got wrong is no reason to drop the others.
      }
    document.dispatchEvent(new CustomEvent('chaxi:ready'))
    if (opensAtOnce !== 'false') api.open()
    for (const when of ['load', 'resize', 'click', 'focusin', 'scrollend', 'transitionend', 'animationend'])
      addEventListener(when, look, gone)
    addEventListener('hashchange', attend, gone)
    attend()
  }

  function attend(news?: Event) {
    // A link, the browser's own agent, or an earlier page may want something that is done without the panel.
    if (/[?&#]chaxi|"(member|queued|sending|held)"/.test(location.href + kept()) || document.modelContext || said.hint)
      errands()
        .then(({ run }) => run(lent, news))
        .catch(console.warn)
  }

  /** A page that swaps what it consists of on a link, as some frameworks do, keeps its widget. */
  function stay() {
    look()
    if (host.isConnected || back || !document.body || isGone()) return
    // What a page kept of its body, to come back to, has an empty copy of ours.
    document.querySelector('chaxi-widget[dir]:not([src])')?.remove()
    settle()
    // With a page that takes it away as often as it comes, neither would ever get to anything else.
    back = setTimeout(() => {
      back = 0
      stay()
    }, 100)
  }

  /** At the end of the page, where a panel that was open opens again. */
  function settle() {
    document.body.append(host)
    if (launcher.hidden) api.open()
  }

  /** Before long, and in a frame of its own: a page that changes all the time is not held up each time. */
  function look() {
    if (!due) due = setTimeout(() => requestAnimationFrame(keepClear), pause)
  }

  /** In letters of the window's, whatever `zoom` the page has; and clear of what it has pinned to its lower edge. */
  function keepClear() {
    const begun = performance.now() // not the frame's, for which a busy page may have let it wait
    due = 0
    host.style.setProperty('--cx_zoom', `${1 / (host.parentElement?.currentCSSZoom ?? 1)}`)
    if (!launcher.hidden) rise = clearance()
    host.style.setProperty('--cx_rise', `${rise}px`)
    pause = 250 + 20 * (performance.now() - begun)
  }

  /** Above a bar such as one that asks about cookies, where they would touch; behind a modal dialog, where it was. */
  function clearance() {
    const { left, bottom, width, height } = corner.getBoundingClientRect()
    const lowest = bottom + rise
    let clear = 0
    // At fifteen points of the launcher, and at all of them anew where it would then stand.
    for (let n = 0; n < 15; n++) {
      const point = [left + ((n % 5) / 4) * (width - 1), lowest - clear - 1 - ((n % 3) / 2) * (height - 1)] as const
      const here = new Set(document.elementsFromPoint(...point))
      for (const each of here) {
        if (each.matches(':modal')) return rise
        if (each !== host) each.shadowRoot?.elementsFromPoint(...point).forEach(here.add, here)
        const pin = pinned(each)
        // What hangs out of a pinned box counts for itself. What leaves no room above it is no bar.
        const { top } = (pin && here.has(pin) ? pin : each).getBoundingClientRect()
        if (pin && top - height > innerHeight / 4 && lowest + 9 - top > clear) {
          clear = lowest + 9 - top
          n = -1
        }
      }
    }
    return clear
  }

  function pinned(each: Element): Element | null {
    const { position, bottom } = getComputedStyle(each)
    return /fixed|sticky[^a]/.test(position + bottom) ? each : each.parentElement && pinned(each.parentElement)
  }
})()
