/** Where the panel fills the screen, as panel.css has it. */
export const phone = matchMedia('(max-width: 29.98em)')

/** Puts the panel before the page, where it has the focus. */
export function show(panel: HTMLDialogElement | null, asModal = phone.matches) {
  if (!panel) return
  // With fingers, a focused field would bring up the keyboard before a word is read.
  const first = matchMedia('(pointer: coarse)').matches ? panel : panel.querySelector('textarea')
  const field = panel.querySelector<HTMLElement>(':focus') ?? first
  stand(panel, asModal)
  field?.focus({ preventScroll: true })
  // A modal dialog of the page's lets nothing beside it have the focus, but another one.
  if (!asModal && !document.activeElement?.shadowRoot?.contains(panel)) show(panel, true)
}

/**
 * Puts it there, also after the page took it away. In the top layer it needs no z-index, and no overlay of the page's can
 * cover it by accident. Where it is modal, as it is where it fills the screen, nothing behind is reached.
 */
export function stand(panel: HTMLDialogElement, asModal = phone.matches) {
  hide(panel)
  if (asModal) {
    const under = document.querySelector('dialog:modal') // not one within a shadow, as ours is
    panel.showModal()
    import('./whole-screen.ts').then(({ fill }) => fill(panel, under), console.warn)
  } else panel.showPopover()
}

/** Puts it away. */
export function hide(panel: HTMLDialogElement | null) {
  panel?.close()
  panel?.hidePopover()
}
