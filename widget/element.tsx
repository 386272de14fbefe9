/// <reference lib="esnext.disposable" />
import { effect, type Signal, signal } from '@preact/signals'
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
import { readKept, readUnsent, serverAt } from './server.ts'
import { hide, phone, show } from './stand.ts'
import type { Locale } from './strings/sentences.ts'
import transcript from './transcript.css?inline'
import type { Identity } from './visit.ts'

export interface Mounting {
  root: ShadowRoot
  baseUrl: string
  /** Its words are there already. */
  locale: Locale
  dir: string
  /** A member token, or what fetches one from the merchant's site; as it is when the panel comes. */
  identity(): string | Identity | undefined
  /** Gives its place to the panel, takes it back with the focus, and says meanwhile how much is new. */
  launcher: HTMLButtonElement
}

/** The panel, as the launcher handles it. */
export interface Mounted {
  conversation: Conversation
  /** The shop's own words beside the launcher, while the panel is closed and until they are put away. */
  hint: Signal<string>
  /** Draws it anew, as the page's address asks for it now. */
  draw(): void
  open(): void
  close(): void
  say(text: string): Promise<void>
  book(form: NewForm): Promise<void>
  identify(identity: string | Identity): Promise<void>
  logOut(): Promise<void>
  destroy(): void
}

const sheets = [tokens, base, panel, transcript, composer].map(sheet)

/** Puts the panel into the launcher's root, closed. Nothing is stored or asked before it opens. */
export function mount({ root, baseUrl, locale, dir, identity, launcher }: Mounting): Mounted {
  const shown = signal(false)
  const hint = signal('')
  let opener: Element | null = null
  const page = hostPage(async (name, args, desk) => {
    const { pageTools, runPageTool } = await import('./page-tools.ts')
    // On a phone the panel covers what is to be looked at.
    return runPageTool(pageTools({ highlight: () => phone.matches && close() }), name, args, desk)
  })
  const conversation = new Conversation(serverAt(baseUrl), keeper(baseUrl, readKept, readUnsent), page)
  const place = document.createElement('div')
  place.className = 'root'
  place.lang = locale
  place.dir = dir
  writeIn(locale)

  const member = identity()
  if (member) void conversation.identify(member)
  root.adoptedStyleSheets.push(...sheets)
  root.append(place)
  const draw = () =>
    render(<Panel conversation={conversation} baseUrl={baseUrl} close={close} address={location.hash} />, place)
  draw()
  const dialog = place.querySelector('dialog')
  let isBesideThere = false
  const undo = [close, () => render(null, place), effect(tellLauncher)]
  const settled = import('./settle.ts').then(({ settle }) => settle(root, dialog, shown, undo, conversation, baseUrl))
  settled.catch(console.warn)

  function tellLauncher() {
    const { length } = conversation.unread.value
    const wasOpen = launcher.hidden
    launcher.hidden = shown.value
    launcher.ariaExpanded = `${shown.value}`
    // The focus comes back to where it was before the panel took it.
    if (wasOpen && !shown.value) launcher.focus({ preventScroll: true })
    if (isBesideThere || shown.value || !(length || hint.value)) return
    isBesideThere = true
    import('./beside.tsx')
      .then(({ standBeside }) =>
        undo.push(standBeside({ root, launcher, place }, { conversation, hint, isOpen: shown, open })),
      )
      .catch(console.warn)
  }

  function open() {
    if (shown.value)
      return void settled.then(
        (again) => again(),
        () => show(dialog),
      )
    opener = document.activeElement
    shown.value = true
    show(dialog)
    page.tell('open')
    void conversation.open()
  }

  function close() {
    if (!shown.value) return
    conversation.markRead()
    hide(dialog) // while it fills the screen, nothing else can have the focus
    shown.value = false
    // Where there is no launcher to take it, the focus goes back to what the page opened the panel with.
    if (root.activeElement?.closest('.panel') && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    page.tell('close')
  }

  return {
    conversation,
    hint,
    draw,
    open,
    close,
    identify: conversation.identify,
    logOut: conversation.logOut,
    // A page's script may hand over a number, or nothing.
    say(text) {
      open()
      return conversation.send(`${text ?? ''}`)
    },
    book(form) {
      open()
      return conversation.book(form)
    },
    destroy() {
      for (const each of undo) each()
      conversation[Symbol.dispose]()
    },
  }
}
