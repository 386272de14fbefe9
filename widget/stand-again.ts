import { effect, type ReadonlySignal } from '@preact/signals'
import { phone, show, stand } from './stand.ts'

export interface Standing {
  root: ShadowRoot
  panel: HTMLDialogElement
  isOpen: ReadonlySignal<boolean>
}

/**
 * A page that swaps its body takes the panel away and gets it back: then the reader is where they were, and the focus too,
 * unless the page has put it elsewhere. Whoever closes the panel leaves nothing to come back to. Answers with how a panel
 * that is open is opened.
 */
export function standAgain(standing: Standing, undo: (() => void)[]): () => void {
  const { panel, root, isOpen } = standing
  const gone = new AbortController()
  const now = follow(standing, gone.signal)
  const comeBack = () => {
    const { focused, places } = now()
    const { activeElement, body } = document
    const isElsewhere = focused === null || activeElement !== body
    if (isElsewhere) stand(panel)
    else show(panel)
    // Before the whole screen there is nowhere else to be.
    if (!isElsewhere || panel.matches(':modal')) focus(focused)
    else if (activeElement === body) blur(root.activeElement)
    else focus(activeElement)
    for (const [box, place] of places) box.scrollTo(place)
  }

  // What the page itself puts from one place to another never leaves it, so that nobody else hears of it.
  const isAstray = () => isOpen.peek() && panel.isConnected && !stands(panel)
  const moves = new MutationObserver(() => isAstray() && setTimeout(() => isAstray() && comeBack()))
  moves.observe(document, { subtree: true, childList: true })
  // A window that grows, or a phone that is turned, changes how the panel stands.
  phone.addEventListener('change', () => isOpen.peek() && show(panel), gone)
  undo.push(
    () => gone.abort(),
    () => moves.disconnect(),
  )
  return () => {
    if (!stands(panel)) comeBack()
    // Whoever asks for what is there already, but behind a dialog of the page's, gets it before that.
    else if (!isReached(standing)) show(panel)
  }
}

/**
 * Where the focus is in the panel, and what is scrolled to where: what it was, once the panel has been taken away. What
 * had the focus in a panel that was taken away before anybody followed it is not known.
 */
function follow({ root, panel, isOpen }: Standing, signal: AbortSignal) {
  const within = { capture: true, signal } // what scrolls tells nobody above it
  const read = new Map<Element, ScrollToOptions>()
  let focused = stands(panel) ? root.activeElement : undefined

  const note = () => {
    if (stands(panel)) focused = root.activeElement
  }
  panel.addEventListener('focusin', note, within)
  // What is taken away with its page loses the focus, too, but not because somebody went elsewhere. A moment later it may
  // be in the page again, but does not stand yet.
  panel.addEventListener('focusout', () => queueMicrotask(note), within)
  const noteRead = ({ target }: Event) => target instanceof Element && read.set(target, placeIn(target))
  panel.addEventListener('scroll', noteRead, within)
  const forget = effect(() => {
    if (isOpen.value) return
    read.clear()
    focused = null
  })
  signal.addEventListener('abort', forget)
  return () => ({ focused, places: [...read] })
}

function isReached({ root, panel }: Standing): boolean {
  const { x, y, width, height } = panel.getBoundingClientRect()
  return panel.contains(root.elementFromPoint(x + width / 2, y + height / 2))
}

const stands = (panel: HTMLElement) => panel.matches(':popover-open, :modal')
const placeIn = ({ scrollLeft: left, scrollTop: top }: Element): ScrollToOptions => ({ left, top, behavior: 'instant' })
const focus = (field: Element | null | undefined) =>
  field instanceof HTMLElement && field.focus({ preventScroll: true })
const blur = (field: Element | null) => field instanceof HTMLElement && field.blur()
