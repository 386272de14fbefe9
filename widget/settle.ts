import type { ReadonlySignal } from '@preact/signals'
import { keepToItself } from './keep-to-itself.ts'
import { standAgain } from './stand-again.ts'

/** What the panel needs from its first moment on, though not before it can be seen; answers as `standAgain` does. */
export function settle(root: ShadowRoot, place: Element, isOpen: ReadonlySignal<boolean>, undo: (() => void)[]) {
  const panel = place.querySelector('dialog')
  if (!panel) throw new Error('The panel is not drawn.')

  keepToItself(root)
  return standAgain({ root, panel, isOpen }, undo)
}
