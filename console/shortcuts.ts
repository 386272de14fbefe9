import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** A key, or two one after the other with a space between (`g i`), and what they do. */
export interface Shortcut {
  keys: string
  words: string
  run(): void
}

/** What can be pressed now; the screen drawn last is asked first. */
export const shortcuts = signal<readonly Shortcut[][]>([])

/** Offers shortcuts while a screen is drawn. */
export function useShortcuts(own: Shortcut[], when: readonly unknown[] = []) {
  useEffect(() => {
    shortcuts.value = [own, ...shortcuts.value]
    return () => {
      shortcuts.value = shortcuts.value.filter((set) => set !== own)
    }
  }, when)
}

/** Presses shortcuts for whoever wants them (WCAG 2.1.4): never while a field has the focus, and never with a modifier. */
export function listenToKeys(wanted: () => boolean) {
  let before = ''
  addEventListener('keydown', (event) => {
    if (!wanted() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    const key = event.key.toLowerCase()
    const all = shortcuts.value.flat()
    const found = all.find(({ keys }) => keys === `${before} ${key}`) ?? all.find(({ keys }) => keys === key)
    before = all.some(({ keys }) => keys.startsWith(`${key} `)) ? key : ''
    if (!found) return

    before = ''
    event.preventDefault()
    found.run()
  })
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
