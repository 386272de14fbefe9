import { show } from './stand.ts'

/**
 * A panel beside the page is modal only because a dialog of the page's is: once that is gone, so is the reason, and the
 * page may be used beside the panel again. Returns its undoing.
 */
export function giveBack(panel: HTMLDialogElement, dialog: Element | null): () => void {
  const look = () => {
    if (dialog?.matches(':modal')) return
    changes.disconnect()
    show(panel)
  }
  const changes = new MutationObserver(look)
  changes.observe(document, { subtree: true, childList: dialog !== null, attributeFilter: ['open', 'inert'] })
  if (dialog) look() // it may have gone while this was fetched
  return () => changes.disconnect()
}
