/// <reference lib="esnext.disposable" />
import { effect, signal } from '@preact/signals'
import { render } from 'preact'
import base from '../browser/base.css?inline'
import { sheet } from '../browser/sheet.ts'
import { writeIn } from '../browser/spoken.ts'
import tokens from '../browser/tokens.css?inline'
import type { NewForm } from '../contract/bookings.ts'
import composer from './composer.css?inline'
import { Conversation } from './conversation.ts'
import { hostPage } from './host-page.ts'
import { keeper } from './kept.ts'
import panel from './panel.css?inline'
import { Panel } from './panel.tsx'
import { fitToSeen } from './seen.ts'
import { readKept, serverAt } from './server.ts'
import { says } from './strings/panel.ts'
import type { Locale } from './strings/sentences.ts'
import transcript from './transcript.css?inline'
import type { Identity } from './visit.ts'

export interface Mounting {
  root: ShadowRoot
  baseUrl: string
  /** Its words are there already. */
  locale: Locale
  dir: string
  /** A member token, or what fetches one from the merchant's site. */
  identity?: string | Identity
  /** The panel came or went, or something was said while it was away: then `unread` says how much, as "2 new". */
  changed(panel: { open: boolean; unread: string }): void
}

/** The panel, as the launcher handles it. */
export interface Mounted {
  conversation: Conversation
  open(): void
  close(): void
  say(text: string): Promise<void>
  book(form: NewForm): Promise<void>
  identify(identity: string | Identity): Promise<void>
  logOut(): Promise<void>
  destroy(): void
}

const sheets = [tokens, base, panel, transcript, composer].map(sheet)
const phone = matchMedia('(max-width: 479.98px)')

/** Puts the panel into the launcher's root, closed. Nothing is stored or asked before it opens. */
export function mount({ root, baseUrl, locale, dir, identity, changed }: Mounting): Mounted {
  const shown = signal(false)
  const page = hostPage(async (name, args, desk) => {
    const { pageTools, runPageTool } = await import('./page-tools.ts')
    // On a phone the panel covers what is to be looked at.
    return runPageTool(pageTools({ highlight: () => phone.matches && close() }), name, args, desk)
  })
  const conversation = new Conversation(serverAt(baseUrl), keeper(baseUrl, readKept), page)
  const place = document.createElement('div')
  const fit = fitToSeen()
  place.className = 'root'
  place.lang = locale
  place.dir = dir
  writeIn(locale)

  if (identity) void conversation.identify(identity)
  root.adoptedStyleSheets.push(...sheets, fit.sheet)
  root.append(place)
  render(<Panel conversation={conversation} baseUrl={baseUrl} open={shown} close={close} />, place)
  const stopTelling = effect(() => {
    const { value: unread } = conversation.unread
    changed({ open: shown.value, unread: unread > 0 && !shown.value ? says.unread(unread) : '' })
  })

  function open() {
    if (shown.value) return
    shown.value = true
    page.tell('open')
    void conversation.open()
  }

  function close() {
    if (!shown.value) return
    conversation.markRead()
    shown.value = false
    page.tell('close')
  }

  return {
    conversation,
    open,
    close,
    identify: conversation.identify,
    logOut: conversation.logOut,
    async say(text) {
      open()
      await conversation.send(text)
    },
    async book(form) {
      open()
      await conversation.book(form)
    },
    destroy() {
      stopTelling()
      render(null, place)
      fit.stop()
      conversation[Symbol.dispose]()
    },
  }
}
